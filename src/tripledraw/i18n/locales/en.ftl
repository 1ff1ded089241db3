# English. Plain second person, sentence case, present tense.
# Keep what is asked (button-), what happened (log-) and what it is called (noun-) apart.
# The message ids and their variables are the same, in the same order, in all six files.

## The game

game-name = Deuce-to-Seven Triple Draw

## Hand names

hand-described = { $name } ({ $ranks })
# A short label: the two highest ranks, 8-6 low.
hand-low = { $ranks } low
hand-wheel = wheel, Number 1
hand-number-2 = Number 2
hand-number-3 = Number 3
hand-number-4 = Number 4
hand-nut-8 = nut eight
hand-nut-9 = nut nine
hand-nut-t = nut ten
hand-nut-j = nut jack
hand-nut-q = nut queen
hand-nut-k = nut king
hand-nut-a = nut ace
hand-smooth-8 = smooth eight
hand-rough-8 = rough eight
hand-low-9 = nine-low
hand-low-t = ten-low
hand-low-j = jack-low
hand-low-q = queen-high
hand-low-k = king-high
hand-low-a = ace-high
hand-pair-2 = pair of deuces
hand-pair-3 = pair of threes
hand-pair-4 = pair of fours
hand-pair-5 = pair of fives
hand-pair-6 = pair of sixes
hand-pair-7 = pair of sevens
hand-pair-8 = pair of eights
hand-pair-9 = pair of nines
hand-pair-t = pair of tens
hand-pair-j = pair of jacks
hand-pair-q = pair of queens
hand-pair-k = pair of kings
hand-pair-a = pair of aces
hand-two-pair = two pair, { $high } and { $low }
hand-two-pair-high-3 = threes
hand-two-pair-high-4 = fours
hand-two-pair-high-5 = fives
hand-two-pair-high-6 = sixes
hand-two-pair-high-7 = sevens
hand-two-pair-high-8 = eights
hand-two-pair-high-9 = nines
hand-two-pair-high-t = tens
hand-two-pair-high-j = jacks
hand-two-pair-high-q = queens
hand-two-pair-high-k = kings
hand-two-pair-high-a = aces
hand-two-pair-low-2 = deuces
hand-two-pair-low-3 = threes
hand-two-pair-low-4 = fours
hand-two-pair-low-5 = fives
hand-two-pair-low-6 = sixes
hand-two-pair-low-7 = sevens
hand-two-pair-low-8 = eights
hand-two-pair-low-9 = nines
hand-two-pair-low-t = tens
hand-two-pair-low-j = jacks
hand-two-pair-low-q = queens
hand-two-pair-low-k = kings
hand-trips-2 = three deuces
hand-trips-3 = three threes
hand-trips-4 = three fours
hand-trips-5 = three fives
hand-trips-6 = three sixes
hand-trips-7 = three sevens
hand-trips-8 = three eights
hand-trips-9 = three nines
hand-trips-t = three tens
hand-trips-j = three jacks
hand-trips-q = three queens
hand-trips-k = three kings
hand-trips-a = three aces
hand-straight = straight
hand-flush = flush
hand-full-house = full house, { $trips } full of { $pair }
hand-full-house-trips-2 = deuces
hand-full-house-trips-3 = threes
hand-full-house-trips-4 = fours
hand-full-house-trips-5 = fives
hand-full-house-trips-6 = sixes
hand-full-house-trips-7 = sevens
hand-full-house-trips-8 = eights
hand-full-house-trips-9 = nines
hand-full-house-trips-t = tens
hand-full-house-trips-j = jacks
hand-full-house-trips-q = queens
hand-full-house-trips-k = kings
hand-full-house-trips-a = aces
hand-full-house-pair-2 = deuces
hand-full-house-pair-3 = threes
hand-full-house-pair-4 = fours
hand-full-house-pair-5 = fives
hand-full-house-pair-6 = sixes
hand-full-house-pair-7 = sevens
hand-full-house-pair-8 = eights
hand-full-house-pair-9 = nines
hand-full-house-pair-t = tens
hand-full-house-pair-j = jacks
hand-full-house-pair-q = queens
hand-full-house-pair-k = kings
hand-full-house-pair-a = aces
hand-quads-2 = four deuces
hand-quads-3 = four threes
hand-quads-4 = four fours
hand-quads-5 = four fives
hand-quads-6 = four sixes
hand-quads-7 = four sevens
hand-quads-8 = four eights
hand-quads-9 = four nines
hand-quads-t = four tens
hand-quads-j = four jacks
hand-quads-q = four queens
hand-quads-k = four kings
hand-quads-a = four aces
hand-straight-flush = straight flush
hand-royal-flush = royal flush, the worst hand

