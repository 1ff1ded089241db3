# Ελληνικά. Formal plural (εσείς), loan words in Latin letters, names without article.
# Keep what is asked (button-), what happened (log-) and what it is called (noun-) apart.
# The message ids and their variables are the same, in the same order, in all six files.

## The game

game-name = Deuce to Seven Triple Draw

## Hand names

hand-described = { $name } ({ $ranks })
# A short label: the two highest ranks, 8-6 low.
hand-low = { $ranks } low
hand-wheel = wheel, Number 1
hand-number-2 = Number 2
hand-number-3 = Number 3
hand-number-4 = Number 4
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
hand-low-q = ύψος ντάμα
hand-low-k = ύψος ρήγας
hand-low-a = ύψος άσος
hand-pair-2 = ζευγάρι δυάρια
hand-pair-3 = ζευγάρι τριάρια
hand-pair-4 = ζευγάρι τεσσάρια
hand-pair-5 = ζευγάρι πεντάρια
hand-pair-6 = ζευγάρι εξάρια
hand-pair-7 = ζευγάρι επτάρια
hand-pair-8 = ζευγάρι οκτάρια
hand-pair-9 = ζευγάρι εννιάρια
hand-pair-t = ζευγάρι δεκάρια
hand-pair-j = ζευγάρι βαλέδες
hand-pair-q = ζευγάρι ντάμες
hand-pair-k = ζευγάρι ρηγάδες
hand-pair-a = ζευγάρι άσοι
hand-two-pair = δύο ζευγάρια, { $high } και { $low }
hand-two-pair-high-3 = τριάρια
hand-two-pair-high-4 = τεσσάρια
hand-two-pair-high-5 = πεντάρια
hand-two-pair-high-6 = εξάρια
hand-two-pair-high-7 = επτάρια
hand-two-pair-high-8 = οκτάρια
hand-two-pair-high-9 = εννιάρια
hand-two-pair-high-t = δεκάρια
hand-two-pair-high-j = βαλέδες
hand-two-pair-high-q = ντάμες
hand-two-pair-high-k = ρηγάδες
hand-two-pair-high-a = άσοι
hand-two-pair-low-2 = δυάρια
hand-two-pair-low-3 = τριάρια
hand-two-pair-low-4 = τεσσάρια
hand-two-pair-low-5 = πεντάρια
hand-two-pair-low-6 = εξάρια
hand-two-pair-low-7 = επτάρια
hand-two-pair-low-8 = οκτάρια
hand-two-pair-low-9 = εννιάρια
hand-two-pair-low-t = δεκάρια
hand-two-pair-low-j = βαλέδες
hand-two-pair-low-q = ντάμες
hand-two-pair-low-k = ρηγάδες
hand-trips-2 = τρία δυάρια
hand-trips-3 = τρία τριάρια
hand-trips-4 = τρία τεσσάρια
hand-trips-5 = τρία πεντάρια
hand-trips-6 = τρία εξάρια
hand-trips-7 = τρία επτάρια
hand-trips-8 = τρία οκτάρια
hand-trips-9 = τρία εννιάρια
hand-trips-t = τρία δεκάρια
hand-trips-j = τρεις βαλέδες
hand-trips-q = τρεις ντάμες
hand-trips-k = τρεις ρηγάδες
hand-trips-a = τρεις άσοι
hand-straight = κέντα
hand-flush = φλος
hand-full-house = φουλ { $trips } με { $pair }
hand-full-house-trips-2 = του 2
hand-full-house-trips-3 = του 3
hand-full-house-trips-4 = του 4
hand-full-house-trips-5 = του 5
hand-full-house-trips-6 = του 6
hand-full-house-trips-7 = του 7
hand-full-house-trips-8 = του 8
hand-full-house-trips-9 = του 9
hand-full-house-trips-t = του 10
hand-full-house-trips-j = του βαλέ
hand-full-house-trips-q = της ντάμας
hand-full-house-trips-k = του ρήγα
hand-full-house-trips-a = του άσου
hand-full-house-pair-2 = δυάρια
hand-full-house-pair-3 = τριάρια
hand-full-house-pair-4 = τεσσάρια
hand-full-house-pair-5 = πεντάρια
hand-full-house-pair-6 = εξάρια
hand-full-house-pair-7 = επτάρια
hand-full-house-pair-8 = οκτάρια
hand-full-house-pair-9 = εννιάρια
hand-full-house-pair-t = δεκάρια
hand-full-house-pair-j = βαλέδες
hand-full-house-pair-q = ντάμες
hand-full-house-pair-k = ρηγάδες
hand-full-house-pair-a = άσους
hand-quads-2 = καρέ του 2
hand-quads-3 = καρέ του 3
hand-quads-4 = καρέ του 4
hand-quads-5 = καρέ του 5
hand-quads-6 = καρέ του 6
hand-quads-7 = καρέ του 7
hand-quads-8 = καρέ του 8
hand-quads-9 = καρέ του 9
hand-quads-t = καρέ του 10
hand-quads-j = καρέ του βαλέ
hand-quads-q = καρέ της ντάμας
hand-quads-k = καρέ του ρήγα
hand-quads-a = καρέ του άσου
hand-straight-flush = φλος κέντα
hand-royal-flush = Φλος Ρουαγιάλ, το χειρότερο χέρι

