# Deutsch. du, third person in the log, hyphens in half-English compounds.
# Keep what is asked (button-), what happened (log-) and what it is called (noun-) apart.
# The message ids and their variables are the same, in the same order, in all six files.

## The game

game-name = 2-7 Triple Draw

## Hand names

hand-described = { $name } ({ $ranks })
# A short label: the two highest ranks, 8-6 low.
hand-low = { $ranks }-Low
hand-wheel = Wheel, Nummer 1
hand-number-2 = Nummer 2
hand-number-3 = Nummer 3
hand-number-4 = Nummer 4
hand-nut-8 = Nut 8
hand-nut-9 = Nut 9
hand-nut-t = Nut 10
hand-nut-j = Nut J
hand-nut-q = Nut Q
hand-nut-k = Nut K
hand-nut-a = Nut Ace
hand-smooth-8 = smooth 8-Low
hand-rough-8 = rough 8-Low
hand-low-9 = 9-Low
hand-low-t = 10-Low
hand-low-j = Bube-Low
hand-low-q = Dame hoch
hand-low-k = König hoch
hand-low-a = Ass hoch
hand-pair-2 = Paar Zweien
hand-pair-3 = Paar Dreien
hand-pair-4 = Paar Vieren
hand-pair-5 = Paar Fünfen
hand-pair-6 = Paar Sechsen
hand-pair-7 = Paar Siebenen
hand-pair-8 = Paar Achten
hand-pair-9 = Paar Neunen
hand-pair-t = Paar Zehnen
hand-pair-j = Paar Buben
hand-pair-q = Paar Damen
hand-pair-k = Paar Könige
hand-pair-a = Paar Asse
hand-two-pair = Zwei Paare, { $high } und { $low }
hand-two-pair-high-3 = Dreien
hand-two-pair-high-4 = Vieren
hand-two-pair-high-5 = Fünfen
hand-two-pair-high-6 = Sechsen
hand-two-pair-high-7 = Siebenen
hand-two-pair-high-8 = Achten
hand-two-pair-high-9 = Neunen
hand-two-pair-high-t = Zehnen
hand-two-pair-high-j = Buben
hand-two-pair-high-q = Damen
hand-two-pair-high-k = Könige
hand-two-pair-high-a = Asse
hand-two-pair-low-2 = Zweien
hand-two-pair-low-3 = Dreien
hand-two-pair-low-4 = Vieren
hand-two-pair-low-5 = Fünfen
hand-two-pair-low-6 = Sechsen
hand-two-pair-low-7 = Siebenen
hand-two-pair-low-8 = Achten
hand-two-pair-low-9 = Neunen
hand-two-pair-low-t = Zehnen
hand-two-pair-low-j = Buben
hand-two-pair-low-q = Damen
hand-two-pair-low-k = Könige
hand-trips-2 = Drilling Zweien
hand-trips-3 = Drilling Dreien
hand-trips-4 = Drilling Vieren
hand-trips-5 = Drilling Fünfen
hand-trips-6 = Drilling Sechsen
hand-trips-7 = Drilling Siebenen
hand-trips-8 = Drilling Achten
hand-trips-9 = Drilling Neunen
hand-trips-t = Drilling Zehnen
hand-trips-j = Drilling Buben
hand-trips-q = Drilling Damen
hand-trips-k = Drilling Könige
hand-trips-a = Drilling Asse
hand-straight = Straight
hand-flush = Flush
hand-full-house = Full House, { $trips } und { $pair }
hand-full-house-trips-2 = Zweien
hand-full-house-trips-3 = Dreien
hand-full-house-trips-4 = Vieren
hand-full-house-trips-5 = Fünfen
hand-full-house-trips-6 = Sechsen
hand-full-house-trips-7 = Siebenen
hand-full-house-trips-8 = Achten
hand-full-house-trips-9 = Neunen
hand-full-house-trips-t = Zehnen
hand-full-house-trips-j = Buben
hand-full-house-trips-q = Damen
hand-full-house-trips-k = Könige
hand-full-house-trips-a = Asse
hand-full-house-pair-2 = Zweien
hand-full-house-pair-3 = Dreien
hand-full-house-pair-4 = Vieren
hand-full-house-pair-5 = Fünfen
hand-full-house-pair-6 = Sechsen
hand-full-house-pair-7 = Siebenen
hand-full-house-pair-8 = Achten
hand-full-house-pair-9 = Neunen
hand-full-house-pair-t = Zehnen
hand-full-house-pair-j = Buben
hand-full-house-pair-q = Damen
hand-full-house-pair-k = Könige
hand-full-house-pair-a = Asse
hand-quads-2 = Vierling Zweien
hand-quads-3 = Vierling Dreien
hand-quads-4 = Vierling Vieren
hand-quads-5 = Vierling Fünfen
hand-quads-6 = Vierling Sechsen
hand-quads-7 = Vierling Siebenen
hand-quads-8 = Vierling Achten
hand-quads-9 = Vierling Neunen
hand-quads-t = Vierling Zehnen
hand-quads-j = Vierling Buben
hand-quads-q = Vierling Damen
hand-quads-k = Vierling Könige
hand-quads-a = Vierling Asse
hand-straight-flush = Straight Flush
hand-royal-flush = Royal Flush, die schlechteste Hand