## Answers of the command line

number-answer = Number { $number } of { $total }: { $desc }
number-wheel = wheel

## Buttons: what one may choose

button-fold = Fold
button-check = Check
button-call = Call { $amount }
button-bet = Bet { $amount }
button-raise = Raise to { $amount }
button-complete = Complete to { $amount }
button-draw = Draw { $count }
button-stand-pat = Stand pat

## Log: what happened. The form -you tells the reader of the reader's own deeds

log-hand-starts = Hand { $number }, button: { $name }
log-hand-starts-you = Hand { $number }, you have the button
log-posts-small-blind = { $name } posts the small blind, { $amount }
log-posts-small-blind-you = You post the small blind, { $amount }
log-posts-big-blind = { $name } posts the big blind, { $amount }
log-posts-big-blind-you = You post the big blind, { $amount }
log-posts-ante = { $name } posts the ante, { $amount }
log-posts-ante-you = You post the ante, { $amount }
log-posts-big-blind-ante = { $name } posts the big blind ante, { $amount }
log-posts-big-blind-ante-you = You post the big blind ante, { $amount }
# A player who missed the blinds pays to come back: a live part, which is a bet, and a dead one.
log-posts = { $name } posts { $live } live and { $dead } dead
log-posts-you = You post { $live } live and { $dead } dead
log-deals = Everybody is dealt five cards
log-is-dealt = { $name } is dealt { $cards }
log-is-dealt-you = You are dealt { $cards }
log-folds = { $name } folds
log-folds-you = You fold
log-checks = { $name } checks
log-checks-you = You check
log-calls = { $name } calls { $amount }
log-calls-you = You call { $amount }
log-bets = { $name } bets { $amount }
log-bets-you = You bet { $amount }
log-raises = { $name } raises to { $amount }
log-raises-you = You raise to { $amount }
log-completes = { $name } completes to { $amount }
log-completes-you = You complete to { $amount }
log-all-in = { $name } is all-in
log-all-in-you = You are all-in
log-draws = { $count ->
    [0] { $name } stands pat
    [one] { $name } draws { $count } card
   *[other] { $name } draws { $count } cards
}
log-draws-you = { $count ->
    [0] You stand pat
    [one] You draw { $count } card
   *[other] You draw { $count } cards
}
log-discards = { $name } throws { $discards } and gets { $cards }
log-discards-you = You throw { $discards } and get { $cards }
log-throws = { $name } throws { $discards }
log-throws-you = You throw { $discards }
log-gets = { $name } gets { $cards }
log-gets-you = You get { $cards }
log-burns = A card is burned
log-reshuffles = The stub has run out: the muck is reshuffled
log-capped = Capped: no more raises
log-shows = { $name } shows { $cards } ({ $desc })
log-shows-you = You show { $cards } ({ $desc })
log-mucks = { $name } mucks
log-mucks-you = You muck
log-takes-back = { $name } takes back { $amount } (uncalled bet)
log-takes-back-you = You take back { $amount } (uncalled bet)
log-wins-with = { $name } wins { $amount } with { $cards } ({ $desc })
log-wins-with-you = You win { $amount } with { $cards } ({ $desc })
log-wins-uncontested = { $name } wins { $amount }, everybody else folded
log-wins-uncontested-you = You win { $amount }, everybody else folded
log-wins-main-pot = { $name } wins the main pot, { $amount }
log-wins-main-pot-you = You win the main pot, { $amount }
log-wins-side-pot = { $name } wins side pot { $number }, { $amount }
log-wins-side-pot-you = You win side pot { $number }, { $amount }
log-splits = { $name } gets { $amount } (split pot)
log-splits-you = You get { $amount } (split pot)
log-lowest-wins = The lowest hand wins: { $best }. The next one: { $next }
log-lowest-equal = The lowest hands are equal: { $best }
log-busts = { $name } is out of chips
log-busts-you = You are out of chips
log-buys = { $name } buys chips: { $amount }
log-buys-you = You buy chips: { $amount }

## Nouns: what things and deeds are called

noun-check = check
noun-call = call
noun-bet = bet
noun-raise = raise
noun-stack = stack
noun-player = player
noun-draws = draws

## The table

