/** How the backs of a reshuffle move, each from the middle of the pot. */

const CARDS = 8;

/** A muck, half of a pack to either side, the pack: card by card from left and right in turn. */
export const RIFFLED: readonly Keyframe[][] = Array.from({ length: CARDS }, (_, card) => {
  const side = card % 2 ? 1 : -1;
  const at = (x: number, y: number, turn: number): string =>
    `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(${turn}deg)`;
  return [
    { transform: at(side * (24 + 5 * card), 3 * card - 10, side * (8 + 4 * card)), opacity: 0 },
    { transform: at(side * 34, -card, side * 6), opacity: 1, offset: 0.35 },
    { transform: at(0, -card, 0), opacity: 1, offset: 0.8 },
    { transform: at(0, -card, 0), opacity: 0 },
  ];
});