## Answers of the command line

number-answer = Nummer { $number } von { $total }: { $desc }
number-wheel = Wheel

## Buttons: what one may choose

button-fold = Fold
button-check = Check
button-call = Call { $amount }
button-bet = Bet { $amount }
button-raise = Raise auf { $amount }
button-complete = Vervollständigen auf { $amount }
button-draw = { $count } tauschen
button-stand-pat = Stehen lassen

## Log: what happened. The form -you tells the reader of the reader's own deeds

log-hand-starts = Hand { $number }, Button: { $name }
log-hand-starts-you = Hand { $number }, du bist am Button
log-posts-small-blind = { $name } bringt den Small Blind, { $amount }
log-posts-small-blind-you = Du bringst den Small Blind, { $amount }
log-posts-big-blind = { $name } bringt den Big Blind, { $amount }
log-posts-big-blind-you = Du bringst den Big Blind, { $amount }
log-posts-ante = { $name } bringt das Ante, { $amount }
log-posts-ante-you = Du bringst das Ante, { $amount }
log-posts-big-blind-ante = { $name } bringt das Big-Blind-Ante, { $amount }
log-posts-big-blind-ante-you = Du bringst das Big-Blind-Ante, { $amount }
# A player who missed the blinds pays to come back: a live part, which is a bet, and a dead one.
log-posts = { $name } bringt { $live } live und { $dead } tot
log-posts-you = Du bringst { $live } live und { $dead } tot
log-deals = Alle bekommen fünf Karten
log-is-dealt = { $name } bekommt { $cards }
log-is-dealt-you = Du bekommst { $cards }
log-folds = { $name } foldet
log-folds-you = Du foldest
log-checks = { $name } checkt
log-checks-you = Du checkst
log-calls = { $name } callt { $amount }
log-calls-you = Du callst { $amount }
log-bets = { $name } setzt { $amount }
log-bets-you = Du setzt { $amount }
log-raises = { $name } erhöht auf { $amount }
log-raises-you = Du erhöhst auf { $amount }
log-completes = { $name } vervollständigt auf { $amount }
log-completes-you = Du vervollständigst auf { $amount }
log-all-in = { $name } ist all-in
log-all-in-you = Du bist all-in
log-draws = { $count ->
    [0] { $name } bleibt pat
    [one] { $name } tauscht { $count } Karte
   *[other] { $name } tauscht { $count } Karten
}
log-draws-you = { $count ->
    [0] Du bleibst pat
    [one] Du tauschst { $count } Karte
   *[other] Du tauschst { $count } Karten
}
log-discards = { $name } wirft { $discards } ab und bekommt { $cards }
log-discards-you = Du wirfst { $discards } ab und bekommst { $cards }
log-throws = { $name } wirft { $discards } ab
log-throws-you = Du wirfst { $discards } ab
log-gets = { $name } bekommt { $cards }
log-gets-you = Du bekommst { $cards }
log-burns = Eine Karte wird verbrannt
log-reshuffles = Der Reststapel ist leer: Der Muck wird neu gemischt
log-capped = Gecappt: kein Raise mehr
log-shows = { $name } zeigt { $cards } ({ $desc })
log-shows-you = Du zeigst { $cards } ({ $desc })
log-mucks = { $name } zeigt die Karten nicht
log-mucks-you = Du zeigst die Karten nicht
log-takes-back = { $name } bekommt { $amount } zurück (nicht gecallter Einsatz)
log-takes-back-you = Du bekommst { $amount } zurück (nicht gecallter Einsatz)
log-wins-with = { $name } gewinnt { $amount } mit { $cards } ({ $desc })
log-wins-with-you = Du gewinnst { $amount } mit { $cards } ({ $desc })
log-wins-uncontested = { $name } gewinnt { $amount }, alle anderen haben gefoldet
log-wins-uncontested-you = Du gewinnst { $amount }, alle anderen haben gefoldet
log-wins-main-pot = { $name } gewinnt den Main Pot, { $amount }
log-wins-main-pot-you = Du gewinnst den Main Pot, { $amount }
log-wins-side-pot = { $name } gewinnt Side Pot { $number }, { $amount }
log-wins-side-pot-you = Du gewinnst Side Pot { $number }, { $amount }
log-splits = { $name } bekommt { $amount } (geteilter Pot)
log-splits-you = Du bekommst { $amount } (geteilter Pot)
log-lowest-wins = Die niedrigste Hand gewinnt: { $best }. Die nächste: { $next }
log-lowest-equal = Die niedrigsten Hände sind gleich: { $best }
log-busts = { $name } hat keine Chips mehr
log-busts-you = Du hast keine Chips mehr
log-buys = { $name } kauft Chips nach: { $amount }
log-buys-you = Du kaufst Chips nach: { $amount }

