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

## Cvičení v terminálu

drill-welcome = { $game } ve dvou: rozhodujte jako dobrá hra. Solver hned řekne, jak často co dělá a jakou hodnotu má každá volba v malých sázkách; q končí
drill-thinking = Solver hledá otázku
drill-question = Otázka { $number }: { $where }
drill-throw = Odhodit { $cards }
drill-right = Správně: nic se neztrácí
drill-lost = Ztráta v malých sázkách: { $bets } ({ $kind }). Lepší: { $action }
# One line for each choice, the action as on a button.
drill-choice = { $action }: { $often }, hodnota { $worth }
drill-score-now = Tentokrát
drill-score-all = Všechna cvičení dosud
drill-score = Odpovědi: { $count }, správně: { $right }, ztráta v malých sázkách: { $bets }
drill-score-street = { $what }: odpovědi { $count }, správně { $right }, ztráta { $bets }
drill-score-kind = { $what }: { $count }, ztráta { $bets }
# Kinds of mistakes.
drill-kind-too-loose = příliš volně
drill-kind-too-tight = příliš opatrně
drill-kind-wrong-discard = špatný odhoz
drill-kind-missed-value = nevyužitá hodnota
drill-kind-missed-bluff = nevyužitý blaf
drill-kind-too-much = zbytečná sázka
drill-kind-bad-bluff = špatný blaf
drill-kind-bad-snow = špatný snow
drill-error-most = Takovou výměnu tu solver nezná; karet k odhození nejvýše: { $count }
drill-error-score = Skóre { $path } nelze přečíst a zůstává, jak je; pro nové je přesuňte jinam
drill-error-open = Cvičení je otevřeno v jiném okně

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
bot-endgame = koncovka
bot-blueprint = strategie

## The room: why something is refused

