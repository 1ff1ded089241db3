# Čeština. vy, infinitives on buttons, never the past tense about a player, no-break space
# after one-letter prepositions.
# Keep what is asked (button-), what happened (log-) and what it is called (noun-) apart.
# The message ids and their variables are the same, in the same order, in all six files.

## The game

game-name = 2-7 Triple Draw

## Hand names

hand-described = { $name } ({ $ranks })
# A short label: the two highest ranks, 8-6 low.
hand-low = { $ranks } low
hand-wheel = wheel, číslo 1
hand-number-2 = číslo 2
hand-number-3 = číslo 3
hand-number-4 = číslo 4
hand-nut-8 = Nut 8
hand-nut-9 = Nut 9
hand-nut-t = Nut 10
hand-nut-j = Nut J
hand-nut-q = Nut Q
hand-nut-k = Nut K
hand-nut-a = Nut Ace
hand-smooth-8 = smooth 8-low
hand-rough-8 = rough 8-low
hand-low-9 = 9-low
hand-low-t = 10-low
hand-low-j = J-low
hand-low-q = nejvyšší dáma
hand-low-k = nejvyšší král
hand-low-a = nejvyšší eso
hand-pair-2 = pár dvojek
hand-pair-3 = pár trojek
hand-pair-4 = pár čtyřek
hand-pair-5 = pár pětek
hand-pair-6 = pár šestek
hand-pair-7 = pár sedmiček
hand-pair-8 = pár osmiček
hand-pair-9 = pár devítek
hand-pair-t = pár desítek
hand-pair-j = pár kluků
hand-pair-q = pár dam
hand-pair-k = pár králů
hand-pair-a = pár es
hand-two-pair = dva páry, { $high } a { $low }
hand-two-pair-high-3 = trojky
hand-two-pair-high-4 = čtyřky
hand-two-pair-high-5 = pětky
hand-two-pair-high-6 = šestky
hand-two-pair-high-7 = sedmičky
hand-two-pair-high-8 = osmičky
hand-two-pair-high-9 = devítky
hand-two-pair-high-t = desítky
hand-two-pair-high-j = kluci
hand-two-pair-high-q = dámy
hand-two-pair-high-k = králové
hand-two-pair-high-a = esa
hand-two-pair-low-2 = dvojky
hand-two-pair-low-3 = trojky
hand-two-pair-low-4 = čtyřky
hand-two-pair-low-5 = pětky
hand-two-pair-low-6 = šestky
hand-two-pair-low-7 = sedmičky
hand-two-pair-low-8 = osmičky
hand-two-pair-low-9 = devítky
hand-two-pair-low-t = desítky
hand-two-pair-low-j = kluci
hand-two-pair-low-q = dámy
hand-two-pair-low-k = králové
hand-trips-2 = trojice dvojek
hand-trips-3 = trojice trojek
hand-trips-4 = trojice čtyřek
hand-trips-5 = trojice pětek
hand-trips-6 = trojice šestek
hand-trips-7 = trojice sedmiček
hand-trips-8 = trojice osmiček
hand-trips-9 = trojice devítek
hand-trips-t = trojice desítek
hand-trips-j = trojice kluků
hand-trips-q = trojice dam
hand-trips-k = trojice králů
hand-trips-a = trojice es
hand-straight = postupka
hand-flush = barva
hand-full-house = full house, { $trips } a { $pair }
hand-full-house-trips-2 = dvojky
hand-full-house-trips-3 = trojky
hand-full-house-trips-4 = čtyřky
hand-full-house-trips-5 = pětky
hand-full-house-trips-6 = šestky
hand-full-house-trips-7 = sedmičky
hand-full-house-trips-8 = osmičky
hand-full-house-trips-9 = devítky
hand-full-house-trips-t = desítky
hand-full-house-trips-j = kluci
hand-full-house-trips-q = dámy
hand-full-house-trips-k = králové
hand-full-house-trips-a = esa
hand-full-house-pair-2 = dvojky
hand-full-house-pair-3 = trojky
hand-full-house-pair-4 = čtyřky
hand-full-house-pair-5 = pětky
hand-full-house-pair-6 = šestky
hand-full-house-pair-7 = sedmičky
hand-full-house-pair-8 = osmičky
hand-full-house-pair-9 = devítky
hand-full-house-pair-t = desítky
hand-full-house-pair-j = kluci
hand-full-house-pair-q = dámy
hand-full-house-pair-k = králové
hand-full-house-pair-a = esa
hand-quads-2 = čtveřice dvojek
hand-quads-3 = čtveřice trojek
hand-quads-4 = čtveřice čtyřek
hand-quads-5 = čtveřice pětek
hand-quads-6 = čtveřice šestek
hand-quads-7 = čtveřice sedmiček
hand-quads-8 = čtveřice osmiček
hand-quads-9 = čtveřice devítek
hand-quads-t = čtveřice desítek
hand-quads-j = čtveřice kluků
hand-quads-q = čtveřice dam
hand-quads-k = čtveřice králů
hand-quads-a = čtveřice es
hand-straight-flush = postupka v barvě
hand-royal-flush = royal flush, nejhorší kombinace

