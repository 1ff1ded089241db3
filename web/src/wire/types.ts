// Written by scripts/types.js from the schemas of the room: do not edit.

export type Command =
  | Sit
  | TopUp
  | SitOut
  | SitIn
  | Leave
  | Queue
  | Unqueue
  | Anchor
  | Link
  | Act
  | Pre
  | Unpre
  | Next
  | Expose
  | Agree
  | Chat
  | React
  | Resync
  | Pong
  | Answer
  | Pause
  | Unpause
  | Remove
  | Mute
  | SeatBot;
export type Event =
  | HandStarted
  | AntePosted
  | BlindPosted
  | Posted
  | Dealt
  | DealtUnseen
  | Folded
  | Checked
  | Called
  | Bet
  | Raised
  | Capped
  | Returned
  | RoundClosed
  | BurnedUnseen
  | ReshuffledUnseen
  | Declared
  | DeclaredUnseen
  | Drew
  | DrewUnseen
  | Shown
  | Mucked
  | PotAwarded
  | HandEnded
  | CardsExposed
  | HandCancelled;
export type Frame =
  | Welcome
  | Snapshot
  | Step
  | Commitment
  | Done
  | Refused
  | Said
  | Reacted
  | Offered
  | Ping
  | Moved
  | Closing;

/**
 * A decision; ``discards`` are positions 1..5 of the own hand, for a draw only.
 */
export interface Act {
  type: "act";
  id?: number;
  hand: number;
  decision: number;
  move: "bet" | "call" | "check" | "draw" | "fold" | "raise";
  discards?: number[];
}
/**
 * Agree that all cards of the last hand are opened; done when all who played it have.
 */
export interface Agree {
  type: "agree";
  id?: number;
  hand: number;
}
/**
 * Begin a new hash chain, from the next hand on.
 */
export interface Anchor {
  type: "anchor";
  id?: number;
  anchor: string;
}
/**
 * The owner answers a request for a chair or chips.
 */
export interface Answer {
  type: "answer";
  id?: number;
  player: string;
  yes: boolean;
}
/**
 * A seat paid its ante, or what it had of it.
 */
export interface AntePosted {
  event: "AntePosted";
  seat: number;
  amount: number;
}
/**
 * A seat opened the betting of the round.
 */
export interface Bet {
  event: "Bet";
  seat: number;
  amount: number;
  to: number;
}
/**
 * A seat posted a blind; ``kind`` is "small", "big" or "ante" (the big-blind ante, dead).
 */
export interface BlindPosted {
  event: "BlindPosted";
  seat: number;
  amount: number;
  kind: "small" | "big" | "ante";
}
/**
 * A card was burned.
 */
export interface BurnedUnseen {
  event: "Burned";
}
/**
 * A seat added ``amount`` to stay in.
 */
export interface Called {
  event: "Called";
  seat: number;
  amount: number;
}
/**
 * The bets of the round are all in.
 */
export interface Capped {
  event: "Capped";
  round: number;
}
/**
 * An event of the room: after the hand a seat has turned up these cards of its own.
 */
export interface CardsExposed {
  event: "Exposed";
  seat: number;
  cards: string;
}
/**
 * What everybody sees of an occupied chair between hands; ``stack`` excludes chips in a pot.
 */
export interface ChairState {
  chair: number;
  player: string;
  name: string;
  stack: number;
  bot?: boolean;
  status?: "away" | "in" | "leaving" | "out" | "waiting";
  out_at_big_blind?: boolean;
  place?: number;
}
/**
 * Say something at the table.
 */
export interface Chat {
  type: "chat";
  id?: number;
  text: string;
}
/**
 * A seat stayed in for nothing.
 */
export interface Checked {
  event: "Checked";
  seat: number;
}
/**
 * The server stops; the table goes on when it is back.
 */
export interface Closing {
  type: "closing";
  reason: "banned" | "replaced" | "restart" | "table_closed" | "too_fast";
}
/**
 * Take a chair with chips; ``anchor`` is the end of the client's hash chain.
 */
export interface Sit {
  type: "sit";
  id?: number;
  chair: number;
  chips: number;
  anchor: string;
}
/**
 * Bring more chips, in a hand for the next one.
 */
export interface TopUp {
  type: "top_up";
  id?: number;
  chips: number;
}
/**
 * Be dealt out, at once or when the big blind comes.
 */
export interface SitOut {
  type: "sit_out";
  id?: number;
  when?: "big_blind" | "now";
}
/**
 * Be dealt in again: ``post`` what was missed, or wait for the big blind.
 */
