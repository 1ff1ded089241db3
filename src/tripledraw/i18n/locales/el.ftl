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

## Εξάσκηση στο τερματικό

drill-welcome = { $game }, ένας εναντίον ενός: αποφασίστε όπως το σωστό παιχνίδι. Ο solver λέει αμέσως πόσο συχνά κάνει τι και πόσο αξίζει κάθε επιλογή σε μικρά στοιχήματα· q για έξοδο
drill-thinking = Ο solver ψάχνει μια ερώτηση
drill-question = Ερώτηση { $number }: { $where }
drill-throw = Απόρριψη { $cards }
drill-right = Σωστό: δεν χάνεται τίποτα
drill-lost = Χάθηκαν, σε μικρά στοιχήματα: { $bets } ({ $kind }). Καλύτερα: { $action }
# One line for each choice, the action as on a button.
drill-choice = { $action }: { $often }, αξία { $worth }
drill-score-now = Αυτή τη φορά
drill-score-all = Όλες οι εξασκήσεις ως τώρα
drill-score = Απαντήσεις: { $count }, σωστές: { $right }, χάθηκαν, σε μικρά στοιχήματα: { $bets }
drill-score-street = { $what }: απαντήσεις { $count }, σωστές { $right }, χάθηκαν { $bets }
drill-score-kind = { $what }: { $count }, χάθηκαν { $bets }
# Kinds of mistakes.
drill-kind-too-loose = πολύ χαλαρά
drill-kind-too-tight = πολύ σφιχτά
drill-kind-wrong-discard = λάθος απόρριψη
drill-kind-missed-value = χαμένη αξία
drill-kind-missed-bluff = χαμένη ευκαιρία για μπλόφα
drill-kind-too-much = περιττό ποντάρισμα
drill-kind-bad-bluff = κακή μπλόφα
drill-kind-bad-snow = κακό snow
drill-error-most = Ο solver δεν ξέρει τέτοια αλλαγή εδώ· φύλλα για απόρριψη το πολύ: { $count }
drill-error-score = Το σκορ { $path } δεν διαβάζεται και μένει όπως είναι· μετακινήστε το για να αρχίσει καινούργιο
drill-error-open = Μια εξάσκηση είναι ανοιχτή σε άλλο παράθυρο

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
bot-endgame = φινάλε
bot-blueprint = στρατηγική

## The room: why something is refused