## Answers of the command line

number-answer = Číslo { $number } z { $total }: { $desc }
number-wheel = wheel

## Buttons: what one may choose

button-fold = Složit
button-check = Check
button-call = Dorovnat { $amount }
button-bet = Vsadit { $amount }
button-raise = Zvýšit na { $amount }
button-complete = Doplnit na { $amount }
button-draw = Vyměnit { $count }
button-stand-pat = Neměnit

## Log: what happened. The form -you tells the reader of the reader's own deeds

log-hand-starts = Rozdání { $number }, button: { $name }
log-hand-starts-you = Rozdání { $number }, button je u vás
log-posts-small-blind = { $name } vkládá malý blind, { $amount }
log-posts-small-blind-you = Vkládáte malý blind, { $amount }
log-posts-big-blind = { $name } vkládá velký blind, { $amount }
log-posts-big-blind-you = Vkládáte velký blind, { $amount }
log-posts-ante = { $name } vkládá ante, { $amount }
log-posts-ante-you = Vkládáte ante, { $amount }
log-posts-big-blind-ante = { $name } vkládá ante za velký blind, { $amount }
log-posts-big-blind-ante-you = Vkládáte ante za velký blind, { $amount }
# A player who missed the blinds pays to come back: a live part, which is a bet, and a dead one.
log-posts = { $name } vkládá { $live } live a { $dead } mrtvých
log-posts-you = Vkládáte { $live } live a { $dead } mrtvých
log-deals = Všichni dostávají pět karet
log-is-dealt = { $name } dostává { $cards }
log-is-dealt-you = Dostáváte { $cards }
log-folds = { $name } skládá
log-folds-you = Skládáte
log-checks = { $name } checkuje
log-checks-you = Checkujete
log-calls = { $name } dorovnává { $amount }
log-calls-you = Dorovnáváte { $amount }
log-bets = { $name } sází { $amount }
log-bets-you = Sázíte { $amount }
log-raises = { $name } zvyšuje na { $amount }
log-raises-you = Zvyšujete na { $amount }
log-completes = { $name } doplňuje na { $amount }
log-completes-you = Doplňujete na { $amount }
log-all-in = { $name } je all-in
log-all-in-you = Jste all-in
log-draws = { $count ->
    [0] { $name } nemění (pat)
    [one] { $name } mění { $count } kartu
    [few] { $name } mění { $count } karty
    [many] { $name } mění { $count } karty
   *[other] { $name } mění { $count } karet
}
log-draws-you = { $count ->
    [0] Neměníte (pat)
    [one] Měníte { $count } kartu
    [few] Měníte { $count } karty
    [many] Měníte { $count } karty
   *[other] Měníte { $count } karet
}
log-discards = { $name } odhazuje { $discards } a dostává { $cards }
log-discards-you = Odhazujete { $discards } a dostáváte { $cards }
log-throws = { $name } odhazuje { $discards }
log-throws-you = Odhazujete { $discards }
log-gets = { $name } dostává { $cards }
log-gets-you = Dostáváte { $cards }
log-burns = Jedna karta se pálí
log-reshuffles = Balíček je prázdný: odhozené karty se znovu míchají
log-capped = Cap: zvyšovat už nelze
log-shows = { $name } ukazuje { $cards } ({ $desc })
log-shows-you = Ukazujete { $cards } ({ $desc })
log-mucks = { $name } karty neukazuje
log-mucks-you = Karty neukazujete
log-takes-back = { $name } dostává zpět { $amount } (nedorovnaná sázka)
log-takes-back-you = Dostáváte zpět { $amount } (nedorovnaná sázka)
log-wins-with = { $name } vyhrává { $amount }: { $cards } ({ $desc })
log-wins-with-you = Vyhráváte { $amount }: { $cards } ({ $desc })
log-wins-uncontested = { $name } vyhrává { $amount } bez odkrytí karet
log-wins-uncontested-you = Vyhráváte { $amount } bez odkrytí karet
log-wins-main-pot = { $name } vyhrává hlavní bank, { $amount }
log-wins-main-pot-you = Vyhráváte hlavní bank, { $amount }
log-wins-side-pot = { $name } vyhrává vedlejší bank { $number }, { $amount }
log-wins-side-pot-you = Vyhráváte vedlejší bank { $number }, { $amount }
log-splits = { $name } získává { $amount } (dělený bank)
log-splits-you = Získáváte { $amount } (dělený bank)
log-lowest-wins = Vyhrává nejnižší kombinace: { $best }. Další: { $next }
log-lowest-equal = Nejnižší kombinace jsou stejné: { $best }
log-busts = { $name } je bez žetonů
log-busts-you = Jste bez žetonů
log-buys = { $name } dokupuje žetony: { $amount }
log-buys-you = Dokupujete žetony: { $amount }