export interface SitIn {
  type: "sit_in";
  id?: number;
  post?: boolean;
}
/**
 * Leave the chair; in a hand it folds when its turn comes.
 */
export interface Leave {
  type: "leave";
  id?: number;
}
/**
 * Wait for a chair.
 */
export interface Queue {
  type: "queue";
  id?: number;
}
/**
 * Wait no longer.
 */
export interface Unqueue {
  type: "unqueue";
  id?: number;
}
/**
 * The next link of the hash chain, after the commitment to hand ``hand``.
 */
export interface Link {
  type: "link";
  id?: number;
  hand: number;
  link: string;
}
/**
 * A pre-action for decision ``decision``; it dies when anything it stands on changes.
 */
export interface Pre {
  type: "pre";
  id?: number;
  hand: number;
  decision: number;
  move: "call" | "call_any" | "check" | "check_fold" | "draw" | "fold";
  discards?: number[];
}
/**
 * Take the pre-action back.
 */
export interface Unpre {
  type: "unpre";
  id?: number;
}
/**
 * Start the next hand without waiting for the rest of the pause.
 */
export interface Next {
  type: "next";
  id?: number;
}
/**
 * After the hand show own cards, by position 1..5.
 */
export interface Expose {
  type: "show";
  id?: number;
  hand: number;
  positions: number[];
}
/**
 * A quick reaction.
 */
export interface React {
  type: "react";
  id?: number;
  reaction: "hurry" | "laugh" | "nice" | "thanks" | "unlucky" | "wow";
}
/**
 * Ask for what came after ``version``; 0 for a whole snapshot.
 */
export interface Resync {
  type: "resync";
  id?: number;
  version?: number;
}
/**
 * The answer to `Ping`, with its number: so the server measures the lag.
 */
export interface Pong {
  type: "pong";
  id?: number;
  ping: number;
}
/**
 * The owner stops the game after this hand.
 */
export interface Pause {
  type: "pause";
  id?: number;
}
/**
 * The owner lets the game go on.
 */
export interface Unpause {
  type: "unpause";
  id?: number;
}
/**
 * The owner makes a chair leave.
 */
export interface Remove {
  type: "remove";
  id?: number;
  chair: number;
}
/**
 * The owner lets a player say nothing more at the table, or speak again.
 */
export interface Mute {
  type: "mute";
  id?: number;
  player: string;
  muted?: boolean;
}
/**
 * The owner seats a bot.
 */
export interface SeatBot {
  type: "seat_bot";
  id?: number;
  chair: number;
  agent: "blueprint" | "caller" | "random" | "showdown" | "textbook";
  chips: number;
}
/**
 * The server's promise for a hand; a seated client answers with `Link` within ``until`` ms.
 *
 * ``heads`` are the anchors, or the last links, of the chairs that are asked for a link.
 */
export interface Commitment {
  type: "commitment";
  hand: number;
  roots: string[];
  before: string;
  until: number;
  heads?: {
    [k: string]: string;
  };
}
/**
 * The public side of the fair deal of a hand: enough to check the own proofs with.
 *
 * ``heads`` and ``links`` are by chair, ``absent`` chairs sent no link in time; ``picked`` is
 * the root whose deck is played, ``nodes`` are those of its tree and ``opened`` the seeds of all
 * other decks. Bytes are hex.
 */
export interface Deal {
  hand: number;
  before: string;
  roots: string[];
  heads: {
    [k: string]: string;
  };
  links: {
    [k: string]: string;
  };
  picked: number;
  opened: {
    [k: string]: string;
  };
  nodes: string[];
  words: string;
  absent?: number[];
}
/**
 * A seat was dealt its five cards, in the sequence they came.
 */
export interface Dealt {
  event: "Dealt";
  seat: number;
  /**
   * Cards as in "7c 5d".
   */
  cards: string;
}
/**
 * A seat was dealt ``count`` cards that the viewer may not see.
 */
export interface DealtUnseen {
  event: "Dealt";
  seat: number;
  count: number;
}
/**
 * Under the reshuffle `everything` a seat named its discards before anybody is served.
 */
export interface Declared {
  event: "Declared";
  seat: number;
  /**
   * Cards as in "7c 5d".
   */
  discards: string;
}
/**
 * A seat declared to draw ``count`` cards that the viewer may not see.
 */
export interface DeclaredUnseen {
  event: "Declared";
  seat: number;
  count: number;
}
/**
 * Command ``re`` was done and is in the log.
 */