# A message of the room is one of these without its room-.
room-table-gone = Αυτό το τραπέζι δεν υπάρχει πια· επιλέξτε άλλο στο λόμπι
room-table-full = Το τραπέζι { $table } είναι γεμάτο· μπείτε στην αναμονή ή επιλέξτε άλλο
room-table-moved = Το τραπέζι είναι τώρα σε άλλον διακομιστή· συνδεθείτε ξανά
room-tables-many = Έχετε ανοιχτά όσα τραπέζια επιτρέπονται ({ $most })· κλείστε πρώτα ένα
room-terms-bad = Οι όροι του τραπεζιού έχουν λάθος στο { $field }· δείτε τα όρια και δοκιμάστε ξανά
room-gallery-full = Πάρα πολλοί παρακολουθούν αυτό το τραπέζι· δοκιμάστε αργότερα
room-not-invited = Το τραπέζι είναι ιδιωτικό· ζητήστε τον σύνδεσμο πρόσκλησης από όποιον το άνοιξε
room-barred = Όποιος άνοιξε το τραπέζι σάς απομάκρυνε· ζητήστε να σας δεχτεί ξανά
room-not-owner = Αυτό το κάνει μόνο όποιος άνοιξε το τραπέζι
room-chair-taken = Η θέση { $chair } είναι πιασμένη· επιλέξτε άλλη
room-chair-reserved = Η ελεύθερη θέση κρατιέται για κάποιον που περιμένει περισσότερο· μπείτε στην αναμονή
room-no-such-chair = Δεν υπάρχει θέση { $chair } σε αυτό το τραπέζι· επιλέξτε άλλη
room-queue-full = Πάρα πολλοί περιμένουν για αυτό το τραπέζι· δοκιμάστε αργότερα
room-already-seated = Έχετε ήδη θέση σε αυτό το τραπέζι
room-not-seated = Δεν έχετε θέση σε αυτό το τραπέζι· πάρτε πρώτα μία
room-started = Το Sit & Go έχει αρχίσει· κανείς δεν μπαίνει πια ούτε αγοράζει μάρκες
room-asked-already = Το προηγούμενο αίτημά σας περιμένει ακόμη απάντηση
room-not-asked = Δεν υπάρχει τέτοιο αίτημα ή δεν ισχύει πια
room-too-few-chips = Δεν φτάνουν οι μάρκες: χρειάζονται { $needed }, έχετε { $have }· φέρτε λιγότερες ή συμπληρώστε τον λογαριασμό σας
room-buy-in-range = Φέρτε από { $least } έως { $most } μάρκες
room-top-up-enough = Ο λογαριασμός συμπληρώνεται όταν έχει λιγότερες από { $floor } μάρκες
room-top-up-later = Ο λογαριασμός συμπληρώνεται μία φορά την ημέρα· ώρες αναμονής: { $hours }
room-hand-running = Όχι μέσα στην παρτίδα· περιμένετε να τελειώσει
room-no-hand = Δεν υπάρχει τέτοια παρτίδα εδώ
room-no-form = Η παρτίδα δεν μπορεί να γραφτεί σε αυτή τη μορφή· πάρτε την ως PHH
room-history-long = Το αρχείο ξεπερνά τα { $most } MB· χωρίστε το ανάμεσα σε δύο παρτίδες
room-history-wrong = Αυτό το αρχείο δεν είναι ιστορικό παρτίδων που διαβάζεται εδώ· διαβάζονται PHH, PokerStars και Full Tilt
room-history-heavy = Το αρχείο θέλει πολλή ώρα για να διαβαστεί· χωρίστε το ανάμεσα σε δύο παρτίδες και δοκιμάστε ένα μέρος
room-history-busy = Διαβάζονται πολλά αρχεία αυτή τη στιγμή· περιμένετε λίγο και δοκιμάστε ξανά
room-nothing-to-show = Δεν έχετε φύλλα να δείξετε τώρα
room-not-your-turn = Δεν είναι η σειρά σας
room-illegal-action = Δεν γίνεται τώρα· γίνεται: { $legal }
room-stale = Πολύ αργά: το τραπέζι προχώρησε· έτσι είναι τώρα
# A link of the hash chain of the fair deal, not a link to click.
room-link-wrong = Ο κρίκος δεν ανήκει στην αλυσίδα σας· αρχίστε νέα αλυσίδα
room-no-bots = Δεν υπάρχουν bots σε αυτή την αίθουσα· η θέση μένει ελεύθερη
room-agent-missing = Το bot { $agent } δεν είναι εγκατεστημένο σε αυτή την αίθουσα· διαλέξτε άλλο
room-chat-muted = Η συνομιλία σας σε αυτό το τραπέζι είναι σε σίγαση
room-name-length = Το όνομα έχει { $least } έως { $most } χαρακτήρες
room-name-bad = Το όνομα έχει γράμματα, ψηφία, μονά κενά και . _ - χωρίς κενό στην αρχή ή στο τέλος
room-name-taken = Το όνομα { $name } υπάρχει ήδη ή μοιάζει με άλλο· επιλέξτε διαφορετικό
room-password-short = Ο κωδικός έχει τουλάχιστον { $least } χαρακτήρες
room-password-wrong = Ο τωρινός κωδικός δεν είναι σωστός
room-login-wrong = Το όνομα ή ο κωδικός δεν είναι σωστά
room-account-already = Υπάρχει ήδη λογαριασμός· συνδεθείτε με το όνομα και τον κωδικό του
# The link that lets a guest in again.
room-link-expired = Ο σύνδεσμος δεν ισχύει πια· μπείτε με νέο όνομα ή συνδεθείτε στον λογαριασμό σας
room-need-login = Συνδεθείτε πρώτα, ως επισκέπτες ή στον λογαριασμό σας
room-banned = Έχετε αποκλειστεί από την αίθουσα· ρωτήστε όσους τη διαχειρίζονται
room-still-seated = Έχετε ακόμη μάρκες σε τραπέζι· αποχωρήστε πρώτα από αυτό
room-player-gone = Δεν υπάρχει τέτοιος παίκτης
room-note-self = Οι σημειώσεις είναι για τους άλλους
room-notes-many = Έχετε όσες σημειώσεις φυλάσσονται ({ $most })· διαγράψτε πρώτα μία
room-tokens-many = Έχετε όσα token επιτρέπονται ({ $most })· διαγράψτε πρώτα ένα
room-token-gone = Δεν υπάρχει τέτοιο token
room-language-unknown = Δεν υπάρχει τέτοια γλώσσα· υπάρχουν { $languages }
room-too-fast = Πολύ γρήγορα· περιμένετε λίγο και δοκιμάστε ξανά
room-message-bad = Το μήνυμα δεν είναι κατανοητό
room-message-long = Το μήνυμα είναι πολύ μεγάλο
room-origin-wrong = Αυτό ήρθε από σελίδα άλλου ιστότοπου· ανοίξτε τη σελίδα της αίθουσας
room-not-found = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση
room-database-newer = Η βάση δεδομένων { $database } γράφτηκε από νεότερη έκδοση του προγράμματος· ξεκινήστε εκείνη ή δώστε άλλη βάση με --database
room-database-unreachable = Η βάση δεδομένων { $database } δεν ανοίγει· δείτε αν λειτουργεί και αν η διεύθυνσή της είναι σωστή
room-database-away = Η αίθουσα δεν φτάνει τώρα στη βάση δεδομένων της· τίποτα δεν χάθηκε, δοκιμάστε σε λίγο
room-key-damaged = Το { $file } δεν είναι αναγνώσιμο αρχείο κλειδιού· βάλτε εκεί το σωστό ή αφαιρέστε το, αν δεν έχει παιχτεί τίποτα ακόμη
room-key-wrong = Το αρχείο κλειδιού δεν είναι εκείνο αυτής της βάσης δεδομένων· βάλτε στη θέση του το σωστό
room-port-taken = Η θύρα { $port } χρησιμοποιείται από άλλο πρόγραμμα· επιλέξτε άλλη με --port
room-server-stopping = Η αίθουσα σταματά· ελάτε όταν ξαναλειτουργήσει
room-server-failed = Κάτι πήγε στραβά στην αίθουσα· δοκιμάστε σε λίγο
room-study-missing = Αυτή η αίθουσα δεν λύνει σημεία: λείπουν τα πακέτα του extra «solver»
room-study-busy = Λύνονται πολλά σημεία αυτή τη στιγμή· περιμένετε λίγο και δοκιμάστε ξανά
room-study-gone = Αυτή η λύση δεν υπάρχει πια· λύστε ξανά το σημείο
room-study-crashed = Το solver απέτυχε· δοκιμάστε ξανά, και με λιγότερα αν δεν βοηθήσει
room-study-heavy = Το σημείο θέλει πολλή ώρα ή πολλή μνήμη· δοκιμάστε μικρότερα range ή από το τελευταίο draw
room-study-range = Αυτό δεν είναι range· δείτε τον χαρακτήρα { $place }
room-study-spot = Τέτοιο σημείο δεν υπάρχει· διορθώστε ό,τι είναι λάθος
room-study-path = Σε αυτό το σημείο δεν παίζει κανείς
room-study-hand = Αυτό δεν είναι χέρι πέντε φύλλων· γράψτε ένα όπως 86432
room-study-unsolved = Το σημείο δεν έχει λυθεί ακόμη· περιμένετε

