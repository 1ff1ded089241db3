/** The sounds of the table, made of tones and noise; each ends within a quarter of a second. */

export type Sound =
  | "deal"
  | "mark"
  | "unmark"
  | "draw"
  | "check"
  | "call"
  | "raise"
  | "fold"
  | "turn"
  | "second"
  | "bank"
  | "won"
  | "shuffle"
  | "lost"
  | "back";

/** A tone from a frequency in hertz, or noise round it: when, how long, how loud. */
interface Part {
  at: number;
  length: number;
  pitch: number;
  level: number;
  wave: OscillatorType | "noise";
}

const tone = (pitch: number, at = 0, length = 0.09, level = 0.3): Part => ({
  at,
  length,
  pitch,
  level,
  wave: "sine",
});
const click = (pitch: number, at = 0): Part => ({
  at,
  length: 0.035,
  pitch,
  level: 0.35,
  wave: "triangle",
});
const noise = (pitch: number, length: number, at = 0, level = 0.3): Part => ({
  at,
  length,
  pitch,
  level,
  wave: "noise",
});

const A4 = 440;
const C5 = 523.25;
const D5 = 587.33;
const E5 = 659.25;
const G5 = 783.99;

export const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  deal: [noise(2600, 0.05)],
  mark: [click(1200)],
  unmark: [click(900)],
  draw: [click(1200), click(1200, 0.06)],
  check: [noise(420, 0.05), noise(420, 0.05, 0.09)],
  call: [click(1700)],
  raise: [click(1500), click(2100, 0.07)],
  fold: [noise(700, 0.14, 0, 0.18)],
  turn: [tone(A4, 0, 0.1), tone(D5, 0.11, 0.13)],
  second: [tone(A4, 0, 0.06)],
  bank: [tone(220, 0, 0.09), tone(220, 0.12, 0.09)],
  won: [tone(C5, 0, 0.24, 0.12), tone(E5, 0, 0.24, 0.12), tone(G5, 0, 0.24, 0.12)],
  shuffle: [noise(1500, 0.24, 0, 0.2)],
  lost: [tone(E5, 0, 0.1), tone(C5, 0.1, 0.13)],
  back: [tone(C5, 0, 0.1), tone(E5, 0.1, 0.13)],
};

export class Sounds {
  private context: AudioContext | undefined;
  private hiss: AudioBuffer | undefined;

  /** `volume` is asked at every sound: 0..100. */
  constructor(private readonly volume: () => number) {}

  /** Browsers let a page sound after the first click or key alone: call this from one. */
  allow = (): void => {
    if (!("AudioContext" in globalThis)) return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
  };

  play(sound: Sound): void {
    const { context } = this;
    if (!context || context.state !== "running" || this.volume() === 0) return;
    const master = context.createGain();
    master.gain.value = (this.volume() / 100) ** 2;
    master.connect(context.destination);
    for (const part of SOUNDS[sound]) this.sound(context, master, part);
  }

  close(): void {
    void this.context?.close();
    this.context = undefined;
  }

  private sound(context: AudioContext, master: GainNode, part: Part): void {
    const start = context.currentTime + part.at;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(part.level, start);
    envelope.gain.exponentialRampToValueAtTime(0.001, start + part.length);
    envelope.connect(master);
    const source = part.wave === "noise" ? this.noise(context, part) : this.tone(context, part);
    source.end.connect(envelope);
    source.begin.start(start);
    source.begin.stop(start + part.length);
  }

  private tone(context: AudioContext, part: Part): Source {
    const oscillator = context.createOscillator();
    oscillator.type = part.wave as OscillatorType;
    oscillator.frequency.value = part.pitch;
    return { begin: oscillator, end: oscillator };
  }

  private noise(context: AudioContext, part: Part): Source {
    const source = context.createBufferSource();
    source.buffer = this.hiss ??= hissOf(context);
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = part.pitch;
    source.connect(filter);
    return { begin: source, end: filter };
  }
}

interface Source {
  begin: AudioScheduledSourceNode;
  end: AudioNode;
}

/** A third of a second of noise; it need not be random, only rough. */
function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 3), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (state * 48_271) % 0x7fff_ffff;
    samples[at] = state / 0x3fff_ffff - 1;
  }
  return buffer;
}
