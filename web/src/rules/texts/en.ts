import type { Rules } from "../text";

export const rules: Rules = {
  title: "Rules of Deuce-to-Seven Triple Draw",
  sections: [
    {
      id: "game",
      title: "What the game is",
      blocks: [
        "Deuce-to-Seven Triple Draw, 2-7 Triple Draw for short, is a poker game for two to six players. Everybody gets five cards and may exchange any of them three times. The lowest hand wins the pot.",
        "There are four betting rounds, one before the first draw and one after each draw. The limit is fixed: the round decides how much a bet is. You also win when everybody else folds, whatever you hold.",
      ],
    },
    {
      id: "cards",
      title: "The cards and the order of hands",
      blocks: [
        "One deck of 52 cards is used. The deuce is the lowest card and the ace always the highest. Pairs are bad, and straights and flushes count against you: [6c 5d 4h 3s 2c] is a straight and loses even to [Ah Kd Qc Js 9h].",
        "Of two hands without a pair, the one whose highest card is lower wins. If these are equal, the second highest cards decide, and so on down to the fifth. Suits never decide. From best to worst:",
        {
          hands: [
            ["7c 5d 4h 3s 2c", "The wheel, Number 1: 7-5-4-3-2 is the best hand of all."],
            ["7d 6c 4s 3h 2d", "Number 2."],
            ["7h 6s 5c 3d 2h", "Number 3."],
            ["7s 6d 5h 4c 2s", "Number 4, the last seven: 7-6-5-4-3 is a straight."],
            ["8c 5d 4s 3h 2c", "The nut eight: the best eight."],
            ["8h 6c 4d 3s 2h", "A smooth eight: a six comes next."],
            ["8s 7d 5c 3h 2s", "A rough eight: a seven comes next."],
            ["9d 5s 4c 3h 2d", "The nut nine: the best nine."],
            ["Ac 5h 4d 3c 2s", "The nut ace: no straight, as the ace is high."],
            ["Ah Kd Qc Js 9h", "The worst hand without a pair."],
          ],
        },
        "All of these beat every pair. From there on ordinary poker is turned upside down; each hand loses to the one above it:",
        {
          hands: [
            ["5c 4d 3h 2s 2c", "One pair: the best is this pair of deuces."],
            ["4d 3s 3h 2d 2h", "Two pair."],
            ["4c 3d 2c 2d 2h", "Three of a kind."],
            ["6c 5d 4h 3s 2c", "A straight: five ranks in a row."],
            ["7c 5c 4c 3c 2c", "A flush: five cards of one suit, even these."],
            ["3c 3d 2c 2d 2h", "A full house."],
            ["3s 2c 2d 2h 2s", "Four of a kind."],
            ["6s 5s 4s 3s 2s", "A straight flush."],
            ["Ad Kd Qd Jd Td", "The royal flush: the worst hand of all."],
          ],
        },
      ],
    },
    {
      id: "hand",
      title: "The course of a hand",
      blocks: [
        {
          steps: [
            "The button moves clockwise to the next player. Whoever sits to its left posts the small blind, the next player the big blind.",
            "Everybody is dealt five cards.",
            "Round 1 begins to the left of the big blind, who acts last and may raise even if the others have only called.",
            "Draw 1, round 2, draw 2, round 3, draw 3, round 4: each begins with the first player to the left of the button who is still in.",
            "Showdown: the lowest hand wins.",
          ],
        },
        "With two players the button posts the small blind; it acts first in round 1 and last from then on.",
        "When all but one have folded, the hand ends at once: the last player takes the pot and shows nothing.",
      ],
    },
    {
      id: "betting",
      title: "Betting with a fixed limit",
      blocks: [
        "At a 10/20 table the small bet is 10 and the big bet 20. Every bet and every raise is one small bet in rounds 1 and 2 and one big bet in rounds 3 and 4. The big blind is as much as a small bet, the small blind half of that, here 10 and 5. Both count as bets in round 1.",
        {
          terms: [
            ["Check", "Nobody has bet: you put in nothing and may still call or raise later."],
            ["Bet", "You are the first to put in chips."],
            ["Fold", "You give up your cards and the pot."],
            ["Call", "You match the highest bet."],
            ["Raise", "You call and add one bet more."],
          ],
        },
        "A round has a cap of four bets: one bet and three raises. In round 1 the big blind is the first of them, so the raises go to 20, 30 and 40. After that one can only call or fold. At 10/20 a whole hand costs at most 240 chips.",
        "The round ends when all who are left have acted and put in the same, or are all-in.",
      ],
    },
    {
      id: "draws",
      title: "The draws and the reshuffle",
      blocks: [
        "In a draw each player in turn throws any cards, none to all five, and gets as many new ones. To throw none is to stand pat. All see how many you throw, nobody sees which. A choice is final, and the new cards come after the last one.",
        "They are dealt player by player from the stub, the rest of the deck. If it runs out, the muck is shuffled and becomes the new stub. In the muck lie:",
        {
          points: [
            "the folded hands,",
            "everything thrown in earlier draws,",
            "and what players threw in this draw who already have all their new cards.",
          ],
        },
        "So nobody gets back a card that they threw in this same draw; one from an earlier draw may return. There are always enough cards, even if six players throw all five every time.",
        "A table that reshuffles in another way says so in the lobby.",
      ],
    },
    {
      id: "all-in",
      title: "All-in and side pots",
      blocks: [
        "If your chips do not cover a call, you may call with all you have. You are then all-in: you draw until the end, bet no more, and win from each opponent at most what you have put in yourself.",
        "What the others bet beyond that goes into a side pot, which only they can win. A bet that nobody calls goes back.",
        "An all-in bet or raise of at least half a bet counts as a full one. After a smaller one those who have already acted may only call or fold; the others may complete it to a full bet.",
        "When nobody is left to bet against, the remaining draws still take place, and hands are shown only after the last one.",
      ],
    },
    {
      id: "showdown",
      title: "Showdown",
      blocks: [
        "Whoever bet or raised last in round 4 shows first; if nobody did, the first player to the left of the button. The others follow clockwise, side pots before the main pot. A hand that can no longer win is not shown.",
        "Cards speak: the page names every hand, so nobody can overlook a win.",
        "Equal hands split the pot. Odd chips go one each to the first winners to the left of the button.",
      ],
    },
    {
      id: "room",
      title: "In the room",
      blocks: [
        {
          terms: [
            [
              "Clock",
              "For each decision 40 seconds at a slow table, 20 at a normal one, 10 at a fast one.",
            ],
            [
              "Time bank",
              "What you have after that: 120, 60 or 30 seconds at first, and every hand brings back 5, 3 or 1.",
            ],
            [
              "Time is up",
              "You check, or fold to a bet; in a draw you stand pat. If your connection is lost, you have 15 seconds more in a hand.",
            ],
            [
              "Chips",
              "To a cash game you bring 10 to 50 big bets, unless the table says otherwise. If you come back within 60 minutes, you bring at least what you left with.",
            ],
            [
              "Sitting out",
              "You keep your seat and get no cards. After 3 hands in a row in which your time is up you sit out, and after 4 missed big blinds or 15 minutes the seat is free.",
            ],
            [
              "Missed blinds",
              "Whoever is new or has missed a blind waits for the big blind, or posts. A posted big blind is live: it counts as a bet. A missed small blind is dead: it just goes into the pot.",
            ],
            [
              "Sit & Go",
              "It begins with equal chips when all seats are taken. The limits rise every 15, 10 or 5 minutes; whoever has no chips left is out. The last one left wins all, of four or five players 70 percent and the second 30, of six 65 and 35. Absent players are dealt in and act as if their time were up.",
            ],
          ],
        },
      ],
    },
    {
      id: "example",
      title: "A hand as an example",
      blocks: [
        "Three players at a 10/20 table: Noa has the button, Sam the small blind of 5, Eleni the big blind of 10.",
        {
          steps: [
            "Noa is dealt [8d 6c 3h 2s Kc], Eleni is dealt [Jh Td 5s 3c 2d].",
            "Round 1: Noa raises to 20, Sam folds, Eleni calls. The pot is 45.",
            "Draw 1: Eleni throws [Jh Td] and gets [7h Qs]. Noa throws [Kc] and gets [6h], a pair of sixes.",
            "Round 2: Eleni checks, Noa bets 10, Eleni calls. The pot is 65.",
            "Draw 2: Eleni throws [Qs] and gets [9c], a nine-low. Noa throws [6h] and gets [4d], a smooth eight.",
            "Round 3, now in big bets: Eleni bets 20, Noa raises to 40, Eleni calls. The pot is 145.",
            "Draw 3: Eleni breaks the nine-low, throws [9c] and gets [8c]. Noa stands pat.",
            "Round 4: Eleni checks, Noa bets 20, Eleni calls. The pot is 185.",
            "Showdown: Noa bet last and shows [8d 6c 4d 3h 2s]. Eleni has [8c 7h 5s 3c 2d], an eight too, but then the six is lower than the seven: Noa wins 185.",
          ],
        },
      ],
    },
    {
      id: "fair",
      title: "The fair deal",
      blocks: [
        "Before each hand the server fixes the order of the cards and publishes a commitment, so that it cannot change them later. Then every player's device adds a secret number, and together these cut the deck. With each new card comes a proof that the fixed order and the cut lead to it, and the page checks it at once. Five words at the table are the same for everybody: compare them, and you know that all were told the same. No proof can show that the server does not look, for whoever deals knows the cards.",
      ],
    },
  ],
};
