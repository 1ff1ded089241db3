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

## Drilling at a terminal

drill-welcome = { $game }, heads-up: decide as good play does. The solver says at once how often it does what, and what each choice is worth in small bets; q leaves
drill-thinking = The solver is looking for a question
drill-question = Question { $number }: { $where }
drill-throw = Throw { $cards }
drill-right = Right: nothing is lost
drill-lost = Lost, in small bets: { $bets } ({ $kind }). Better: { $action }
# One line for each choice, the action as on a button.
drill-choice = { $action }: { $often }, worth { $worth }
drill-score-now = This time
drill-score-all = All drills so far
drill-score = Answers: { $count }, right: { $right }, lost, in small bets: { $bets }
drill-score-street = { $what }: answers { $count }, right { $right }, lost { $bets }
drill-score-kind = { $what }: { $count }, lost { $bets }
# Kinds of mistakes.
drill-kind-too-loose = too loose
drill-kind-too-tight = too tight
drill-kind-wrong-discard = wrong discard
drill-kind-missed-value = missed value
drill-kind-missed-bluff = missed bluff
drill-kind-too-much = bet too much
drill-kind-bad-bluff = bad bluff
drill-kind-bad-snow = bad snow
drill-error-most = The solver knows no such draw here; cards to throw at most: { $count }
drill-error-score = The score { $path } cannot be read and stays as it is; move it away to begin a new one
drill-error-open = A drill is open in another window

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
bot-endgame = endgame
bot-blueprint = blueprint

## The room: why something is refused

# A message of the room is one of these without its room-.
room-table-gone = This table no longer exists; choose another one in the lobby
room-table-full = The table { $table } is full; join its queue or choose another one
room-table-moved = The table is at another server now; connect again
room-tables-many = You have as many tables open as allowed ({ $most }); close one first
room-terms-bad = The terms of the table are wrong at { $field }; look at the limits and try again
room-gallery-full = Too many are watching this table; try again later
room-not-invited = This table is private; ask its owner for the invite link
room-barred = The owner of this table has sent you away; ask to be let in again
room-not-owner = Only the owner of the table can do this
room-chair-taken = Seat { $chair } is taken; choose another one
room-chair-reserved = The free seat is kept for somebody who has waited longer; join the queue
room-no-such-chair = There is no seat { $chair } at this table; choose another one
room-queue-full = Too many are waiting for this table; try again later
room-already-seated = You have a seat at this table already
room-not-seated = You have no seat at this table; take one first
room-started = The Sit & Go has begun; nobody comes in or buys chips any more
room-asked-already = Your last request still waits for an answer
room-not-asked = There is no such request, or no longer
room-too-few-chips = Not enough chips: you need { $needed } and have { $have }; bring fewer, or top up your account
room-buy-in-range = Bring at least { $least } and at most { $most } chips
room-top-up-enough = An account is topped up when it has fewer than { $floor } chips
room-top-up-later = An account is topped up once a day; hours to wait: { $hours }
room-hand-running = Not during a hand; wait until it is over
room-no-hand = There is no such hand here
room-no-form = The hand cannot be written in this form; take it as PHH
room-history-long = The file is larger than { $most } MB; split it between two hands
room-history-wrong = This file is no hand history that can be read here; choose one of PHH, PokerStars or Full Tilt
room-history-heavy = The file takes too long to read; split it between two hands and try a part
room-history-busy = Many files are being read just now; wait a moment and try again
room-nothing-to-show = You have no cards to show now
room-not-your-turn = It is not your turn
room-illegal-action = Not possible now; possible: { $legal }
room-stale = Too late: the table has moved on; this is how it stands now
# A link of the hash chain of the fair deal, not a link to click.
room-link-wrong = The link does not belong to your chain; begin a new chain
room-no-bots = There are no bots in this room; the seat stays free
room-agent-missing = The bot { $agent } is not installed in this room; choose another one
room-chat-muted = Your chat is muted at this table
room-name-length = A name has { $least } to { $most } characters
room-name-bad = A name is made of letters, digits, single spaces and . _ - with no space at either end
room-name-taken = The name { $name } is taken, or looks like one that is; choose another one
room-password-short = A password has at least { $least } characters
room-password-wrong = The present password is wrong
room-login-wrong = Name or password is wrong
room-account-already = This is an account already; come in by its name and password
# The link that lets a guest in again.
room-link-expired = This link is no longer valid; come in by a new name, or sign in to your account
room-need-login = Sign in first, as a guest or to your account
room-banned = You are shut out of this room; ask those who run it
room-still-seated = You still have chips at a table; leave it first
room-player-gone = There is no such player
room-note-self = Notes are about others
room-notes-many = You have as many notes as are kept ({ $most }); delete one first
room-tokens-many = You have as many tokens as allowed ({ $most }); delete one first
room-token-gone = There is no such token
room-language-unknown = There is no such language; there are { $languages }
room-too-fast = Too fast; wait a moment and try again
room-message-bad = The message cannot be understood
room-message-long = The message is too long
room-origin-wrong = This came from a page of another site; open the room's own page
room-not-found = There is nothing at this address
room-database-newer = The database { $database } was written by a newer version of this program; start that one, or name another database with --database
room-database-unreachable = The database { $database } cannot be opened; see that it is running and that its address is right
room-database-away = The room cannot reach its database just now; nothing is lost, try again in a moment
room-key-damaged = { $file } is no key file that can be read; put the right one there, or remove it where nothing has been played yet
room-key-wrong = The key file is not the one this database was used with; put the right one in its place
room-port-taken = Port { $port } is taken by another program; choose another one with --port
room-server-stopping = The room is stopping; come back when it runs again
room-server-failed = Something went wrong in the room; try again in a moment
room-study-missing = This room cannot solve spots: the packages of the extra “solver” are not installed
room-study-busy = Many spots are being solved just now; wait a moment and try again
room-study-gone = This solution is no longer kept; solve the spot again
room-study-crashed = The solver has failed; try again, with less if that does not help
room-study-heavy = The spot takes too long or too much memory; try it with shorter ranges or from the last draw
room-study-range = This is no range; look at character { $place }
room-study-spot = There is no such spot; change what is wrong with it
room-study-path = Nobody acts at this point
room-study-hand = This is no hand of five ranks; write one such as 86432
room-study-unsolved = The spot is not solved yet; wait until it is

