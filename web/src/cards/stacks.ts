/** An amount of chips as stacks: height is the count, notches are the value. */

const VALUES = [100, 25, 5, 1] as const;
const HIGHEST = 5;
/** More stacks than these no eye counts: a large pot is a full first column of the largest. */
const MOST_COLUMNS = 4;

export interface Column {
  value: (typeof VALUES)[number];
  count: number;
}

/** How many notches a chip has: none 1, one 5, two 25, three 100. */
export const notches = (value: Column["value"]): number => ({ 1: 0, 5: 1, 25: 2, 100: 3 })[value];

/** The columns of an amount, largest chips first: at most five chips a column, four columns. */
export function columns(amount: number): Column[] {
  const found: Column[] = [];
  let rest = amount;
  for (const value of VALUES) {
    let count = Math.floor(rest / value);
    rest %= value;
    while (count > 0 && found.length < MOST_COLUMNS) {
      found.push({ value, count: Math.min(HIGHEST, count) });
      count -= HIGHEST;
    }
  }
  return found;
}
