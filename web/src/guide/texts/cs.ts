import type { Guide } from "../text";

export const guide: Guide = {
  title: "Vaše první rozdání",
  steps: {
    low: {
      title: "Nízko je dobře",
      says: [
        "Pět nejnižších karet vyhrává bank a 7-5-4-3-2 je nejlepší kombinace ze všech.",
        "Esa jsou vysoká a páry, postupky a barvy jsou špatné.",
      ],
    },
    play: {
      title: "Hrát, nebo složit",
      says: [
        "Když jste na řadě, tlačítka pod vašimi kartami říkají, co můžete a kolik to stojí.",
        "Se třemi nebo čtyřmi různými nízkými kartami hrajte dál; s méně je většinou lepší složit.",
      ],
    },
    throw: {
      title: "Odhoďte vysoké karty",
      says: [
        "Klepněte na karty, které mají pryč, nebo stiskněte 1 až 5, a potom tlačítko, které říká, kolik jich měníte.",
        "Pokud se vám líbí všech pět, neměňte.",
      ],
    },
    watch: {
      title: "Sledujte, kolik mění ostatní",
      says: [
        "U každého jména jsou vidět dosavadní výměny hráče, zde tři karty, pak jedna, pak žádná (pat).",
        "Čím méně karet někdo mění, tím blíž je jeho kombinace k hotové.",
      ],
    },
    show: {
      title: "Nejnižší kombinace vyhrává",
      says: [
        "Po třetí výměně a posledních sázkách se karty ukazují a stránka říká, kdo vyhrává a proč: zde horní kombinace, protože obě začínají osmičkou a šestka je nižší než sedmička.",
        "Další rozdání pak začne samo.",
      ],
    },
  },
};
