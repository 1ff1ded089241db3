# עברית. No gender: infinitives on buttons, nouns in the log. Text that begins with digits
# and goes on in Latin letters stands between U+2068 and U+2069, which are invisible here.
# Keep what is asked (button-), what happened (log-) and what it is called (noun-) apart.
# The message ids and their variables are the same, in the same order, in all six files.

## The game

game-name = ⁨2-7 Triple Draw⁩

## Hand names

hand-described = { $name } ({ $ranks })
# A short label: the two highest ranks, 8-6 low.
hand-low = ⁨{ $ranks } low⁩
hand-wheel = מספר 1, Wheel
hand-number-2 = מספר 2
hand-number-3 = מספר 3
hand-number-4 = מספר 4
hand-nut-8 = Nut 8
hand-nut-9 = Nut 9
hand-nut-t = Nut 10
hand-nut-j = Nut J
hand-nut-q = Nut Q
hand-nut-k = Nut K
hand-nut-a = Nut Ace
hand-smooth-8 = ⁨smooth 8-low⁩
hand-rough-8 = ⁨rough 8-low⁩
hand-low-9 = ⁨9-low⁩
hand-low-t = ⁨10-low⁩
hand-low-j = ⁨J-low⁩
hand-low-q = מלכה גבוהה
hand-low-k = מלך גבוה
hand-low-a = אס גבוה
hand-pair-2 = זוג 2
hand-pair-3 = זוג 3
hand-pair-4 = זוג 4
hand-pair-5 = זוג 5
hand-pair-6 = זוג 6
hand-pair-7 = זוג 7
hand-pair-8 = זוג 8
hand-pair-9 = זוג 9
hand-pair-t = זוג 10
hand-pair-j = זוג נסיכים
hand-pair-q = זוג מלכות
hand-pair-k = זוג מלכים
hand-pair-a = זוג אסים
hand-two-pair = שני זוגות, { $high } { $low }
hand-two-pair-high-3 = 3
hand-two-pair-high-4 = 4
hand-two-pair-high-5 = 5
hand-two-pair-high-6 = 6
hand-two-pair-high-7 = 7
hand-two-pair-high-8 = 8
hand-two-pair-high-9 = 9
hand-two-pair-high-t = 10
hand-two-pair-high-j = נסיכים
hand-two-pair-high-q = מלכות
hand-two-pair-high-k = מלכים
hand-two-pair-high-a = אסים
hand-two-pair-low-2 = ו-2
hand-two-pair-low-3 = ו-3
hand-two-pair-low-4 = ו-4
hand-two-pair-low-5 = ו-5
hand-two-pair-low-6 = ו-6
hand-two-pair-low-7 = ו-7
hand-two-pair-low-8 = ו-8
hand-two-pair-low-9 = ו-9
hand-two-pair-low-t = ו-10
hand-two-pair-low-j = ונסיכים
hand-two-pair-low-q = ומלכות
hand-two-pair-low-k = ומלכים
hand-trips-2 = שלישיית 2
hand-trips-3 = שלישיית 3
hand-trips-4 = שלישיית 4
hand-trips-5 = שלישיית 5
hand-trips-6 = שלישיית 6
hand-trips-7 = שלישיית 7
hand-trips-8 = שלישיית 8
hand-trips-9 = שלישיית 9
hand-trips-t = שלישיית 10
hand-trips-j = שלישיית נסיכים
hand-trips-q = שלישיית מלכות
hand-trips-k = שלישיית מלכים
hand-trips-a = שלישיית אסים
hand-straight = קנטה
hand-flush = פלאש
hand-full-house = פול האוס, { $trips } { $pair }
hand-full-house-trips-2 = 2
hand-full-house-trips-3 = 3
hand-full-house-trips-4 = 4
hand-full-house-trips-5 = 5
hand-full-house-trips-6 = 6
hand-full-house-trips-7 = 7
hand-full-house-trips-8 = 8
hand-full-house-trips-9 = 9
hand-full-house-trips-t = 10
hand-full-house-trips-j = נסיכים
hand-full-house-trips-q = מלכות
hand-full-house-trips-k = מלכים
hand-full-house-trips-a = אסים
hand-full-house-pair-2 = ו-2
hand-full-house-pair-3 = ו-3
hand-full-house-pair-4 = ו-4
hand-full-house-pair-5 = ו-5
hand-full-house-pair-6 = ו-6
hand-full-house-pair-7 = ו-7
hand-full-house-pair-8 = ו-8
hand-full-house-pair-9 = ו-9
hand-full-house-pair-t = ו-10
hand-full-house-pair-j = ונסיכים
hand-full-house-pair-q = ומלכות
hand-full-house-pair-k = ומלכים
hand-full-house-pair-a = ואסים
hand-quads-2 = רביעיית 2
hand-quads-3 = רביעיית 3
hand-quads-4 = רביעיית 4
hand-quads-5 = רביעיית 5
hand-quads-6 = רביעיית 6
hand-quads-7 = רביעיית 7
hand-quads-8 = רביעיית 8
hand-quads-9 = רביעיית 9
hand-quads-t = רביעיית 10
hand-quads-j = רביעיית נסיכים
hand-quads-q = רביעיית מלכות
hand-quads-k = רביעיית מלכים
hand-quads-a = רביעיית אסים
hand-straight-flush = סטרייט פלאש
hand-royal-flush = רויאל פלאש, היד הגרועה ביותר

