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

## Üben am Terminal

drill-welcome = { $game } zu zweit: Entscheide wie gutes Spiel. Der Solver sagt gleich, wie oft er was tut und was jede Wahl in Small Bets wert ist; q beendet
drill-thinking = Der Solver sucht eine Frage
drill-question = Frage { $number }: { $where }
drill-throw = Abwerfen: { $cards }
drill-right = Richtig: nichts verloren
drill-lost = Verloren, in Small Bets: { $bets } ({ $kind }). Besser: { $action }
# One line for each choice, the action as on a button.
drill-choice = { $action }: { $often }, wert { $worth }
drill-score-now = Diesmal
drill-score-all = Alle Übungen bisher
drill-score = Antworten: { $count }, richtig: { $right }, verloren, in Small Bets: { $bets }
drill-score-street = { $what }: Antworten { $count }, richtig { $right }, verloren { $bets }
drill-score-kind = { $what }: { $count }, verloren { $bets }
# Kinds of mistakes.
drill-kind-too-loose = zu loose
drill-kind-too-tight = zu tight
drill-kind-wrong-discard = falscher Abwurf
drill-kind-missed-value = Value verpasst
drill-kind-missed-bluff = Bluff verpasst
drill-kind-too-much = zu viel gesetzt
drill-kind-bad-bluff = schlechter Bluff
drill-kind-bad-snow = schlechter Snow
drill-error-most = So einen Draw kennt der Solver hier nicht; Karten zum Abwerfen höchstens: { $count }
drill-error-score = Der Stand { $path } ist nicht lesbar und bleibt, wie er ist; verschiebe ihn, um neu zu beginnen
drill-error-open = Eine Übung ist in einem anderen Fenster offen

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
bot-endgame = Endspiel
bot-blueprint = Strategie

## The room: why something is refused