# A message of the room is one of these without its room-.
room-table-gone = Tento stůl už neexistuje; vyberte si v lobby jiný
room-table-full = Stůl { $table } je plný; zařaďte se do fronty, nebo si vyberte jiný
room-table-moved = Stůl je teď na jiném serveru; připojte se znovu
room-tables-many = Máte otevřeno tolik stolů, kolik je dovoleno ({ $most }); nejdřív jeden zavřete
room-terms-bad = Podmínky stolu mají chybu, položka { $field }; podívejte se na meze a zkuste to znovu
room-gallery-full = Tento stůl sleduje příliš mnoho diváků; zkuste to později
room-not-invited = Tento stůl je soukromý; vyžádejte si odkaz s pozvánkou
room-barred = Přístup k tomuto stolu vám byl odebrán; požádejte o nové vpuštění
room-not-owner = Toto může jen ten, komu stůl patří
room-chair-taken = Místo { $chair } je obsazené; vyberte si jiné
room-chair-reserved = Volné místo je vyhrazené pro toho, kdo čeká déle; zařaďte se do fronty
room-no-such-chair = Místo { $chair } u tohoto stolu není; vyberte si jiné
room-queue-full = Na tento stůl čeká příliš mnoho hráčů; zkuste to později
room-already-seated = U tohoto stolu už místo máte
room-not-seated = U tohoto stolu nemáte místo; nejdřív přisedněte
room-started = Sit & Go už běží; nikdo se nepřipojí ani nedokoupí žetony
room-asked-already = Vaše předchozí žádost ještě čeká na odpověď
room-not-asked = Taková žádost není, nebo už neplatí
room-too-few-chips = Málo žetonů: potřebujete { $needed }, máte { $have }; vezměte si méně, nebo doplňte účet
room-buy-in-range = Vezměte si ke stolu { $least } až { $most } žetonů
room-top-up-enough = Účet lze doplnit, když má méně než { $floor } žetonů
room-top-up-later = Účet lze doplnit jednou denně; hodin do dalšího doplnění: { $hours }
room-hand-running = Během rozdání to nejde; počkejte, až skončí
room-no-hand = Takové rozdání tu není
room-no-form = Rozdání nelze v této podobě zapsat; vezměte si ho jako PHH
room-history-long = Soubor je větší než { $most } MB; rozdělte ho mezi dvěma rozdáními
room-history-wrong = Tento soubor není historie rozdání, kterou lze zde číst; čtou se PHH, PokerStars a Full Tilt
room-history-heavy = Čtení souboru trvá příliš dlouho; rozdělte ho mezi dvěma rozdáními a zkuste jednu část
room-history-busy = Právě se čte mnoho souborů; chvíli počkejte a zkuste to znovu
room-nothing-to-show = Teď nemáte žádné karty k ukázání
room-not-your-turn = Nejste na řadě
room-illegal-action = Teď nelze; možnosti: { $legal }
room-stale = Pozdě: hra už je dál; takto to vypadá teď
# A link of the hash chain of the fair deal, not a link to click.
room-link-wrong = Článek nepatří do vašeho řetězce; začněte nový
room-no-bots = V této herně nejsou boti; místo zůstává volné
room-agent-missing = Bot { $agent } není v této herně nainstalovaný; vyberte jiného
room-chat-muted = Váš chat je u tohoto stolu ztlumený
room-name-length = Jméno má { $least } až { $most } znaků
room-name-bad = Jméno tvoří písmena, číslice, jednotlivé mezery a znaky . _ - bez mezery na začátku a na konci
room-name-taken = Jméno { $name } je obsazené, nebo se příliš podobá jinému; zvolte jiné
room-password-short = Heslo má alespoň { $least } znaků
room-password-wrong = Současné heslo není správné
room-login-wrong = Jméno nebo heslo není správné
room-account-already = Účet už existuje; přihlaste se jménem a heslem
# The link that lets a guest in again.
room-link-expired = Tento odkaz už neplatí; vstupte pod novým jménem, nebo se přihlaste ke svému účtu
room-need-login = Nejdřív se přihlaste, jako host nebo ke svému účtu
room-banned = Vstup do této herny je vám zakázán; obraťte se na její správu
room-still-seated = U stolu máte ještě žetony; nejdřív ho opusťte
room-player-gone = Takový hráč neexistuje
room-note-self = Poznámky se píší o druhých
room-notes-many = Máte tolik poznámek, kolik je dovoleno ({ $most }); nejdřív jednu smažte
room-tokens-many = Máte tolik tokenů, kolik je dovoleno ({ $most }); nejdřív jeden smažte
room-token-gone = Takový token neexistuje
room-language-unknown = Takový jazyk není; jsou zde { $languages }
room-too-fast = Příliš rychle; chvíli počkejte a zkuste to znovu
room-message-bad = Zprávě nelze rozumět
room-message-long = Zpráva je příliš dlouhá
room-origin-wrong = Toto přichází ze stránky jiného webu; otevřete přímo stránku herny
room-not-found = Na této adrese nic není
room-database-newer = Databáze { $database } je z novější verze tohoto programu; spusťte tu, nebo zadejte jinou databázi pomocí --database
room-database-unreachable = Databázi { $database } nelze otevřít; ověřte, že běží a že její adresa je správná
room-database-away = Herna teď nemá spojení s databází; nic se neztratilo, zkuste to za chvíli
room-key-damaged = { $file } není čitelný soubor s klíčem; vložte tam správný, nebo ho odstraňte, pokud se ještě nic nehrálo
room-key-wrong = Soubor s klíčem nepatří k této databázi; nahraďte ho správným
room-port-taken = Port { $port } používá jiný program; zvolte jiný pomocí --port
room-server-stopping = Herna se zastavuje; vraťte se, až zase poběží
room-server-failed = V herně se něco pokazilo; zkuste to za chvíli
room-study-missing = Tato herna neumí řešit situace: chybějí balíčky doplňku „solver“
room-study-busy = Právě se řeší mnoho situací; chvíli počkejte a zkuste to znovu
room-study-gone = Toto řešení už není uloženo; vyřešte situaci znovu
room-study-crashed = Solver selhal; zkuste to znovu, a nepomůže-li to, s menší situací
room-study-heavy = Situace trvá příliš dlouho nebo potřebuje příliš mnoho paměti; zkuste kratší rozsahy nebo začněte poslední výměnou
room-study-range = Tohle není rozsah; podívejte se na znak { $place }
room-study-spot = Taková situace není možná; opravte, co je špatně
room-study-path = Na tomto místě není nikdo na řadě
room-study-hand = Tohle není kombinace pěti karet; napište třeba 86432
room-study-unsolved = Situace ještě není vyřešena; počkejte, až bude

## The room: what clients show for the words of the wire