## The room: what clients show for the words of the wire

room-kind-cash = Cash game
room-kind-sit_and_go = Sit & Go
room-speed-slow = Slow
room-speed-normal = Normal
room-speed-fast = Fast
room-reshuffle-standard = The muck is reshuffled when the stub has run out
room-reshuffle-stars = Reshuffled earlier; nobody is dealt a card thrown in the same hand
room-reshuffle-everything = All thrown cards are reshuffled, your own too
room-audit-never = Cards that were not shown stay secret
room-audit-all_agree = All cards of a hand are opened if all who played it agree
room-audit-delay = All cards of a hand, yours too, become public later
room-stage-waiting = Waiting for players
room-stage-linking = Preparing the deal
room-stage-playing = Hand in progress
room-stage-pausing = The next hand begins shortly
room-stage-paused = Paused
room-stage-finished = Finished
room-status-in = Playing
room-status-out = Sitting out
room-status-waiting = Waiting for the big blind
room-status-leaving = Leaving
room-status-away = Away
room-reaction-nice = Nice hand
room-reaction-thanks = Thanks
room-reaction-unlucky = Unlucky
room-reaction-laugh = Haha
room-reaction-wow = Wow
room-reaction-hurry = A little faster, please
room-closing-restart = The room restarts; the table goes on when it is back
room-closing-table_closed = The table is closed
room-closing-replaced = The table is open in another window
room-closing-banned = You are shut out of this room
room-closing-too_fast = Too many messages; connect again in a moment
room-offered = A seat is kept for you; take it within { $seconds } s
room-cancelled-orders = The hand is cancelled, it would need a seventh reshuffle; all bets go back
room-cancelled-admin = The hand is cancelled by those who run the room; all bets go back
room-cancelled-damaged = The hand is cancelled, its record is damaged; all bets go back