export interface Done {
  type: "done";
  re: number;
  version: number;
}
/**
 * A seat threw ``discards`` and was served ``cards``; both are empty when it stood pat.
 */
export interface Drew {
  event: "Drew";
  seat: number;
  /**
   * Cards as in "7c 5d".
   */
  discards: string;
  /**
   * Cards as in "7c 5d".
   */
  cards: string;
}
/**
 * A seat drew ``count`` cards that the viewer may not see.
 */
export interface DrewUnseen {
  event: "Drew";
  seat: number;
  count: number;
}
/**
 * The stacks before antes and blinds, the stakes, and the seat with the button.
 */
export interface HandStarted {
  event: "HandStarted";
  stacks: number[];
  stakes: Stakes;
  button: number;
}
/**
 * The stakes and options of a hand, all amounts in chips (whole numbers).
 */
export interface Stakes {
  small_bet: number;
  big_bet: number;
  small_blind: number;
  big_blind: number;
  unit: number;
  ante: number;
  big_blind_ante: number;
  cap: number;
  heads_up_cap: string;
  short_all_in: string;
  reshuffle: string;
  burns: number;
  folds_in_reshuffle: boolean;
}
/**
 * A seat posted to come in: ``live`` counts as its bet, ``dead`` only fills the pot.
 */
export interface Posted {
  event: "Posted";
  seat: number;
  live: number;
  dead: number;
}
/**
 * A seat gave up its hand.
 */
export interface Folded {
  event: "Folded";
  seat: number;
}
/**
 * A seat raised or completed: it added ``amount``.
 */
export interface Raised {
  event: "Raised";
  seat: number;
  amount: number;
  to: number;
}
/**
 * The part of a bet that nobody could match went back.
 */
export interface Returned {
  event: "Returned";
  seat: number;
  amount: number;
}
/**
 * A betting round is complete; ``pot`` is everything in the middle.
 */
export interface RoundClosed {
  event: "RoundClosed";
  round: number;
  pot: number;
}
/**
 * The muck was shuffled and became the stub.
 */
export interface ReshuffledUnseen {
  event: "Reshuffled";
  order: number;
}
/**
 * A seat showed its hand; ``number`` is its rank, 1 (best) to 7462.
 */
export interface Shown {
  event: "Shown";
  seat: number;
  /**
   * Cards as in "7c 5d".
   */
  cards: string;
  number: number;
}
/**
 * A seat that could not win gave up its hand unseen at the showdown.
 */
export interface Mucked {
  event: "Mucked";
  seat: number;
}
/**
 * A pot (0 is the main pot) was paid: ``winners`` maps seats to their shares.
 */
export interface PotAwarded {
  event: "PotAwarded";
  pot: number;
  amount: number;
  winners: {
    [k: string]: number;
  };
}
/**
 * The hand is over; ``stacks`` are what everybody has now.
 */
export interface HandEnded {
  event: "HandEnded";
  stacks: number[];
}
/**
 * An event of the room: the hand does not count, everybody has what he began it with.
 */
export interface HandCancelled {
  event: "Cancelled";
  hand: number;
  reason: "admin" | "damaged" | "orders";
}
/**
 * The first frame: who the receiver is at this table.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  player: string | null;
  name: string | null;
  chair?: number | null;
}
/**
 * Everything as it stands at ``version``; ``happened`` are the events of the hand so far.
 */
export interface Snapshot {
  type: "snapshot";
  version: number;
  table: TableState;
  hand?: HandState | null;
  own?: Own | null;
  turn?: Turn | null;
  deal?: Deal | null;
  happened?: Event[];
}
/**
 * The table without the hand; ``queue`` are the names of those who wait.
 *
 * ``asked`` is told to the owner alone: who waits for his answer, by player, name, chair, chips.
 * ``opened`` is the last hand whose cards all stand open to its players, in their proof files.
 */
export interface TableState {
  terms: Required<Terms>;
  stage: "finished" | "linking" | "paused" | "pausing" | "playing" | "waiting";
  hand: number;
  chairs: ChairState[];
  button?: number | null;
  queue?: string[];
  level?: number;
  owner?: string | null;
  cancelled?: number;
  opened?: number;
  opening?: Opening | null;
  asked?: [string, string, number, number][];
}
/**
 * The last hand, which is opened when all who played it have agreed; chairs are those of it.
 */
export interface Opening {
  hand: number;
  agreed?: number[];
  missing?: number[];
}
/**
 * The hand as everybody sees it: the observer's view, and the chair of each seat.
 */