## Answers of the command line

number-answer = Αριθμός { $number } από { $total }: { $desc }
number-wheel = wheel

## Buttons: what one may choose

button-fold = Πάσο
button-check = Ντούκου
button-call = Call { $amount }
button-bet = Ποντάρω { $amount }
button-raise = Raise στα { $amount }
button-complete = Συμπλήρωση στα { $amount }
button-draw = Αλλαγή { $count }
button-stand-pat = Χωρίς αλλαγή

## Log: what happened. The form -you tells the reader of the reader's own deeds

log-hand-starts = Παρτίδα { $number }, button: { $name }
log-hand-starts-you = Παρτίδα { $number }, το button είναι σε εσάς
log-posts-small-blind = { $name } βάζει το small blind, { $amount }
log-posts-small-blind-you = Βάζετε το small blind, { $amount }
log-posts-big-blind = { $name } βάζει το big blind, { $amount }
log-posts-big-blind-you = Βάζετε το big blind, { $amount }
log-posts-ante = { $name } βάζει το ante, { $amount }
log-posts-ante-you = Βάζετε το ante, { $amount }
log-posts-big-blind-ante = { $name } βάζει το big blind ante, { $amount }
log-posts-big-blind-ante-you = Βάζετε το big blind ante, { $amount }
# A player who missed the blinds pays to come back: a live part, which is a bet, and a dead one.
log-posts = { $name } βάζει { $live } ζωντανά (live) και { $dead } νεκρά (dead)
log-posts-you = Βάζετε { $live } ζωντανά (live) και { $dead } νεκρά (dead)
log-deals = Μοιράζονται πέντε φύλλα στον καθένα
log-is-dealt = { $name } παίρνει { $cards }
log-is-dealt-you = Παίρνετε { $cards }
log-folds = { $name } πάει πάσο
log-folds-you = Πάτε πάσο
log-checks = { $name } λέει ντούκου
log-checks-you = Λέτε ντούκου
log-calls = { $name } κάνει call { $amount }
log-calls-you = Κάνετε call { $amount }
log-bets = { $name } ποντάρει { $amount }
log-bets-you = Ποντάρετε { $amount }
log-raises = { $name } κάνει raise στα { $amount }
log-raises-you = Κάνετε raise στα { $amount }
log-completes = { $name } συμπληρώνει στα { $amount }
log-completes-you = Συμπληρώνετε στα { $amount }
log-all-in = { $name } είναι all-in
log-all-in-you = Είστε all-in
log-draws = { $count ->
    [0] { $name } δεν αλλάζει (pat)
    [one] { $name } αλλάζει { $count } φύλλο
   *[other] { $name } αλλάζει { $count } φύλλα
}
log-draws-you = { $count ->
    [0] Δεν αλλάζετε (pat)
    [one] Αλλάζετε { $count } φύλλο
   *[other] Αλλάζετε { $count } φύλλα
}
log-discards = { $name } απορρίπτει { $discards } και παίρνει { $cards }
log-discards-you = Απορρίπτετε { $discards } και παίρνετε { $cards }
log-throws = { $name } απορρίπτει { $discards }
log-throws-you = Απορρίπτετε { $discards }
log-gets = { $name } παίρνει { $cards }
log-gets-you = Παίρνετε { $cards }
log-burns = Καίγεται ένα φύλλο
log-reshuffles = Η τράπουλα τελείωσε: το muck ανακατεύεται ξανά
log-capped = Cap: όχι άλλο raise
log-shows = { $name } δείχνει { $cards } ({ $desc })
log-shows-you = Δείχνετε { $cards } ({ $desc })
log-mucks = { $name } δεν δείχνει τα φύλλα
log-mucks-you = Δεν δείχνετε τα φύλλα
log-takes-back = { $name } παίρνει πίσω { $amount } (ποντάρισμα χωρίς call)
log-takes-back-you = Παίρνετε πίσω { $amount } (ποντάρισμα χωρίς call)
log-wins-with = { $name } κερδίζει { $amount } με { $cards } ({ $desc })
log-wins-with-you = Κερδίζετε { $amount } με { $cards } ({ $desc })
log-wins-uncontested = { $name } κερδίζει { $amount }, όλοι οι άλλοι πήγαν πάσο
log-wins-uncontested-you = Κερδίζετε { $amount }, όλοι οι άλλοι πήγαν πάσο
log-wins-main-pot = { $name } κερδίζει το κύριο pot, { $amount }
log-wins-main-pot-you = Κερδίζετε το κύριο pot, { $amount }
log-wins-side-pot = { $name } κερδίζει το side pot { $number }, { $amount }
log-wins-side-pot-you = Κερδίζετε το side pot { $number }, { $amount }
log-splits = { $name } παίρνει { $amount } (το pot μοιράζεται)
log-splits-you = Παίρνετε { $amount } (το pot μοιράζεται)
log-lowest-wins = Κερδίζει το χαμηλότερο χέρι: { $best }. Το επόμενο: { $next }
log-lowest-equal = Τα χαμηλότερα χέρια είναι ίσα: { $best }
log-busts = { $name } μένει χωρίς μάρκες
log-busts-you = Μένετε χωρίς μάρκες
log-buys = { $name } προσθέτει μάρκες: { $amount }
log-buys-you = Προσθέτετε μάρκες: { $amount }