table-hand = Hand { $number }
table-limits = Fixed limit { $limits }
table-round = Round { $number }
table-draw = Draw { $number }
table-showdown = Showdown
table-pot = Pot { $amount }
table-stack = Stack { $amount }
table-bet = Bet { $amount }
table-button = button
table-small-blind = SB
table-big-blind = BB
table-you = you
table-your-cards = Your cards: { $cards }
table-your-hand = Your hand: { $cards } ({ $desc })
table-your-turn = Your turn
table-draws = Draws: { $draws }
table-pat = pat
table-folded = folded
table-all-in = all-in

## Playing at a terminal: greeting, prompts, keys

play-welcome = { $game }, fixed limit { $limits }. Type ? for an explanation.
play-opponents = With you at the table: { $names }
play-resumed = The session goes on with hand { $number }. Your stack: { $amount }
play-ask-action = Your turn: { $choices }
# The example is cards, then positions counted from the left.
play-ask-draw = Draw { $number }: throw which? Cards (Kd 8c) or positions (#1 #2); s: stand pat
play-ask-next = Press Enter for the next hand, q to leave
play-choice = { $key }: { $label }
play-keys = Keys
# What the keys f, k or c, b or r, d, s, q and ? do.
play-key-fold = fold
play-key-check-call = check or call
play-key-bet-raise = bet, raise or complete
play-key-draw = throw cards, by name (d Kd 8c) or by position (d #1 #2)
play-key-stand-pat = stand pat: keep all five cards
play-key-history = the hand so far
play-key-quit = leave; the session is saved
play-key-explain = explain the choice
play-key-keys = these keys
play-lines-only = The table comes line by line: a terminal would tear a grid in this language

## Playing at a terminal: what went wrong

play-error-not-held = You do not hold { $card }; your cards are { $cards }
play-error-not-a-card = Not a card: { $text }. Write a rank and a suit, such as Kd, or a position, such as #1
play-error-card-twice = { $card } is there twice; name every card once
play-error-position = There is no position { $text }; positions are 1 to 5 from the left
play-error-which = You hold more than one { $rank }: add the suit, for example { $card }
play-error-two-readings = { $text } can be position { $text } ({ $there }) or { $card }: write { $position } or { $card }
play-error-draw-key = You are drawing now: name the cards to throw, or s to stand pat
play-error-fold-free = No need to fold: you can check for nothing. You can: { $choices }
play-error-not-allowed = Not possible now: { $action }. You can: { $choices }
play-error-unknown-key = Not understood: { $text }. You can: { $choices }
play-error-session-lost = The saved session { $path } cannot be read; a new one begins
play-error-session-newer = The saved session { $path } is from a newer tripledraw and stays as it is; install that one
play-error-session-open = The session is open in another window

## Playing at a terminal: saving and leaving

play-hand-saved = Hands are saved in { $path }
play-input-ended = The input has ended
play-session-saved = The session is saved and goes on from here next time
play-session-aside = The earlier session is kept as { $path }
play-summary-hands = { $count ->
    [one] { $count } hand played
   *[other] { $count } hands played
}
play-summary-won = Won: { $amount }
play-summary-lost = Lost: { $amount }
play-summary-even = Neither won nor lost
play-goodbye = Goodbye

## Explaining the choice

explain-hand = Your hand: { $desc }, number { $number } of { $total }
explain-fold = Folding costs nothing more; the pot is gone for you
explain-check = Checking costs nothing
explain-call = Calling costs { $amount }; the pot is then { $pot }
# $percent comes ready, as the language writes it.
explain-odds = Pot odds: the call pays if you win at least { $percent } of the time
explain-bet = Betting costs { $amount }
explain-raise = Raising to { $total } costs { $amount }
explain-complete = Completing to { $total } costs { $amount }
explain-bets-counted = Bets in this round: { $number } of { $cap }
explain-draw = Throw any cards, from none to all five; as many new ones come
explain-keep = You would keep { $cards }
explain-outs = { $ranks } or better: { $count } of { $unseen } unseen cards
explain-draws-left = { $count ->
    [0] This is the last draw
    [one] { $count } more draw comes after this one
   *[other] { $count } more draws come after this one
}
explain-textbook = The textbook plays: { $action }

## Opponents

bot-1 = Eleni
bot-2 = Tõnu
bot-3 = Lukas
bot-4 = Jiří
bot-5 = Noa
bot-6 = Sam
bot-textbook = textbook
bot-caller = caller
bot-random = random
bot-showdown = showdown
