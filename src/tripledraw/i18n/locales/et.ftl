# Eesti. Informal (sina), third person present in the log, a hyphen before endings after digits.
# Keep what is asked (button-), what happened (log-) and what it is called (noun-) apart.
# The message ids and their variables are the same, in the same order, in all six files.

## The game

game-name = 2-7 Triple Draw

## Hand names

hand-described = { $name } ({ $ranks })
# A short label: the two highest ranks, 8-6 low.
hand-low = { $ranks } low
hand-wheel = wheel, number 1
hand-number-2 = number 2
hand-number-3 = number 3
hand-number-4 = number 4
hand-nut-8 = parim 8
hand-nut-9 = parim 9
hand-nut-t = parim 10
hand-nut-j = parim J
hand-nut-q = parim Q
hand-nut-k = parim K
hand-nut-a = nut ace
hand-smooth-8 = smooth 8-low
hand-rough-8 = rough 8-low
hand-low-9 = 9-low
hand-low-t = 10-low
hand-low-j = J-low
hand-low-q = emand kõrge
hand-low-k = kuningas kõrge
hand-low-a = äss kõrge
hand-pair-2 = kahtede paar
hand-pair-3 = kolmede paar
hand-pair-4 = neljade paar
hand-pair-5 = viite paar
hand-pair-6 = kuute paar
hand-pair-7 = seitsmete paar
hand-pair-8 = kaheksate paar
hand-pair-9 = üheksate paar
hand-pair-t = kümnete paar
hand-pair-j = soldatite paar
hand-pair-q = emandate paar
hand-pair-k = kuningate paar
hand-pair-a = ässade paar
hand-two-pair = kaks paari, { $high } ja { $low }
hand-two-pair-high-3 = kolmed
hand-two-pair-high-4 = neljad
hand-two-pair-high-5 = viied
hand-two-pair-high-6 = kuued
hand-two-pair-high-7 = seitsmed
hand-two-pair-high-8 = kaheksad
hand-two-pair-high-9 = üheksad
hand-two-pair-high-t = kümned
hand-two-pair-high-j = soldatid
hand-two-pair-high-q = emandad
hand-two-pair-high-k = kuningad
hand-two-pair-high-a = ässad
hand-two-pair-low-2 = kahed
hand-two-pair-low-3 = kolmed
hand-two-pair-low-4 = neljad
hand-two-pair-low-5 = viied
hand-two-pair-low-6 = kuued
hand-two-pair-low-7 = seitsmed
hand-two-pair-low-8 = kaheksad
hand-two-pair-low-9 = üheksad
hand-two-pair-low-t = kümned
hand-two-pair-low-j = soldatid
hand-two-pair-low-q = emandad
hand-two-pair-low-k = kuningad
hand-trips-2 = kahtede kolmik
hand-trips-3 = kolmede kolmik
hand-trips-4 = neljade kolmik
hand-trips-5 = viite kolmik
hand-trips-6 = kuute kolmik
hand-trips-7 = seitsmete kolmik
hand-trips-8 = kaheksate kolmik
hand-trips-9 = üheksate kolmik
hand-trips-t = kümnete kolmik
hand-trips-j = soldatite kolmik
hand-trips-q = emandate kolmik
hand-trips-k = kuningate kolmik
hand-trips-a = ässade kolmik
hand-straight = rida
hand-flush = mast
hand-full-house = maja: { $trips }, { $pair }
hand-full-house-trips-2 = kahed
hand-full-house-trips-3 = kolmed
hand-full-house-trips-4 = neljad
hand-full-house-trips-5 = viied
hand-full-house-trips-6 = kuued
hand-full-house-trips-7 = seitsmed
hand-full-house-trips-8 = kaheksad
hand-full-house-trips-9 = üheksad
hand-full-house-trips-t = kümned
hand-full-house-trips-j = soldatid
hand-full-house-trips-q = emandad
hand-full-house-trips-k = kuningad
hand-full-house-trips-a = ässad
hand-full-house-pair-2 = kahed
hand-full-house-pair-3 = kolmed
hand-full-house-pair-4 = neljad
hand-full-house-pair-5 = viied
hand-full-house-pair-6 = kuued
hand-full-house-pair-7 = seitsmed
hand-full-house-pair-8 = kaheksad
hand-full-house-pair-9 = üheksad
hand-full-house-pair-t = kümned
hand-full-house-pair-j = soldatid
hand-full-house-pair-q = emandad
hand-full-house-pair-k = kuningad
hand-full-house-pair-a = ässad
hand-quads-2 = kahtede nelik
hand-quads-3 = kolmede nelik
hand-quads-4 = neljade nelik
hand-quads-5 = viite nelik
hand-quads-6 = kuute nelik
hand-quads-7 = seitsmete nelik
hand-quads-8 = kaheksate nelik
hand-quads-9 = üheksate nelik
hand-quads-t = kümnete nelik
hand-quads-j = soldatite nelik
hand-quads-q = emandate nelik
hand-quads-k = kuningate nelik
hand-quads-a = ässade nelik
hand-straight-flush = mastirida
hand-royal-flush = kuninglik mastirida, halvim käsi

## Answers of the command line

number-answer = Number { $number } / { $total }: { $desc }
number-wheel = wheel

## Buttons: what one may choose

button-fold = Loobu
button-check = Check
button-call = Maksa { $amount }
button-bet = Panusta { $amount }
button-raise = Tõsta { $amount }-ni
button-complete = Täienda { $amount }-ni
button-draw = Vaheta { $count }
button-stand-pat = Ei vaheta

## Log: what happened. The form -you tells the reader of the reader's own deeds

