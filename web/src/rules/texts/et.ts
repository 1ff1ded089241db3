import type { Rules } from "../text";

export const rules: Rules = {
  title: "2-7 Triple Draw reeglid",
  sections: [
    {
      id: "game",
      title: "Mis mäng see on",
      blocks: [
        "2-7 Triple Draw, täisnimega Deuce to Seven Triple Draw, on pokkerimäng kahele kuni kuuele mängijale. Igaüks saab viis kaarti ja võib neid kolm korda vahetada nii palju, kui soovib. Madalaim käsi võidab panga.",
        "Panustamisvoore on neli: üks enne esimest kaardivahetust ja üks pärast iga kaardivahetust. Mängitakse kindla limiidiga (Fixed Limit): panuse suuruse määrab voor. Panga saab ka siis, kui kõik teised loobuvad, ükskõik millised kaardid käes on.",
      ],
    },
    {
      id: "cards",
      title: "Kaardid ja käte järjekord",
      blocks: [
        "Mängitakse ühe pakiga, milles on 52 kaarti. Kaks on madalaim kaart ja äss alati kõrgeim. Paarid on halvad ning ka rida ja mast loevad kahjuks: [6c 5d 4h 3s 2c] on rida ja kaotab isegi käele [Ah Kd Qc Js 9h].",
        "Kahest paardumata käest võidab see, mille kõrgeim kaart on madalam. Kui need on võrdsed, otsustab kõrguselt teine kaart ja nii edasi viiendani. Kaartide mast ei otsusta kunagi. Parimast halvimani:",
        {
          hands: [
            ["7c 5d 4h 3s 2c", "Wheel, number 1: 7-5-4-3-2 on kõige parem käsi."],
            ["7d 6c 4s 3h 2d", "Number 2."],
            ["7h 6s 5c 3d 2h", "Number 3."],
            ["7s 6d 5h 4c 2s", "Number 4, viimane, mis algab seitsmega: 7-6-5-4-3 on rida."],
            ["8c 5d 4s 3h 2c", "Parim 8 (nut 8): parim, mis algab kaheksaga."],
            ["8h 6c 4d 3s 2h", "Smooth 8-low (sujuv): kaheksale järgneb kuus."],
            ["8s 7d 5c 3h 2s", "Rough 8-low (konarlik): kaheksale järgneb seitse."],
            ["9d 5s 4c 3h 2d", "Parim 9 (nut 9): parim, mis algab üheksaga."],
            ["Ac 5h 4d 3c 2s", "Nut ace: mitte rida, sest äss on kõrge."],
            ["Ah Kd Qc Js 9h", "Halvim paardumata käsi."],
          ],
        },
        "Kõik need käed võidavad iga paari. Sealt edasi on tavaline pokker pea peale pööratud; iga käsi kaotab sellele, mis on temast eespool:",
        {
          hands: [
            ["5c 4d 3h 2s 2c", "Üks paar: parim on see kahtede paar."],
            ["4d 3s 3h 2d 2h", "Kaks paari."],
            ["4c 3d 2c 2d 2h", "Kolmik."],
            ["6c 5d 4h 3s 2c", "Rida: viis järjestikust kaarti."],
            ["7c 5c 4c 3c 2c", "Mast: viis sama masti kaarti, ka need siin."],
            ["3c 3d 2c 2d 2h", "Maja."],
            ["3s 2c 2d 2h 2s", "Nelik."],
            ["6s 5s 4s 3s 2s", "Mastirida."],
            ["Ad Kd Qd Jd Td", "Kuninglik mastirida: kõige halvem käsi."],
          ],
        },
      ],
    },
    {
      id: "hand",
      title: "Jaotuse käik",
      blocks: [
        {
          steps: [
            "Button liigub kellaosuti suunas järgmisele mängijale. Temast vasakul istuja paneb väikese blindi ja järgmine mängija suure blindi.",
            "Kõik saavad viis kaarti.",
            "1. panustamisvoor algab suurest blindist vasakult. Suur blind on viimane ja võib tõsta ka siis, kui teised on ainult maksnud.",
            "1. kaardivahetus, 2. panustamisvoor, 2. kaardivahetus, 3. panustamisvoor, 3. kaardivahetus, 4. panustamisvoor: iga kord alustab esimene buttonist vasakul istuja, kes on veel mängus.",
            "Kaartide avamine: madalaim käsi võidab.",
          ],
        },
        "Kahekesi mängides paneb väikese blindi button; ta on 1. panustamisvoorus esimene ja edaspidi viimane.",
        "Kui kõik peale ühe on loobunud, lõpeb jaotus kohe: allesjäänu saab panga ega näita midagi.",
      ],
    },
    {
      id: "betting",
      title: "Panustamine kindla limiidiga",
      blocks: [
        "10/20 lauas on väike panus 10 ja suur panus 20. Iga panus ja iga tõstmine on 1. ja 2. voorus üks väike panus, 3. ja 4. voorus üks suur panus. Suur blind on sama suur kui väike panus ja väike blind pool sellest, siin 10 ja 5. Mõlemad loevad 1. voorus panusena.",
        {
          terms: [
            [
              "Check",
              "Keegi ei ole panustanud: sa ei pane midagi ja võid hiljem ikka maksta või tõsta.",
            ],
            ["Panustamine", "Paned esimesena žetoone panka."],
            ["Loobumine", "Annad ära oma kaardid ja panga."],
            ["Maksmine", "Paned sama palju, kui on suurim panus."],
            ["Tõstmine", "Maksad ja paned ühe panuse juurde."],
          ],
        },
        "Igas voorus on ülempiir (cap) neli panust: üks panus ja kolm tõstmist. 1. voorus on suur blind neist esimene, seega tõstetakse 20-ni, 30-ni ja 40-ni. Pärast seda saab ainult maksta või loobuda. 10/20 lauas läheb terve jaotus maksma kõige rohkem 240 žetooni.",
        "Voor on läbi, kui kõigil mängus olijatel on kord olnud ja nad on pannud sama palju või on all-in.",
      ],
    },
    {
      id: "draws",
      title: "Kaardivahetused ja uuesti segamine",
      blocks: [
        "Kaardivahetuses viskab igaüks omal korral maha nii palju kaarte, kui soovib, mitte ühtegi kuni kõik viis, ja saab sama palju uusi. Kes ei viska ühtegi, see ei vaheta (pat). Kõik näevad, mitu kaarti maha visatakse, aga keegi ei näe, millised. Valikut muuta ei saa ja uued kaardid tulevad pärast viimast valikut.",
        "Neid jagatakse mängija kaupa ülejäänud pakist. Kui see saab otsa, segatakse muck ja sellest saab uus pakk. Muckis on:",
        {
          points: [
            "loobutud käed,",
            "kõik, mis on varem maha visatud,",
            "ja see, mis selles vahetuses on maha visanud mängijad, kellel on juba kõik uued kaardid.",
          ],
        },
        "Seega ei saa keegi tagasi kaarti, mille ta on samas vahetuses maha visanud; varasema vahetuse kaart võib tagasi tulla. Kaarte jätkub alati, isegi kui kuus mängijat vahetavad iga kord kõik viis.",
        "Kui mõnes lauas segatakse teisiti, on see lobis kirjas.",
      ],
    },
    {
      id: "all-in",
      title: "All-in ja kõrvalpangad",
      blocks: [
        "Kui žetoone maksmiseks ei jätku, võib maksta kõigega, mis on. Siis oled all-in: vahetad lõpuni kaarte, ei panusta enam ja võidad igalt vastaselt kõige rohkem nii palju, kui oled ise pannud.",
        "Mis teised sellest üle panustavad, läheb kõrvalpanka, mille saavad võita ainult nemad. Vastamata panus tagastatakse.",
        "All-in panus või tõstmine, mis on vähemalt pool panust, loeb täis panusena. Pärast väiksemat võivad need, kelle kord on juba olnud, ainult maksta või loobuda; teised võivad selle täis panuseks täiendada.",
        "Kui keegi ei saa enam kellegi vastu panustada, toimuvad ülejäänud kaardivahetused ikka ja kaarte näidatakse alles pärast viimast.",
      ],
    },
    {
      id: "showdown",
      title: "Kaartide avamine",
      blocks: [
        "Esimesena näitab see, kes 4. voorus viimati panustas või tõstis; kui seda ei teinud keegi, siis esimene buttonist vasakul istuja. Teised järgnevad kellaosuti suunas, kõrvalpangad enne põhipanka. Kätt, mis enam võita ei saa, ei näidata.",
        "Kaardid räägivad: leht nimetab iga käe, nii et ükski võit ei jää märkamata.",
        "Võrdsed käed jagavad panga. Üleliigsed žetoonid lähevad ükshaaval esimestele võitjatele buttonist vasakul.",
      ],
    },
    {
      id: "room",
      title: "Ruumis",
      blocks: [
        {
          terms: [
            ["Kell", "Iga otsuse jaoks 40 sekundit aeglases lauas, 20 tavalises, 10 kiires."],
            [
              "Ajapank",
              "Mis pärast seda alles on: alguses 120, 60 või 30 sekundit ja iga jaotus annab tagasi 5, 3 või 1.",
            ],
            [
              "Aeg sai läbi",
              "Sinu eest tehakse check või panuse vastu loobutakse; kaardivahetuses ei vahetata. Kui ühendus katkeb, on jaotuses veel 15 sekundit.",
            ],
            [
              "Žetoonid",
              "Cash game'i võetakse kaasa 10 kuni 50 suurt panust, kui laud ei ütle teisiti. Kes tuleb tagasi 60 minuti jooksul, võtab vähemalt nii palju, kui lahkudes oli.",
            ],
            [
              "Väljas istumine",
              "Koht jääb sulle, aga kaarte ei jagata. Kui aeg saab läbi 3 jaotuses järjest, istud välja, ja pärast 4 vahele jäänud suurt blindi või 15 minutit koht vabaneb.",
            ],
            [
              "Vahele jäänud blindid",
              "Kes on uus või kellel on blind vahele jäänud, ootab suurt blindi või paneb selle kohe. Nii pandud suur blind on live: see loeb panusena. Vahele jäänud väike blind on surnud: see läheb lihtsalt panka.",
            ],
            [
              "Sit & Go",
              "Algab võrdsete žetoonidega, kui kõik kohad on võetud. Limiidid tõusevad iga 15, 10 või 5 minuti järel; kellel žetoone enam ei ole, langeb välja. Viimane allesjäänu saab kogu auhinna, nelja või viie mängijaga 70 protsenti ja teine 30, kuuega 65 ja 35. Ka puudujad saavad kaardid ja nende eest tehakse sama mis aja lõppemisel.",
            ],
          ],
        },
      ],
    },
    {
      id: "example",
      title: "Näide ühest jaotusest",
      blocks: [
        "Kolm mängijat 10/20 lauas: Noa on buttonil, Sam paneb väikese blindi 5, Eleni suure blindi 10.",
        {
          steps: [
            "Noa saab [8d 6c 3h 2s Kc], Eleni saab [Jh Td 5s 3c 2d].",
            "1. panustamisvoor: Noa tõstab 20-ni, Sam loobub, Eleni maksab. Pangas on 45.",
            "1. kaardivahetus: Eleni viskab maha [Jh Td] ja saab [7h Qs]. Noa viskab maha [Kc] ja saab [6h], see on kuute paar.",
            "2. panustamisvoor: Eleni ütleb check, Noa panustab 10, Eleni maksab. Pangas on 65.",
            "2. kaardivahetus: Eleni viskab maha [Qs] ja saab [9c], see on 9-low. Noa viskab maha [6h] ja saab [4d], see on smooth 8-low.",
            "3. panustamisvoor, nüüd suurte panustega: Eleni panustab 20, Noa tõstab 40-ni, Eleni maksab. Pangas on 145.",
            "3. kaardivahetus: Eleni lõhub käe, viskab maha [9c] ja saab [8c]. Noa ei vaheta (pat).",
            "4. panustamisvoor: Eleni ütleb check, Noa panustab 20, Eleni maksab. Pangas on 185.",
            "Kaartide avamine: Noa panustas viimasena ja näitab [8d 6c 4d 3h 2s]. Eleni käes on [8c 7h 5s 3c 2d], samuti 8-low, aga siis on kuus madalam kui seitse: Noa võidab 185.",
          ],
        },
      ],
    },
    {
      id: "fair",
      title: "Tõendatav ausus",
      blocks: [
        "Enne iga jaotust määrab server kaartide järjekorra ja avaldab krüptograafilise kinnistuse, nii et hiljem ta seda muuta ei saa. Siis lisab iga mängija seade salajase arvu ja kõik koos segavad paki veel kord. Iga uue kaardiga tuleb tõend, et just selleni viivad järjekord ja segamine, ja leht kontrollib seda kohe. Viis sõna laual on kõigile samad: kes neid võrdleb, teab, et kõigile on räägitud sama. Ükski tõend ei näita, et server ei vaata, sest jagaja teab kaarte.",
      ],
    },
  ],
};
