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
