import type { Guide } from "../text";

export const guide: Guide = {
  title: "Your first hand",
  steps: {
    low: {
      title: "Aim low",
      says: [
        "The lowest five cards win the pot, and 7-5-4-3-2 is the best hand there is.",
        "Aces are high, and pairs, straights and flushes are bad.",
      ],
    },
    play: {
      title: "Play or fold",
      says: [
        "When it is your turn, the buttons below your cards say what you can do and what it costs.",
        "With three or four different low cards play on; with fewer it is mostly better to fold.",
      ],
    },
    throw: {
      title: "Throw the high cards",
      says: [
        "Tap the cards that should go, or press 1 to 5, and then the button that says how many you draw.",
        "If you like all five, stand pat.",
      ],
    },
    watch: {
      title: "Watch how many the others draw",
      says: [
        "Beside each name stand that player's draws so far, here three cards, then one, then none (pat).",
        "The fewer cards somebody draws, the nearer that hand is to being done.",
      ],
    },
    show: {
      title: "The lowest hand wins",
      says: [
        "After the third draw and the last bets the hands are shown, and the page says who won and why: here the upper hand, as both begin with an eight and the six is lower than the seven.",
        "Then the next hand begins by itself.",
      ],
    },
  },
};
