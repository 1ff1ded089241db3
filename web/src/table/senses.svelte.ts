/** What a table calls out by itself: sentences for a screen reader, sounds, and whose turn it is. */
import { untrack } from "svelte";
import { text } from "../i18n/index.svelte";
import { holdingText, turnText } from "../game/speech";
import type { LiveTable, News } from "../live/table.svelte";
import { say } from "../shell/announce.svelte";
import { secondsTo } from "./clocks";
import type { Countdown } from "./countdown.svelte";
import type { Moves } from "./moves.svelte";
import { seatsOf } from "./roster";
import type { Sounds } from "./sounds";
import { choicesOf, sentencesOf, soundsOf } from "./voice";

export interface Senses {
  table: LiveTable;
  moves: Moves;
  countdown: Countdown;
  sounds: Pick<Sounds, "play">;
  /** Shows a line at the table for a moment. */
  note: (words: string) => void;
  /** The decision is ours: the buttons may want the focus. */
  call: () => void;
}

const LOUD_FROM = 5;
const WARNED_AT = 10;

/** Attends to a table for as long as the component that calls this lives. */
export function attend(senses: Senses): void {
  const { table, countdown } = senses;
  $effect(() => table.onNews((news) => tell(senses, news)));
  $effect(() => countdown.follow(table.told?.turn));
  $effect(() => () => countdown.follow(undefined));
  attendDecisions(senses);
  attendClock(senses);
  attendLink(senses);
}

function tell({ table, sounds, note }: Senses, { before, now, events, isJump }: News): void {
  if (isJump) return;
  const opened = now.table.opened ?? 0;
  if (opened > (before?.table.opened ?? 0)) say(text("page-opened", { number: opened }));
  const who = seatsOf(now, table.player);
  for (const { text: words, isUrgent } of sentencesOf(events, who)) say(words, { isUrgent });
  const name = table.shown!.mine?.name;
  if (name && events.some((event) => event.event === "Drew" && "cards" in event && event.cards))
    say(holdingText(name));
  for (const sound of soundsOf(events, who.own)) sounds.play(sound);
  if (events.some(({ event }) => event === "Reshuffled")) note(text("log-reshuffles"));
}

/** Each decision is called once, whatever changes while it is there. */
function attendDecisions(senses: Senses): void {
  const { table, moves } = senses;
  $effect(() => {
    if (moves.decision !== undefined) untrack(() => callToDecide(senses));
  });
  $effect(() => {
    if (table.told?.own) untrack(() => moves.dropUnknown());
  });
}

function callToDecide({ table, moves, sounds, call }: Senses): void {
  const { turn } = table.told!;
  moves.renew();
  sounds.play("turn");
  const choices = choicesOf(table.shown!.mine!);
  say(turnText(choices, turn ? secondsTo(turn.until, Date.now()) : 0), { isUrgent: true });
  call();
}

function attendClock({ table, countdown, sounds }: Senses): void {
  $effect(() => {
    const { seconds, isBank } = countdown;
    if (!table.isWaiting) return;
    if (seconds === WARNED_AT && !isBank) say(text("page-speech-seconds", { seconds }));
    if (seconds > 0 && seconds <= LOUD_FROM) sounds.play("second");
  });
  const isBank = $derived(countdown.isBank && table.isWaiting);
  $effect(() => {
    if (!isBank) return;
    sounds.play("bank");
    const seconds = untrack(() => countdown.seconds);
    say(text("page-speech-bank", { seconds }), { isUrgent: true });
  });
}

function attendLink({ table, sounds }: Senses): void {
  let wasLost = false;
  $effect(() => {
    if (table.link === "lost" && !wasLost) {
      wasLost = true;
      sounds.play("lost");
      say(text("page-lost"), { isUrgent: true });
    } else if (table.link === "open" && wasLost) {
      wasLost = false;
      sounds.play("back");
      say(text("page-back"));
    }
  });
}