## Nouns: what things and deeds are called

noun-check = Check
noun-call = Call
noun-bet = Einsatz
noun-raise = Raise
noun-stack = Stack
noun-player = Spieler
noun-draws = Draws

## The table

table-hand = Hand { $number }
table-limits = Fixed Limit { $limits }
table-round = { $number }. Setzrunde
table-draw = { $number }. Draw
table-showdown = Showdown
table-pot = Pot { $amount }
table-stack = Stack { $amount }
table-bet = Einsatz { $amount }
table-button = Button
table-small-blind = SB
table-big-blind = BB
table-you = du
table-your-cards = Deine Karten: { $cards }
table-your-hand = Deine Hand: { $cards } ({ $desc })
table-your-turn = Du bist dran
table-draws = Draws: { $draws }
table-pat = pat
table-folded = Fold
table-all-in = All-in

## Playing at a terminal: greeting, prompts, keys

play-welcome = { $game }, Fixed Limit { $limits }. Mit ? bekommst du eine Erklärung.
play-opponents = Mit dir am Tisch: { $names }
play-resumed = Es geht weiter mit Hand { $number }. Dein Stack: { $amount }
play-ask-action = Du bist dran: { $choices }
# The example is cards, then positions counted from the left.
play-ask-draw = { $number }. Draw: Was wirfst du ab? Karten (Kd 8c) oder Stellen (#1 #2); s: pat
play-ask-next = Enter für die nächste Hand, q zum Verlassen
play-choice = { $key }: { $label }
play-keys = Tasten
# What the keys f, k or c, b or r, d, s, q and ? do.
play-key-fold = Fold
play-key-check-call = Check oder Call
play-key-bet-raise = Bet, Raise oder Vervollständigen
play-key-draw = Karten abwerfen, nach Namen (d Kd 8c) oder Stelle (d #1 #2)
play-key-stand-pat = stehen lassen: alle fünf Karten behalten
play-key-history = die Hand bis hierher
play-key-quit = verlassen; der Stand wird gespeichert
play-key-explain = die Entscheidung erklären
play-key-keys = diese Tasten
play-lines-only = Der Tisch kommt Zeile für Zeile: Ein Gitter würde im Terminal zerreißen

## Playing at a terminal: what went wrong

play-error-not-held = { $card } hast du nicht; deine Karten sind { $cards }
play-error-not-a-card = Keine Karte: { $text }. Schreibe Wert und Farbe, etwa Kd, oder eine Stelle, etwa #1
play-error-card-twice = { $card } steht zweimal da; nenne jede Karte einmal
play-error-position = Eine Stelle { $text } gibt es nicht; die Stellen sind 1 bis 5 von links
play-error-which = Du hast mehr als eine Karte { $rank }: Gib die Farbe dazu, zum Beispiel { $card }
play-error-two-readings = { $text }: Stelle { $text } ({ $there }) oder { $card }? Schreibe { $position } oder { $card }
play-error-draw-key = Jetzt wird getauscht: Nenne die Karten zum Abwerfen, oder s für pat
play-error-fold-free = Ein Fold ist nicht nötig: Ein Check kostet nichts. Möglich: { $choices }
play-error-not-allowed = Jetzt nicht möglich: { $action }. Möglich: { $choices }
play-error-unknown-key = Nicht verstanden: { $text }. Möglich: { $choices }
play-error-session-lost = Der gespeicherte Stand { $path } ist nicht lesbar; ein neuer beginnt
play-error-session-newer = Der gespeicherte Stand { $path } ist von einem neueren tripledraw und bleibt, wie er ist; installiere dieses
play-error-session-open = Der Stand ist in einem anderen Fenster offen

## Playing at a terminal: saving and leaving

play-hand-saved = Die Hände sind gespeichert in { $path }
play-input-ended = Die Eingabe ist zu Ende
play-session-saved = Der Stand ist gespeichert; nächstes Mal geht es hier weiter
play-session-aside = Der frühere Stand liegt nun in { $path }
play-summary-hands = { $count ->
    [one] { $count } Hand gespielt
   *[other] { $count } Hände gespielt
}
play-summary-won = Gewonnen: { $amount }
play-summary-lost = Verloren: { $amount }
play-summary-even = Weder gewonnen noch verloren
play-goodbye = Auf Wiedersehen

## Explaining the choice

explain-hand = Deine Hand: { $desc }, Nummer { $number } von { $total }
explain-fold = Ein Fold kostet nichts mehr; der Pot geht an die anderen
explain-check = Ein Check kostet nichts
explain-call = Ein Call kostet { $amount }; der Pot ist dann { $pot }
# $percent comes ready, as the language writes it.
explain-odds = Pot Odds: Der Call lohnt sich, wenn du in mindestens { $percent } der Fälle gewinnst
explain-bet = Ein Bet kostet { $amount }
explain-raise = Ein Raise auf { $total } kostet { $amount }
explain-complete = Vervollständigen auf { $total } kostet { $amount }
explain-bets-counted = Einsätze in dieser Runde: { $number } von { $cap }
explain-draw = Wirf beliebig viele Karten ab, keine bis alle fünf; ebenso viele neue kommen
explain-keep = Du behältst dann { $cards }
explain-outs = { $ranks } oder besser: { $count } von { $unseen } unbekannten Karten
explain-draws-left = { $count ->
    [0] Das ist der letzte Draw
    [one] Danach kommt noch { $count } Draw
   *[other] Danach kommen noch { $count } Draws
}
explain-textbook = Das Lehrbuch spielt: { $action }

## Opponents

bot-1 = Eleni
bot-2 = Tõnu
bot-3 = Lukas
bot-4 = Jiří
bot-5 = Noa
bot-6 = Sam
bot-textbook = Lehrbuch
bot-caller = Caller
bot-random = zufällig
bot-showdown = Showdown