room-kind-cash = Cash game
room-kind-sit_and_go = Sit & Go
room-speed-slow = Pomalé
room-speed-normal = Běžné
room-speed-fast = Rychlé
room-reshuffle-standard = Muck se znovu zamíchá, když dojde balíček
room-reshuffle-stars = Míchá se dříve; nikdo nedostane zpět kartu odhozenou v témž rozdání
room-reshuffle-everything = Míchají se všechny odhozené karty, také vaše
room-audit-never = Neukázané karty zůstávají tajné
room-audit-all_agree = Všechny karty rozdání se odkryjí, když všichni jeho hráči souhlasí
room-audit-delay = Všechny karty rozdání, také vaše, se později zveřejní
room-stage-waiting = Čeká na hráče
room-stage-linking = Připravuje se rozdání
room-stage-playing = Rozdání probíhá
room-stage-pausing = Další rozdání začíná za chvíli
room-stage-paused = Pauza
room-stage-finished = Konec
room-status-in = Hraje
room-status-out = Pauza
room-status-waiting = Čeká na velký blind
room-status-leaving = Odchází
room-status-away = Mimo
room-reaction-nice = Pěkná hra
room-reaction-thanks = Díky
room-reaction-unlucky = Smůla
room-reaction-laugh = Haha
room-reaction-wow = Páni
room-reaction-hurry = Trochu rychleji, prosím
room-closing-restart = Herna se restartuje; stůl pak pokračuje
room-closing-table_closed = Stůl je zavřený
room-closing-replaced = Stůl je otevřený v jiném okně
room-closing-banned = Vstup do této herny je vám zakázán
room-closing-too_fast = Příliš mnoho zpráv; připojte se za chvíli
room-offered = Je pro vás volné místo; přisedněte do { $seconds } s
room-cancelled-orders = Rozdání se ruší, bylo by třeba sedmé míchání; všechny sázky se vracejí
room-cancelled-admin = Rozdání ruší správa herny; všechny sázky se vracejí
room-cancelled-damaged = Rozdání se ruší, jeho záznam je poškozený; všechny sázky se vracejí

## The room: the evening's sheet, columns for a spreadsheet

room-sheet-player = Hráč
room-sheet-brought = Nákup
room-sheet-taken = Výběr
room-sheet-at-table = U stolu
room-sheet-result = Výsledek

## The page