## The room: what clients show for the words of the wire

room-kind-cash = Cash game
room-kind-sit_and_go = Sit & Go
room-speed-slow = Αργή
room-speed-normal = Κανονική
room-speed-fast = Γρήγορη
room-reshuffle-standard = Το muck ανακατεύεται όταν τελειώσει το υπόλοιπο της τράπουλας
room-reshuffle-stars = Ανακάτεμα νωρίτερα· κανείς δεν παίρνει φύλλο που απέρριψε στην ίδια παρτίδα
room-reshuffle-everything = Ανακατεύονται όλα τα φύλλα που απορρίφθηκαν, και τα δικά σας
room-audit-never = Φύλλα που δεν δείχθηκαν μένουν μυστικά
room-audit-all_agree = Όλα τα φύλλα μιας παρτίδας ανοίγουν αν συμφωνήσουν όλοι όσοι έπαιξαν
room-audit-delay = Όλα τα φύλλα μιας παρτίδας, και τα δικά σας, γίνονται αργότερα δημόσια
room-stage-waiting = Αναμονή παικτών
room-stage-linking = Ετοιμάζεται το μοίρασμα
room-stage-playing = Παρτίδα σε εξέλιξη
room-stage-pausing = Η επόμενη παρτίδα αρχίζει σε λίγο
room-stage-paused = Σε παύση
room-stage-finished = Τέλος
room-status-in = Παίζει
room-status-out = Παύση
room-status-waiting = Αναμονή για το big blind
room-status-leaving = Αποχώρηση
room-status-away = Απουσία
room-reaction-nice = Ωραίο χέρι
room-reaction-thanks = Ευχαριστώ
room-reaction-unlucky = Ατυχία
room-reaction-laugh = Χαχα
room-reaction-wow = Πω πω
room-reaction-hurry = Λίγο πιο γρήγορα, παρακαλώ
room-closing-restart = Η αίθουσα επανεκκινεί· το τραπέζι συνεχίζει μόλις επιστρέψει
room-closing-table_closed = Το τραπέζι έκλεισε
room-closing-replaced = Το τραπέζι είναι ανοιχτό σε άλλο παράθυρο
room-closing-banned = Έχετε αποκλειστεί από την αίθουσα
room-closing-too_fast = Πάρα πολλά μηνύματα· συνδεθείτε ξανά σε λίγο
room-offered = Μια θέση κρατιέται για εσάς· πάρτε την μέσα σε { $seconds } δ.
room-cancelled-orders = Η παρτίδα ακυρώνεται, θα χρειαζόταν έβδομο ανακάτεμα· όλα τα πονταρίσματα επιστρέφονται
room-cancelled-admin = Η παρτίδα ακυρώνεται από τη διαχείριση της αίθουσας· όλα τα πονταρίσματα επιστρέφονται
room-cancelled-damaged = Η παρτίδα ακυρώνεται, η εγγραφή της έχει φθαρεί· όλα τα πονταρίσματα επιστρέφονται

## The room: the evening's sheet, columns for a spreadsheet

room-sheet-player = Παίκτης
room-sheet-brought = Αγορά
room-sheet-taken = Ανάληψη
room-sheet-at-table = Στο τραπέζι
room-sheet-result = Αποτέλεσμα

## The page