## The room: the evening's sheet, columns for a spreadsheet

room-sheet-player = Player
room-sheet-brought = Brought
room-sheet-taken = Taken away
room-sheet-at-table = At the table
room-sheet-result = Result

## The page

page-skip = Skip to the content
page-loading = Loading
page-close = Close
page-main-menu = Pages
page-lobby = Lobby
page-hands = My hands
page-rules = Rules
page-guide = First hand
page-profile = Profile and settings
page-come-in = Come in
page-open-tables = Open tables
page-shut-table = Close the tab { $table }
page-language = Language
page-theme-auto = Theme: as the device
page-theme-dark = Theme: dark
page-theme-light = Theme: light
page-sound-on = Sounds on
page-sound-off = Sounds off
page-offline = No connection to the room; trying again
page-lost = Connection lost, trying again. Your seat is kept
page-back = Connected again
page-try-now = Try now
page-go-on-here = Go on here
# A card as it is spoken, king of hearts: { $rank } and { $suit } are two of the next messages.
page-card = { $rank } of { $suit }
page-rank-2 = two
page-rank-3 = three
page-rank-4 = four
page-rank-5 = five
page-rank-6 = six
page-rank-7 = seven
page-rank-8 = eight
page-rank-9 = nine
page-rank-t = ten
page-rank-j = jack
page-rank-q = queen
page-rank-k = king
page-rank-a = ace
page-suit-c = clubs
page-suit-d = diamonds
page-suit-h = hearts
page-suit-s = spades
# After the hand somebody shows cards that nobody had to see.
page-log-turns-up = { $name } turns up { $cards }
page-log-turns-up-you = You turn up { $cards }
# What a screen reader says; choices are the labels of the buttons.
page-speech-turn = Your turn: { $choices }. Seconds: { $seconds }
page-speech-marked = Marked: { $card }. Cards marked: { $count }
page-speech-unmarked = Kept: { $card }. Cards marked: { $count }
# The table: what a seat did last stands under its name, so the sentence has no subject.
page-act-checks = checks
page-act-calls = calls { $amount }
page-act-bets = bets { $amount }
page-act-raises = raises to { $amount }
page-act-posts = posts { $amount }
page-act-draws = { $count ->
    [0] stands pat
    [one] draws { $count }
   *[other] draws { $count }
}
page-act-mucks = mucks
page-act-wins = wins { $amount }
page-seconds-left = { $seconds } s left
page-time-bank = time bank { $seconds } s
page-free-seat = free seat
page-waits-blind = waits for BB
page-waits-hand = next hand
page-draws = Draws
page-dealer = Dealer button
page-face-down = Cards face down: { $count }
page-place = Place { $place }
page-level = Level { $number }
# The middle of the table.
page-draw-of = Draw { $number } of { $total }
page-bets-of = bets of { $amount }
page-main-pot = Main
page-side-pot = Side
page-bets = Bets
# The own hand.
page-your-hand = Your hand
page-keep = Keep { $ranks }
page-throw-all = Throw all five
page-hand-now = { $hand } now
page-draw-smooth = smooth draw
page-draw-rough = rough draw
page-number = Number { $number } of all hands
page-hand-smooth = { $hand }, smooth
page-hand-rough = { $hand }, rough
page-odds = { $low } or better with this draw
page-discard = discard
page-card-marked = { $card }, marked to discard
page-new = new
page-folded = Your cards are folded
# The dock: what one may do, and what it costs.
page-decision = Your decision
page-to-win = { $call } to win { $pot }
page-odds-to-one = { $odds } to 1: break even at { $percent }
page-makes = makes { $amount }
page-capped = Capped
page-bets-round = Bets this round
page-bets-count = { $number } of { $cap }
page-next-round = Next round
page-your-draw = Your draw
page-mark-cards = Mark what to throw away
page-mark-first = Mark cards first
page-draw-word = Draw
page-keep-all = keep all five
page-cards-go = throw { $cards }
page-to-act = { $name } to act
page-ahead = Choose now, it is sent on your turn
page-check-fold = Check or fold
page-call-any = Call any bet
page-draw-marked = Draw marked
page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-sure-fold = You can check for nothing. Press once more to fold
page-hand-over = The hand is over
page-replay-hand = Replay hand
page-show-cards = Show cards
page-deal-now = Deal now
page-your-result = Your result
# Chairs: sitting down, out, in again, leaving.
page-choose-seat = Take a seat
page-chips-range = { $least } to { $most } chips
page-buy-in = Buy-in { $amount }, you begin with { $stack }
page-by-approval = The owner of the table lets people in
page-watching = You are watching
page-come-in-first = Come in by a name to take a seat
page-queue-join = Join the queue
page-in-queue = You are in the queue
page-sit-out = Sit out
page-sit-out-blind = Sit out at the next big blind
page-back-in = I'm back
page-post-now = Post and play now
page-wait-blind = Wait for the big blind
page-add-chips = Add chips
page-leave = Leave the table
page-leave-sure = Press once more to leave; in a hand your cards are folded
# The panel beside the table.
page-panel = Beside the table
page-tab-log = Hand
page-tab-chat = Chat
page-tab-statistics = Statistics
page-tab-history = Hands
page-tab-fair = Fairness
page-tab-table = Table
page-no-hand = No hand yet
page-message = Type a message
page-send = Send
page-reactions = Reactions
page-chat-hidden = Chat of others is off in your settings
page-fair-about = The deck is cut by everybody who plays: each browser gives a secret number that the room cannot know when it promises eight decks. Every card you get is proved.
page-fair-words = Words of this hand, the same for everybody
page-fair-promise = Promised decks
page-fair-picked = Number { $number } is played, the others are opened
page-fair-proved = Proofs of your cards
page-fair-checked = Hands checked by this page, all in order: { $count }
page-fair-wrong = Hand { $number } does not agree: { $why }. Keep the proofs and tell those who run the room
page-fair-left-out = This hand was dealt without your part in the cut
page-fair-verify = Verify all hands
page-fair-verified = Verified once more, all in order. Hands: { $hands }. Proved cards: { $cards }
page-fair-save = Save the proofs
page-agree = Open all cards of hand { $number }
page-agree-how = Done when all who played it agree. Then every card of the deal can be checked
page-agreed = Agreed: { $count }. Missing: { $names }
page-opened = All cards of hand { $number } are open: they are in its proof file
page-settings-all = All settings and keys
page-menu = Table menu
# A note about somebody at the table, for the own eyes.
page-note = Note: { $name }
page-note-how = Only you can read it
page-note-block = Block: no chat and no reactions from here
page-note-save = Save
page-note-has = with a note
page-note-blocked = blocked
# What the owner of a table may do.
page-pause = Pause after this hand
page-unpause = Go on
page-remove = Remove { $name }
page-mute = Mute { $name }
page-unmute = Let { $name } speak
page-admit = Let { $name } come again
page-seat-bot = Seat a bot
page-asks = { $name } asks for { $chips } chips
page-yes = Let in
page-no = Refuse
# Who won, and why.
page-why = Who won and why
page-why-pot = Pot to { $name }
page-why-pot-you = The pot is yours
page-why-main = Main pot to { $name }
page-why-main-you = The main pot is yours
page-why-side = Side pot { $number } to { $name }
page-why-side-you = Side pot { $number } is yours
page-why-card = Card { $place } decides: { $low } is lower than { $high }
page-why-alone = Everybody else folded
page-why-only = Nobody else could win this pot
page-why-mucked = The other hands were not shown
# What a screen reader says of the clock.
page-speech-seconds = Seconds left: { $seconds }
page-speech-bank = Time bank: { $seconds } seconds
# The lobby
page-lobby-hero = Play a hand now
page-lobby-hero-how = Bots are waiting at the table. Play chips only, nothing to sign up for
page-lobby-play-bots = Play against bots
page-lobby-guide = Your first hand
page-lobby-guide-how = Five short steps, about three minutes
page-lobby-guide-start = Start the guide
page-lobby-private = Private
page-lobby-find = Find a table
page-lobby-free = Free seats only
page-lobby-filters = Filters
page-lobby-any = Any
page-lobby-chairs = Seats
page-lobby-speed = Speed
page-lobby-bots = Bots
page-lobby-bots-yes = With bots
page-lobby-bots-no = Without bots
page-lobby-limit = Limit
page-lobby-create = Create table
page-lobby-none = No table like this; change the filters, or create one
page-lobby-table = Table
page-lobby-players = Players
page-lobby-average-pot = Average pot
page-lobby-hands-per-hour = Hands an hour
page-lobby-of = { $players } of { $chairs }
page-lobby-blinds = blinds { $small } and { $big }
page-lobby-buy-in = Buy-in
page-lobby-buy-in-is = buy-in { $amount }
page-lobby-buy-in-range = { $least } to { $most }
page-lobby-note-open = open to all
page-lobby-note-full = full
page-lobby-note-empty = nobody here yet
page-lobby-note-one = waits for a second player
page-lobby-note-bots = with bots: { $bots }
page-lobby-note-begun = has begun
page-lobby-note-private = private
page-lobby-note-mine = your table
# Average pot and hands an hour in a few signs, on a phone.
page-lobby-pace = pot { $pot }, { $hands }/h
page-lobby-none-yet = none yet
page-lobby-sit = Sit down
page-lobby-wait = Wait: { $count }
page-lobby-watch = Watch
page-lobby-back = To the table
page-lobby-clock = { $seconds } s a decision, time bank { $bank } s
page-lobby-waiting = Waiting: { $count }
page-lobby-watching = Watching: { $count }
page-lobby-friends = Friends at your table
page-lobby-friends-how = A private table has its own link. No account is needed to join
page-lobby-create-private = Create a private table
page-copy = Copy
page-copied = Copied
page-unreachable = The room does not answer. What you typed is still here; try again in a moment
page-invite-link = Invite link
page-invite-how = Whoever has this link may come to the table
page-invite-renew = New link (the old one ends)
page-invite-title = You are invited to { $table }
page-invite-expired = This invite link is no longer valid; ask for a new one where you got it
page-owner = Your table
page-owner-sheet = The evening's sheet (CSV)
page-owner-close = Close the table
page-owner-close-how = Everybody gets their chips back
page-queue = Wait lists
page-queue-place = Place in the queue: { $place }
page-queue-leave = Leave the queue
page-queue-take = Take the seat
page-create-name = Name of the table
page-create-kind = Game
page-create-small-bet = Small bet
page-create-least = Least buy-in
page-create-most = Largest buy-in
page-create-stack = Starting stack
page-create-agent = Bots play
page-create-private = Private: only with the invite link
page-create-approval = I approve who sits down
page-create-watch = Others may watch
page-create-delay = Watchers see it later, by seconds
page-create-reshuffle = Reshuffle
page-create-audit = Cards after the hand
page-create-more = More terms
page-create-open = Open the table
page-create-opened = The table { $table } is open
# The profile
page-name = Name
page-password = Password
page-guest = Guest
page-guest-how = No password. Your profile has a link that lets you in again
page-account = Account
page-account-how = A name and a password let you in from anywhere
page-make-account = Make an account
page-sign-in = Sign in
page-sign-out = Sign out
page-sign-out-guest = You are a guest. Without your link or a password you cannot come back under this name
page-since = Here since { $date }
page-chips = Play chips
page-top-up = Top up
page-top-up-how = Below { $floor } chips an account can be filled up, once a day
page-top-up-from = Possible again: { $time }
page-settings = Settings
page-look = Theme
page-look-auto = As the device
page-look-dark = Dark
page-look-light = Light
page-deck = Deck
page-deck-four = Four colours
page-deck-two = Two colours
page-volume = Volume of sounds
page-outs = Show the odds of my hand
page-left-hand = Main button for the left thumb
page-chat-shown = Show the chat
page-notify = Notifications when it is my turn and the page is hidden
page-notify-allow = Allow
page-notify-on = Allowed
page-notify-off = Not allowed by the browser; change it in its settings for this page
page-keys = Keys
page-keys-how = Choose a line, then press its new key. A key that is in use changes places
page-keys-press = Press a key
page-keys-usual = Usual keys
page-password-set = Set a password
page-password-set-how = Your name becomes an account, and the link of the guest ends
page-password-now = Present password
page-password-new = New password
page-password-change = Change the password
page-password-changed = The password is changed; other browsers are signed out
page-guest-link = Your link
page-guest-link-how = It lets you in again from any browser; whoever has it is you. A new one ends the old one
page-guest-link-make = Make a new link
page-tokens = Tokens of bots
page-tokens-how = A program with a token plays under your name
page-token-label = Name of the token
page-token-make = Make a token
page-token-once = Shown this once; keep it now
page-token-end = End { $label }
page-delete = Delete the account
page-delete-how = The name becomes free and the chips go back. Histories of tables keep the name that sat there
page-delete-type = To confirm, type your name: { $name }
# The keys
page-key-mark = Mark card { $number }
page-key-main = Main button
page-key-clear = Clear the marks
page-key-none = Mark nothing
page-key-call = Check or call
page-key-raise = Bet or raise
page-key-sit-out = Sit out the next hand
page-key-history = Replay the hand
page-key-agree = Open all cards of the hand
page-key-pause = Pause the table, or go on
page-key-next-table = Next table
page-key-sound = Sounds on or off
page-key-time = Say the time left
page-key-speak = Say how the table stands
page-key-pot = Go to the pot
page-key-help = List of keys
page-key-close = Close, back to the hand
# The own hands
page-own-statistics = Statistics
page-own-hands = Hands
page-own-won = Won
page-own-small-bets = Small bets in 100 hands
page-own-voluntary = Entered the pot before the first draw
page-own-raises = Bets and raises, not calls
page-own-pat = Pat at draw { $number }
page-own-showdowns = Went to showdown
page-own-showdowns-won = Won at showdown
page-own-none = No hands yet. Those you play are kept here, to be replayed and taken home
page-own-all-tables = All tables
page-own-earlier = Earlier hands
page-own-time = Time
page-own-draws = Draws
page-own-files = Files
page-own-evening = All hands at { $table }
page-own-file = Hand { $number } as { $form }
page-own-cancelled = cancelled
page-own-exposed = turned up: { $cards }
page-own-proof = proof
# The rules and the guide
page-rules-contents = On this page
page-guide-step = Step { $number } of { $count }
page-guide-back = Back
page-guide-next = Next
page-guide-play = To the tables
# The replayer
page-replay = Replayer
page-replay-about = Go through a hand step by step, with every card that its record tells. The room reads the file and keeps nothing of it
page-replay-drop = Drop a hand history here, PHH, PokerStars or Full Tilt, or choose it
page-replay-largest = Up to { $most } MB
page-replay-choose = Choose a file
page-replay-reading = Reading { $file }
page-replay-read = { $count ->
    [one] { $count } hand can be replayed
   *[other] { $count } hands can be replayed
}
page-replay-damaged = { $count ->
    [one] { $count } hand was left out:
   *[other] { $count } hands were left out:
}
page-replay-more = The file goes on after these hands; split it to see the others. Hands behind: { $count }
page-replay-place = Hand { $hand }, line { $line }
page-replay-line = Line { $line }
page-replay-kind-damaged = damaged
page-replay-kind-partial = not whole
page-replay-kind-cancelled = cancelled
page-replay-kind-not_this_game = another game
page-replay-kind-disagrees = the record contradicts the rules
page-replay-steps = Steps
page-replay-step = Step { $number } of { $total }
page-replay-deal = The deal
page-replay-end = End
page-replay-parts = Parts of the hand
page-replay-play = Play
page-replay-pause = Pause
page-replay-back = One step back
page-replay-forward = One step on
page-replay-next-draw = Next draw
page-replay-draw-before = Draw before
page-replay-speed = Speed { $times }×
page-replay-known-on = All known cards: on
page-replay-known-off = All known cards: off
page-replay-link = Link to step { $number }
page-replay-text = Text
page-replay-copy = Copy the hand as { $form }
page-replay-by-hand = Copy it from here
page-replay-threw = threw
page-replay-threw-cards = threw { $cards }
page-replay-from = from { $ranks }
page-replay-folds = folds
page-replay-unit = Amounts are in units of { $unit }
page-replay-own = Or replay one of your own hands
page-replay-file = Replay a file
page-study = Study
page-study-about = Two players and the last draw: what each hand keeps, bets and calls when both play so well that nobody gains by doing anything else
page-study-hint = Write down a spot and let it be solved, or begin with an example
page-study-examples = Examples
page-study-example-pat = Stand pat or break: made hands against one card
page-study-example-river = The last bets when both have drawn one
page-study-example-line = The last draw after a line of play, with the ranges of the strategy
page-study-example-third = From the third betting round on
page-study-spot = The spot
page-study-ranges = What both may hold
page-study-ranges-written = As written below
page-study-ranges-line = As the strategy after a line
page-study-big-blind = Big blind
page-study-button = Button
page-study-range-help = Draws to these cards, made hands, a weight after @; groups are separated by semicolons:
page-study-line = Line of play
page-study-line-help = Rounds and draws in turn, x check, b bet, c call, r raise; of a draw the big blind comes first:
page-study-start = Begins with
page-study-start-third_round = the third betting round
page-study-start-last_draw = the last draw
page-study-start-button_draw = the last draw of the button
page-study-start-river = the betting after it
page-study-big-blind-drew = Big blind drew
page-study-button-drew = Button drew
page-study-pot = Pot
page-study-pot-bets = { $bets } small bets
page-study-more = Bets, stacks, precision
page-study-big-bet = Big bet
page-study-cap = Bets in a round
page-study-stack-big-blind = Stack of the big blind
page-study-stack-button = Stack of the button
page-study-deep = deep
page-study-precision = Precision
page-study-precision-ranks = ranks alone, fast
page-study-precision-cards = cards that one holds the other has not
page-study-seconds = Seconds at most
page-study-solve = Solve
page-study-stop = Stop, show what there is
page-study-waiting = Waiting; spots before this one: { $count }
page-study-warming = The solver starts; the first time takes up to a minute
page-study-solving = Solving
page-study-progress = Iterations: { $iterations }; the best answers win { $share } of the pot
page-study-stopped = Stopped before there was anything to show
page-study-solved = The spot is solved
page-study-result = The solution
page-study-value = Worth in small bets: big blind { $big_blind }, button { $button }
page-study-exact = The best answers win { $share } of the pot; iterations: { $iterations }, seconds: { $seconds }
page-study-early = (stopped early)
page-study-draws-big-blind = The draw of the big blind
page-study-draws-button = The draw of the button
page-study-acts-big-blind = The big blind acts
page-study-acts-button = The button acts
page-study-way = The way through the spot
page-study-first = Beginning
page-study-next = { $seat }, and then?
page-study-reached = of the range comes here
page-study-never = With these ranges nobody comes here
page-study-pat = pat
page-study-broken = broken
page-study-snowed = snow
page-study-drawn = draws
page-study-fold = fold
page-study-bet-value = bet for value
page-study-bluff = bluff
page-study-raise-value = raise for value
page-study-bluff-raise = bluff raise
page-study-draw = draw { $count }
page-study-low = { $rank }-low
page-study-pair = pair
page-study-worse = worse
page-study-nothing = nothing
page-study-grid = What each hand does, and its EV in small bets below
page-study-every = Every hand
page-study-hands = Hands
page-study-hand = Hand
page-study-share = Share
page-study-ev = EV, small bets
page-study-unlisted = Hands not listed: { $share } of the range
page-study-keeps = What one hand keeps
page-study-kept = Keeps
page-study-cards = Draws
page-study-frequency = How often
page-study-less = Against the best
page-study-chart-ev = EV in small bets
page-study-chart-equity = Equity at a showdown
page-study-axis = Share of the range, the best hands at the left
page-study-as-played = as played
page-study-equity = equity
page-study-as-table = As a table
page-study-held = Held: { $hand }
page-study-did = what was done
page-study-loss = What was done gives away, in small bets: { $bets }
page-study-unheld = The strategy never holds this hand here
page-study-ask = What would the solver do?