log-hand-starts = Jaotus { $number }, button: { $name }
log-hand-starts-you = Jaotus { $number }, button on sinul
log-posts-small-blind = { $name } paneb väikese blindi, { $amount }
log-posts-small-blind-you = Sa paned väikese blindi, { $amount }
log-posts-big-blind = { $name } paneb suure blindi, { $amount }
log-posts-big-blind-you = Sa paned suure blindi, { $amount }
log-posts-ante = { $name } paneb ante, { $amount }
log-posts-ante-you = Sa paned ante, { $amount }
log-posts-big-blind-ante = { $name } paneb suure blindi ante, { $amount }
log-posts-big-blind-ante-you = Sa paned suure blindi ante, { $amount }
# A player who missed the blinds pays to come back: a live part, which is a bet, and a dead one.
log-posts = { $name } paneb { $live } live-blindi ja { $dead } surnud blindi
log-posts-you = Sa paned { $live } live-blindi ja { $dead } surnud blindi
log-deals = Kõik saavad viis kaarti
log-is-dealt = { $name } saab { $cards }
log-is-dealt-you = Sa saad { $cards }
log-folds = { $name } loobub
log-folds-you = Sa loobud
log-checks = { $name }: check
log-checks-you = Sina: check
log-calls = { $name } maksab { $amount }
log-calls-you = Sa maksad { $amount }
log-bets = { $name } panustab { $amount }
log-bets-you = Sa panustad { $amount }
log-raises = { $name } tõstab { $amount }-ni
log-raises-you = Sa tõstad { $amount }-ni
log-completes = { $name } täiendab { $amount }-ni
log-completes-you = Sa täiendad { $amount }-ni
log-all-in = { $name } on all-in
log-all-in-you = Sa oled all-in
log-draws = { $count ->
    [0] { $name } ei vaheta (pat)
    [one] { $name } vahetab { $count } kaardi
   *[other] { $name } vahetab { $count } kaarti
}
log-draws-you = { $count ->
    [0] Sa ei vaheta (pat)
    [one] Sa vahetad { $count } kaardi
   *[other] Sa vahetad { $count } kaarti
}
log-discards = { $name } viskab maha { $discards } ja saab { $cards }
log-discards-you = Sa viskad maha { $discards } ja saad { $cards }
log-throws = { $name } viskab maha { $discards }
log-throws-you = Sa viskad maha { $discards }
log-gets = { $name } saab { $cards }
log-gets-you = Sa saad { $cards }
log-burns = Üks kaart põletatakse
log-reshuffles = Pakk on otsas: mahavisatud kaardid segatakse uuesti
log-capped = Cap: rohkem tõsta ei saa
log-shows = { $name } näitab { $cards } ({ $desc })
log-shows-you = Sa näitad { $cards } ({ $desc })
log-mucks = { $name } ei näita kaarte
log-mucks-you = Sa ei näita kaarte
log-takes-back = { $name } saab tagasi { $amount } (vastamata panus)
log-takes-back-you = Sa saad tagasi { $amount } (vastamata panus)
log-wins-with = { $name } võidab { $amount } käega { $cards } ({ $desc })
log-wins-with-you = Sa võidad { $amount } käega { $cards } ({ $desc })
log-wins-uncontested = { $name } võidab { $amount }, kõik teised loobusid
log-wins-uncontested-you = Sa võidad { $amount }, kõik teised loobusid
log-wins-main-pot = { $name } võidab põhipanga, { $amount }
log-wins-main-pot-you = Sa võidad põhipanga, { $amount }
log-wins-side-pot = { $name } võidab kõrvalpanga { $number }, { $amount }
log-wins-side-pot-you = Sa võidad kõrvalpanga { $number }, { $amount }
log-splits = { $name } saab { $amount } (jagatud pank)
log-splits-you = Sa saad { $amount } (jagatud pank)
log-lowest-wins = Madalaim käsi võidab: { $best }. Järgmine: { $next }
log-lowest-equal = Madalaimad käed on võrdsed: { $best }
log-busts = { $name } on žetoonidest ilma
log-busts-you = Sa oled žetoonidest ilma
log-buys = { $name } ostab žetoone juurde: { $amount }
log-buys-you = Sa ostad žetoone juurde: { $amount }

## Nouns: what things and deeds are called

noun-check = check
noun-call = maksmine
noun-bet = panus
noun-raise = tõstmine
noun-stack = stäkk
noun-player = mängija
noun-draws = kaardivahetused

## The table

table-hand = Jaotus { $number }
table-limits = Fixed Limit { $limits }
table-round = { $number }. panustamisvoor
table-draw = { $number }. kaardivahetus
table-showdown = Kaartide avamine
table-pot = Pank { $amount }
table-stack = Stäkk { $amount }
table-bet = Panus { $amount }
table-button = button
table-small-blind = SB
table-big-blind = BB
table-you = sina
table-your-cards = Sinu kaardid: { $cards }
table-your-hand = Sinu käsi: { $cards } ({ $desc })
table-your-turn = Sinu kord
table-draws = Kaardivahetused: { $draws }
table-pat = pat
table-folded = Loobunud
table-all-in = all-in

## Playing at a terminal: greeting, prompts, keys

