import type { Guide } from "../text";

export const guide: Guide = {
  title: "Deine erste Hand",
  steps: {
    low: {
      title: "Niedrig ist gut",
      says: [
        "Die niedrigsten fünf Karten gewinnen den Pot, und 7-5-4-3-2 ist die beste Hand überhaupt.",
        "Asse sind hoch, und Paare, Straights und Flushes sind schlecht.",
      ],
    },
    play: {
      title: "Mitspielen oder folden",
      says: [
        "Wenn du dran bist, sagen die Schaltflächen unter deinen Karten, was du tun kannst und was es kostet.",
        "Mit drei oder vier verschiedenen niedrigen Karten spiel weiter; mit weniger ist ein Fold meistens besser.",
      ],
    },
    throw: {
      title: "Wirf die hohen Karten ab",
      says: [
        "Tippe auf die Karten, die weg sollen, oder drücke 1 bis 5, und dann auf die Schaltfläche, die sagt, wie viele du tauschst.",
        "Gefallen dir alle fünf, lass sie stehen.",
      ],
    },
    watch: {
      title: "Achte darauf, wie viele die anderen tauschen",
      says: [
        "Neben jedem Namen stehen die bisherigen Draws, hier drei Karten, dann eine, dann keine (pat).",
        "Je weniger Karten jemand tauscht, desto näher ist die Hand daran, fertig zu sein.",
      ],
    },
    show: {
      title: "Die niedrigste Hand gewinnt",
      says: [
        "Nach dem dritten Draw und den letzten Einsätzen werden die Hände gezeigt, und die Seite sagt, wer gewonnen hat und warum: hier die obere Hand, denn beide beginnen mit einer Acht, und die Sechs ist niedriger als die Sieben.",
        "Dann beginnt die nächste Hand von selbst.",
      ],
    },
  },
};