export interface HandState {
  number: number;
  chairs: number[];
  view: View;
  words?: string;
}
/**
 * A hand as one seat (or an observer, ``seat`` None) may know it at this moment.
 */
export interface View {
  phase: "betting" | "drawing" | "over" | "showing";
  round: number;
  actor: number | null;
  button: number;
  pot: number;
  bets: number[];
  stacks: number[];
  folded: number[];
  all_in: number[];
  draws: number[][];
  shown: {
    /**
     * Cards as in "7c 5d".
     */
    [k: string]: string;
  };
}
/**
 * What only the receiver may know of the hand; ``seat`` is his number in it.
 *
 * ``next`` is the number of his next decision as things stand, for pre-actions (-1: none);
 * ``price`` what calling costs him now; ``pre`` the pre-action that stands. ``leaves`` are, in
 * hex, all of an order that ``proofs`` are the first of.
 */
export interface Own {
  seat: number;
  hand: string;
  discarded?: string[];
  legal?: string[];
  next?: number;
  price?: number;
  pre?: ("call" | "call_any" | "check" | "check_fold" | "draw" | "fold") | null;
  proofs?: Proof[];
  leaves?: {
    [k: string]: string;
  };
}
/**
 * The proof of one card, as `fairness.Proof.to_json` writes it; bytes are hex.
 */
export interface Proof {
  order: number;
  position: number;
  /**
   * Cards as in "7c 5d".
   */
  card: string;
  salt: string;
}
/**
 * Who is to decide and until when: ``until`` and ``bank`` are milliseconds from now.
 *
 * ``until`` is the rest of the decision time, ``bank`` what the time bank adds to it.
 */
export interface Turn {
  chair: number;
  decision: number;
  until: number;
  bank: number;
}
/**
 * What version ``version`` changed; a part that did not change is left out.
 *
 * ``happened`` may be empty: what the receiver may not see uses up its version too. With
 * ``hand`` the turn is always told: without ``turn`` nobody is to decide then. ``deal`` comes
 * when the hand is dealt.
 */
export interface Step {
  type: "step";
  version: number;
  happened?: Event[];
  table?: TableState | null;
  hand?: HandState | null;
  own?: Own | null;
  turn?: Turn | null;
  deal?: Deal | null;
}
/**
 * Command ``re`` was not done; ``error`` is a message id, ``text`` the English sentence.
 */
export interface Refused {
  type: "refused";
  re: number;
  error: string;
  text: string;
  arguments?: {
    [k: string]: string | number;
  };
}
/**
 * Somebody said something.
 */
export interface Said {
  type: "chat";
  player: string;
  name: string;
  text: string;
}
/**
 * A quick reaction of a chair.
 */
export interface Reacted {
  type: "reaction";
  chair: number;
  reaction: "hurry" | "laugh" | "nice" | "thanks" | "unlucky" | "wow";
}
/**
 * A chair is kept for the receiver, who has waited for one: for ``until`` ms from now.
 *
 * ``chairs`` are the free ones now: what else he is told of the table comes late.
 */
export interface Offered {
  type: "offered";
  until: number;
  chairs?: number[];
}
/**
 * The server measures the lag; the client answers `Pong` at once.
 */
export interface Ping {
  type: "ping";
  ping: number;
}
/**
 * The table is at another server; connect there.
 */
export interface Moved {
  type: "moved";
  address: string;
}
/**
 * What everybody who sits down has agreed to; amounts are chips.
 *
 * ``buy_in_min`` and ``buy_in_max`` of 0 are 10 and 50 big bets; a sit-and-go has one buy-in,
 * ``buy_in_min``, for ``starting_stack`` chips. ``watch_delay`` is in seconds. ``audit`` says
 * when the seed of a hand is opened (docs/reference/fairness.md). ``bots`` chairs are filled with
 * ``agent`` and give way to people.
 */
export interface Terms {
  name: string;
  kind?: "cash" | "sit_and_go";
  chairs?: number;
  small_bet?: number;
  reshuffle?: "everything" | "standard" | "stars";
  speed?: "fast" | "normal" | "slow";
  buy_in_min?: number;
  buy_in_max?: number;
  starting_stack?: number;
  private?: boolean;
  approval?: boolean;
  watch?: boolean;
  watch_delay?: number;
  audit?: "all_agree" | "delay" | "never";
  bots?: number;
  agent?: "blueprint" | "caller" | "random" | "showdown" | "textbook";
}