page-skip = Μετάβαση στο περιεχόμενο
page-loading = Φόρτωση
page-close = Κλείσιμο
page-main-menu = Σελίδες
page-lobby = Λόμπι
page-hands = Παρτίδες μου
page-rules = Κανόνες
page-guide = Πρώτη παρτίδα
page-profile = Προφίλ και ρυθμίσεις
page-come-in = Είσοδος
page-open-tables = Ανοιχτά τραπέζια
page-shut-table = Κλείσιμο καρτέλας { $table }
page-language = Γλώσσα
page-theme-auto = Εμφάνιση: όπως η συσκευή
page-theme-dark = Εμφάνιση: σκούρα
page-theme-light = Εμφάνιση: φωτεινή
page-sound-on = Ήχος ενεργός
page-sound-off = Ήχος κλειστός
page-offline = Δεν υπάρχει σύνδεση με την αίθουσα· γίνεται νέα προσπάθεια
page-lost = Η σύνδεση χάθηκε, γίνεται νέα προσπάθεια. Η θέση σας κρατιέται
page-back = Η σύνδεση επανήλθε
page-try-now = Δοκιμή τώρα
page-go-on-here = Συνέχεια εδώ
# A card as it is spoken, king of hearts: { $rank } and { $suit } are two of the next messages.
page-card = { $rank } { $suit }
page-rank-2 = δυάρι
page-rank-3 = τριάρι
page-rank-4 = τεσσάρι
page-rank-5 = πεντάρι
page-rank-6 = εξάρι
page-rank-7 = επτάρι
page-rank-8 = οκτάρι
page-rank-9 = εννιάρι
page-rank-t = δεκάρι
page-rank-j = βαλές
page-rank-q = ντάμα
page-rank-k = ρήγας
page-rank-a = άσος
page-suit-c = σπαθί
page-suit-d = καρό
page-suit-h = κούπα
page-suit-s = μπαστούνι
# After the hand somebody shows cards that nobody had to see.
page-log-turns-up = { $name } ανοίγει { $cards }
page-log-turns-up-you = Ανοίγετε { $cards }
# What a screen reader says; choices are the labels of the buttons.
page-speech-turn = Η σειρά σας: { $choices }. Δευτερόλεπτα: { $seconds }
page-speech-marked = Σημειώθηκε: { $card }. Σημειωμένα φύλλα: { $count }
page-speech-unmarked = Μένει: { $card }. Σημειωμένα φύλλα: { $count }
# The table: what a seat did last stands under its name, so the sentence has no subject.
page-act-checks = λέει ντούκου
page-act-calls = κάνει call { $amount }
page-act-bets = ποντάρει { $amount }
page-act-raises = raise στα { $amount }
page-act-posts = βάζει { $amount }
page-act-draws = { $count ->
    [0] χωρίς αλλαγή (pat)
    [one] αλλάζει { $count }
   *[other] αλλάζει { $count }
}
page-act-mucks = δεν δείχνει
page-act-wins = κερδίζει { $amount }
page-seconds-left = ακόμη { $seconds } δ.
page-time-bank = time bank { $seconds } δ.
page-free-seat = ελεύθερη θέση
page-waits-blind = περιμένει BB
page-waits-hand = στην επόμενη
page-draws = Draws
page-dealer = Button του ντίλερ
page-face-down = Κλειστά φύλλα: { $count }
page-place = Θέση { $place }
page-level = Επίπεδο { $number }
# The middle of the table.
page-draw-of = Draw { $number } από { $total }
page-bets-of = πονταρίσματα { $amount }
page-main-pot = Κύριο
page-side-pot = Side
page-bets = Πονταρίσματα
# The own hand.
page-your-hand = Το χέρι σας
page-keep = Μένουν { $ranks }
page-throw-all = Αλλαγή και των πέντε
page-hand-now = Τώρα { $hand }
page-draw-smooth = smooth draw
page-draw-rough = rough draw
page-number = Αριθμός { $number } από όλα τα χέρια
page-hand-smooth = { $hand }, smooth
page-hand-rough = { $hand }, rough
page-odds = { $low } ή καλύτερο με αυτό το draw
page-discard = αλλαγή
page-card-marked = { $card }, για αλλαγή
page-new = νέο
page-folded = Έχετε πάει πάσο
# The dock: what one may do, and what it costs.
page-decision = Η απόφασή σας
page-to-win = { $call }, για pot { $pot }
page-odds-to-one = { $odds } προς 1: ισοφαρίζει στο { $percent }
page-makes = γίνονται { $amount }
page-capped = Cap
page-bets-round = Στοιχήματα στον γύρο
page-bets-count = { $number } από { $cap }
page-next-round = Επόμενος γύρος
page-your-draw = Το draw σας
page-mark-cards = Σημειώστε ό,τι φεύγει
page-mark-first = Σημειώστε φύλλα
page-draw-word = Αλλαγή
page-keep-all = μένουν και τα πέντε
page-cards-go = για αλλαγή: { $cards }
page-to-act = Σειρά: { $name }
page-ahead = Επιλέξτε τώρα, στέλνεται στη σειρά σας
page-check-fold = Ντούκου ή πάσο
page-call-any = Call σε όλα
page-draw-marked = Αλλαγή σημειωμένων
page-cards = { $count ->
    [one] { $count } φύλλο
   *[other] { $count } φύλλα
}
page-sure-fold = Το ντούκου είναι δωρεάν. Πατήστε ξανά για πάσο
page-hand-over = Η παρτίδα τελείωσε
page-replay-hand = Ξανά η παρτίδα
page-show-cards = Άνοιγμα φύλλων
page-deal-now = Μοίρασμα τώρα
page-your-result = Το αποτέλεσμά σας
# Chairs: sitting down, out, in again, leaving.
page-choose-seat = Πάρτε θέση
page-chips-range = { $least } έως { $most } μάρκες
page-buy-in = Buy-in { $amount }, αρχή με { $stack }
page-by-approval = Ο ιδιοκτήτης του τραπεζιού εγκρίνει ποιος κάθεται
page-watching = Παρακολουθείτε
page-come-in-first = Μπείτε με ένα όνομα για να πάρετε θέση
page-queue-join = Στην ουρά
page-in-queue = Είστε στην ουρά
page-sit-out = Παύση (sit out)
page-sit-out-blind = Παύση στο επόμενο big blind
page-back-in = Επιστροφή στο παιχνίδι
page-post-now = Blind τώρα και παιχνίδι
page-wait-blind = Αναμονή για το big blind
page-add-chips = Προσθήκη μαρκών
page-leave = Αποχώρηση
page-leave-sure = Πατήστε ξανά για αποχώρηση· μέσα στην παρτίδα πάτε πάσο
# The panel beside the table.
page-panel = Δίπλα στο τραπέζι
page-tab-log = Παρτίδα
page-tab-chat = Συνομιλία
page-tab-statistics = Στατιστικά
page-tab-history = Ιστορικό
page-tab-fair = Αδιάβλητο
page-tab-table = Τραπέζι
page-no-hand = Καμία παρτίδα ακόμη
page-message = Γράψτε μήνυμα
page-send = Αποστολή
page-reactions = Αντιδράσεις
page-chat-hidden = Η συνομιλία των άλλων είναι κλειστή στις ρυθμίσεις
page-fair-about = Την τράπουλα την κόβουν όλοι: κάθε browser δίνει έναν κρυφό αριθμό που η αίθουσα δεν ξέρει όταν δεσμεύεται για οκτώ τράπουλες. Κάθε φύλλο σας αποδεικνύεται.
page-fair-words = Λέξεις της παρτίδας, ίδιες για όλους
page-fair-promise = Υποσχεμένες τράπουλες
page-fair-picked = Παίζεται η { $number }η, οι άλλες ανοίγονται
page-fair-proved = Αποδείξεις των φύλλων σας
page-fair-checked = Παρτίδες που ήλεγξε η σελίδα, όλες σωστές: { $count }
page-fair-wrong = Η παρτίδα { $number } δεν συμφωνεί: { $why }. Κρατήστε τις αποδείξεις και ενημερώστε την αίθουσα
page-fair-left-out = Η παρτίδα μοιράστηκε χωρίς το δικό σας κόψιμο
page-fair-verify = Επαλήθευση όλων
page-fair-verified = Επαληθεύτηκαν ξανά, όλα σωστά. Παρτίδες: { $hands }. Αποδεδειγμένα φύλλα: { $cards }
page-fair-save = Αποθήκευση αποδείξεων
page-agree = Άνοιγμα όλων των φύλλων, παρτίδα { $number }
page-agree-how = Γίνεται αν συμφωνήσουν όλοι όσοι έπαιξαν. Τότε ελέγχεται κάθε φύλλο της μοιρασιάς
page-agreed = Συμφωνούν: { $count }. Λείπουν: { $names }
page-opened = Όλα τα φύλλα της παρτίδας { $number } είναι ανοιχτά: βρίσκονται στο αρχείο αποδείξεων
page-settings-all = Όλες οι ρυθμίσεις και τα πλήκτρα
page-menu = Μενού τραπεζιού
# A note about somebody at the table, for the own eyes.
page-note = Σημείωση: { $name }
page-note-how = Τη διαβάζετε μόνο εσείς
page-note-block = Αποκλεισμός: ούτε συνομιλία ούτε αντιδράσεις από εδώ
page-note-save = Αποθήκευση
page-note-has = με σημείωση
page-note-blocked = σε αποκλεισμό
# What the owner of a table may do.
page-pause = Παύση μετά από αυτή την παρτίδα
page-unpause = Συνέχεια
page-remove = Απομάκρυνση: { $name }
page-mute = Σίγαση: { $name }
page-unmute = Να μιλά ξανά: { $name }
page-admit = Να επιστρέψει: { $name }
page-seat-bot = Προσθήκη bot
page-asks = { $name } ζητά { $chips } μάρκες
page-yes = Αποδοχή
page-no = Άρνηση
# Who won, and why.
page-why = Ποιος κέρδισε και γιατί
page-why-pot = Pot: { $name }
page-why-pot-you = Το pot είναι δικό σας
page-why-main = Κύριο pot: { $name }
page-why-main-you = Το κύριο pot είναι δικό σας
page-why-side = Side pot { $number }: { $name }
page-why-side-you = Το side pot { $number } είναι δικό σας
page-why-card = Κρίνει το φύλλο { $place }: { $low } χαμηλότερο από { $high }
page-why-alone = Όλοι οι άλλοι πήγαν πάσο
page-why-only = Κανείς άλλος δεν διεκδικούσε αυτό το pot
page-why-mucked = Τα άλλα χέρια δεν ανοίχτηκαν
# What a screen reader says of the clock.
page-speech-seconds = Δευτερόλεπτα: { $seconds }
page-speech-bank = Απόθεμα χρόνου: { $seconds } δευτερόλεπτα
# The lobby
page-lobby-hero = Παίξτε τώρα μια παρτίδα
page-lobby-hero-how = Στο τραπέζι περιμένουν bot. Μόνο μάρκες παιχνιδιού, χωρίς εγγραφή
page-lobby-play-bots = Παιχνίδι με bot
page-lobby-guide = Η πρώτη σας παρτίδα
page-lobby-guide-how = Πέντε σύντομα βήματα, περίπου τρία λεπτά
page-lobby-guide-start = Έναρξη οδηγού
page-lobby-private = Ιδιωτικά
page-lobby-find = Εύρεση τραπεζιού
page-lobby-free = Μόνο με ελεύθερη θέση
page-lobby-filters = Φίλτρα
page-lobby-any = Όλα
page-lobby-chairs = Θέσεις
page-lobby-speed = Ταχύτητα
page-lobby-bots = Bot
page-lobby-bots-yes = Με bot
page-lobby-bots-no = Χωρίς bot
page-lobby-limit = Όριο
page-lobby-create = Νέο τραπέζι
page-lobby-none = Δεν υπάρχει τέτοιο τραπέζι· αλλάξτε τα φίλτρα ή ανοίξτε ένα νέο
page-lobby-table = Τραπέζι
page-lobby-players = Παίκτες
page-lobby-average-pot = Μέσο pot
page-lobby-hands-per-hour = Παρτίδες την ώρα
page-lobby-of = { $players } από { $chairs }
page-lobby-blinds = blind { $small } και { $big }
page-lobby-buy-in = Buy-in
page-lobby-buy-in-is = buy-in { $amount }
page-lobby-buy-in-range = { $least } έως { $most }
page-lobby-note-open = ανοιχτό σε όλους
page-lobby-note-full = γεμάτο
page-lobby-note-empty = κανείς ακόμη
page-lobby-note-one = περιμένει δεύτερο παίκτη
page-lobby-note-bots = με bot: { $bots }
page-lobby-note-begun = έχει αρχίσει
page-lobby-note-private = ιδιωτικό
page-lobby-note-mine = δικό σας τραπέζι
# Average pot and hands an hour in a few signs, on a phone.
page-lobby-pace = pot { $pot }, { $hands }/ώρα
page-lobby-none-yet = κανένα ακόμη
page-lobby-sit = Λήψη θέσης
page-lobby-wait = Αναμονή: { $count }
page-lobby-watch = Θέαση
page-lobby-back = Στο τραπέζι
page-lobby-clock = { $seconds } δευτ. ανά απόφαση, απόθεμα χρόνου { $bank } δευτ.
page-lobby-waiting = Περιμένουν: { $count }
page-lobby-watching = Θεατές: { $count }
page-lobby-friends = Φίλοι στο τραπέζι σας
page-lobby-friends-how = Το ιδιωτικό τραπέζι έχει δικό του σύνδεσμο. Δεν χρειάζεται λογαριασμός
page-lobby-create-private = Νέο ιδιωτικό τραπέζι
page-copy = Αντιγραφή
page-copied = Αντιγράφηκε
page-unreachable = Η αίθουσα δεν απαντά. Όσα γράψατε είναι ακόμη εδώ· δοκιμάστε ξανά σε λίγο
page-invite-link = Σύνδεσμος πρόσκλησης
page-invite-how = Όποιος έχει τον σύνδεσμο μπορεί να έρθει στο τραπέζι
page-invite-renew = Νέος σύνδεσμος (ο παλιός λήγει)
page-invite-title = Σας προσκαλούν στο τραπέζι { $table }
page-invite-expired = Ο σύνδεσμος πρόσκλησης δεν ισχύει πια· ζητήστε νέον από όποιον σας τον έστειλε
page-owner = Το τραπέζι σας
page-owner-sheet = Ο πίνακας της βραδιάς (CSV)
page-owner-close = Κλείσιμο τραπεζιού
page-owner-close-how = Όλοι παίρνουν πίσω τις μάρκες τους
page-queue = Λίστες αναμονής
page-queue-place = Σειρά στην αναμονή: { $place }
page-queue-leave = Έξοδος από την αναμονή
page-queue-take = Λήψη της θέσης
page-create-name = Όνομα τραπεζιού
page-create-kind = Παιχνίδι
page-create-small-bet = Μικρό στοίχημα
page-create-least = Ελάχιστο buy-in
page-create-most = Μέγιστο buy-in
page-create-stack = Αρχικό stack
page-create-agent = Τα bot παίζουν
page-create-private = Ιδιωτικό: μόνο με τον σύνδεσμο πρόσκλησης
page-create-approval = Εγκρίνω ποιος κάθεται
page-create-watch = Επιτρέπονται θεατές
page-create-delay = Καθυστέρηση για θεατές, δευτερόλεπτα
page-create-reshuffle = Ανακάτεμα
page-create-audit = Φύλλα μετά την παρτίδα
page-create-more = Περισσότεροι όροι
page-create-open = Άνοιγμα τραπεζιού
page-create-opened = Το τραπέζι { $table } άνοιξε
# The profile
page-name = Όνομα
page-password = Κωδικός
page-guest = Επισκέπτης
page-guest-how = Χωρίς κωδικό. Το προφίλ σας έχει σύνδεσμο για να μπείτε ξανά
page-account = Λογαριασμός
page-account-how = Με όνομα και κωδικό μπαίνετε από παντού
page-make-account = Δημιουργία λογαριασμού
page-sign-in = Σύνδεση
page-sign-out = Αποσύνδεση
page-sign-out-guest = Είστε επισκέπτης. Χωρίς σύνδεσμο ή κωδικό δεν μπορείτε να επιστρέψετε με αυτό το όνομα
page-since = Εδώ από { $date }
page-chips = Μάρκες παιχνιδιού
page-top-up = Συμπλήρωση
page-top-up-how = Με λιγότερες από { $floor } μάρκες ο λογαριασμός συμπληρώνεται, μία φορά την ημέρα
page-top-up-from = Ξανά από: { $time }
page-settings = Ρυθμίσεις
page-look = Εμφάνιση
page-look-auto = Όπως η συσκευή
page-look-dark = Σκούρα
page-look-light = Φωτεινή
page-deck = Τράπουλα
page-deck-four = Τέσσερις αποχρώσεις
page-deck-two = Δύο αποχρώσεις
page-volume = Ένταση ήχου
page-outs = Εμφάνιση πιθανοτήτων του χεριού μου
page-left-hand = Κύριο κουμπί για τον αριστερό αντίχειρα
page-chat-shown = Εμφάνιση συνομιλίας
page-notify = Ειδοποίηση όταν είναι η σειρά μου και η σελίδα δεν φαίνεται
page-notify-allow = Αποδοχή
page-notify-on = Επιτρέπονται
page-notify-off = Δεν επιτρέπεται από τον browser· αλλάξτε το στις ρυθμίσεις του για αυτή τη σελίδα
page-keys = Πλήκτρα
page-keys-how = Επιλέξτε μια γραμμή και πατήστε το νέο πλήκτρο. Αν χρησιμοποιείται, τα δύο αλλάζουν θέση
page-keys-press = Πατήστε ένα πλήκτρο
page-keys-usual = Συνηθισμένα πλήκτρα
page-password-set = Ορισμός κωδικού
page-password-set-how = Το όνομά σας γίνεται λογαριασμός και ο σύνδεσμος του επισκέπτη λήγει
page-password-now = Τωρινός κωδικός
page-password-new = Νέος κωδικός
page-password-change = Αλλαγή κωδικού
page-password-changed = Ο κωδικός άλλαξε· οι άλλοι browser αποσυνδέθηκαν
page-guest-link = Ο σύνδεσμός σας
page-guest-link-how = Μπαίνετε ξανά από κάθε browser· όποιος τον έχει μπαίνει με το όνομά σας. Ο νέος καταργεί τον παλιό
page-guest-link-make = Νέος σύνδεσμος
page-tokens = Token για bot
page-tokens-how = Ένα πρόγραμμα με token παίζει με το όνομά σας
page-token-label = Όνομα του token
page-token-make = Νέο token
page-token-once = Εμφανίζεται μόνο τώρα· φυλάξτε το
page-token-end = Κατάργηση: { $label }
page-delete = Διαγραφή λογαριασμού
page-delete-how = Το όνομα ελευθερώνεται και οι μάρκες επιστρέφουν. Τα ιστορικά των τραπεζιών κρατούν το όνομα
page-delete-type = Για επιβεβαίωση γράψτε το όνομά σας: { $name }
# The keys
page-key-mark = Σήμανση φύλλου { $number }
page-key-main = Κύριο κουμπί
page-key-clear = Καθαρισμός σημάνσεων
page-key-none = Καμία σήμανση
page-key-call = Ντούκου ή call
page-key-raise = Ποντάρισμα ή raise
page-key-sit-out = Παύση στην επόμενη παρτίδα
page-key-history = Αναπαραγωγή παρτίδας
page-key-agree = Άνοιγμα όλων των φύλλων
page-key-pause = Παύση ή συνέχεια του τραπεζιού
page-key-next-table = Επόμενο τραπέζι
page-key-sound = Ήχος ναι ή όχι
page-key-time = Ανάγνωση χρόνου που μένει
page-key-speak = Περιγραφή του τραπεζιού
page-key-pot = Στο pot
page-key-help = Λίστα πλήκτρων
page-key-close = Κλείσιμο, πίσω στο χέρι
# The own hands
page-own-statistics = Στατιστικά
page-own-hands = Παρτίδες
page-own-won = Κέρδος
page-own-small-bets = Μικρά στοιχήματα ανά 100 παρτίδες
page-own-voluntary = Συμμετοχή πριν από το πρώτο draw
page-own-raises = Bet και raise, όχι call
page-own-pat = Χωρίς αλλαγή στο draw { $number }
page-own-showdowns = Έφτασε σε showdown
page-own-showdowns-won = Κέρδος στο showdown
page-own-none = Καμία παρτίδα ακόμη. Όσες παίζετε μένουν εδώ, για αναπαραγωγή και λήψη
page-own-all-tables = Όλα τα τραπέζια
page-own-earlier = Παλαιότερες παρτίδες
page-own-time = Ώρα
page-own-draws = Αλλαγές
page-own-files = Αρχεία
page-own-evening = Όλες οι παρτίδες: { $table }
page-own-file = Παρτίδα { $number }: { $form }
page-own-cancelled = ακυρώθηκε
page-own-exposed = άνοιξαν: { $cards }
page-own-proof = απόδειξη
# The rules and the guide
page-rules-contents = Σε αυτή τη σελίδα
page-guide-step = Βήμα { $number } από { $count }
page-guide-back = Πίσω
page-guide-next = Επόμενο
page-guide-play = Στα τραπέζια
# The replayer
page-replay = Αναπαραγωγή
page-replay-about = Δείτε μια παρτίδα βήμα βήμα, με κάθε φύλλο που αναφέρει η καταγραφή της. Η αίθουσα διαβάζει το αρχείο και δεν κρατά τίποτα από αυτό
page-replay-drop = Αφήστε εδώ ένα ιστορικό παρτίδων, PHH, PokerStars ή Full Tilt, ή επιλέξτε το
page-replay-largest = Έως { $most } MB
page-replay-choose = Επιλογή αρχείου
page-replay-reading = Διαβάζεται: { $file }
page-replay-read = { $count ->
    [one] { $count } παρτίδα για αναπαραγωγή
   *[other] { $count } παρτίδες για αναπαραγωγή
}
page-replay-damaged = { $count ->
    [one] { $count } παρτίδα έμεινε έξω:
   *[other] { $count } παρτίδες έμειναν έξω:
}
page-replay-more = Το αρχείο συνεχίζει μετά από αυτές τις παρτίδες· χωρίστε το για να δείτε τις άλλες. Παρτίδες που απομένουν: { $count }
page-replay-place = Παρτίδα { $hand }, γραμμή { $line }
page-replay-line = Γραμμή { $line }
page-replay-kind-damaged = κατεστραμμένη
page-replay-kind-partial = ελλιπής
page-replay-kind-cancelled = ακυρωμένη
page-replay-kind-not_this_game = άλλο παιχνίδι
page-replay-kind-disagrees = η καταγραφή αντιφάσκει με τους κανόνες
page-replay-steps = Βήματα
page-replay-step = Βήμα { $number } από { $total }
page-replay-deal = Μοίρασμα
page-replay-end = Τέλος
page-replay-parts = Μέρη της παρτίδας
page-replay-play = Αναπαραγωγή
page-replay-pause = Παύση
page-replay-back = Ένα βήμα πίσω
page-replay-forward = Ένα βήμα μπροστά
page-replay-next-draw = Επόμενο draw
page-replay-draw-before = Προηγούμενο draw
page-replay-speed = Ταχύτητα { $times }×
page-replay-known-on = Όλα τα γνωστά φύλλα: ναι
page-replay-known-off = Όλα τα γνωστά φύλλα: όχι
page-replay-link = Σύνδεσμος στο βήμα { $number }
page-replay-text = Κείμενο
page-replay-copy = Αντιγραφή της παρτίδας ως { $form }
page-replay-by-hand = Αντιγράψτε το από εδώ
page-replay-threw = πέταξε
page-replay-threw-cards = πέταξε { $cards }
page-replay-from = από { $ranks }
page-replay-folds = πάει πάσο
page-replay-unit = Τα ποσά είναι σε μονάδες των { $unit }
page-replay-own = Ή δείτε μία από τις δικές σας παρτίδες
page-replay-file = Αναπαραγωγή αρχείου
page-study = Μελέτη
page-study-about = Δύο παίκτες και το τελευταίο draw: τι κρατά, τι ποντάρει και τι κάνει call κάθε χέρι όταν παίζουν και οι δύο τόσο καλά ώστε κανείς δεν κερδίζει με κάτι άλλο
page-study-hint = Γράψτε ένα σημείο και λύστε το, ή ξεκινήστε από ένα παράδειγμα
page-study-examples = Παραδείγματα
page-study-example-pat = Pat ή σπάσιμο: έτοιμα χέρια απέναντι σε ένα φύλλο
page-study-example-river = Τα τελευταία πονταρίσματα όταν και οι δύο άλλαξαν ένα φύλλο
page-study-example-line = Το τελευταίο draw μετά από μια γραμμή, με τα range της στρατηγικής
page-study-example-third = Από τον τρίτο γύρο στοιχηματισμού
page-study-spot = Το σημείο
page-study-ranges = Τι μπορεί να κρατούν
page-study-ranges-written = Όπως γράφεται
page-study-ranges-line = Όπως η στρατηγική μετά από γραμμή
page-study-big-blind = Big blind
page-study-button = Button
page-study-range-help = Draw προς αυτά τα φύλλα, έτοιμα χέρια, βάρος μετά το @· οι ομάδες χωρίζονται με ελληνικό ερωτηματικό:
page-study-line = Γραμμή παιξίματος
page-study-line-help = Γύροι και draw με τη σειρά, x check, b ποντάρισμα, c call, r raise· σε κάθε draw πρώτα το big blind:
page-study-start = Αρχίζει με
page-study-start-third_round = τον τρίτο γύρο στοιχηματισμού
page-study-start-last_draw = το τελευταίο draw
page-study-start-button_draw = το τελευταίο draw του button
page-study-start-river = τα πονταρίσματα μετά από αυτό
page-study-big-blind-drew = Το big blind άλλαξε
page-study-button-drew = Το button άλλαξε
page-study-pot = Pot
page-study-pot-bets = { $bets } μικρά στοιχήματα
page-study-more = Στοιχήματα, stack, ακρίβεια
page-study-big-bet = Μεγάλο στοίχημα
page-study-cap = Στοιχήματα σε έναν γύρο
page-study-stack-big-blind = Stack του big blind
page-study-stack-button = Stack του button
page-study-deep = βαθύ
page-study-precision = Ακρίβεια
page-study-precision-ranks = μόνο αξίες, γρήγορα
page-study-precision-cards = όσα κρατά ο ένας δεν τα έχει ο άλλος
page-study-seconds = Δευτερόλεπτα το πολύ
page-study-solve = Λύση
page-study-stop = Τέλος, με ό,τι υπάρχει
page-study-waiting = Αναμονή· σημεία πριν από αυτό: { $count }
page-study-warming = Το solver ξεκινά· την πρώτη φορά θέλει έως ένα λεπτό
page-study-solving = Λύνεται
page-study-progress = Επαναλήψεις: { $iterations }· οι καλύτερες απαντήσεις κερδίζουν { $share } του pot
page-study-stopped = Σταμάτησε πριν υπάρξει κάτι να φανεί
page-study-solved = Το σημείο λύθηκε
page-study-result = Η λύση
page-study-value = Αξία σε μικρά στοιχήματα: big blind { $big_blind }, button { $button }
page-study-exact = Οι καλύτερες απαντήσεις κερδίζουν { $share } του pot· επαναλήψεις: { $iterations }, δευτερόλεπτα: { $seconds }
page-study-early = (σταμάτησε νωρίς)
page-study-draws-big-blind = Το draw του big blind
page-study-draws-button = Το draw του button
page-study-acts-big-blind = Παίζει το big blind
page-study-acts-button = Παίζει το button
page-study-way = Η πορεία στο σημείο
page-study-first = Αρχή
page-study-next = { $seat }, και μετά;
page-study-reached = του range φτάνει εδώ
page-study-never = Με αυτά τα range κανείς δεν φτάνει εδώ
page-study-pat = pat
page-study-broken = σπάσιμο
page-study-snowed = snow
page-study-drawn = draw
page-study-fold = πάσο
page-study-bet-value = ποντάρισμα αξίας
page-study-bluff = μπλόφα
page-study-raise-value = raise αξίας
page-study-bluff-raise = raise με μπλόφα
page-study-draw = αλλαγή { $count }
page-study-low = { $rank }-low
page-study-pair = ζευγάρι
page-study-worse = χειρότερο
page-study-nothing = τίποτα
page-study-grid = Τι κάνει κάθε χέρι, και από κάτω το EV σε μικρά στοιχήματα
page-study-every = Κάθε χέρι
page-study-hands = Χέρια
page-study-hand = Χέρι
page-study-share = Μερίδιο
page-study-ev = EV, μικρά στοιχήματα
page-study-unlisted = Χέρια εκτός λίστας: { $share } του range
page-study-keeps = Τι κρατά ένα χέρι
page-study-kept = Κρατά
page-study-cards = Αλλάζει
page-study-frequency = Πόσο συχνά
page-study-less = Από το καλύτερο
page-study-chart-ev = EV σε μικρά στοιχήματα
page-study-chart-equity = Equity σε showdown
page-study-axis = Μερίδιο του range, τα καλύτερα χέρια αριστερά
page-study-as-played = όπως παίζεται
page-study-equity = equity
page-study-as-table = Ως πίνακας
page-study-held = Στο χέρι: { $hand }
page-study-did = αυτό έγινε
page-study-loss = Αυτό που έγινε χαρίζει, σε μικρά στοιχήματα: { $bets }
page-study-unheld = Η στρατηγική δεν έχει ποτέ αυτό το χέρι εδώ
page-study-ask = Τι θα έκανε το solver;