# A message of the room is one of these without its room-.
room-table-gone = Diesen Tisch gibt es nicht mehr; wähle in der Lobby einen anderen
room-table-full = Der Tisch { $table } ist voll; stelle dich an oder wähle einen anderen
room-table-moved = Der Tisch ist jetzt auf einem anderen Server; verbinde dich neu
room-tables-many = Du hast so viele Tische offen wie erlaubt ({ $most }); schließe erst einen
room-terms-bad = Die Bedingungen des Tisches stimmen nicht bei { $field }; sieh dir die Grenzen an und versuche es noch einmal
room-gallery-full = Diesem Tisch schauen zu viele zu; versuche es später noch einmal
room-not-invited = Dieser Tisch ist privat; lass dir den Einladungslink geben
room-barred = Du bist von diesem Tisch entfernt worden; bitte darum, wieder eingelassen zu werden
room-not-owner = Das kann nur, wem der Tisch gehört
room-chair-taken = Platz { $chair } ist besetzt; wähle einen anderen
room-chair-reserved = Der freie Platz ist für jemanden, der schon länger wartet; stelle dich an
room-no-such-chair = Einen Platz { $chair } gibt es an diesem Tisch nicht; wähle einen anderen
room-queue-full = Auf diesen Tisch warten zu viele; versuche es später noch einmal
room-already-seated = Du hast schon einen Platz an diesem Tisch
room-not-seated = Du hast keinen Platz an diesem Tisch; nimm erst einen
room-started = Das Sit & Go hat begonnen; niemand kommt mehr dazu oder kauft Chips nach
room-asked-already = Deine letzte Anfrage ist noch nicht beantwortet
room-not-asked = Diese Anfrage gibt es nicht oder nicht mehr
room-too-few-chips = Zu wenige Chips: nötig sind { $needed }, du hast { $have }; nimm weniger oder fülle dein Konto auf
room-buy-in-range = Bringe mindestens { $least } und höchstens { $most } Chips mit
room-top-up-enough = Ein Konto lässt sich auffüllen, wenn es weniger als { $floor } Chips hat
room-top-up-later = Ein Konto lässt sich einmal am Tag auffüllen; Stunden bis dahin: { $hours }
room-hand-running = Nicht während einer Hand; warte, bis sie zu Ende ist
room-no-hand = Diese Hand gibt es hier nicht
room-no-form = Die Hand lässt sich in dieser Form nicht schreiben; nimm sie als PHH
room-history-long = Die Datei ist größer als { $most } MB; teile sie zwischen zwei Händen
room-history-wrong = Diese Datei ist keine Hand-History, die hier gelesen wird; gelesen werden PHH, PokerStars und Full Tilt
room-history-heavy = Die Datei zu lesen dauert zu lange; teile sie zwischen zwei Händen und versuche es mit einem Teil
room-history-busy = Gerade werden viele Dateien gelesen; warte einen Moment und versuche es noch einmal
room-nothing-to-show = Du hast jetzt keine Karten zu zeigen
room-not-your-turn = Du bist nicht dran
room-illegal-action = Jetzt nicht möglich; möglich: { $legal }
room-stale = Zu spät: Der Tisch ist schon weiter; so steht es jetzt
# A link of the hash chain of the fair deal, not a link to click.
room-link-wrong = Das Glied gehört nicht zu deiner Kette; beginne eine neue
room-no-bots = In diesem Raum gibt es keine Bots; der Platz bleibt frei
room-agent-missing = Der Bot { $agent } ist in diesem Raum nicht installiert; wähle einen anderen
room-chat-muted = Dein Chat ist an diesem Tisch stummgeschaltet
room-name-length = Ein Name hat { $least } bis { $most } Zeichen
room-name-bad = Ein Name besteht aus Buchstaben, Ziffern, einzelnen Leerzeichen und . _ - ohne Leerzeichen am Anfang oder Ende
room-name-taken = Der Name { $name } ist vergeben oder gleicht einem anderen zu sehr; wähle einen anderen
room-password-short = Ein Passwort hat mindestens { $least } Zeichen
room-password-wrong = Das jetzige Passwort stimmt nicht
room-login-wrong = Name oder Passwort stimmt nicht
room-account-already = Das ist schon ein Konto; melde dich mit Name und Passwort an
# The link that lets a guest in again.
room-link-expired = Dieser Link gilt nicht mehr; komm unter einem neuen Namen oder melde dich bei deinem Konto an
room-need-login = Melde dich erst an, als Gast oder bei deinem Konto
room-banned = Dieser Raum ist für dich gesperrt; frage bei der Leitung nach
room-still-seated = Du hast noch Chips an einem Tisch; verlasse ihn zuerst
room-player-gone = Diesen Spieler gibt es nicht
room-note-self = Notizen schreibt man über andere
room-notes-many = Du hast so viele Notizen wie erlaubt ({ $most }); lösche erst eine
room-tokens-many = Du hast so viele Tokens wie erlaubt ({ $most }); lösche erst eines
room-token-gone = Dieses Token gibt es nicht
room-language-unknown = Diese Sprache gibt es nicht; es gibt { $languages }
room-too-fast = Zu schnell; warte einen Moment und versuche es noch einmal
room-message-bad = Die Nachricht ist nicht zu verstehen
room-message-long = Die Nachricht ist zu lang
room-origin-wrong = Das kam von einer fremden Website; öffne die Seite des Raums selbst
room-not-found = Unter dieser Adresse gibt es nichts
room-database-newer = Die Datenbank { $database } stammt von einer neueren Version dieses Programms; starte diese oder nenne mit --database eine andere
room-database-unreachable = Die Datenbank { $database } lässt sich nicht öffnen; sieh nach, ob sie läuft und die Adresse stimmt
room-database-away = Der Raum erreicht gerade seine Datenbank nicht; nichts ist verloren, versuche es gleich noch einmal
room-key-damaged = { $file } ist keine lesbare Schlüsseldatei; lege die richtige dorthin, oder entferne sie, falls noch nichts gespielt ist
room-key-wrong = Die Schlüsseldatei ist nicht die dieser Datenbank; lege die richtige an ihre Stelle
room-port-taken = Port { $port } ist von einem anderen Programm belegt; wähle mit --port einen anderen
room-server-stopping = Der Raum wird angehalten; komm wieder, wenn er läuft
room-server-failed = Im Raum ist etwas schiefgegangen; versuche es gleich noch einmal
room-study-missing = Dieser Raum kann keine Spots lösen: die Pakete des Extras „solver“ fehlen
room-study-busy = Gerade werden viele Spots gelöst; warte einen Moment und versuche es noch einmal
room-study-gone = Diese Lösung wird nicht mehr aufbewahrt; löse den Spot noch einmal
room-study-crashed = Der Solver ist gescheitert; versuche es noch einmal, mit weniger, wenn das nicht hilft
room-study-heavy = Der Spot dauert zu lange oder braucht zu viel Speicher; versuche es mit kürzeren Ranges oder ab dem letzten Draw
room-study-range = Das ist keine Range; siehe Zeichen { $place }
room-study-spot = Diesen Spot gibt es nicht; ändere, was daran falsch ist
room-study-path = An dieser Stelle ist niemand dran
room-study-hand = Das ist keine Hand aus fünf Karten; schreibe eine wie 86432
room-study-unsolved = Der Spot ist noch nicht gelöst; warte, bis er es ist

## The room: what clients show for the words of the wire