## Answers of the command line

number-answer = מספר { $number } מתוך { $total }: { $desc }
number-wheel = Wheel

## Buttons: what one may choose

button-fold = להתקפל
button-check = צ׳ק
button-call = להשוות { $amount }
button-bet = להמר { $amount }
button-raise = להעלות ל-{ $amount }
button-complete = להשלים ל-{ $amount }
button-draw = להחליף { $count }
button-stand-pat = בלי החלפה

## Log: what happened. The form -you tells the reader of the reader's own deeds

log-hand-starts = יד { $number }, כפתור: { $name }
log-hand-starts-you = יד { $number }, הכפתור אצלך
log-posts-small-blind = { $name }: סמול בליינד, { $amount }
log-posts-small-blind-you = אצלך: סמול בליינד, { $amount }
log-posts-big-blind = { $name }: ביג בליינד, { $amount }
log-posts-big-blind-you = אצלך: ביג בליינד, { $amount }
log-posts-ante = { $name }: אנטה, { $amount }
log-posts-ante-you = אצלך: אנטה, { $amount }
log-posts-big-blind-ante = { $name }: אנטה של הביג בליינד, { $amount }
log-posts-big-blind-ante-you = אצלך: אנטה של הביג בליינד, { $amount }
# A player who missed the blinds pays to come back: a live part, which is a bet, and a dead one.
log-posts = { $name }: בליינד חי { $live }, בליינד מת { $dead }
log-posts-you = אצלך: בליינד חי { $live }, בליינד מת { $dead }
log-deals = חמישה קלפים לכולם
log-is-dealt = { $name }: התקבלו { $cards }
log-is-dealt-you = אצלך: התקבלו { $cards }
log-folds = { $name }: התקפלות
log-folds-you = אצלך: התקפלות
log-checks = { $name }: צ׳ק
log-checks-you = אצלך: צ׳ק
log-calls = { $name }: השוואה של { $amount }
log-calls-you = אצלך: השוואה של { $amount }
log-bets = { $name }: הימור של { $amount }
log-bets-you = אצלך: הימור של { $amount }
log-raises = { $name }: העלאה ל-{ $amount }
log-raises-you = אצלך: העלאה ל-{ $amount }
log-completes = { $name }: השלמה ל-{ $amount }
log-completes-you = אצלך: השלמה ל-{ $amount }
log-all-in = { $name }: אול אין
log-all-in-you = אצלך: אול אין
log-draws = { $count ->
    [0] { $name }: בלי החלפה (pat)
    [one] { $name }: החלפת קלף אחד
    [two] { $name }: החלפת שני קלפים
   *[other] { $name }: החלפת { $count } קלפים
}
log-draws-you = { $count ->
    [0] אצלך: בלי החלפה (pat)
    [one] אצלך: החלפת קלף אחד
    [two] אצלך: החלפת שני קלפים
   *[other] אצלך: החלפת { $count } קלפים
}
log-discards = { $name }: הושלכו { $discards }, התקבלו { $cards }
log-discards-you = אצלך: הושלכו { $discards }, התקבלו { $cards }
log-throws = { $name }: הושלכו { $discards }
log-throws-you = אצלך: הושלכו { $discards }
log-gets = { $name }: התקבלו { $cards }
log-gets-you = אצלך: התקבלו { $cards }
log-burns = קלף אחד נשרף
log-reshuffles = החבילה נגמרה: הקלפים שהושלכו מעורבבים מחדש
log-capped = אין עוד העלאות (Cap)
log-shows = { $name }: חשיפה, { $cards } ({ $desc })
log-shows-you = אצלך: חשיפה, { $cards } ({ $desc })
log-mucks = { $name }: בלי חשיפה
log-mucks-you = אצלך: בלי חשיפה
log-takes-back = { $name }: הוחזרו { $amount } (הימור שלא הושווה)
log-takes-back-you = אצלך: הוחזרו { $amount } (הימור שלא הושווה)
log-wins-with = { $name }: זכייה של { $amount } עם { $cards } ({ $desc })
log-wins-with-you = אצלך: זכייה של { $amount } עם { $cards } ({ $desc })
log-wins-uncontested = { $name }: זכייה של { $amount } בלי חשיפת קלפים
log-wins-uncontested-you = אצלך: זכייה של { $amount } בלי חשיפת קלפים
log-wins-main-pot = { $name }: זכייה בקופה הראשית, { $amount }
log-wins-main-pot-you = אצלך: זכייה בקופה הראשית, { $amount }
log-wins-side-pot = { $name }: זכייה בקופה צדדית { $number }, { $amount }
log-wins-side-pot-you = אצלך: זכייה בקופה צדדית { $number }, { $amount }
log-splits = { $name }: חלק של { $amount } (הקופה מתחלקת)
log-splits-you = אצלך: חלק של { $amount } (הקופה מתחלקת)
log-lowest-wins = היד הנמוכה ביותר זוכה: { $best }. הבאה אחריה: { $next }
log-lowest-equal = הידיים הנמוכות ביותר שוות: { $best }
log-busts = { $name }: נגמרו הצ׳יפים
log-busts-you = אצלך: נגמרו הצ׳יפים
log-buys = { $name }: הוספת צ׳יפים, { $amount }
log-buys-you = אצלך: הוספת צ׳יפים, { $amount }