## Nouns: what things and deeds are called

noun-check = check
noun-call = dorovnání
noun-bet = sázka
noun-raise = zvýšení
noun-stack = stack
noun-player = hráč
noun-draws = výměny

## The table

table-hand = Rozdání { $number }
table-limits = Fixed limit { $limits }
table-round = { $number }. sázkové kolo
table-draw = { $number }. výměna
table-showdown = Showdown
table-pot = Bank { $amount }
table-stack = Stack { $amount }
table-bet = Sázka { $amount }
table-button = button
table-small-blind = SB
table-big-blind = BB
table-you = vy
table-your-cards = Vaše karty: { $cards }
table-your-hand = Vaše karty: { $cards } ({ $desc })
table-your-turn = Jste na řadě
table-draws = Výměny: { $draws }
table-pat = pat
table-folded = Složeno
table-all-in = all-in

## Playing at a terminal: greeting, prompts, keys

play-welcome = { $game }, fixed limit { $limits }. Vysvětlení: zadejte ?
play-opponents = U stolu s vámi: { $names }
play-resumed = Hra pokračuje, rozdání { $number }. Váš stack: { $amount }
play-ask-action = Jste na řadě: { $choices }
# The example is cards, then positions counted from the left.
play-ask-draw = { $number }. výměna: co odhodíte? Karty (Kd 8c) nebo pořadí (#1 #2); neměnit: s
play-ask-next = Stiskněte Enter pro další rozdání, q pro odchod
play-choice = { $key }: { $label }
play-keys = Klávesy
# What the keys f, k or c, b or r, d, s, q and ? do.
play-key-fold = složit
play-key-check-call = check nebo dorovnat
play-key-bet-raise = vsadit, zvýšit nebo doplnit
play-key-draw = odhodit karty podle jména (d Kd 8c) nebo pořadí (d #1 #2)
play-key-stand-pat = neměnit: nechat si všech pět karet
play-key-history = dosavadní průběh rozdání
play-key-quit = odejít; hra se uloží
play-key-explain = vysvětlit volbu
play-key-keys = tyto klávesy
play-lines-only = Stůl se vypisuje po řádcích: terminál by tabulku roztrhal

## Playing at a terminal: what went wrong

play-error-not-held = Kartu { $card } nemáte; vaše karty jsou { $cards }
play-error-not-a-card = To není karta: { $text }. Zadejte hodnotu a barvu, například Kd, nebo pořadí, například #1
play-error-card-twice = { $card } je tu dvakrát; každou kartu zadejte jednou
play-error-position = Pořadí { $text } neexistuje; karty mají pořadí 1 až 5 zleva
play-error-which = Máte více karet { $rank }: přidejte barvu, například { $card }
play-error-two-readings = { $text }: pořadí { $text } ({ $there }), nebo { $card }? Zadejte { $position }, nebo { $card }
play-error-draw-key = Teď se mění karty: zadejte, které odhodíte, nebo s, když neměníte
play-error-fold-free = Skládat není třeba: check nic nestojí. Možnosti: { $choices }
play-error-not-allowed = Teď nelze: { $action }. Možnosti: { $choices }
play-error-unknown-key = Nesrozumitelné: { $text }. Možnosti: { $choices }
play-error-session-lost = Uloženou hru { $path } nelze přečíst; začíná nová
play-error-session-newer = Uložená hra { $path } je z novější verze tripledraw a zůstává beze změny; nainstalujte ji
play-error-session-open = Hra je otevřena v jiném okně

## Playing at a terminal: saving and leaving

play-hand-saved = Rozdání se ukládají do souboru { $path }
play-input-ended = Konec vstupu
play-session-saved = Hra je uložena a příště pokračuje odtud
play-session-aside = Předchozí hra zůstává uložena jako { $path }
play-summary-hands = { $count ->
    [one] Odehráno { $count } rozdání
    [few] Odehrána { $count } rozdání
    [many] Odehráno { $count } rozdání
   *[other] Odehráno { $count } rozdání
}
play-summary-won = Výhra: { $amount }
play-summary-lost = Ztráta: { $amount }
play-summary-even = Bez výhry i ztráty
play-goodbye = Na shledanou

## Explaining the choice

explain-hand = Vaše kombinace: { $desc }, číslo { $number } z { $total }
explain-fold = Složení už nic nestojí; bank připadne ostatním
explain-check = Check nic nestojí
explain-call = Dorovnání stojí { $amount }; bank je pak { $pot }
# $percent comes ready, as the language writes it.
explain-odds = Pot odds: dorovnání se vyplatí, pokud vyhrajete alespoň ve { $percent } případů
explain-bet = Sázka stojí { $amount }
explain-raise = Zvýšení na { $total } stojí { $amount }
explain-complete = Doplnění na { $total } stojí { $amount }
explain-bets-counted = Sázky v tomto kole: { $number } z { $cap }
explain-draw = Odhoďte, kolik karet chcete, žádnou až všech pět; stejně nových dostanete
explain-keep = Zbylo by { $cards }
explain-outs = { $ranks } nebo lepší: { $count } z { $unseen } neznámých karet
explain-draws-left = { $count ->
    [0] Toto je poslední výměna
    [one] Potom následuje ještě { $count } výměna
    [few] Potom následují ještě { $count } výměny
    [many] Potom následuje ještě { $count } výměny
   *[other] Potom následuje ještě { $count } výměn
}
explain-textbook = Učebnice hraje: { $action }

## Opponents

bot-1 = Eleni
bot-2 = Tõnu
bot-3 = Lukas
bot-4 = Jiří
bot-5 = Noa
bot-6 = Sam
bot-textbook = učebnice
bot-caller = dorovnávač
bot-random = náhodně
bot-showdown = showdown