## Nouns: what things and deeds are called

noun-check = ντούκου
noun-call = call
noun-bet = ποντάρισμα
noun-raise = raise
noun-stack = stack
noun-player = παίκτης
noun-draws = draws

## The table

table-hand = Παρτίδα { $number }
table-limits = Fixed Limit { $limits }
table-round = Γύρος { $number }
table-draw = Draw { $number }
table-showdown = Showdown
table-pot = Pot { $amount }
table-stack = Stack { $amount }
table-bet = Ποντάρισμα { $amount }
table-button = button
table-small-blind = SB
table-big-blind = BB
table-you = εσείς
table-your-cards = Τα φύλλα σας: { $cards }
table-your-hand = Το χέρι σας: { $cards } ({ $desc })
table-your-turn = Η σειρά σας
table-draws = Draws: { $draws }
table-pat = pat
table-folded = Πάσο
table-all-in = all-in

## Playing at a terminal: greeting, prompts, keys

play-welcome = { $game }, Fixed Limit { $limits }. Γράψτε ? για εξήγηση.
play-opponents = Μαζί σας στο τραπέζι: { $names }
play-resumed = Το παιχνίδι συνεχίζεται με την παρτίδα { $number }. Το stack σας: { $amount }
play-ask-action = Η σειρά σας: { $choices }
# The example is cards, then positions counted from the left.
play-ask-draw = Draw { $number }: ποια φύλλα; Φύλλα (Kd 8c) ή θέσεις (#1 #2)· s για pat
play-ask-next = Πατήστε Enter για την επόμενη παρτίδα, q για αποχώρηση
play-choice = { $key }: { $label }
play-keys = Πλήκτρα
# What the keys f, k or c, b or r, d, s, q and ? do.
play-key-fold = πάσο
play-key-check-call = ντούκου ή call
play-key-bet-raise = ποντάρισμα, raise ή συμπλήρωση
play-key-draw = απόρριψη φύλλων με το όνομα (d Kd 8c) ή τη θέση (d #1 #2)
play-key-stand-pat = χωρίς αλλαγή: κρατάτε και τα πέντε φύλλα
play-key-history = η παρτίδα ως τώρα
play-key-quit = αποχώρηση· το παιχνίδι αποθηκεύεται
play-key-explain = εξήγηση της επιλογής
play-key-keys = αυτά τα πλήκτρα
play-lines-only = Το τραπέζι έρχεται γραμμή γραμμή: το τερματικό θα χαλούσε τον πίνακα

## Playing at a terminal: what went wrong

play-error-not-held = Δεν κρατάτε το { $card }· τα φύλλα σας είναι { $cards }
play-error-not-a-card = Δεν είναι φύλλο: { $text }. Γράψτε αξία και χρώμα, όπως Kd, ή θέση, όπως #1
play-error-card-twice = Το { $card } υπάρχει δύο φορές· γράψτε κάθε φύλλο μία φορά
play-error-position = Δεν υπάρχει θέση { $text }· οι θέσεις είναι 1 έως 5 από αριστερά
play-error-which = Έχετε πάνω από ένα { $rank }: προσθέστε το χρώμα, για παράδειγμα { $card }
play-error-two-readings = { $text }: η θέση { $text } ({ $there }) ή το { $card }; Γράψτε { $position } ή { $card }
play-error-draw-key = Τώρα αλλάζετε φύλλα: γράψτε ποια απορρίπτετε, ή s για pat
play-error-fold-free = Δεν χρειάζεται πάσο: το ντούκου δεν κοστίζει τίποτα. Μπορείτε: { $choices }
play-error-not-allowed = Δεν γίνεται τώρα: { $action }. Μπορείτε: { $choices }
play-error-unknown-key = Δεν είναι κατανοητό: { $text }. Μπορείτε: { $choices }
play-error-session-lost = Το αποθηκευμένο παιχνίδι { $path } δεν διαβάζεται· αρχίζει νέο
play-error-session-newer = Το αποθηκευμένο παιχνίδι { $path } είναι από νεότερο tripledraw και μένει όπως είναι· εγκαταστήστε εκείνο
play-error-session-open = Το παιχνίδι είναι ανοιχτό σε άλλο παράθυρο

## Playing at a terminal: saving and leaving

play-hand-saved = Οι παρτίδες αποθηκεύονται στο { $path }
play-input-ended = Η είσοδος τελείωσε
play-session-saved = Το παιχνίδι αποθηκεύτηκε και συνεχίζεται από εδώ την επόμενη φορά
play-session-aside = Το προηγούμενο παιχνίδι φυλάσσεται ως { $path }
play-summary-hands = { $count ->
    [one] Παίχτηκε { $count } παρτίδα
   *[other] Παίχτηκαν { $count } παρτίδες
}
play-summary-won = Κέρδος: { $amount }
play-summary-lost = Απώλεια: { $amount }
play-summary-even = Ούτε κέρδος ούτε απώλεια
play-goodbye = Αντίο

## Explaining the choice

explain-hand = Κρατάτε { $desc }, αριθμός { $number } από { $total } χέρια
explain-fold = Το πάσο δεν κοστίζει τίποτα άλλο· χάνετε το pot
explain-check = Το ντούκου δεν κοστίζει τίποτα
explain-call = Το call κοστίζει { $amount }· το pot γίνεται { $pot }
# $percent comes ready, as the language writes it.
explain-odds = Pot odds: το call συμφέρει, αν κερδίζετε τουλάχιστον το { $percent } των φορών
explain-bet = Το ποντάρισμα κοστίζει { $amount }
explain-raise = Το raise στα { $total } κοστίζει { $amount }
explain-complete = Η συμπλήρωση στα { $total } κοστίζει { $amount }
explain-bets-counted = Στοιχήματα σε αυτόν τον γύρο: { $number } από { $cap }
explain-draw = Απορρίπτετε όσα φύλλα θέλετε, κανένα έως πέντε· παίρνετε ισάριθμα νέα
explain-keep = Θα κρατούσατε { $cards }
explain-outs = { $ranks } ή καλύτερο: { $count } από { $unseen } άγνωστα φύλλα
explain-draws-left = { $count ->
    [0] Αυτό είναι το τελευταίο draw
    [one] Ακολουθεί { $count } ακόμη draw
   *[other] Ακολουθούν { $count } ακόμη draws
}
explain-textbook = Το εγχειρίδιο παίζει: { $action }

## Opponents

bot-1 = Ελένη
bot-2 = Τόνου
bot-3 = Λούκας
bot-4 = Γίρζι
bot-5 = Νόα
bot-6 = Σαμ
bot-textbook = εγχειρίδιο
bot-caller = caller
bot-random = τυχαία
bot-showdown = showdown
