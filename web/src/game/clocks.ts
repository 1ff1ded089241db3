/** How long a decision may take at each speed, and the time bank to begin with (room/terms.py). */

const CLOCKS = {
  slow: { seconds: 40, bank: 120 },
  normal: { seconds: 20, bank: 60 },
  fast: { seconds: 10, bank: 30 },
} as const;

export type Speed = keyof typeof CLOCKS;

export const clockOf = (speed: Speed): { seconds: number; bank: number } => CLOCKS[speed];
