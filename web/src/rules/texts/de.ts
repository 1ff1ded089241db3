import type { Rules } from "../text";

export const rules: Rules = {
  title: "Die Regeln von 2-7 Triple Draw",
  sections: [
    {
      id: "game",
      title: "Worum es geht",
      blocks: [
        "2-7 Triple Draw, mit vollem Namen Deuce to Seven Triple Draw, ist eine Pokervariante für zwei bis sechs Spieler. Alle bekommen fünf Karten und dürfen dreimal beliebig viele davon tauschen. Die niedrigste Hand gewinnt den Pot.",
        "Es gibt vier Setzrunden, eine vor dem ersten Draw und je eine nach jedem Draw. Gespielt wird Fixed Limit: Die Runde bestimmt, wie hoch ein Einsatz ist. Man gewinnt auch, wenn alle anderen folden, ganz gleich mit welchen Karten.",
      ],
    },
    {
      id: "cards",
      title: "Die Karten und die Rangfolge der Hände",
      blocks: [
        "Gespielt wird mit einem Deck von 52 Karten. Die Zwei ist die niedrigste Karte, das Ass immer die höchste. Paare sind schlecht, und auch Straights und Flushes zählen zum Nachteil: [6c 5d 4h 3s 2c] ist ein Straight und verliert sogar gegen [Ah Kd Qc Js 9h].",
        "Von zwei Händen ohne Paar gewinnt die, deren höchste Karte niedriger ist. Sind beide gleich, entscheidet die zweithöchste und so weiter bis zur fünften. Die Farbe entscheidet nie. Von der besten zur schlechtesten:",
        {
          hands: [
            ["7c 5d 4h 3s 2c", "Wheel, Nummer 1: 7-5-4-3-2 ist die beste Hand überhaupt."],
            ["7d 6c 4s 3h 2d", "Nummer 2."],
            ["7h 6s 5c 3d 2h", "Nummer 3."],
            ["7s 6d 5h 4c 2s", "Nummer 4, die letzte Sieben: 7-6-5-4-3 ist ein Straight."],
            ["8c 5d 4s 3h 2c", "Nut 8: die beste Acht."],
            ["8h 6c 4d 3s 2h", "Smooth 8-Low (glatt): Auf die Acht folgt eine Sechs."],
            ["8s 7d 5c 3h 2s", "Rough 8-Low (rau): Auf die Acht folgt eine Sieben."],
            ["9d 5s 4c 3h 2d", "Nut 9: die beste Neun."],
            ["Ac 5h 4d 3c 2s", "Nut Ace: kein Straight, denn das Ass ist hoch."],
            ["Ah Kd Qc Js 9h", "Die schlechteste Hand ohne Paar."],
          ],
        },
        "Alle diese Hände schlagen jedes Paar. Von da an steht das gewöhnliche Poker auf dem Kopf; jede Hand verliert gegen die über ihr:",
        {
          hands: [
            ["5c 4d 3h 2s 2c", "Ein Paar: Am besten ist dieses Paar Zweien."],
            ["4d 3s 3h 2d 2h", "Zwei Paare."],
            ["4c 3d 2c 2d 2h", "Drilling."],
            ["6c 5d 4h 3s 2c", "Straight: fünf Werte in Folge."],
            ["7c 5c 4c 3c 2c", "Flush: fünf Karten einer Farbe, selbst diese."],
            ["3c 3d 2c 2d 2h", "Full House."],
            ["3s 2c 2d 2h 2s", "Vierling."],
            ["6s 5s 4s 3s 2s", "Straight Flush."],
            ["Ad Kd Qd Jd Td", "Royal Flush: die schlechteste Hand überhaupt."],
          ],
        },
      ],
    },
    {
      id: "hand",
      title: "Der Ablauf einer Hand",
      blocks: [
        {
          steps: [
            "Der Button rückt im Uhrzeigersinn zum nächsten Spieler. Wer links von ihm sitzt, bringt den Small Blind, der Platz danach den Big Blind.",
            "Alle bekommen fünf Karten.",
            "Setzrunde 1 beginnt links vom Big Blind. Der Big Blind ist zuletzt dran und darf auch erhöhen, wenn die anderen nur gecallt haben.",
            "Draw 1, Setzrunde 2, Draw 2, Setzrunde 3, Draw 3, Setzrunde 4: Jedes Mal beginnt der erste Platz links vom Button, der noch dabei ist.",
            "Showdown: Die niedrigste Hand gewinnt.",
          ],
        },
        "Zu zweit bringt der Button den Small Blind; er ist in Setzrunde 1 zuerst dran und von da an zuletzt.",
        "Haben alle bis auf einen gefoldet, endet die Hand sofort: Wer übrig bleibt, bekommt den Pot und zeigt nichts.",
      ],
    },
    {
      id: "betting",
      title: "Setzen mit Fixed Limit",
      blocks: [
        "An einem Tisch 10/20 ist der Small Bet 10 und der Big Bet 20. Jeder Einsatz und jeder Raise beträgt in den Setzrunden 1 und 2 einen Small Bet, in den Setzrunden 3 und 4 einen Big Bet. Der Big Blind ist so hoch wie ein Small Bet, der Small Blind halb so hoch, hier 10 und 5. Beide zählen in Setzrunde 1 als Einsatz.",
        {
          terms: [
            [
              "Check",
              "Niemand hat gesetzt: Man zahlt nichts und darf später noch callen oder erhöhen.",
            ],
            ["Bet", "Man setzt als Erster."],
            ["Fold", "Man gibt die Karten und den Pot auf."],
            ["Call", "Man geht den höchsten Einsatz mit."],
            ["Raise", "Man callt und legt noch einen Einsatz dazu."],
          ],
        },
        "Jede Runde hat einen Cap von vier Einsätzen: ein Bet und drei Raises. In Setzrunde 1 ist der Big Blind der erste davon, die Raises gehen also auf 20, 30 und 40. Danach kann man nur noch callen oder folden. Bei 10/20 kostet eine ganze Hand höchstens 240 Chips.",
        "Die Runde endet, wenn alle, die noch dabei sind, dran waren und gleich viel eingesetzt haben oder all-in sind.",
      ],
    },
    {
      id: "draws",
      title: "Die Draws und das neue Mischen",
      blocks: [
        "In einem Draw wirft man der Reihe nach beliebig viele Karten ab, keine bis alle fünf, und bekommt ebenso viele neue. Wer keine abwirft, bleibt pat. Alle sehen, wie viele man abwirft, niemand sieht, welche. Die Wahl ist endgültig, und die neuen Karten kommen nach der letzten Wahl.",
        "Sie werden Platz für Platz vom Reststapel ausgeteilt, dem Rest des Decks. Ist er leer, wird der Muck gemischt und zum neuen Reststapel. Im Muck liegen:",
        {
          points: [
            "die gefoldeten Hände,",
            "alles, was in früheren Draws abgeworfen wurde,",
            "und was in diesem Draw alle abgeworfen haben, die schon ihre neuen Karten haben.",
          ],
        },
        "Darum bekommt niemand eine Karte aus demselben Draw zurück; eine aus einem früheren Draw kann wiederkommen. Karten sind immer genug da, selbst wenn sechs Spieler jedes Mal alle fünf tauschen.",
        "Wird an einem Tisch anders gemischt, steht es in der Lobby.",
      ],
    },
    {
      id: "all-in",
      title: "All-in und Side Pots",
      blocks: [
        "Reichen die Chips nicht für einen Call, kann man mit allem callen, was man hat. Dann ist man all-in: Man tauscht bis zum Schluss, setzt nicht mehr und gewinnt von jedem Gegner höchstens so viel, wie man selbst eingesetzt hat.",
        "Was die anderen darüber hinaus setzen, kommt in einen Side Pot, den nur sie gewinnen können. Ein Einsatz, den niemand callt, geht zurück.",
        "Ein All-in von mindestens einem halben Einsatz zählt als voller Bet oder Raise. Nach einem kleineren dürfen alle, die schon dran waren, nur noch callen oder folden; die anderen dürfen auf einen vollen Einsatz vervollständigen.",
        "Kann niemand mehr gegen jemanden setzen, finden die übrigen Draws trotzdem statt, und die Hände werden erst nach dem letzten gezeigt.",
      ],
    },
    {
      id: "showdown",
      title: "Showdown",
      blocks: [
        "Zuerst zeigt, wer in Setzrunde 4 zuletzt gesetzt oder erhöht hat; war es niemand, der erste Platz links vom Button. Die anderen folgen im Uhrzeigersinn, Side Pots vor dem Main Pot. Eine Hand, die nicht mehr gewinnen kann, wird nicht gezeigt.",
        "Die Karten entscheiden: Die Seite nennt jede Hand beim Namen, niemand kann einen Gewinn übersehen.",
        "Gleiche Hände teilen den Pot. Ungerade Chips gehen einzeln an die ersten Gewinner links vom Button.",
      ],
    },
    {
      id: "room",
      title: "Im Raum",
      blocks: [
        {
          terms: [
            [
              "Bedenkzeit",
              "Für jede Entscheidung 40 Sekunden an einem langsamen Tisch, 20 an einem normalen, 10 an einem schnellen.",
            ],
            [
              "Zeitpolster",
              "Was man danach noch hat: am Anfang 120, 60 oder 30 Sekunden, und jede Hand bringt 5, 3 oder 1 zurück.",
            ],
            [
              "Zeit abgelaufen",
              "Man checkt oder foldet gegen einen Einsatz; in einem Draw bleibt man pat. Ist die Verbindung unterbrochen, hat man in einer Hand 15 Sekunden mehr.",
            ],
            [
              "Chips",
              "In ein Cash Game bringt man 10 bis 50 Big Bets mit, wenn der Tisch nichts anderes sagt. Wer innerhalb von 60 Minuten zurückkommt, bringt mindestens so viel mit wie beim Verlassen.",
            ],
            [
              "Aussetzen",
              "Man behält den Platz und bekommt keine Karten. Läuft in 3 Händen nacheinander die Zeit ab, setzt man aus, und nach 4 verpassten Big Blinds oder 15 Minuten wird der Platz frei.",
            ],
            [
              "Verpasste Blinds",
              "Wer neu ist oder einen Blind verpasst hat, wartet auf den Big Blind oder zahlt nach. Ein nachgezahlter Big Blind ist live: Er zählt als Einsatz. Ein verpasster Small Blind ist tot: Er kommt nur in den Pot.",
            ],
            [
              "Sit & Go",
              "Es beginnt mit gleich vielen Chips, wenn alle Plätze besetzt sind. Die Limits steigen alle 15, 10 oder 5 Minuten; wer keine Chips mehr hat, scheidet aus. Wer übrig bleibt, gewinnt alles, bei vier oder fünf Spielern 70 Prozent und der zweite Platz 30, bei sechs 65 und 35. Wer fehlt, bekommt trotzdem Karten und handelt wie mit abgelaufener Zeit.",
            ],
          ],
        },
      ],
    },
    {
      id: "example",
      title: "Eine Hand als Beispiel",
      blocks: [
        "Drei Spieler an einem Tisch 10/20: Noa ist am Button, Sam bringt den Small Blind von 5, Eleni den Big Blind von 10.",
        {
          steps: [
            "Noa bekommt [8d 6c 3h 2s Kc], Eleni bekommt [Jh Td 5s 3c 2d].",
            "Setzrunde 1: Noa erhöht auf 20, Sam foldet, Eleni callt. Im Pot sind 45.",
            "Draw 1: Eleni wirft [Jh Td] ab und bekommt [7h Qs]. Noa wirft [Kc] ab und bekommt [6h], ein Paar Sechsen.",
            "Setzrunde 2: Eleni checkt, Noa setzt 10, Eleni callt. Im Pot sind 65.",
            "Draw 2: Eleni wirft [Qs] ab und bekommt [9c], ein 9-Low. Noa wirft [6h] ab und bekommt [4d], ein smooth 8-Low.",
            "Setzrunde 3, jetzt mit Big Bets: Eleni setzt 20, Noa erhöht auf 40, Eleni callt. Im Pot sind 145.",
            "Draw 3: Eleni bricht das 9-Low auf, wirft [9c] ab und bekommt [8c]. Noa bleibt pat.",
            "Setzrunde 4: Eleni checkt, Noa setzt 20, Eleni callt. Im Pot sind 185.",
            "Showdown: Noa hat zuletzt gesetzt und zeigt [8d 6c 4d 3h 2s]. Eleni hat [8c 7h 5s 3c 2d], auch ein 8-Low, aber dann ist die Sechs niedriger als die Sieben: Noa gewinnt 185.",
          ],
        },
      ],
    },
    {
      id: "fair",
      title: "Beweisbare Fairness",
      blocks: [
        "Vor jeder Hand legt der Server die Reihenfolge der Karten fest und veröffentlicht ein Commitment, sodass er sie nicht mehr ändern kann. Dann gibt jedes Gerät am Tisch eine geheime Zahl dazu, und alle zusammen heben das Deck ab. Mit jeder neuen Karte kommt ein Beweis, dass Reihenfolge und Abheben zu ihr führen, und die Seite prüft ihn sofort. Fünf Wörter am Tisch sind für alle dieselben: Wer sie vergleicht, weiß, dass allen dasselbe gesagt wurde. Kein Beweis kann zeigen, dass der Server nicht hinsieht, denn wer gibt, kennt die Karten.",
      ],
    },
  ],
};