page-skip = Přejít na obsah
page-loading = Načítá se
page-close = Zavřít
page-main-menu = Stránky
page-lobby = Lobby
page-hands = Moje rozdání
page-rules = Pravidla
page-guide = První rozdání
page-profile = Profil a nastavení
page-come-in = Vstoupit
page-open-tables = Otevřené stoly
page-shut-table = Zavřít kartu { $table }
page-language = Jazyk
page-theme-auto = Vzhled: podle zařízení
page-theme-dark = Vzhled: tmavý
page-theme-light = Vzhled: světlý
page-sound-on = Zvuk zapnutý
page-sound-off = Zvuk vypnutý
page-offline = Bez spojení s hernou; zkouší se znovu
page-lost = Spojení přerušeno, zkouší se znovu. Vaše místo zůstává
page-back = Spojení obnoveno
page-try-now = Zkusit hned
page-go-on-here = Pokračovat zde
# A card as it is spoken, king of hearts: { $rank } and { $suit } are two of the next messages.
page-card = { $rank } { $suit }
page-rank-2 = dvojka
page-rank-3 = trojka
page-rank-4 = čtyřka
page-rank-5 = pětka
page-rank-6 = šestka
page-rank-7 = sedmička
page-rank-8 = osmička
page-rank-9 = devítka
page-rank-t = desítka
page-rank-j = kluk
page-rank-q = dáma
page-rank-k = král
page-rank-a = eso
page-suit-c = křížů
page-suit-d = kár
page-suit-h = srdcí
page-suit-s = pik
# After the hand somebody shows cards that nobody had to see.
page-log-turns-up = { $name } odkrývá { $cards }
page-log-turns-up-you = Odkrýváte { $cards }
# What a screen reader says; choices are the labels of the buttons.
page-speech-turn = Jste na řadě: { $choices }. Sekundy: { $seconds }
page-speech-marked = Označeno: { $card }. Označené karty: { $count }
page-speech-unmarked = Zůstává: { $card }. Označené karty: { $count }
# The table: what a seat did last stands under its name, so the sentence has no subject.
page-act-checks = checkuje
page-act-calls = dorovnává { $amount }
page-act-bets = sází { $amount }
page-act-raises = zvyšuje na { $amount }
page-act-posts = vkládá { $amount }
page-act-draws = { $count ->
    [0] nemění (pat)
    [one] mění { $count }
    [few] mění { $count }
    [many] mění { $count }
   *[other] mění { $count }
}
page-act-mucks = neukazuje
page-act-wins = vyhrává { $amount }
page-seconds-left = zbývá { $seconds } s
page-time-bank = časová banka { $seconds } s
page-free-seat = volné místo
page-waits-blind = čeká na BB
page-waits-hand = příští rozdání
page-draws = Výměny
page-dealer = Dealer button
page-face-down = Skryté karty: { $count }
page-place = { $place }. místo
page-level = { $number }. úroveň
# The middle of the table.
page-draw-of = { $number }. výměna ze { $total }
page-bets-of = sázky { $amount }
page-main-pot = Hlavní
page-side-pot = Vedlejší
page-bets = Sázky
# The own hand.
page-your-hand = Vaše karty
page-keep = Zůstává { $ranks }
page-throw-all = Vyměnit všech pět
page-hand-now = Teď { $hand }
page-draw-smooth = smooth výměna
page-draw-rough = rough výměna
page-number = Číslo { $number } ze všech kombinací
page-hand-smooth = { $hand }, smooth
page-hand-rough = { $hand }, rough
page-odds = { $low } nebo lepší touto výměnou
page-discard = vyměnit
page-card-marked = { $card }, k výměně
page-new = nová
page-folded = Vaše karty jsou složené
# The dock: what one may do, and what it costs.
page-decision = Vaše rozhodnutí
page-to-win = { $call }, bank { $pot }
page-odds-to-one = { $odds } ku 1: vyplatí se od { $percent }
page-makes = celkem { $amount }
page-capped = Cap
page-bets-round = Sázky v kole
page-bets-count = { $number } z { $cap }
page-next-round = Další kolo
page-your-draw = Vaše výměna
page-mark-cards = Označte, co půjde pryč
page-mark-first = Označte karty
page-draw-word = Vyměnit
page-keep-all = zůstane všech pět
page-cards-go = pryč: { $cards }
page-to-act = Na řadě: { $name }
page-ahead = Vyberte teď, odešle se, až budete na řadě
page-check-fold = Check nebo složit
page-call-any = Dorovnat vše
page-draw-marked = Vyměnit označené
page-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
page-sure-fold = Check je zdarma. Pro složení stiskněte znovu
page-hand-over = Rozdání skončilo
page-replay-hand = Přehrát rozdání
page-show-cards = Ukázat karty
page-deal-now = Rozdat hned
page-your-result = Váš výsledek
# Chairs: sitting down, out, in again, leaving.
page-choose-seat = Přisedněte
page-chips-range = { $least } až { $most } žetonů
page-buy-in = Buy-in { $amount }, začínáte s { $stack }
page-by-approval = Vlastník stolu pouští hráče
page-watching = Přihlížíte
page-come-in-first = Vstupte pod jménem a přisedněte
page-queue-join = Do fronty
page-in-queue = Jste ve frontě
page-sit-out = Pauza (sit out)
page-sit-out-blind = Pauza od příštího velkého blindu
page-back-in = Vrátit se do hry
page-post-now = Vložit blind a hrát hned
page-wait-blind = Počkat na velký blind
page-add-chips = Dokoupit žetony
page-leave = Opustit stůl
page-leave-sure = Pro odchod stiskněte znovu; v rozdání se karty složí
# The panel beside the table.
page-panel = Vedle stolu
page-tab-log = Rozdání
page-tab-chat = Chat
page-tab-statistics = Statistiky
page-tab-history = Historie
page-tab-fair = Férovost
page-tab-table = Stůl
page-no-hand = Zatím žádné rozdání
page-message = Napište zprávu
page-send = Odeslat
page-reactions = Reakce
page-chat-hidden = Chat ostatních je v nastavení vypnutý
page-fair-about = Balíček snímají všichni hráči: každý prohlížeč dá tajné číslo, které herna nemůže znát, když slibuje osm balíčků. Každá vaše karta je dokázána.
page-fair-words = Slova tohoto rozdání, pro všechny stejná
page-fair-promise = Slíbené balíčky
page-fair-picked = Hraje se balíček číslo { $number }, ostatní se otevřou
page-fair-proved = Důkazy vašich karet
page-fair-checked = Rozdání ověřená touto stránkou, vše v pořádku: { $count }
page-fair-wrong = Rozdání { $number } nesouhlasí: { $why }. Uschovejte důkazy a dejte vědět provozovateli
page-fair-left-out = Toto rozdání proběhlo bez vašeho snímání
page-fair-verify = Ověřit vše
page-fair-verified = Znovu ověřeno, vše v pořádku. Rozdání: { $hands }. Dokázané karty: { $cards }
page-fair-save = Uložit důkazy
page-agree = Odkrýt všechny karty rozdání { $number }
page-agree-how = Stane se, když souhlasí všichni hráči rozdání. Pak lze ověřit každou kartu
page-agreed = Souhlasí: { $count }. Chybí: { $names }
page-opened = Všechny karty rozdání { $number } jsou odkryté: jsou v souboru s důkazy
page-settings-all = Všechna nastavení a klávesy
page-menu = Nabídka stolu
# A note about somebody at the table, for the own eyes.
page-note = Poznámka: { $name }
page-note-how = Čtete ji jen vy
page-note-block = Blokovat: odsud žádný chat ani reakce
page-note-save = Uložit
page-note-has = s poznámkou
page-note-blocked = blokováno
# What the owner of a table may do.
page-pause = Pauza po tomto rozdání
page-unpause = Pokračovat
page-remove = Odebrat: { $name }
page-mute = Ztlumit: { $name }
page-unmute = Povolit chat: { $name }
page-admit = Pustit zpět: { $name }
page-seat-bot = Přidat bota
page-asks = { $name } žádá o žetony: { $chips }
page-yes = Povolit
page-no = Odmítnout
# Who won, and why.
page-why = Kdo vyhrál a proč
page-why-pot = Bank: { $name }
page-why-pot-you = Bank je váš
page-why-main = Hlavní bank: { $name }
page-why-main-you = Hlavní bank je váš
page-why-side = Vedlejší bank { $number }: { $name }
page-why-side-you = Vedlejší bank { $number } je váš
page-why-card = Rozhoduje { $place }. karta: { $low } je nižší než { $high }
page-why-alone = Všichni ostatní mají složeno
page-why-only = Nikdo jiný tento bank vyhrát nemohl
page-why-mucked = Ostatní karty nebyly ukázány
# What a screen reader says of the clock.
page-speech-seconds = Zbývá sekund: { $seconds }
page-speech-bank = Časová banka: { $seconds } s
# The lobby
page-lobby-hero = Zahrajte si hned
page-lobby-hero-how = U stolu čekají boti. Jen hrací žetony, bez registrace
page-lobby-play-bots = Hrát proti botům
page-lobby-guide = Vaše první rozdání
page-lobby-guide-how = Pět krátkých kroků, asi tři minuty
page-lobby-guide-start = Spustit průvodce
page-lobby-private = Soukromé
page-lobby-find = Najít stůl
page-lobby-free = Jen s volným místem
page-lobby-filters = Filtry
page-lobby-any = Vše
page-lobby-chairs = Místa
page-lobby-speed = Rychlost
page-lobby-bots = Boti
page-lobby-bots-yes = S boty
page-lobby-bots-no = Bez botů
page-lobby-limit = Limit
page-lobby-create = Nový stůl
page-lobby-none = Takový stůl tu není; změňte filtry, nebo otevřete nový
page-lobby-table = Stůl
page-lobby-players = Hráči
page-lobby-average-pot = Průměrný bank
page-lobby-hands-per-hour = Rozdání za hodinu
page-lobby-of = { $players } z { $chairs }
page-lobby-blinds = blindy { $small } a { $big }
page-lobby-buy-in = Buy-in
page-lobby-buy-in-is = buy-in { $amount }
page-lobby-buy-in-range = { $least } až { $most }
page-lobby-note-open = otevřený všem
page-lobby-note-full = plný
page-lobby-note-empty = zatím nikdo
page-lobby-note-one = čeká na druhého hráče
page-lobby-note-bots = s boty: { $bots }
page-lobby-note-begun = už začal
page-lobby-note-private = soukromý
page-lobby-note-mine = váš stůl
# Average pot and hands an hour in a few signs, on a phone.
page-lobby-pace = bank { $pot }, { $hands }/h
page-lobby-none-yet = zatím nic
page-lobby-sit = Přisednout
page-lobby-wait = Čekat: { $count }
page-lobby-watch = Sledovat
page-lobby-back = Ke stolu
page-lobby-clock = { $seconds } s na rozhodnutí, časová banka { $bank } s
page-lobby-waiting = Čeká: { $count }
page-lobby-watching = Sleduje: { $count }
page-lobby-friends = Přátelé u vašeho stolu
page-lobby-friends-how = Soukromý stůl má vlastní odkaz. Účet není potřeba
page-lobby-create-private = Nový soukromý stůl
page-copy = Kopírovat
page-copied = Zkopírováno
page-unreachable = Herna neodpovídá. Co je napsáno, zůstává zde; zkuste to za chvíli znovu
page-invite-link = Odkaz s pozvánkou
page-invite-how = Kdo má tento odkaz, může ke stolu
page-invite-renew = Nový odkaz (starý skončí)
page-invite-title = Pozvánka ke stolu { $table }
page-invite-expired = Tato pozvánka už neplatí; požádejte o novou tam, odkud ji máte
page-owner = Váš stůl
page-owner-sheet = Vyúčtování večera (CSV)
page-owner-close = Zavřít stůl
page-owner-close-how = Všichni dostanou své žetony zpět
page-queue = Čekací listiny
page-queue-place = Pořadí ve frontě: { $place }
page-queue-leave = Opustit frontu
page-queue-take = Obsadit místo
page-create-name = Jméno stolu
page-create-kind = Hra
page-create-small-bet = Malá sázka
page-create-least = Nejmenší buy-in
page-create-most = Největší buy-in
page-create-stack = Počáteční stack
page-create-agent = Boti hrají
page-create-private = Soukromý: jen s odkazem
page-create-approval = Schvaluji, kdo si přisedne
page-create-watch = Diváci jsou povoleni
page-create-delay = Zpoždění pro diváky, v sekundách
page-create-reshuffle = Nové míchání
page-create-audit = Karty po rozdání
page-create-more = Další podmínky
page-create-open = Otevřít stůl
page-create-opened = Stůl { $table } je otevřený
# The profile
page-name = Jméno
page-password = Heslo
page-guest = Host
page-guest-how = Bez hesla. V profilu je odkaz, kterým se vrátíte
page-account = Účet
page-account-how = Se jménem a heslem vstoupíte odkudkoli
page-make-account = Založit účet
page-sign-in = Přihlásit se
page-sign-out = Odhlásit se
page-sign-out-guest = Jste zde jako host. Bez odkazu nebo hesla se pod tímto jménem nevrátíte
page-since = Zde od { $date }
page-chips = Hrací žetony
page-top-up = Doplnit
page-top-up-how = Pod { $floor } žetonů lze účet doplnit, jednou denně
page-top-up-from = Znovu od: { $time }
page-settings = Nastavení
page-look = Vzhled
page-look-auto = Podle zařízení
page-look-dark = Tmavý
page-look-light = Světlý
page-deck = Karty
page-deck-four = Čtyři barvy
page-deck-two = Dvě barvy
page-volume = Hlasitost
page-outs = Ukazovat šance mých karet
page-left-hand = Hlavní tlačítko pro levý palec
page-chat-shown = Ukazovat chat
page-notify = Upozornění, když jsem na řadě a stránka není vidět
page-notify-allow = Povolit
page-notify-on = Povoleno
page-notify-off = Prohlížeč to nepovoluje; změňte to v jeho nastavení této stránky
page-keys = Klávesy
page-keys-how = Vyberte řádek a stiskněte novou klávesu. Obsazená klávesa se prohodí
page-keys-press = Stiskněte klávesu
page-keys-usual = Obvyklé klávesy
page-password-set = Nastavit heslo
page-password-set-how = Z vašeho jména bude účet a odkaz hosta skončí
page-password-now = Současné heslo
page-password-new = Nové heslo
page-password-change = Změnit heslo
page-password-changed = Heslo je změněno; ostatní prohlížeče jsou odhlášeny
page-guest-link = Váš odkaz
page-guest-link-how = Vrátíte se s ním z každého prohlížeče; kdo ho má, vstoupí pod vaším jménem. Nový ruší starý
page-guest-link-make = Vytvořit nový odkaz
page-tokens = Tokeny botů
page-tokens-how = Program s tokenem hraje pod vaším jménem
page-token-label = Jméno tokenu
page-token-make = Vytvořit token
page-token-once = Zobrazí se jen teď; uschovejte si ho
page-token-end = Zrušit: { $label }
page-delete = Smazat účet
page-delete-how = Jméno se uvolní a žetony se vrátí. V historii stolů jméno zůstane
page-delete-type = Pro potvrzení napište své jméno: { $name }
# The keys
page-key-mark = Označit kartu { $number }
page-key-main = Hlavní tlačítko
page-key-clear = Zrušit označení
page-key-none = Neoznačit nic
page-key-call = Check nebo dorovnat
page-key-raise = Vsadit nebo zvýšit
page-key-sit-out = Vynechat příští rozdání
page-key-history = Přehrát rozdání
page-key-agree = Odkrýt všechny karty rozdání
page-key-pause = Stůl pozastavit nebo spustit
page-key-next-table = Další stůl
page-key-sound = Zvuk zapnout nebo vypnout
page-key-time = Přečíst zbývající čas
page-key-speak = Přečíst stav u stolu
page-key-pot = K banku
page-key-help = Seznam kláves
page-key-close = Zavřít, zpět ke kartám
# The own hands
page-own-statistics = Statistiky
page-own-hands = Rozdání
page-own-won = Výhra
page-own-small-bets = Malých sázek na 100 rozdání
page-own-voluntary = Vstup do hry před první výměnou
page-own-raises = Sázky a zvýšení, ne dorovnání
page-own-pat = Beze změny, { $number }. výměna
page-own-showdowns = Došlo k odkrytí
page-own-showdowns-won = Výhra při odkrytí
page-own-none = Zatím žádná rozdání. Co odehrajete, zůstane zde k přehrání a stažení
page-own-all-tables = Všechny stoly
page-own-earlier = Starší rozdání
page-own-time = Čas
page-own-draws = Výměny
page-own-files = Soubory
page-own-evening = Všechna rozdání: { $table }
page-own-file = Rozdání { $number }: { $form }
page-own-cancelled = zrušeno
page-own-exposed = odkryto: { $cards }
page-own-proof = důkaz
# The rules and the guide
page-rules-contents = Na této stránce
page-guide-step = Krok { $number } z { $count }
page-guide-back = Zpět
page-guide-next = Dále
page-guide-play = Ke stolům
# The replayer
page-replay = Přehrávač
page-replay-about = Projděte rozdání krok za krokem se všemi kartami, které jeho záznam uvádí. Herna soubor přečte a nic si z něj nenechá
page-replay-drop = Přetáhněte sem historii rozdání, PHH, PokerStars nebo Full Tilt, nebo ji vyberte
page-replay-largest = Do { $most } MB
page-replay-choose = Vybrat soubor
page-replay-reading = Čte se { $file }
page-replay-read = { $count ->
    [one] { $count } rozdání lze přehrát
    [few] { $count } rozdání lze přehrát
    [many] { $count } rozdání lze přehrát
   *[other] { $count } rozdání lze přehrát
}
page-replay-damaged = { $count ->
    [one] { $count } rozdání bylo vynecháno:
    [few] { $count } rozdání byla vynechána:
    [many] { $count } rozdání bylo vynecháno:
   *[other] { $count } rozdání bylo vynecháno:
}
page-replay-more = Soubor za těmito rozdáními pokračuje; rozdělte ho, abyste viděli i ostatní. Dalších rozdání: { $count }
page-replay-place = Rozdání { $hand }, řádek { $line }
page-replay-line = Řádek { $line }
page-replay-kind-damaged = poškozené
page-replay-kind-partial = neúplné
page-replay-kind-cancelled = zrušené
page-replay-kind-not_this_game = jiná hra
page-replay-kind-disagrees = záznam odporuje pravidlům
page-replay-steps = Kroky
page-replay-step = Krok { $number } z { $total }
page-replay-deal = Rozdávání
page-replay-end = Konec
page-replay-parts = Části rozdání
page-replay-play = Přehrát
page-replay-pause = Pozastavit
page-replay-back = O krok zpět
page-replay-forward = O krok vpřed
page-replay-next-draw = Další výměna
page-replay-draw-before = Předchozí výměna
page-replay-speed = Rychlost { $times }×
page-replay-known-on = Všechny známé karty: ano
page-replay-known-off = Všechny známé karty: ne
page-replay-link = Odkaz na krok { $number }
page-replay-text = Text
page-replay-copy = Kopírovat rozdání jako { $form }
page-replay-by-hand = Zkopírujte odtud
page-replay-threw = odhozeno
page-replay-threw-cards = odhozeno: { $cards }
page-replay-from = z { $ranks }
page-replay-folds = skládá
page-replay-unit = Částky jsou v jednotkách po { $unit }
page-replay-own = Nebo si přehrajte některé vlastní rozdání
page-replay-file = Přehrát soubor
page-study = Trénink
page-study-about = Dva hráči a poslední výměna: co každá kombinace drží, sází a dorovnává, když oba hrají tak dobře, že nic jiného nevynese víc
page-study-hint = Zapište situaci a nechte ji vyřešit, nebo začněte příkladem
page-study-examples = Příklady
page-study-example-pat = Pat, nebo rozbít: hotové kombinace proti jedné kartě
page-study-example-river = Poslední sázky, když oba měnili jednu kartu
page-study-example-line = Poslední výměna po průběhu hry, s rozsahy strategie
page-study-example-third = Od třetího kola sázek
page-study-spot = Situace
page-study-ranges = Co mohou oba držet
page-study-ranges-written = Jak je psáno
page-study-ranges-line = Jako strategie po průběhu hry
page-study-big-blind = Velký blind
page-study-button = Button
page-study-range-help = Výměny k těmto kartám, hotové kombinace, váha za @; skupiny odděluje středník:
page-study-line = Průběh hry
page-study-line-help = Kola a výměny střídavě, x check, b sázka, c dorovnání, r zvýšení; u výměny nejprve velký blind:
page-study-start = Začíná
page-study-start-third_round = třetím kolem sázek
page-study-start-last_draw = poslední výměnou
page-study-start-button_draw = poslední výměnou buttonu
page-study-start-river = sázkami po ní
page-study-big-blind-drew = Velký blind měnil
page-study-button-drew = Button měnil
page-study-pot = Bank
page-study-pot-bets = malých sázek: { $bets }
page-study-more = Sázky, stacky, přesnost
page-study-big-bet = Velká sázka
page-study-cap = Sázek v kole
page-study-stack-big-blind = Stack velkého blindu
page-study-stack-button = Stack buttonu
page-study-deep = hluboký
page-study-precision = Přesnost
page-study-precision-ranks = jen hodnoty, rychle
page-study-precision-cards = co drží jeden, druhý nemá
page-study-seconds = Sekund nejvýše
page-study-solve = Vyřešit
page-study-stop = Zastavit a ukázat, co je
page-study-waiting = Čeká; situací před touto: { $count }
page-study-warming = Solver se spouští; poprvé to trvá až minutu
page-study-solving = Řeší se
page-study-progress = Opakování: { $iterations }; nejlepší odpovědi získají { $share } banku
page-study-stopped = Zastaveno dřív, než bylo co ukázat
page-study-solved = Situace je vyřešena
page-study-result = Řešení
page-study-value = Hodnota v malých sázkách: velký blind { $big_blind }, button { $button }
page-study-exact = Nejlepší odpovědi získají { $share } banku; opakování: { $iterations }, sekund: { $seconds }
page-study-early = (zastaveno dříve)
page-study-draws-big-blind = Výměna velkého blindu
page-study-draws-button = Výměna buttonu
page-study-acts-big-blind = Velký blind je na řadě
page-study-acts-button = Button je na řadě
page-study-way = Cesta situací
page-study-first = Začátek
page-study-next = { $seat }, a potom?
page-study-reached = rozsahu se dostane sem
page-study-never = S těmito rozsahy se sem nikdo nedostane
page-study-pat = pat
page-study-broken = rozbito
page-study-snowed = snow
page-study-drawn = výměna
page-study-fold = složení
page-study-bet-value = sázka pro hodnotu
page-study-bluff = blaf
page-study-raise-value = zvýšení pro hodnotu
page-study-bluff-raise = zvýšení blafem
page-study-draw = vyměnit { $count }
page-study-low = { $rank }-low
page-study-pair = pár
page-study-worse = horší
page-study-nothing = nic
page-study-grid = Co každá kombinace dělá, pod tím EV v malých sázkách
page-study-every = Každá kombinace
page-study-hands = Kombinace
page-study-hand = Kombinace
page-study-share = Podíl
page-study-ev = EV, malé sázky
page-study-unlisted = Nevypsané kombinace: { $share } rozsahu
page-study-keeps = Co jedna kombinace drží
page-study-kept = Drží
page-study-cards = Mění
page-study-frequency = Jak často
page-study-less = Proti nejlepšímu
page-study-chart-ev = EV v malých sázkách
page-study-chart-equity = Equity při showdownu
page-study-axis = Podíl rozsahu, nejlepší kombinace vlevo
page-study-as-played = jak se hraje
page-study-equity = equity
page-study-as-table = Jako tabulka
page-study-held = V ruce: { $hand }
page-study-did = to se stalo
page-study-loss = Co se stalo, ztrácí v malých sázkách: { $bets }
page-study-unheld = Strategie tu tuto kombinaci nikdy nedrží
page-study-ask = Co by udělal solver?