room-kind-cash = Cash Game
room-kind-sit_and_go = Sit & Go
room-speed-slow = Langsam
room-speed-normal = Normal
room-speed-fast = Schnell
room-reshuffle-standard = Der Muck wird neu gemischt, wenn der Reststapel leer ist
room-reshuffle-stars = Früher gemischt; niemand bekommt eine Karte zurück, die er in derselben Hand abgeworfen hat
room-reshuffle-everything = Alle abgeworfenen Karten werden gemischt, auch deine eigenen
room-audit-never = Nicht gezeigte Karten bleiben geheim
room-audit-all_agree = Alle Karten einer Hand werden geöffnet, wenn alle zustimmen, die sie gespielt haben
room-audit-delay = Alle Karten einer Hand, auch deine, werden später öffentlich
room-stage-waiting = Wartet auf Spieler
room-stage-linking = Das Geben wird vorbereitet
room-stage-playing = Hand läuft
room-stage-pausing = Die nächste Hand beginnt gleich
room-stage-paused = Pause
room-stage-finished = Beendet
room-status-in = Spielt mit
room-status-out = Setzt aus
room-status-waiting = Wartet auf den Big Blind
room-status-leaving = Verlässt den Tisch
room-status-away = Abwesend
room-reaction-nice = Schöne Hand
room-reaction-thanks = Danke
room-reaction-unlucky = Pech
room-reaction-laugh = Haha
room-reaction-wow = Wow
room-reaction-hurry = Bitte etwas schneller
room-closing-restart = Der Raum startet neu; der Tisch macht danach weiter
room-closing-table_closed = Der Tisch ist geschlossen
room-closing-replaced = Der Tisch ist in einem anderen Fenster offen
room-closing-banned = Dieser Raum ist für dich gesperrt
room-closing-too_fast = Zu viele Nachrichten; verbinde dich gleich neu
room-offered = Ein Platz ist für dich frei; nimm ihn innerhalb von { $seconds } s
room-cancelled-orders = Die Hand wird annulliert, sie bräuchte ein siebtes Mischen; alle Einsätze gehen zurück
room-cancelled-admin = Die Hand wird von der Leitung annulliert; alle Einsätze gehen zurück
room-cancelled-damaged = Die Hand wird annulliert, ihre Aufzeichnung ist beschädigt; alle Einsätze gehen zurück

## The room: the evening's sheet, columns for a spreadsheet

room-sheet-player = Spieler
room-sheet-brought = Eingekauft
room-sheet-taken = Mitgenommen
room-sheet-at-table = Am Tisch
room-sheet-result = Ergebnis

## The page