## Nouns: what things and deeds are called

noun-check = צ׳ק
noun-call = השוואה
noun-bet = הימור
noun-raise = העלאה
noun-stack = ערימה
noun-player = שחקן
noun-draws = החלפות

## The table

table-hand = יד { $number }
table-limits = ⁨Fixed Limit { $limits }⁩
table-round = סבב הימורים { $number }
table-draw = החלפה { $number }
table-showdown = חשיפת קלפים
table-pot = קופה { $amount }
table-stack = ערימה { $amount }
table-bet = הימור { $amount }
table-button = כפתור
table-small-blind = SB
table-big-blind = BB
table-you = אצלך
table-your-cards = הקלפים שלך: { $cards }
table-your-hand = היד שלך: { $cards } ({ $desc })
table-your-turn = תורך
table-draws = החלפות: { $draws }
table-pat = pat
table-folded = התקפלות
table-all-in = אול אין

## Playing at a terminal: greeting, prompts, keys

play-welcome = { $game }, { $limits }. להסבר בכל רגע הקלידו ?
play-opponents = איתך בשולחן: { $names }
play-resumed = המשחק ממשיך, יד { $number }. הערימה שלך: { $amount }
play-ask-action = תורך: { $choices }
# The example is cards, then positions counted from the left.
play-ask-draw = החלפה { $number }: מה להשליך? קלפים (⁨Kd 8c⁩) או מקומות (⁨#1 #2⁩); s: בלי החלפה
play-ask-next = הקישו Enter ליד הבאה, q ליציאה
play-choice = { $key }: { $label }
play-keys = מקשים
# What the keys f, k or c, b or r, d, s, q and ? do.
play-key-fold = להתקפל
play-key-check-call = צ׳ק או להשוות
play-key-bet-raise = להמר, להעלות או להשלים
play-key-draw = להשליך קלפים לפי שם (⁨d Kd 8c⁩) או מקום (⁨d #1 #2⁩)
play-key-stand-pat = בלי החלפה: כל חמשת הקלפים נשארים
play-key-history = מהלך היד עד כה
play-key-quit = לצאת; המשחק נשמר
play-key-explain = להסביר את הבחירה
play-key-keys = המקשים האלה
play-lines-only = השולחן מוצג שורה אחר שורה: מסוף היה משבש טבלה בעברית

## Playing at a terminal: what went wrong

play-error-not-held = הקלף { $card } לא ביד שלך; הקלפים שלך: { $cards }
play-error-not-a-card = זה לא קלף: { $text }. כתבו ערך וצורה, למשל Kd, או מקום, למשל ⁨#1⁩
play-error-card-twice = הקלף { $card } מופיע פעמיים; כתבו כל קלף פעם אחת
play-error-position = אין מקום { $text }; המקומות הם 1 עד 5 משמאל
play-error-which = יש לך יותר מקלף אחד { $rank }: יש להוסיף צורה, למשל { $card }
play-error-two-readings = { $text }: המקום { $text } ({ $there }) או הקלף { $card }? כתבו { $position } או { $card }
play-error-draw-key = עכשיו מחליפים: כתבו אילו קלפים להשליך, או s בלי החלפה
play-error-fold-free = אין צורך להתקפל: צ׳ק לא עולה כלום. אפשר: { $choices }
play-error-not-allowed = לא אפשרי עכשיו: { $action }. אפשר: { $choices }
play-error-unknown-key = לא מובן: { $text }. אפשר: { $choices }
play-error-session-lost = המשחק השמור { $path } לא ניתן לקריאה; מתחיל משחק חדש
play-error-session-newer = המשחק השמור { $path } הוא מגרסה חדשה יותר של tripledraw ונשאר כפי שהוא; יש להתקין אותה
play-error-session-open = המשחק פתוח בחלון אחר

## Playing at a terminal: saving and leaving

play-hand-saved = הידיים נשמרות בקובץ { $path }
play-input-ended = הקלט נגמר
play-session-saved = המשחק נשמר וימשיך מכאן בפעם הבאה
play-session-aside = המשחק הקודם שמור בשם { $path }
play-summary-hands = { $count ->
    [one] ידיים ששוחקו: יד אחת
    [two] ידיים ששוחקו: שתי ידיים
   *[other] ידיים ששוחקו: { $count }
}
play-summary-won = רווח: { $amount }
play-summary-lost = הפסד: { $amount }
play-summary-even = בלי רווח ובלי הפסד
play-goodbye = להתראות

## Explaining the choice

explain-hand = היד שלך: { $desc }, מספר { $number } מתוך { $total }
explain-fold = התקפלות לא עולה עוד כלום; הקופה הולכת לאחרים
explain-check = צ׳ק לא עולה כלום
explain-call = השוואה עולה { $amount }; הקופה תהיה { $pot }
# $percent comes ready, as the language writes it.
explain-odds = יחס קופה: השוואה משתלמת עם סיכוי של { $percent } לפחות לזכות
explain-bet = הימור עולה { $amount }
explain-raise = העלאה ל-{ $total } עולה { $amount }
explain-complete = השלמה ל-{ $total } עולה { $amount }
explain-bets-counted = הימורים בסבב הזה: { $number } מתוך { $cap }
explain-draw = אפשר להשליך כל מספר של קלפים, מאפס עד חמישה; מתקבלים קלפים חדשים באותו מספר
explain-keep = יישארו { $cards }
explain-outs = { $ranks } או טוב יותר: { $count } מתוך { $unseen } קלפים שלא נראו
explain-draws-left = { $count ->
    [0] זו ההחלפה האחרונה
    [one] אחריה עוד החלפה אחת
    [two] אחריה עוד שתי החלפות
   *[other] אחריה עוד { $count } החלפות
}
explain-textbook = לפי הספר: { $action }

## Opponents

bot-1 = אלני
bot-2 = טונו
bot-3 = לוקאס
bot-4 = יירי
bot-5 = נועה
bot-6 = סם
bot-textbook = לפי הספר
bot-caller = משווה תמיד
bot-random = אקראי
bot-showdown = שואודאון
