/** Lines of a chart over the share of a range: what is drawn, and on which scale. */

export interface Curve {
  label: string;
  /** A value for each mark. */
  values: readonly number[];
  /** Lengths of strokes and gaps; "" for an unbroken line. */
  dash: string;
}

export interface Scale {
  least: number;
  most: number;
  ticks: number[];
}

const STEPS = [1, 2, 5, 10];
const TICKS = 5;
export const DASHES = ["", "7 4", "2 3", "9 3 2 3", "1 5", "12 4"] as const;

/** A scale over round figures that holds all values. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = roundStep((high - low) / TICKS || 1);
  const least = Math.floor(low / step) * step;
  const most = Math.max(Math.ceil(high / step) * step, least + step);
  const count = Math.round((most - least) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => least + at * step);
  return { least, most, ticks };
}

/** The least of 1, 2 and 5 times a power of ten that is no smaller. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * STEPS.find((step) => step * power >= least * 0.999)!;
}

/** The path of a line in a field of `width` and `height`. */
export function pathOf(
  shares: readonly number[],
  values: readonly number[],
  { least, most }: Scale,
  width: number,
  height: number,
): string {
  const points = shares.map((share, at) => {
    const up = (values[at]! - least) / (most - least);
    return `${(share * width).toFixed(1)} ${((1 - up) * height).toFixed(1)}`;
  });
  return points.length ? `M${points.join("L")}` : "";
}