page-skip = Zum Inhalt springen
page-loading = Wird geladen
page-close = Schließen
page-main-menu = Seiten
page-lobby = Lobby
page-hands = Meine Hände
page-rules = Regeln
page-guide = Erste Hand
page-profile = Profil und Einstellungen
page-come-in = Eintreten
page-open-tables = Offene Tische
page-shut-table = Reiter { $table } schließen
page-language = Sprache
page-theme-auto = Darstellung: wie das Gerät
page-theme-dark = Darstellung: dunkel
page-theme-light = Darstellung: hell
page-sound-on = Ton an
page-sound-off = Ton aus
page-offline = Keine Verbindung zum Raum; es wird erneut versucht
page-lost = Verbindung unterbrochen, es wird erneut versucht. Dein Platz bleibt dir
page-back = Wieder verbunden
page-try-now = Jetzt versuchen
page-go-on-here = Hier weiterspielen
# A card as it is spoken, king of hearts: { $rank } and { $suit } are two of the next messages.
page-card = { $suit } { $rank }
page-rank-2 = Zwei
page-rank-3 = Drei
page-rank-4 = Vier
page-rank-5 = Fünf
page-rank-6 = Sechs
page-rank-7 = Sieben
page-rank-8 = Acht
page-rank-9 = Neun
page-rank-t = Zehn
page-rank-j = Bube
page-rank-q = Dame
page-rank-k = König
page-rank-a = Ass
page-suit-c = Kreuz
page-suit-d = Karo
page-suit-h = Herz
page-suit-s = Pik
# After the hand somebody shows cards that nobody had to see.
page-log-turns-up = { $name } deckt { $cards } auf
page-log-turns-up-you = Du deckst { $cards } auf
# What a screen reader says; choices are the labels of the buttons.
page-speech-turn = Du bist dran: { $choices }. Sekunden: { $seconds }
page-speech-marked = Markiert: { $card }. Markierte Karten: { $count }
page-speech-unmarked = Bleibt: { $card }. Markierte Karten: { $count }
# The table: what a seat did last stands under its name, so the sentence has no subject.
page-act-checks = checkt
page-act-calls = callt { $amount }
page-act-bets = setzt { $amount }
page-act-raises = erhöht auf { $amount }
page-act-posts = bringt { $amount }
page-act-draws = { $count ->
    [0] bleibt pat
    [one] tauscht { $count }
   *[other] tauscht { $count }
}
page-act-mucks = zeigt nicht
page-act-wins = gewinnt { $amount }
page-seconds-left = noch { $seconds } s
page-time-bank = Zeitpolster { $seconds } s
page-free-seat = freier Platz
page-waits-blind = wartet auf BB
page-waits-hand = nächste Hand
page-draws = Draws
page-dealer = Dealer-Button
page-face-down = Verdeckte Karten: { $count }
page-place = Platz { $place }
page-level = Level { $number }
# The middle of the table.
page-draw-of = { $number }. Draw von { $total }
page-bets-of = Einsätze { $amount }
page-main-pot = Main
page-side-pot = Side
page-bets = Einsätze
# The own hand.
page-your-hand = Deine Hand
page-keep = Behalten: { $ranks }
page-throw-all = Alle fünf tauschen
page-hand-now = Jetzt { $hand }
page-draw-smooth = smooth Draw
page-draw-rough = rough Draw
page-number = Nummer { $number } aller Hände
page-hand-smooth = { $hand }, smooth
page-hand-rough = { $hand }, rough
page-odds = { $low } oder besser mit diesem Draw
page-discard = tauschen
page-card-marked = { $card }, wird getauscht
page-new = neu
page-folded = Deine Karten sind gefoldet
# The dock: what one may do, and what it costs.
page-decision = Deine Entscheidung
page-to-win = { $call }, im Pot { $pot }
page-odds-to-one = { $odds } zu 1: lohnt sich ab { $percent }
page-makes = ergibt { $amount }
page-capped = Gecappt
page-bets-round = Einsätze in der Runde
page-bets-count = { $number } von { $cap }
page-next-round = Nächste Runde
page-your-draw = Dein Draw
page-mark-cards = Markiere, was weg soll
page-mark-first = Erst Karten markieren
page-draw-word = Tauschen
page-keep-all = alle fünf behalten
page-cards-go = weg: { $cards }
page-to-act = Am Zug: { $name }
page-ahead = Wähle jetzt, gesendet wird, wenn du dran bist
page-check-fold = Check oder Fold
page-call-any = Alles callen
page-draw-marked = Markierte tauschen
page-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-sure-fold = Check ist gratis. Für Fold noch einmal drücken
page-hand-over = Die Hand ist vorbei
page-replay-hand = Hand ansehen
page-show-cards = Karten zeigen
page-deal-now = Jetzt geben
page-your-result = Dein Ergebnis
# Chairs: sitting down, out, in again, leaving.
page-choose-seat = Nimm Platz
page-chips-range = { $least } bis { $most } Chips
page-buy-in = Buy-in { $amount }, du beginnst mit { $stack }
page-by-approval = Wer den Tisch eröffnet hat, lässt herein
page-watching = Du siehst zu
page-come-in-first = Komm mit einem Namen herein, um Platz zu nehmen
page-queue-join = Auf die Warteliste
page-in-queue = Du bist auf der Warteliste
page-sit-out = Aussetzen
page-sit-out-blind = Vor dem nächsten Big Blind aussetzen
page-back-in = Wieder mitspielen
page-post-now = Blind zahlen und gleich spielen
page-wait-blind = Auf den Big Blind warten
page-add-chips = Chips nachkaufen
page-leave = Tisch verlassen
page-leave-sure = Zum Verlassen noch einmal drücken; in einer Hand werden deine Karten gefoldet
# The panel beside the table.
page-panel = Neben dem Tisch
page-tab-log = Hand
page-tab-chat = Chat
page-tab-statistics = Statistik
page-tab-history = Hände
page-tab-fair = Fairness
page-tab-table = Tisch
page-no-hand = Noch keine Hand
page-message = Nachricht schreiben
page-send = Senden
page-reactions = Reaktionen
page-chat-hidden = Der Chat anderer ist in den Einstellungen aus
page-fair-about = Alle heben ab: Jeder Browser steuert eine geheime Zahl bei, die der Raum nicht kennen kann, wenn er sich auf acht Decks festlegt. Jede deiner Karten wird bewiesen.
page-fair-words = Wörter dieser Hand, für alle gleich
page-fair-promise = Zugesagte Decks
page-fair-picked = Gespielt wird Nr. { $number }, die anderen werden geöffnet
page-fair-proved = Beweise deiner Karten
page-fair-checked = Von dieser Seite geprüft, alles in Ordnung: { $count }
page-fair-wrong = Hand { $number } stimmt nicht: { $why }. Bewahre die Beweise auf und melde es denen, die den Raum betreiben
page-fair-left-out = Diese Hand wurde ohne dein Abheben gegeben
page-fair-verify = Alle prüfen
page-fair-verified = Noch einmal geprüft, alles in Ordnung. Hände: { $hands }. Bewiesene Karten: { $cards }
page-fair-save = Beweise speichern
page-agree = Alle Karten von Hand { $number } öffnen
page-agree-how = Geschieht, wenn alle zustimmen, die mitgespielt haben. Dann lässt sich jede Karte prüfen
page-agreed = Zugestimmt: { $count }. Es fehlen: { $names }
page-opened = Alle Karten von Hand { $number } sind offen: Sie stehen in der Beweisdatei
page-settings-all = Alle Einstellungen und Tasten
page-menu = Tischmenü
# A note about somebody at the table, for the own eyes.
page-note = Notiz: { $name }
page-note-how = Nur du kannst sie lesen
page-note-block = Blockieren: kein Chat und keine Reaktionen von hier
page-note-save = Speichern
page-note-has = mit Notiz
page-note-blocked = blockiert
# What the owner of a table may do.
page-pause = Pause nach dieser Hand
page-unpause = Weiter
page-remove = { $name } entfernen
page-mute = { $name } stummschalten
page-unmute = { $name } darf schreiben
page-admit = Wieder einlassen: { $name }
page-seat-bot = Bot hinsetzen
page-asks = { $name } bittet um { $chips } Chips
page-yes = Zulassen
page-no = Ablehnen
# Who won, and why.
page-why = Wer gewonnen hat und warum
page-why-pot = Pot: { $name }
page-why-pot-you = Der Pot gehört dir
page-why-main = Main Pot: { $name }
page-why-main-you = Der Main Pot gehört dir
page-why-side = Side Pot { $number }: { $name }
page-why-side-you = Side Pot { $number } gehört dir
page-why-card = Karte { $place } entscheidet: { $low } ist niedriger als { $high }
page-why-alone = Alle anderen haben gefoldet
page-why-only = Niemand sonst konnte diesen Pot gewinnen
page-why-mucked = Die anderen Hände wurden nicht gezeigt
# What a screen reader says of the clock.
page-speech-seconds = Sekunden übrig: { $seconds }
page-speech-bank = Zeitpolster: { $seconds } Sekunden
# The lobby
page-lobby-hero = Spiel jetzt eine Hand
page-lobby-hero-how = Am Tisch warten Bots. Nur Spielchips, ohne Anmeldung
page-lobby-play-bots = Gegen Bots spielen
page-lobby-guide = Deine erste Hand
page-lobby-guide-how = Fünf kurze Schritte, etwa drei Minuten
page-lobby-guide-start = Anleitung starten
page-lobby-private = Privat
page-lobby-find = Tisch suchen
page-lobby-free = Nur mit freien Plätzen
page-lobby-filters = Filter
page-lobby-any = Alle
page-lobby-chairs = Plätze
page-lobby-speed = Tempo
page-lobby-bots = Bots
page-lobby-bots-yes = Mit Bots
page-lobby-bots-no = Ohne Bots
page-lobby-limit = Limit
page-lobby-create = Tisch eröffnen
page-lobby-none = So einen Tisch gibt es nicht; ändere die Filter oder eröffne einen
page-lobby-table = Tisch
page-lobby-players = Spieler
page-lobby-average-pot = Mittlerer Pot
page-lobby-hands-per-hour = Hände pro Stunde
page-lobby-of = { $players } von { $chairs }
page-lobby-blinds = Blinds { $small } und { $big }
page-lobby-buy-in = Buy-in
page-lobby-buy-in-is = Buy-in { $amount }
page-lobby-buy-in-range = { $least } bis { $most }
page-lobby-note-open = offen für alle
page-lobby-note-full = voll
page-lobby-note-empty = noch niemand da
page-lobby-note-one = wartet auf einen zweiten Spieler
page-lobby-note-bots = mit Bots: { $bots }
page-lobby-note-begun = hat begonnen
page-lobby-note-private = privat
page-lobby-note-mine = dein Tisch
# Average pot and hands an hour in a few signs, on a phone.
page-lobby-pace = Pot { $pot }, { $hands }/Std.
page-lobby-none-yet = noch nichts
page-lobby-sit = Platz nehmen
page-lobby-wait = Warten: { $count }
page-lobby-watch = Zuschauen
page-lobby-back = Zum Tisch
page-lobby-clock = { $seconds } s pro Entscheidung, Zeitpolster { $bank } s
page-lobby-waiting = Warten: { $count }
page-lobby-watching = Schauen zu: { $count }
page-lobby-friends = Freunde an deinem Tisch
page-lobby-friends-how = Ein privater Tisch hat seinen eigenen Link. Ein Konto ist nicht nötig
page-lobby-create-private = Privaten Tisch eröffnen
page-copy = Kopieren
page-copied = Kopiert
page-unreachable = Der Raum antwortet nicht. Was du eingegeben hast, ist noch da; versuche es gleich noch einmal
page-invite-link = Einladungslink
page-invite-how = Wer diesen Link hat, darf an den Tisch
page-invite-renew = Neuer Link (der alte endet)
page-invite-title = Du bist eingeladen: { $table }
page-invite-expired = Dieser Einladungslink gilt nicht mehr; frag nach einem neuen, wo du ihn herhast
page-owner = Dein Tisch
page-owner-sheet = Die Abrechnung des Abends (CSV)
page-owner-close = Tisch schließen
page-owner-close-how = Alle bekommen ihre Chips zurück
page-queue = Wartelisten
page-queue-place = Platz auf der Warteliste: { $place }
page-queue-leave = Warteliste verlassen
page-queue-take = Platz einnehmen
page-create-name = Name des Tischs
page-create-kind = Spiel
page-create-small-bet = Small Bet
page-create-least = Kleinstes Buy-in
page-create-most = Größtes Buy-in
page-create-stack = Anfangsstack
page-create-agent = Bots spielen
page-create-private = Privat: nur mit dem Einladungslink
page-create-approval = Ich bestätige, wer Platz nimmt
page-create-watch = Zuschauer sind erlaubt
page-create-delay = Verzögerung für Zuschauer, in Sekunden
page-create-reshuffle = Neumischen
page-create-audit = Karten nach der Hand
page-create-more = Weitere Bedingungen
page-create-open = Tisch eröffnen
page-create-opened = Der Tisch { $table } ist offen
# The profile
page-name = Name
page-password = Passwort
page-guest = Gast
page-guest-how = Ohne Passwort. In deinem Profil gibt es einen Link, mit dem du wieder hereinkommst
page-account = Konto
page-account-how = Mit Name und Passwort kommst du von überall herein
page-make-account = Konto anlegen
page-sign-in = Anmelden
page-sign-out = Abmelden
page-sign-out-guest = Du bist Gast. Ohne deinen Link oder ein Passwort kommst du unter diesem Namen nicht zurück
page-since = Hier seit { $date }
page-chips = Spielchips
page-top-up = Auffüllen
page-top-up-how = Unter { $floor } Chips kann ein Konto aufgefüllt werden, einmal am Tag
page-top-up-from = Wieder möglich: { $time }
page-settings = Einstellungen
page-look = Darstellung
page-look-auto = Wie das Gerät
page-look-dark = Dunkel
page-look-light = Hell
page-deck = Kartendeck
page-deck-four = Vier Farben
page-deck-two = Zwei Farben
page-volume = Lautstärke
page-outs = Chancen meiner Hand zeigen
page-left-hand = Hauptknopf für den linken Daumen
page-chat-shown = Chat zeigen
page-notify = Benachrichtigung, wenn ich dran bin und die Seite verdeckt ist
page-notify-allow = Erlauben
page-notify-on = Erlaubt
page-notify-off = Vom Browser nicht erlaubt; ändere es in seinen Einstellungen für diese Seite
page-keys = Tasten
page-keys-how = Wähle eine Zeile und drücke die neue Taste. Eine belegte Taste wird getauscht
page-keys-press = Drücke eine Taste
page-keys-usual = Übliche Tasten
page-password-set = Passwort festlegen
page-password-set-how = Dein Name wird ein Konto, und der Link des Gastes gilt nicht mehr
page-password-now = Jetziges Passwort
page-password-new = Neues Passwort
page-password-change = Passwort ändern
page-password-changed = Das Passwort ist geändert; andere Browser sind abgemeldet
page-guest-link = Dein Link
page-guest-link-how = Mit ihm kommst du von jedem Browser wieder herein; wer ihn hat, kommt unter deinem Namen herein. Ein neuer ersetzt den alten
page-guest-link-make = Neuen Link erstellen
page-tokens = Tokens für Bots
page-tokens-how = Ein Programm mit einem Token spielt unter deinem Namen
page-token-label = Name des Tokens
page-token-make = Token erstellen
page-token-once = Wird nur jetzt gezeigt; bewahre es auf
page-token-end = { $label } beenden
page-delete = Konto löschen
page-delete-how = Der Name wird frei, die Chips gehen zurück. In den Verläufen der Tische bleibt der Name
page-delete-type = Gib zur Bestätigung deinen Namen ein: { $name }
# The keys
page-key-mark = Karte { $number } markieren
page-key-main = Hauptknopf
page-key-clear = Markierungen löschen
page-key-none = Nichts markieren
page-key-call = Check oder Call
page-key-raise = Bet oder Raise
page-key-sit-out = Nächste Hand aussetzen
page-key-history = Hand noch einmal ansehen
page-key-agree = Alle Karten der Hand öffnen
page-key-pause = Tisch anhalten oder weiter
page-key-next-table = Nächster Tisch
page-key-sound = Ton an oder aus
page-key-time = Restzeit vorlesen
page-key-speak = Stand am Tisch vorlesen
page-key-pot = Zum Pot
page-key-help = Liste der Tasten
page-key-close = Schließen, zurück zur Hand
# The own hands
page-own-statistics = Statistik
page-own-hands = Hände
page-own-won = Gewonnen
page-own-small-bets = Small Bets auf 100 Hände
page-own-voluntary = Vor dem ersten Draw mitgegangen
page-own-raises = Bets und Raises statt Calls
page-own-pat = Pat beim { $number }. Draw
page-own-showdowns = Bis zum Showdown
page-own-showdowns-won = Im Showdown gewonnen
page-own-none = Noch keine Hände. Was du spielst, bleibt hier, zum Ansehen und Herunterladen
page-own-all-tables = Alle Tische
page-own-earlier = Frühere Hände
page-own-time = Zeit
page-own-draws = Draws
page-own-files = Dateien
page-own-evening = Alle Hände: { $table }
page-own-file = Hand { $number }: { $form }
page-own-cancelled = abgebrochen
page-own-exposed = aufgedeckt: { $cards }
page-own-proof = Beweis
# The rules and the guide
page-rules-contents = Auf dieser Seite
page-guide-step = Schritt { $number } von { $count }
page-guide-back = Zurück
page-guide-next = Weiter
page-guide-play = Zu den Tischen
# The replayer
page-replay = Replayer
page-replay-about = Geh eine Hand Schritt für Schritt durch, mit jeder Karte, die ihre Aufzeichnung nennt. Der Raum liest die Datei und behält nichts davon
page-replay-drop = Zieh eine Hand-History hierher, PHH, PokerStars oder Full Tilt, oder wähle sie aus
page-replay-largest = Bis { $most } MB
page-replay-choose = Datei auswählen
page-replay-reading = { $file } wird gelesen
page-replay-read = { $count ->
    [one] { $count } Hand lässt sich ansehen
   *[other] { $count } Hände lassen sich ansehen
}
page-replay-damaged = { $count ->
    [one] { $count } Hand wurde ausgelassen:
   *[other] { $count } Hände wurden ausgelassen:
}
page-replay-more = Die Datei geht nach diesen Händen weiter; teile sie, um die anderen zu sehen. Weitere Hände: { $count }
page-replay-place = Hand { $hand }, Zeile { $line }
page-replay-line = Zeile { $line }
page-replay-kind-damaged = beschädigt
page-replay-kind-partial = unvollständig
page-replay-kind-cancelled = abgebrochen
page-replay-kind-not_this_game = ein anderes Spiel
page-replay-kind-disagrees = die Aufzeichnung widerspricht den Regeln
page-replay-steps = Schritte
page-replay-step = Schritt { $number } von { $total }
page-replay-deal = Austeilen
page-replay-end = Ende
page-replay-parts = Abschnitte der Hand
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-back = Ein Schritt zurück
page-replay-forward = Ein Schritt weiter
page-replay-next-draw = Nächster Draw
page-replay-draw-before = Voriger Draw
page-replay-speed = Tempo { $times }×
page-replay-known-on = Alle bekannten Karten: an
page-replay-known-off = Alle bekannten Karten: aus
page-replay-link = Link zu Schritt { $number }
page-replay-text = Text
page-replay-copy = Hand als { $form } kopieren
page-replay-by-hand = Kopiere es von hier
page-replay-threw = abgelegt
page-replay-threw-cards = abgelegt: { $cards }
page-replay-from = aus { $ranks }
page-replay-folds = foldet
page-replay-unit = Beträge in Einheiten von { $unit }
page-replay-own = Oder sieh dir eine eigene Hand an
page-replay-file = Datei ansehen
page-study = Training
page-study-about = Zwei Spieler und der letzte Draw: was jede Hand behält, bettet und callt, wenn beide so gut spielen, dass nichts anderes mehr einbringt
page-study-hint = Schreibe einen Spot auf und lass ihn lösen, oder beginne mit einem Beispiel
page-study-examples = Beispiele
page-study-example-pat = Pat oder aufbrechen: fertige Hände gegen eine Karte
page-study-example-river = Die letzten Bets, wenn beide eine Karte getauscht haben
page-study-example-line = Der letzte Draw nach einer Line, mit den Ranges der Strategie
page-study-example-third = Ab der dritten Setzrunde
page-study-spot = Der Spot
page-study-ranges = Was beide halten können
page-study-ranges-written = Wie geschrieben
page-study-ranges-line = Wie die Strategie nach einer Line
page-study-big-blind = Big Blind
page-study-button = Button
page-study-range-help = Draws zu diesen Karten, fertige Hände, ein Gewicht nach @; zwischen Gruppen steht ein Semikolon:
page-study-line = Line
page-study-line-help = Setzrunden und Draws im Wechsel, x Check, b Bet, c Call, r Raise; bei einem Draw zuerst der Big Blind:
page-study-start = Beginnt mit
page-study-start-third_round = der dritten Setzrunde
page-study-start-last_draw = dem letzten Draw
page-study-start-button_draw = dem letzten Draw des Buttons
page-study-start-river = den Bets danach
page-study-big-blind-drew = Big Blind tauschte
page-study-button-drew = Button tauschte
page-study-pot = Pot
page-study-pot-bets = { $bets } Small Bets
page-study-more = Bets, Stacks, Genauigkeit
page-study-big-bet = Big Bet
page-study-cap = Bets in einer Runde
page-study-stack-big-blind = Stack des Big Blinds
page-study-stack-button = Stack des Buttons
page-study-deep = tief
page-study-precision = Genauigkeit
page-study-precision-ranks = nur Werte, schnell
page-study-precision-cards = was einer hält, hat der andere nicht
page-study-seconds = Sekunden höchstens
page-study-solve = Lösen
page-study-stop = Anhalten und zeigen, was da ist
page-study-waiting = Wartet; Spots davor: { $count }
page-study-warming = Der Solver startet; beim ersten Mal dauert es bis zu einer Minute
page-study-solving = Wird gelöst
page-study-progress = Durchgänge: { $iterations }; die besten Antworten gewinnen { $share } des Pots
page-study-stopped = Angehalten, bevor es etwas zu zeigen gab
page-study-solved = Der Spot ist gelöst
page-study-result = Die Lösung
page-study-value = Wert in Small Bets: Big Blind { $big_blind }, Button { $button }
page-study-exact = Die besten Antworten gewinnen { $share } des Pots; Durchgänge: { $iterations }, Sekunden: { $seconds }
page-study-early = (vorher angehalten)
page-study-draws-big-blind = Der Draw des Big Blinds
page-study-draws-button = Der Draw des Buttons
page-study-acts-big-blind = Der Big Blind ist dran
page-study-acts-button = Der Button ist dran
page-study-way = Der Weg durch den Spot
page-study-first = Anfang
page-study-next = { $seat }, und dann?
page-study-reached = der Range kommt hierher
page-study-never = Mit diesen Ranges kommt niemand hierher
page-study-pat = pat
page-study-broken = aufgebrochen
page-study-snowed = Snow
page-study-drawn = tauscht
page-study-fold = Fold
page-study-bet-value = Value-Bet
page-study-bluff = Bluff
page-study-raise-value = Value-Raise
page-study-bluff-raise = Bluff-Raise
page-study-draw = { $count } tauschen
page-study-low = { $rank }-Low
page-study-pair = Paar
page-study-worse = schlechter
page-study-nothing = nichts
page-study-grid = Was jede Hand macht, darunter ihr EV in Small Bets
page-study-every = Jede Hand
page-study-hands = Hände
page-study-hand = Hand
page-study-share = Anteil
page-study-ev = EV, Small Bets
page-study-unlisted = Nicht gezeigte Hände: { $share } der Range
page-study-keeps = Was eine Hand behält
page-study-kept = Behält
page-study-cards = Tauscht
page-study-frequency = Wie oft
page-study-less = Gegen das Beste
page-study-chart-ev = EV in Small Bets
page-study-chart-equity = Equity im Showdown
page-study-axis = Anteil der Range, die besten Hände links
page-study-as-played = wie gespielt
page-study-equity = Equity
page-study-as-table = Als Tabelle
page-study-held = Gehalten: { $hand }
page-study-did = das wurde getan
page-study-loss = Was getan wurde, verschenkt in Small Bets: { $bets }
page-study-unheld = Die Strategie hält diese Hand hier nie
page-study-ask = Was würde der Solver tun?
