import type { Rules } from "../text";

export const rules: Rules = {
  title: "Pravidla 2-7 Triple Draw",
  sections: [
    {
      id: "game",
      title: "Co je to za hru",
      blocks: [
        "2-7 Triple Draw, plným jménem Deuce to Seven Triple Draw, je pokerová hra pro dva až šest hráčů. Všichni dostávají pět karet a třikrát jich mohou vyměnit, kolik chtějí. Nejnižší kombinace vyhrává bank.",
        "Sázková kola jsou čtyři, jedno před první výměnou a po jednom po každé výměně. Hraje se fixed limit: výši sázky určuje kolo. Vyhráváte i tehdy, když všichni ostatní složí, ať držíte cokoli.",
      ],
    },
    {
      id: "cards",
      title: "Karty a pořadí kombinací",
      blocks: [
        "Hraje se s jedním balíčkem 52 karet. Dvojka je nejnižší karta a eso vždy nejvyšší. Páry jsou špatné a také postupky a barvy se počítají ve váš neprospěch: [6c 5d 4h 3s 2c] je postupka a prohrává i proti [Ah Kd Qc Js 9h].",
        "Ze dvou kombinací bez páru vyhrává ta, jejíž nejvyšší karta je nižší. Jsou-li stejné, rozhoduje druhá nejvyšší a tak dále až po pátou. Zda jde o piky, nebo o srdce, nerozhoduje nikdy. Od nejlepší po nejhorší:",
        {
          hands: [
            ["7c 5d 4h 3s 2c", "Wheel, číslo 1: 7-5-4-3-2 je nejlepší kombinace ze všech."],
            ["7d 6c 4s 3h 2d", "Číslo 2."],
            ["7h 6s 5c 3d 2h", "Číslo 3."],
            ["7s 6d 5h 4c 2s", "Číslo 4, poslední se sedmičkou nahoře: 7-6-5-4-3 je postupka."],
            ["8c 5d 4s 3h 2c", "Nut 8: nejlepší s osmičkou nahoře."],
            ["8h 6c 4d 3s 2h", "Smooth 8-low (hladká): následuje šestka."],
            ["8s 7d 5c 3h 2s", "Rough 8-low (drsná): následuje sedmička."],
            ["9d 5s 4c 3h 2d", "Nut 9: nejlepší s devítkou nahoře."],
            ["Ac 5h 4d 3c 2s", "Nut Ace: není to postupka, protože eso je vysoké."],
            ["Ah Kd Qc Js 9h", "Nejhorší kombinace bez páru."],
          ],
        },
        "Všechny tyto kombinace porážejí každý pár. Dál je běžný poker obrácený vzhůru nohama; každá kombinace prohrává s tou nad ní:",
        {
          hands: [
            ["5c 4d 3h 2s 2c", "Jeden pár: nejlepší je tento pár dvojek."],
            ["4d 3s 3h 2d 2h", "Dva páry."],
            ["4c 3d 2c 2d 2h", "Trojice."],
            ["6c 5d 4h 3s 2c", "Postupka: pět hodnot za sebou."],
            ["7c 5c 4c 3c 2c", "Barva (flush): pět karet stejné barvy, i tyto."],
            ["3c 3d 2c 2d 2h", "Full house."],
            ["3s 2c 2d 2h 2s", "Čtveřice."],
            ["6s 5s 4s 3s 2s", "Postupka v barvě."],
            ["Ad Kd Qd Jd Td", "Royal flush: nejhorší kombinace ze všech."],
          ],
        },
      ],
    },
    {
      id: "hand",
      title: "Průběh rozdání",
      blocks: [
        {
          steps: [
            "Button se posune po směru hodin k dalšímu hráči. Kdo sedí nalevo od něj, vkládá malý blind, další hráč velký blind.",
            "Všichni dostávají pět karet.",
            "1. sázkové kolo začíná nalevo od velkého blindu. Velký blind je na řadě poslední a může zvýšit i tehdy, když ostatní jen dorovnávají.",
            "1. výměna, 2. sázkové kolo, 2. výměna, 3. sázkové kolo, 3. výměna, 4. sázkové kolo: pokaždé začíná první hráč nalevo od buttonu, který je ještě ve hře.",
            "Showdown: nejnižší kombinace vyhrává.",
          ],
        },
        "Ve dvou vkládá malý blind button; v 1. sázkovém kole je na řadě první a od té chvíle poslední.",
        "Když všichni kromě jednoho složí, rozdání hned končí: kdo zbývá, bere bank a nic neukazuje.",
      ],
    },
    {
      id: "betting",
      title: "Sázení s pevným limitem",
      blocks: [
        "U stolu 10/20 je malá sázka 10 a velká sázka 20. Každá sázka i každé zvýšení je v 1. a 2. kole jedna malá sázka, ve 3. a 4. kole jedna velká sázka. Velký blind je stejný jako malá sázka a malý blind je její polovina, zde 10 a 5. V 1. kole se oba počítají jako sázka.",
        {
          terms: [
            ["Check", "Nikdo ještě nesází: nevkládáte nic a později můžete dorovnat nebo zvýšit."],
            ["Sázka", "Vkládáte žetony jako první."],
            ["Složení", "Vzdáváte se svých karet i banku."],
            ["Dorovnání", "Vkládáte tolik, kolik je nejvyšší sázka."],
            ["Zvýšení", "Dorovnáváte a přidáváte ještě jednu sázku."],
          ],
        },
        "Každé kolo má cap čtyř sázek: jednu sázku a tři zvýšení. V 1. kole je velký blind první z nich, zvyšuje se tedy na 20, 30 a 40. Potom lze už jen dorovnat nebo složit. Při 10/20 stojí celé rozdání nejvýš 240 žetonů.",
        "Kolo končí, když všichni zbývající jsou po tahu a mají vloženo stejně, nebo jsou all-in.",
      ],
    },
    {
      id: "draws",
      title: "Výměny a nové míchání",
      blocks: [
        "Při výměně každý, když je na řadě, odhazuje libovolný počet karet, žádnou až všech pět, a dostává stejně nových. Kdo neodhazuje žádnou, nemění (pat). Všichni vidí, kolik karet odhazujete, nikdo nevidí které. Volba je konečná a nové karty přicházejí po poslední volbě.",
        "Rozdávají se hráč po hráči ze zbývajícího balíčku. Když dojde, muck se zamíchá a stává se novým balíčkem. V mucku leží:",
        {
          points: [
            "složené karty,",
            "všechno odhozené v dřívějších výměnách,",
            "a to, co v této výměně odhazují hráči, kteří už mají všechny nové karty.",
          ],
        },
        "Nikdo tedy nedostane zpět kartu, kterou odhazuje v téže výměně; karta z dřívější výměny se vrátit může. Karet je vždy dost, i kdyby šest hráčů pokaždé měnilo všech pět.",
        "Pokud se u některého stolu míchá jinak, je to uvedeno v lobby.",
      ],
    },
    {
      id: "all-in",
      title: "All-in a vedlejší banky",
      blocks: [
        "Když vaše žetony nestačí na dorovnání, můžete dorovnat vším, co máte. Pak jste all-in: až do konce měníte karty, už nesázíte a od každého soupeře vyhráváte nejvýš tolik, kolik sami vkládáte.",
        "Co ostatní sázejí nad to, jde do vedlejšího banku, který mohou vyhrát jen oni. Nedorovnaná sázka se vrací.",
        "Sázka nebo zvýšení all-in aspoň o polovinu sázky se počítá jako plná. Po menší mohou ti, kdo už jsou po tahu, jen dorovnat nebo složit; ostatní mohou doplnit na plnou sázku.",
        "Když už nikdo nemůže proti nikomu sázet, zbývající výměny se přesto konají a karty se ukazují až po poslední.",
      ],
    },
    {
      id: "showdown",
      title: "Showdown",
      blocks: [
        "První ukazuje ten, kdo ve 4. kole jako poslední sází nebo zvyšuje; pokud nikdo nesází, první hráč nalevo od buttonu. Ostatní následují po směru hodin, vedlejší banky před hlavním. Kombinace, která už nemůže vyhrát, se neukazuje.",
        "Mluví karty: stránka každou kombinaci pojmenuje, takže výhru nikdo nepřehlédne.",
        "Stejné kombinace si bank dělí. Liché žetony dostávají po jednom první výherci nalevo od buttonu.",
      ],
    },
    {
      id: "room",
      title: "V herně",
      blocks: [
        {
          terms: [
            [
              "Hodiny",
              "Na každé rozhodnutí 40 sekund u pomalého stolu, 20 u běžného, 10 u rychlého.",
            ],
            [
              "Časová banka",
              "Co máte potom: na začátku 120, 60 nebo 30 sekund a každé rozdání vrací 5, 3 nebo 1.",
            ],
            [
              "Čas vypršel",
              "Za vás je check, proti sázce složení; při výměně se nemění. Když se přeruší spojení, máte v rozdání 15 sekund navíc.",
            ],
            [
              "Žetony",
              "Do cash game si berete 10 až 50 velkých sázek, pokud stůl neurčuje jinak. Kdo se vrací do 60 minut, bere si alespoň tolik, s kolika odchází.",
            ],
            [
              "Pauza (sit out)",
              "Místo vám zůstává a karty nedostáváte. Když vám čas vyprší ve 3 rozdáních za sebou, jdete do pauzy, a po 4 zmeškaných velkých blindech nebo 15 minutách se místo uvolní.",
            ],
            [
              "Zmeškané blindy",
              "Kdo je nový nebo má zmeškaný blind, čeká na velký blind, nebo ho hned doplácí. Doplacený velký blind je live: počítá se jako sázka. Zmeškaný malý blind je mrtvý: jde jen do banku.",
            ],
            [
              "Sit & Go",
              "Začíná se stejným počtem žetonů, když jsou všechna místa obsazená. Limity rostou každých 15, 10 nebo 5 minut; kdo nemá žetony, vypadává. Kdo zbude poslední, bere celou cenu, při čtyřech nebo pěti hráčích 70 procent a druhý 30, při šesti 65 a 35. I kdo chybí, dostává karty a platí pro něj pravidlo vypršelého času.",
            ],
          ],
        },
      ],
    },
    {
      id: "example",
      title: "Příklad jednoho rozdání",
      blocks: [
        "Tři hráči u stolu 10/20: Noa je na buttonu, Sam vkládá malý blind 5, Eleni velký blind 10.",
        {
          steps: [
            "Noa dostává [8d 6c 3h 2s Kc], Eleni dostává [Jh Td 5s 3c 2d].",
            "1. sázkové kolo: Noa zvyšuje na 20, Sam skládá, Eleni dorovnává. V banku je 45.",
            "1. výměna: Eleni odhazuje [Jh Td] a dostává [7h Qs]. Noa odhazuje [Kc] a dostává [6h], to je pár šestek.",
            "2. sázkové kolo: Eleni checkuje, Noa sází 10, Eleni dorovnává. V banku je 65.",
            "2. výměna: Eleni odhazuje [Qs] a dostává [9c], to je 9-low. Noa odhazuje [6h] a dostává [4d], to je smooth 8-low.",
            "3. sázkové kolo, teď s velkými sázkami: Eleni sází 20, Noa zvyšuje na 40, Eleni dorovnává. V banku je 145.",
            "3. výměna: Eleni rozbíjí 9-low, odhazuje [9c] a dostává [8c]. Noa nemění (pat).",
            "4. sázkové kolo: Eleni checkuje, Noa sází 20, Eleni dorovnává. V banku je 185.",
            "Showdown: Noa sází jako poslední a ukazuje [8d 6c 4d 3h 2s]. Eleni má [8c 7h 5s 3c 2d], také 8-low, ale pak je šestka nižší než sedmička: Noa vyhrává 185.",
          ],
        },
      ],
    },
    {
      id: "fair",
      title: "Ověřitelná férovost",
      blocks: [
        "Před každým rozdáním server určí pořadí karet a zveřejní kryptografický závazek (commitment), takže je už nemůže změnit. Potom zařízení každého hráče přidá tajné číslo a všechna dohromady balíček sejmou. S každou novou kartou přichází důkaz, že k ní vede pořadí a snímání, a stránka ho hned ověří. Pět slov u stolu je pro všechny stejných: kdo je porovná, ví, že všichni slyší totéž. Žádný důkaz neukáže, že se server nedívá, protože kdo rozdává, zná karty.",
      ],
    },
  ],
};