play-welcome = { $game }, Fixed Limit { $limits }. Kirjuta ?, kui soovid selgitust.
play-opponents = Sinuga lauas: { $names }
play-resumed = Mäng jätkub, jaotus { $number }. Sinu stäkk: { $amount }
play-ask-action = Sinu kord: { $choices }
# The example is cards, then positions counted from the left.
play-ask-draw = { $number }. vahetus: mis maha? Kaardid (Kd 8c) või kohad (#1 #2); s: pat
play-ask-next = Vajuta Enter järgmiseks jaotuseks, q lahkumiseks
play-choice = { $key }: { $label }
play-keys = Klahvid
# What the keys f, k or c, b or r, d, s, q and ? do.
play-key-fold = loobu
play-key-check-call = check või maksa
play-key-bet-raise = panusta, tõsta või täienda
play-key-draw = viska kaardid maha nime (d Kd 8c) või koha (d #1 #2) järgi
play-key-stand-pat = ei vaheta: kõik viis kaarti jäävad
play-key-history = jaotus seni
play-key-quit = lahku; mäng salvestatakse
play-key-explain = selgita valikut
play-key-keys = need klahvid
play-lines-only = Laud tuleb rida rea haaval: terminal lõhuks tabeli

## Playing at a terminal: what went wrong

play-error-not-held = Sul ei ole kaarti { $card }; sinu kaardid on { $cards }
play-error-not-a-card = See ei ole kaart: { $text }. Kirjuta tugevus ja mast, näiteks Kd, või koht, näiteks #1
play-error-card-twice = { $card } on kirjas kaks korda; nimeta iga kaart üks kord
play-error-position = Kohta { $text } ei ole; kohad on 1 kuni 5 vasakult
play-error-which = Sul on rohkem kui üks { $rank }: lisa mast, näiteks { $card }
play-error-two-readings = { $text }: kas koht { $text } ({ $there }) või { $card }? Kirjuta { $position } või { $card }
play-error-draw-key = Praegu vahetad kaarte: nimeta, mis maha lähevad, või s, kui ei vaheta
play-error-fold-free = Loobuda pole vaja: check ei maksa midagi. Võimalik: { $choices }
play-error-not-allowed = Praegu ei saa: { $action }. Võimalik: { $choices }
play-error-unknown-key = Arusaamatu: { $text }. Võimalik: { $choices }
play-error-session-lost = Salvestatud mängu { $path } ei saa lugeda; algab uus
play-error-session-newer = Salvestatud mäng { $path } on uuemast tripledraw versioonist ja jääb muutmata; paigalda see versioon
play-error-session-open = Mäng on avatud teises aknas

## Playing at a terminal: saving and leaving

play-hand-saved = Jaotused salvestatakse faili { $path }
play-input-ended = Sisend lõppes
play-session-saved = Mäng on salvestatud ja jätkub järgmisel korral siit
play-session-aside = Eelmine mäng on alles failis { $path }
play-summary-hands = { $count ->
    [one] Mängitud { $count } jaotus
   *[other] Mängitud { $count } jaotust
}
play-summary-won = Võit: { $amount }
play-summary-lost = Kaotus: { $amount }
play-summary-even = Ei võitu ega kaotust
play-goodbye = Head aega

## Harjutamine terminalis

drill-welcome = { $game } kahekesi: otsusta nii, nagu hea mäng. Solver ütleb kohe, kui sageli ta mida teeb ja kui palju iga valik väikestes panustes väärt on; q lõpetab
drill-thinking = Solver otsib küsimust
drill-question = Küsimus { $number }: { $where }
drill-throw = Maha { $cards }
drill-right = Õige: midagi ei lähe kaotsi
drill-lost = Kaotus väikestes panustes: { $bets } ({ $kind }). Parem: { $action }
# One line for each choice, the action as on a button.
drill-choice = { $action }: { $often }, väärt { $worth }
drill-score-now = Seekord
drill-score-all = Kõik harjutused seni
drill-score = Vastuseid: { $count }, õigeid: { $right }, kaotus väikestes panustes: { $bets }
drill-score-street = { $what }: vastuseid { $count }, õigeid { $right }, kaotus { $bets }
drill-score-kind = { $what }: { $count }, kaotus { $bets }
# Kinds of mistakes.
drill-kind-too-loose = liiga lõdvalt
drill-kind-too-tight = liiga kitsalt
drill-kind-wrong-discard = vale vahetus
drill-kind-missed-value = väärtus võtmata
drill-kind-missed-bluff = bluff tegemata
drill-kind-too-much = liigne panus
drill-kind-bad-bluff = halb bluff
drill-kind-bad-snow = halb snow
drill-error-most = Solver sellist vahetust siin ei tunne; kaarte maha kõige rohkem: { $count }
drill-error-score = Tulemust { $path } ei saa lugeda ja see jääb, nagu on; uue alustamiseks tõsta see mujale
drill-error-open = Harjutus on avatud teises aknas

## Explaining the choice

explain-hand = Sinu käsi: { $desc }, number { $number }, kokku { $total }
explain-fold = Loobumine ei maksa rohkem midagi; pank läheb teistele
explain-check = Check ei maksa midagi
explain-call = Maksmine maksab { $amount }; pank on siis { $pot }
# $percent comes ready, as the language writes it.
explain-odds = Panga koefitsient: maksmine tasub end ära, kui võidad vähemalt { $percent } kordadest
explain-bet = Panus maksab { $amount }
explain-raise = Tõstmine { $total }-ni maksab { $amount }
explain-complete = Täiendamine { $total }-ni maksab { $amount }
explain-bets-counted = Panuseid selles voorus: { $number } / { $cap }
explain-draw = Viska maha kui palju soovid, nullist viieni; sama palju uusi saad asemele
explain-keep = Alles jääks { $cards }
explain-outs = { $ranks } või parem: { $count } / { $unseen } nägemata kaardist
explain-draws-left = { $count ->
    [0] See on viimane kaardivahetus
    [one] Pärast seda on veel { $count } kaardivahetus
   *[other] Pärast seda on veel { $count } kaardivahetust
}
explain-textbook = Õpik mängib: { $action }

## Opponents

bot-1 = Eleni
bot-2 = Tõnu
bot-3 = Lukas
bot-4 = Jiří
bot-5 = Noa
bot-6 = Sam
bot-textbook = õpik
bot-caller = maksja
bot-random = juhuslik
bot-showdown = showdown
bot-endgame = lõppmäng
bot-blueprint = strateegia

## The room: why something is refused

# A message of the room is one of these without its room-.
room-table-gone = Seda lauda enam ei ole; vali lobist mõni teine
room-table-full = Laud { $table } on täis; astu järjekorda või vali mõni teine
room-table-moved = Laud on nüüd teises serveris; ühendu uuesti
room-tables-many = Sul on laudu avatud nii palju, kui lubatud ({ $most }); sulge enne mõni
room-terms-bad = Laua tingimustes on viga, koht { $field }; vaata piire ja proovi uuesti
room-gallery-full = Sellel laual on liiga palju pealtvaatajaid; proovi hiljem uuesti
room-not-invited = See laud on privaatne; küsi laua omanikult kutselinki
room-barred = Laua omanik on sind lauast eemaldanud; palu, et sind jälle lauda lubataks
room-not-owner = Seda saab teha ainult laua omanik
room-chair-taken = Koht { $chair } on võetud; vali mõni teine
room-chair-reserved = Vaba kohta hoitakse kellelegi, kes on kauem oodanud; astu järjekorda
room-no-such-chair = Selles lauas ei ole kohta { $chair }; vali mõni teine
room-queue-full = Seda lauda ootab liiga palju mängijaid; proovi hiljem uuesti
room-already-seated = Sul on selles lauas juba koht
room-not-seated = Sul ei ole selles lauas kohta; istu enne lauda
room-started = Sit & Go on alanud; enam ei saa liituda ega žetoone juurde osta
room-asked-already = Sinu eelmine soov ootab veel vastust
room-not-asked = Sellist soovi ei ole või enam ei ole
room-too-few-chips = Žetoone ei jätku: vaja { $needed }, sul on { $have }; võta vähem või täienda kontot
room-buy-in-range = Võta lauda { $least } kuni { $most } žetooni
room-top-up-enough = Kontot saab täiendada, kui seal on alla { $floor } žetooni
room-top-up-later = Kontot saab täiendada üks kord päevas; tunde oodata: { $hours }
room-hand-running = Jaotuse ajal seda ei saa; oota, kuni see lõpeb
room-no-hand = Sellist jaotust siin ei ole
room-no-form = Seda jaotust ei saa sellisel kujul kirjutada; võta see PHH-vormingus
room-history-long = Fail on suurem kui { $most } MB; jaga see kahe jaotuse vahelt pooleks
room-history-wrong = See fail ei ole käejaotuste ajalugu, mida siin loetakse; loetakse PHH-d, PokerStarsi ja Full Tilti
room-history-heavy = Faili lugemine võtab liiga kaua; jaga see kahe jaotuse vahelt pooleks ja proovi ühte osa
room-history-busy = Praegu loetakse palju faile; oota hetk ja proovi uuesti
room-nothing-to-show = Sul ei ole praegu kaarte, mida näidata
room-not-your-turn = Praegu ei ole sinu kord
room-illegal-action = Praegu ei saa; võimalik: { $legal }
room-stale = Liiga hilja: mäng on edasi läinud; nüüd on seis selline
# A link of the hash chain of the fair deal, not a link to click.
room-link-wrong = See lüli ei kuulu sinu ahelasse; alusta uut ahelat
room-no-bots = Selles ruumis ei ole botte; koht jääb vabaks
room-agent-missing = Bot { $agent } pole selles ruumis paigaldatud; vali mõni teine
room-chat-muted = Sinu vestlus on selles lauas vaigistatud
room-name-length = Nimes on { $least } kuni { $most } tähemärki
room-name-bad = Nimes on tähed, numbrid, üksikud tühikud ja . _ - ilma tühikuta alguses või lõpus
room-name-taken = Nimi { $name } on võetud või liiga sarnane mõne teisega; vali mõni muu
room-password-short = Paroolis on vähemalt { $least } tähemärki
room-password-wrong = Praegune parool on vale
room-login-wrong = Nimi või parool on vale
room-account-already = See on juba konto; logi sisse nime ja parooliga
# The link that lets a guest in again.
room-link-expired = See link enam ei kehti; tule uue nimega või logi oma kontole sisse
room-need-login = Logi enne sisse, külalisena või oma kontole
room-banned = See ruum on sulle suletud; küsi selle haldajalt
room-still-seated = Sul on veel lauas žetoone; lahku enne lauast
room-player-gone = Sellist mängijat ei ole
room-note-self = Märkmed on teiste kohta
room-notes-many = Sul on märkmeid nii palju, kui lubatud ({ $most }); kustuta enne mõni
room-tokens-many = Sul on tokeneid nii palju, kui lubatud ({ $most }); kustuta enne mõni
room-token-gone = Sellist tokenit ei ole
room-language-unknown = Sellist keelt ei ole; olemas on { $languages }
room-too-fast = Liiga kiiresti; oota hetk ja proovi uuesti
room-message-bad = Sõnumist ei saa aru
room-message-long = Sõnum on liiga pikk
room-origin-wrong = See tuli teise saidi lehelt; ava ruumi enda leht
room-not-found = Sellel aadressil ei ole midagi
room-database-newer = Andmebaasi { $database } on kirjutanud programmi uuem versioon; käivita see või anna teine andmebaas: --database
room-database-unreachable = Andmebaasi { $database } ei saa avada; vaata, kas see töötab ja kas aadress on õige
room-database-away = Ruum ei pääse praegu oma andmebaasi; midagi ei ole kadunud, proovi varsti uuesti
room-key-damaged = { $file } ei ole loetav võtmefail; pane sinna õige või eemalda see, kui veel midagi pole mängitud
room-key-wrong = Võtmefail ei ole see, mida selle andmebaasiga kasutati; pane asemele õige
room-port-taken = Porti { $port } kasutab teine programm; vali mõni teine: --port
room-server-stopping = Ruum peatub; tule tagasi, kui see jälle töötab
room-server-failed = Ruumis läks midagi valesti; proovi varsti uuesti
room-study-missing = See ruum ei lahenda olukordi: lisa „solver“ paketid on paigaldamata
room-study-busy = Praegu lahendatakse palju olukordi; oota hetk ja proovi uuesti
room-study-gone = Seda lahendust enam ei hoita; lahenda olukord uuesti
room-study-crashed = Solver andis vea; proovi uuesti, ja kui see ei aita, siis väiksema olukorraga
room-study-heavy = Olukord võtab liiga kaua või liiga palju mälu; proovi kitsama käte valikuga või viimasest vahetusest
room-study-range = See ei ole käte valik; vaata märki { $place }
room-study-spot = Sellist olukorda ei ole; paranda, mis on valesti
room-study-path = Selles kohas ei tegutse keegi
room-study-hand = See ei ole viiest kaardist käsi; kirjuta näiteks 86432
room-study-unsolved = Olukord ei ole veel lahendatud; oota, kuni on

## The room: what clients show for the words of the wire

room-kind-cash = Cash game
room-kind-sit_and_go = Sit & Go
room-speed-slow = Aeglane
room-speed-normal = Tavaline
room-speed-fast = Kiire
room-reshuffle-standard = Muck segatakse uuesti, kui pakk on otsas
room-reshuffle-stars = Segatakse varem; keegi ei saa tagasi kaarti, mille on samas jaotuses maha visanud
room-reshuffle-everything = Segatakse kõik maha visatud kaardid, ka sinu omad
room-audit-never = Näitamata kaardid jäävad saladuseks
room-audit-all_agree = Jaotuse kõik kaardid avatakse, kui kõik selles osalejad nõustuvad
room-audit-delay = Jaotuse kõik kaardid, ka sinu omad, saavad hiljem avalikuks
room-stage-waiting = Ootab mängijaid
room-stage-linking = Jagamist valmistatakse ette
room-stage-playing = Jaotus käib
room-stage-pausing = Järgmine jaotus algab kohe
room-stage-paused = Pausil
room-stage-finished = Lõppenud
room-status-in = Mängus
room-status-out = Väljas
room-status-waiting = Ootab suurt blindi
room-status-leaving = Lahkub
room-status-away = Eemal
room-reaction-nice = Ilus käsi
room-reaction-thanks = Aitäh
room-reaction-unlucky = Ei vedanud
room-reaction-laugh = Haha
room-reaction-wow = Vau
room-reaction-hurry = Palun veidi kiiremini
room-closing-restart = Ruum taaskäivitub; laud jätkab, kui see on tagasi
room-closing-table_closed = Laud on suletud
room-closing-replaced = Laud on avatud teises aknas
room-closing-banned = See ruum on sulle suletud
room-closing-too_fast = Liiga palju sõnumeid; ühendu varsti uuesti
room-offered = Sulle hoitakse kohta; võta see { $seconds } s jooksul
room-cancelled-orders = Jaotus tühistatakse, vaja oleks seitsmendat segamist; kõik panused tagastatakse
room-cancelled-admin = Jaotuse tühistab ruumi haldaja; kõik panused tagastatakse
room-cancelled-damaged = Jaotus tühistatakse, selle andmed on rikutud; kõik panused tagastatakse

## The room: the evening's sheet, columns for a spreadsheet

room-sheet-player = Mängija
room-sheet-brought = Ostetud
room-sheet-taken = Välja võetud
room-sheet-at-table = Laual
room-sheet-result = Tulemus

## The page

page-skip = Liigu sisu juurde
page-loading = Laadimine
page-close = Sulge
page-main-menu = Lehed
page-lobby = Lobi
page-hands = Minu jaotused
page-rules = Reeglid
page-guide = Esimene jaotus
page-profile = Profiil ja seaded
page-come-in = Sisene
page-open-tables = Avatud lauad
page-shut-table = Sulge vaheleht { $table }
page-language = Keel
page-theme-auto = Kujundus: nagu seadmel
page-theme-dark = Kujundus: tume
page-theme-light = Kujundus: hele
page-sound-on = Heli sees
page-sound-off = Heli väljas
page-offline = Ruumiga pole ühendust; proovime uuesti
page-lost = Ühendus katkes, proovime uuesti. Sinu koht jääb alles
page-back = Ühendus on taas olemas
page-try-now = Proovi kohe
page-go-on-here = Jätka siin
# A card as it is spoken, king of hearts: { $rank } and { $suit } are two of the next messages.
page-card = { $suit } { $rank }
page-rank-2 = kaks
page-rank-3 = kolm
page-rank-4 = neli
page-rank-5 = viis
page-rank-6 = kuus
page-rank-7 = seitse
page-rank-8 = kaheksa
page-rank-9 = üheksa
page-rank-t = kümme
page-rank-j = soldat
page-rank-q = emand
page-rank-k = kuningas
page-rank-a = äss
page-suit-c = risti
page-suit-d = ruutu
page-suit-h = ärtu
page-suit-s = poti
# After the hand somebody shows cards that nobody had to see.
page-log-turns-up = { $name } keerab lahti { $cards }
page-log-turns-up-you = Sa keerad lahti { $cards }
# What a screen reader says; choices are the labels of the buttons.
page-speech-turn = Sinu kord: { $choices }. Sekundeid: { $seconds }
page-speech-marked = Märgitud: { $card }. Märgitud kaarte: { $count }
page-speech-unmarked = Jääb: { $card }. Märgitud kaarte: { $count }
# The table: what a seat did last stands under its name, so the sentence has no subject.
page-act-checks = check
page-act-calls = maksab { $amount }
page-act-bets = panustab { $amount }
page-act-raises = tõstab { $amount }-ni
page-act-posts = paneb { $amount }
page-act-draws = { $count ->
    [0] ei vaheta (pat)
    [one] vahetab { $count }
   *[other] vahetab { $count }
}
page-act-mucks = ei näita
page-act-wins = võidab { $amount }
page-seconds-left = veel { $seconds } s
page-time-bank = ajapank { $seconds } s
page-free-seat = vaba koht
page-waits-blind = ootab BB-d
page-waits-hand = ootab jaotust
page-draws = Vahetus
page-dealer = Diileri button
page-face-down = Suletud kaarte: { $count }
page-place = { $place }. koht
page-level = { $number }. tase
# The middle of the table.
page-draw-of = { $number }. kaardivahetus { $total }-st
page-bets-of = panused { $amount }
page-main-pot = Põhi
page-side-pot = Kõrval
page-bets = Panused
# The own hand.
page-your-hand = Sinu käsi
page-keep = Jäävad { $ranks }
page-throw-all = Kõik viis vahetusse
page-hand-now = Praegu { $hand }
page-draw-smooth = smooth vahetus
page-draw-rough = rough vahetus
page-number = Number { $number } kõigist kätest
page-hand-smooth = { $hand }, smooth
page-hand-rough = { $hand }, rough
page-odds = { $low } või parem selle vahetusega
page-discard = vahetusse
page-card-marked = { $card }, läheb vahetusse
page-new = uus
page-folded = Oled sellest jaotusest loobunud
# The dock: what one may do, and what it costs.
page-decision = Sinu otsus
page-to-win = { $call }, pank { $pot }
page-odds-to-one = { $odds } : 1, tasub end alates { $percent }
page-makes = kokku { $amount }
page-capped = Cap
page-bets-round = Panuseid voorus
page-bets-count = { $number } / { $cap }
page-next-round = Järgmine voor
page-your-draw = Sinu kaardivahetus
page-mark-cards = Märgi, mis läheb
page-mark-first = Märgi kaardid
page-draw-word = Vaheta
page-keep-all = kõik viis jäävad
page-cards-go = vahetusse: { $cards }
page-to-act = Kord: { $name }
page-ahead = Vali juba, saadetakse sinu korral
page-check-fold = Check või loobu
page-call-any = Maksa kõik
page-draw-marked = Vaheta märgitud
page-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}
page-sure-fold = Check on tasuta. Loobumiseks vajuta veel kord
page-hand-over = Jaotus on läbi
page-replay-hand = Jaotuse kordus
page-show-cards = Näita kaarte
page-deal-now = Jaga kohe
page-your-result = Sinu tulemus
# Chairs: sitting down, out, in again, leaving.
page-choose-seat = Võta koht
page-chips-range = { $least } kuni { $most } žetooni
page-buy-in = Sisseost { $amount }, algstäkk { $stack }
page-by-approval = Laua omanik laseb mängijad sisse
page-watching = Vaatad pealt
page-come-in-first = Tule nimega sisse, et koht võtta
page-queue-join = Mine järjekorda
page-in-queue = Oled järjekorras
page-sit-out = Istu välja
page-sit-out-blind = Istu välja enne järgmist suurt blindi
page-back-in = Tule tagasi mängu
page-post-now = Pane blind ja mängi kohe
page-wait-blind = Oota suurt blindi
page-add-chips = Osta žetoone juurde
page-leave = Lahku lauast
page-leave-sure = Lahkumiseks vajuta veel kord; pooleliolevast jaotusest sa loobud
# The panel beside the table.
page-panel = Laua kõrval
page-tab-log = Jaotus
page-tab-chat = Vestlus
page-tab-statistics = Statistika
page-tab-history = Ajalugu
page-tab-fair = Ausus
page-tab-table = Laud
page-no-hand = Jaotust veel ei ole
page-message = Kirjuta sõnum
page-send = Saada
page-reactions = Reaktsioonid
page-chat-hidden = Teiste vestlus on seadetes välja lülitatud
page-fair-about = Pakki tõstavad kõik mängijad: iga brauser annab salajase arvu, mida ruum kaheksat pakki lubades teada ei saa. Iga sinu kaart on tõestatud.
page-fair-words = Selle jaotuse sõnad, kõigil samad
page-fair-promise = Lubatud pakid
page-fair-picked = Mängitakse { $number }. pakiga, teised avatakse
page-fair-proved = Sinu kaartide tõestused
page-fair-checked = Selle lehe kontrollitud jaotused, kõik korras: { $count }
page-fair-wrong = Jaotus { $number } ei klapi: { $why }. Hoia tõestused alles ja teata ruumi haldajale
page-fair-left-out = See jaotus jagati nii, et sina pakki ei tõstnud
page-fair-verify = Kontrolli kõiki
page-fair-verified = Veel kord kontrollitud, kõik korras. Jaotusi: { $hands }. Tõestatud kaarte: { $cards }
page-fair-save = Salvesta tõestused
page-agree = Ava jaotuse { $number } kõik kaardid
page-agree-how = Tehakse, kui kõik selles osalejad nõustuvad. Siis saab iga kaarti kontrollida
page-agreed = Nõus: { $count }. Puudu: { $names }
page-opened = Jaotuse { $number } kõik kaardid on avatud: need on tõestuste failis
page-settings-all = Kõik seaded ja klahvid
page-menu = Laua menüü
# A note about somebody at the table, for the own eyes.
page-note = Märkus: { $name }
page-note-how = Seda näed ainult sina
page-note-block = Blokeeri: vestlust ja reaktsioone siit ei tule
page-note-save = Salvesta
page-note-has = märkusega
page-note-blocked = blokeeritud
# What the owner of a table may do.
page-pause = Paus pärast seda jaotust
page-unpause = Jätka
page-remove = Eemalda { $name }
page-mute = Vaigista { $name }
page-unmute = Luba { $name } rääkida
page-admit = Luba tagasi: { $name }
page-seat-bot = Lisa bot
page-asks = { $name } soovib žetoone: { $chips }
page-yes = Luba
page-no = Keeldu
# Who won, and why.
page-why = Kes võitis ja miks
page-why-pot = Pank: { $name }
page-why-pot-you = Pank on sinu
page-why-main = Põhipank: { $name }
page-why-main-you = Põhipank on sinu
page-why-side = Kõrvalpank { $number }: { $name }
page-why-side-you = Kõrvalpank { $number } on sinu
page-why-card = Otsustab { $place }. kaart: { $low } on madalam kui { $high }
page-why-alone = Kõik teised loobusid
page-why-only = Keegi teine ei saanud seda panka võita
page-why-mucked = Teisi käsi ei näidatud
# What a screen reader says of the clock.
page-speech-seconds = Sekundeid jäänud: { $seconds }
page-speech-bank = Ajapank: { $seconds } sekundit
# The lobby
page-lobby-hero = Mängi kohe üks jaotus
page-lobby-hero-how = Laua taga ootavad botid. Ainult mängužetoonid, registreeruda pole vaja
page-lobby-play-bots = Mängi botidega
page-lobby-guide = Sinu esimene jaotus
page-lobby-guide-how = Viis lühikest sammu, umbes kolm minutit
page-lobby-guide-start = Alusta juhendit
page-lobby-private = Privaatsed
page-lobby-find = Otsi lauda
page-lobby-free = Ainult vabade kohtadega
page-lobby-filters = Filtrid
page-lobby-any = Kõik
page-lobby-chairs = Kohad
page-lobby-speed = Kiirus
page-lobby-bots = Botid
page-lobby-bots-yes = Botidega
page-lobby-bots-no = Botideta
page-lobby-limit = Limiit
page-lobby-create = Uus laud
page-lobby-none = Sellist lauda ei ole; muuda filtreid või ava uus
page-lobby-table = Laud
page-lobby-players = Mängijad
page-lobby-average-pot = Keskmine pank
page-lobby-hands-per-hour = Jaotusi tunnis
page-lobby-of = { $players } / { $chairs }
page-lobby-blinds = blindid { $small } ja { $big }
page-lobby-buy-in = Sisseost
page-lobby-buy-in-is = sisseost { $amount }
page-lobby-buy-in-range = { $least } kuni { $most }
page-lobby-note-open = avatud kõigile
page-lobby-note-full = täis
page-lobby-note-empty = kedagi veel pole
page-lobby-note-one = ootab teist mängijat
page-lobby-note-bots = botte: { $bots }
page-lobby-note-begun = on alanud
page-lobby-note-private = privaatne
page-lobby-note-mine = sinu laud
# Average pot and hands an hour in a few signs, on a phone.
page-lobby-pace = pank { $pot }, { $hands }/h
page-lobby-none-yet = veel pole
page-lobby-sit = Istu lauda
page-lobby-wait = Oota: { $count }
page-lobby-watch = Vaata
page-lobby-back = Laua juurde
page-lobby-clock = { $seconds } s otsuse kohta, ajapank { $bank } s
page-lobby-waiting = Ootab: { $count }
page-lobby-watching = Vaatab: { $count }
page-lobby-friends = Sõbrad sinu lauas
page-lobby-friends-how = Privaatsel laual on oma link. Kontot pole vaja
page-lobby-create-private = Uus privaatne laud
page-copy = Kopeeri
page-copied = Kopeeritud
page-unreachable = Ruum ei vasta. Kirjutatu on alles; proovi hetke pärast uuesti
page-invite-link = Kutselink
page-invite-how = Kellel on see link, võib lauda tulla
page-invite-renew = Uus link (vana lõpeb)
page-invite-title = Sind on kutsutud lauda { $table }
page-invite-expired = See kutselink enam ei kehti; küsi uus sellelt, kes selle saatis
page-owner = Sinu laud
page-owner-sheet = Õhtu leht (CSV)
page-owner-close = Sulge laud
page-owner-close-how = Kõik saavad oma žetoonid tagasi
page-queue = Ootejärjekorrad
page-queue-place = Koht järjekorras: { $place }
page-queue-leave = Lahku järjekorrast
page-queue-take = Võta koht
page-create-name = Laua nimi
page-create-kind = Mäng
page-create-small-bet = Väike panus
page-create-least = Vähim sisseost
page-create-most = Suurim sisseost
page-create-stack = Algstäkk
page-create-agent = Botide mäng
page-create-private = Privaatne: ainult kutselingiga
page-create-approval = Mina otsustan, kes lauda istub
page-create-watch = Pealtvaatajad on lubatud
page-create-delay = Viivitus pealtvaatajatele, sekundites
page-create-reshuffle = Segamine
page-create-audit = Kaardid pärast jaotust
page-create-more = Veel tingimusi
page-create-open = Ava laud
page-create-opened = Laud { $table } on avatud
# The profile
page-name = Nimi
page-password = Parool
page-guest = Külaline
page-guest-how = Parooli pole vaja. Profiilis on link, millega pääsed uuesti sisse
page-account = Konto
page-account-how = Nime ja parooliga pääsed sisse kõikjalt
page-make-account = Loo konto
page-sign-in = Logi sisse
page-sign-out = Logi välja
page-sign-out-guest = Oled külaline. Ilma lingi või paroolita sa selle nimega tagasi ei pääse
page-since = Siin alates { $date }
page-chips = Mängužetoonid
page-top-up = Täienda
page-top-up-how = Kui žetoone on alla { $floor }, saab kontot täiendada, üks kord päevas
page-top-up-from = Uuesti alates: { $time }
page-settings = Seaded
page-look = Kujundus
page-look-auto = Nagu seadmel
page-look-dark = Tume
page-look-light = Hele
page-deck = Kaardipakk
page-deck-four = Neli värvi
page-deck-two = Kaks värvi
page-volume = Heli tugevus
page-outs = Näita minu käe tõenäosusi
page-left-hand = Põhinupp vasaku pöidla all
page-chat-shown = Näita vestlust
page-notify = Teavitus, kui on minu kord ja leht on peidus
page-notify-allow = Luba
page-notify-on = Lubatud
page-notify-off = Brauser ei luba; muuda seda brauseri seadetes selle lehe jaoks
page-keys = Klahvid
page-keys-how = Vali rida ja vajuta uut klahvi. Kasutusel klahv vahetab koha
page-keys-press = Vajuta klahvi
page-keys-usual = Tavalised klahvid
page-password-set = Määra parool
page-password-set-how = Sinu nimest saab konto ja külalise link lõpeb
page-password-now = Praegune parool
page-password-new = Uus parool
page-password-change = Muuda parooli
page-password-changed = Parool on muudetud; teised brauserid on välja logitud
page-guest-link = Sinu link
page-guest-link-how = Sellega pääsed uuesti sisse igast brauserist; kellel see on, pääseb sisse sinu nimega. Uus link lõpetab vana
page-guest-link-make = Loo uus link
page-tokens = Botide tokenid
page-tokens-how = Tokeniga programm mängib sinu nime all
page-token-label = Tokeni nimi
page-token-make = Loo token
page-token-once = Näidatakse ainult nüüd; hoia alles
page-token-end = Lõpeta { $label }
page-delete = Kustuta konto
page-delete-how = Nimi vabaneb ja žetoonid lähevad tagasi. Laudade ajalukku jääb nimi alles
page-delete-type = Kinnituseks kirjuta oma nimi: { $name }
# The keys
page-key-mark = Märgi kaart { $number }
page-key-main = Põhinupp
page-key-clear = Eemalda märgid
page-key-none = Ära märgi midagi
page-key-call = Check või maksmine
page-key-raise = Panus või tõste
page-key-sit-out = Istu järgmine jaotus välja
page-key-history = Korda jaotust
page-key-agree = Ava jaotuse kõik kaardid
page-key-pause = Laud pausile või edasi
page-key-next-table = Järgmine laud
page-key-sound = Heli sisse või välja
page-key-time = Ütle järelejäänud aeg
page-key-speak = Ütle laua seis
page-key-pot = Panga juurde
page-key-help = Klahvide loend
page-key-close = Sulge, tagasi käe juurde
# The own hands
page-own-statistics = Statistika
page-own-hands = Jaotused
page-own-won = Võidetud
page-own-small-bets = Väikesi panuseid 100 jaotuse kohta
page-own-voluntary = Mängu astutud enne esimest vahetust
page-own-raises = Panused ja tõsted, mitte maksmised
page-own-pat = Ei vahetanud, { $number }. vahetus
page-own-showdowns = Jõudnud avamiseni
page-own-showdowns-won = Võidetud avamisel
page-own-none = Jaotusi veel pole. Mängitud jaotused on siin, et neid korrata ja alla laadida
page-own-all-tables = Kõik lauad
page-own-earlier = Varasemad jaotused
page-own-time = Aeg
page-own-draws = Vahetused
page-own-files = Failid
page-own-evening = Kõik jaotused, laud { $table }
page-own-file = Jaotus { $number }: { $form }
page-own-cancelled = tühistatud
page-own-exposed = lahti keeratud: { $cards }
page-own-proof = tõestus
# The rules and the guide
page-rules-contents = Sellel lehel
page-guide-step = { $number }. samm, kokku { $count }
page-guide-back = Tagasi
page-guide-next = Edasi
page-guide-play = Laudade juurde
# The replayer
page-replay = Taasesitus
page-replay-about = Vaata jaotus samm-sammult läbi koos kõigi kaartidega, mis selle kirjes on. Ruum loeb faili ega jäta sellest midagi alles
page-replay-drop = Lohista käejaotuste ajalugu siia (PHH, PokerStars või Full Tilt) või vali see
page-replay-largest = Kuni { $most } MB
page-replay-choose = Vali fail
page-replay-reading = Loetakse: { $file }
page-replay-read = { $count ->
    [one] { $count } jaotus, mida saab vaadata
   *[other] { $count } jaotust, mida saab vaadata
}
page-replay-damaged = { $count ->
    [one] { $count } jaotus jäi välja:
   *[other] { $count } jaotust jäi välja:
}
page-replay-more = Fail jätkub pärast neid jaotusi; ülejäänute nägemiseks jaga see osadeks. Jaotusi järel: { $count }
page-replay-place = Jaotus { $hand }, rida { $line }
page-replay-line = Rida { $line }
page-replay-kind-damaged = vigane
page-replay-kind-partial = poolik
page-replay-kind-cancelled = tühistatud
page-replay-kind-not_this_game = teine mäng
page-replay-kind-disagrees = kirje on reeglitega vastuolus
page-replay-steps = Sammud
page-replay-step = Samm { $number }/{ $total }
page-replay-deal = Jagamine
page-replay-end = Lõpp
page-replay-parts = Jaotuse osad
page-replay-play = Esita
page-replay-pause = Peata
page-replay-back = Samm tagasi
page-replay-forward = Samm edasi
page-replay-next-draw = Järgmine kaardivahetus
page-replay-draw-before = Eelmine kaardivahetus
page-replay-speed = Kiirus { $times }×
page-replay-known-on = Teadaolevad kaardid: jah
page-replay-known-off = Teadaolevad kaardid: ei
page-replay-link = Link sammule { $number }
page-replay-text = Tekst
page-replay-copy = Kopeeri jaotus: { $form }
page-replay-by-hand = Kopeeri siit
page-replay-threw = viskas ära
page-replay-threw-cards = viskas ära { $cards }
page-replay-from = enne { $ranks }
page-replay-folds = loobub
page-replay-unit = Summad on { $unit } ühikutes
page-replay-own = Või vaata mõnda enda jaotust
page-replay-file = Vaata faili
page-study = Õpe
page-study-about = Kaks mängijat ja viimane vahetus: mida iga käsi alles jätab, panustab ja maksab, kui mõlemad mängivad nii hästi, et miski muu ei anna rohkem
page-study-hint = Kirjuta olukord ja lase see lahendada või alusta näitest
page-study-examples = Näited
page-study-example-pat = Pat või lõhkumine: valmis käed ühe kaardi vahetaja vastu
page-study-example-river = Viimased panused, kui mõlemad on ühe kaardi vahetanud
page-study-example-line = Viimane vahetus pärast mängukäiku, strateegia käte valikuga
page-study-example-third = Alates kolmandast panustamisvoorust
page-study-spot = Olukord
page-study-ranges = Mis võib kummalgi olla
page-study-ranges-written = Nagu kirjas
page-study-ranges-line = Nagu strateegia pärast mängukäiku
page-study-big-blind = Suur blind
page-study-button = Button
page-study-range-help = Vahetused nende kaartide juurde, valmis käed, kaal @ järel; rühmade vahel on semikoolon:
page-study-line = Mängukäik
page-study-line-help = Voorud ja vahetused kordamööda, x check, b panus, c maksmine, r tõstmine; vahetuses on suur blind esimene:
page-study-start = Algab
page-study-start-third_round = kolmandast panustamisvoorust
page-study-start-last_draw = viimasest vahetusest
page-study-start-button_draw = buttoni viimasest vahetusest
page-study-start-river = panustamisest pärast seda
page-study-big-blind-drew = Suur blind vahetas
page-study-button-drew = Button vahetas
page-study-pot = Pank
page-study-pot-bets = väikesi panuseid: { $bets }
page-study-more = Panused, stäkid, täpsus
page-study-big-bet = Suur panus
page-study-cap = Panuseid voorus
page-study-stack-big-blind = Suure blindi stäkk
page-study-stack-button = Buttoni stäkk
page-study-deep = sügav
page-study-precision = Täpsus
page-study-precision-ranks = ainult väärtused, kiire
page-study-precision-cards = ühe kaarte teisel ei ole
page-study-seconds = Sekundeid kõige rohkem
page-study-solve = Lahenda
page-study-stop = Lõpeta ja näita, mis on
page-study-waiting = Ootab; olukordi enne seda: { $count }
page-study-warming = Solver käivitub; esimesel korral kuni minut
page-study-solving = Lahendamine
page-study-progress = Kordusi: { $iterations }; parimad vastused võidavad pangast { $share }
page-study-stopped = Peatatud enne, kui midagi näidata oli
page-study-solved = Olukord on lahendatud
page-study-result = Lahendus
page-study-value = Väärt väikestes panustes: suur blind { $big_blind }, button { $button }
page-study-exact = Parimad vastused võidavad pangast { $share }; kordusi: { $iterations }, sekundeid: { $seconds }
page-study-early = (peatatud varem)
page-study-draws-big-blind = Suure blindi vahetus
page-study-draws-button = Buttoni vahetus
page-study-acts-big-blind = Suur blind tegutseb
page-study-acts-button = Button tegutseb
page-study-way = Tee läbi olukorra
page-study-first = Algus
page-study-next = { $seat }, ja siis?
page-study-reached = valikust jõuab siia
page-study-never = Nende valikutega ei jõua siia keegi
page-study-pat = pat
page-study-broken = lõhutud
page-study-snowed = snow
page-study-drawn = vahetab
page-study-fold = loobumine
page-study-bet-value = väärtuspanus
page-study-bluff = bluff
page-study-raise-value = väärtustõstmine
page-study-bluff-raise = blufftõstmine
page-study-draw = vaheta { $count }
page-study-low = { $rank }-low
page-study-pair = paar
page-study-worse = halvem
page-study-nothing = mitte midagi
page-study-grid = Mida iga käsi teeb ja selle all EV väikestes panustes
page-study-every = Iga käsi
page-study-hands = Käed
page-study-hand = Käsi
page-study-share = Osa
page-study-ev = EV, väikesed panused
page-study-unlisted = Loetlemata käsi: { $share } valikust
page-study-keeps = Mida üks käsi alles jätab
page-study-kept = Jätab alles
page-study-cards = Vahetab
page-study-frequency = Kui sageli
page-study-less = Parimaga võrreldes
page-study-chart-ev = EV väikestes panustes
page-study-chart-equity = Equity kaartide avamisel
page-study-axis = Osa valikust, parimad käed vasakul
page-study-as-played = nagu mängitakse
page-study-equity = equity
page-study-as-table = Tabelina
page-study-held = Käes: { $hand }
page-study-did = seda tehti
page-study-loss = Tehtu annab ära väikestes panustes: { $bets }
page-study-unheld = Strateegial ei ole siin kunagi seda kätt
page-study-ask = Mida teeks solver?
