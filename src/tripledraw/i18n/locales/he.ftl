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

## אימון במסוף

drill-welcome = { $game }, אחד על אחד: החליטו כמו משחק טוב. הסולבר אומר מיד באיזו תדירות הוא עושה מה וכמה שווה כל בחירה בהימורים קטנים; q ליציאה
drill-thinking = הסולבר מחפש שאלה
drill-question = שאלה { $number }: { $where }
drill-throw = להשליך { $cards }
drill-right = נכון: לא הולך לאיבוד דבר
drill-lost = הפסד בהימורים קטנים: { $bets } ({ $kind }). עדיף: { $action }
# One line for each choice, the action as on a button.
drill-choice = { $action }: { $often }, שווי { $worth }
drill-score-now = הפעם
drill-score-all = כל האימונים עד כה
drill-score = תשובות: { $count }, נכונות: { $right }, הפסד בהימורים קטנים: { $bets }
drill-score-street = { $what }: תשובות { $count }, נכונות { $right }, הפסד { $bets }
drill-score-kind = { $what }: { $count }, הפסד { $bets }
# Kinds of mistakes.
drill-kind-too-loose = רחב מדי
drill-kind-too-tight = צר מדי
drill-kind-wrong-discard = השלכה שגויה
drill-kind-missed-value = ערך שהוחמץ
drill-kind-missed-bluff = בלוף שהוחמץ
drill-kind-too-much = הימור מיותר
drill-kind-bad-bluff = בלוף גרוע
drill-kind-bad-snow = סנואו גרוע
drill-error-most = הסולבר לא מכיר החלפה כזאת כאן; קלפים להשלכה לכל היותר: { $count }
drill-error-score = אי אפשר לקרוא את הניקוד { $path }, והוא נשאר כפי שהוא; העבירו אותו למקום אחר כדי להתחיל מחדש
drill-error-open = אימון פתוח בחלון אחר

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
bot-endgame = משחק סיום
bot-blueprint = אסטרטגיה

## The room: why something is refused

# A message of the room is one of these without its room-.
room-table-gone = השולחן הזה כבר לא קיים; בחרו שולחן אחר בלובי
room-table-full = השולחן { $table } מלא; הצטרפו לתור או בחרו שולחן אחר
room-table-moved = השולחן נמצא עכשיו בשרת אחר; התחברו שוב
room-tables-many = פתוח אצלך מספר השולחנות המרבי ({ $most }); סגרו קודם אחד מהם
room-terms-bad = התנאים של השולחן שגויים בשדה { $field }; בדקו את הגבולות ונסו שוב
room-gallery-full = יותר מדי צופים בשולחן הזה; נסו שוב מאוחר יותר
room-not-invited = השולחן הזה פרטי; בקשו את קישור ההזמנה מבעלי השולחן
room-barred = הכניסה לשולחן הזה נחסמה עבורך; בקשו מבעלי השולחן לאפשר אותה שוב
room-not-owner = רק בעלי השולחן יכולים לעשות זאת
room-chair-taken = מקום { $chair } תפוס; בחרו מקום אחר
room-chair-reserved = המקום הפנוי שמור למי שמחכה יותר זמן; הצטרפו לתור
room-no-such-chair = אין מקום { $chair } בשולחן הזה; בחרו מקום אחר
room-queue-full = יותר מדי ממתינים לשולחן הזה; נסו שוב מאוחר יותר
room-already-seated = כבר יש לך מקום בשולחן הזה
room-not-seated = אין לך מקום בשולחן הזה; התיישבו קודם
room-started = המשחק Sit & Go כבר התחיל; אי אפשר להצטרף או להוסיף צ׳יפים
room-asked-already = הבקשה הקודמת שלך עוד ממתינה לתשובה
room-not-asked = אין בקשה כזאת, או שכבר אינה בתוקף
room-too-few-chips = אין מספיק צ׳יפים: נדרשים { $needed }, יש לך { $have }; הביאו פחות או מלאו את החשבון
room-buy-in-range = הביאו בין { $least } ל-{ $most } צ׳יפים
room-top-up-enough = אפשר למלא את החשבון כשיש בו פחות מ-{ $floor } צ׳יפים
room-top-up-later = אפשר למלא את החשבון פעם ביום; שעות להמתנה: { $hours }
room-hand-running = לא באמצע יד; המתינו עד שתסתיים
room-no-hand = אין כאן יד כזאת
room-no-form = אי אפשר לכתוב את היד בצורה הזאת; הורידו אותה כ-PHH
room-history-long = הקובץ גדול מ-{ $most } MB; פצלו אותו בין שתי ידיים
room-history-wrong = הקובץ הזה אינו היסטוריית ידיים שאפשר לקרוא כאן; אפשר לקרוא PHH, PokerStars ו-Full Tilt
room-history-heavy = קריאת הקובץ נמשכת זמן רב מדי; פצלו אותו בין שתי ידיים ונסו חלק ממנו
room-history-busy = קבצים רבים נקראים כעת; המתינו רגע ונסו שוב
room-nothing-to-show = אין לך עכשיו קלפים לחשיפה
room-not-your-turn = זה לא תורך
room-illegal-action = לא אפשרי עכשיו; אפשר: { $legal }
room-stale = מאוחר מדי: המשחק כבר התקדם; זה המצב עכשיו
# A link of the hash chain of the fair deal, not a link to click.
room-link-wrong = החוליה לא שייכת לשרשרת שלך; התחילו שרשרת חדשה
room-no-bots = אין בוטים בחדר הזה; המקום נשאר פנוי
room-agent-missing = הבוט { $agent } אינו מותקן בחדר הזה; בחרו בוט אחר
room-chat-muted = הצ׳אט שלך מושתק בשולחן הזה
room-name-length = בשם יש { $least } עד { $most } תווים
room-name-bad = שם מורכב מאותיות, ספרות, רווחים בודדים והסימנים ⁨. _ -⁩ בלי רווח בהתחלה או בסוף
room-name-taken = השם { $name } תפוס או דומה מדי לשם אחר; בחרו שם אחר
room-password-short = בסיסמה יש לפחות { $least } תווים
room-password-wrong = הסיסמה הנוכחית שגויה
room-login-wrong = השם או הסיסמה שגויים
room-account-already = זה כבר חשבון; התחברו עם השם והסיסמה
# The link that lets a guest in again.
room-link-expired = הקישור כבר לא בתוקף; היכנסו בשם חדש או התחברו לחשבון שלכם
room-need-login = התחברו קודם, כאורחים או לחשבון שלכם
room-banned = הכניסה לחדר הזה חסומה עבורך; פנו להנהלת החדר
room-still-seated = עוד יש לך צ׳יפים בשולחן; צאו ממנו קודם
room-player-gone = אין שחקן כזה
room-note-self = הערות כותבים על אחרים
room-notes-many = יש לך מספר ההערות המרבי ({ $most }); מחקו קודם אחת
room-tokens-many = יש לך מספר הטוקנים המרבי ({ $most }); מחקו קודם אחד
room-token-gone = אין טוקן כזה
room-language-unknown = אין שפה כזאת; יש { $languages }
room-too-fast = מהר מדי; המתינו רגע ונסו שוב
room-message-bad = ההודעה לא מובנת
room-message-long = ההודעה ארוכה מדי
room-origin-wrong = הבקשה הגיעה מדף של אתר אחר; פתחו את הדף של החדר עצמו
room-not-found = אין כלום בכתובת הזאת
room-database-newer = מסד הנתונים { $database } נכתב בגרסה חדשה יותר של התוכנה; הפעילו אותה, או ציינו מסד אחר עם ⁨--database⁩
room-database-unreachable = אי אפשר לפתוח את מסד הנתונים { $database }; ודאו שהוא פועל ושהכתובת נכונה
room-database-away = אין כרגע גישה למסד הנתונים של החדר; שום דבר לא אבד, נסו שוב בעוד רגע
room-key-damaged = הקובץ { $file } אינו קובץ מפתח קריא; שימו שם את הקובץ הנכון, או הסירו אותו אם עוד לא שוחק דבר
room-key-wrong = קובץ המפתח אינו זה של מסד הנתונים; שימו במקומו את הקובץ הנכון
room-port-taken = היציאה { $port } תפוסה בידי תוכנה אחרת; בחרו אחרת עם ⁨--port⁩
room-server-stopping = החדר נעצר; חזרו כשיפעל שוב
room-server-failed = משהו השתבש בחדר; נסו שוב בעוד רגע
room-study-missing = החדר הזה לא פותר מצבים: החבילות של התוספת ⁨solver⁩ לא מותקנות
room-study-busy = מצבים רבים נפתרים כעת; המתינו רגע ונסו שוב
room-study-gone = הפתרון הזה כבר לא נשמר; פתרו את המצב שוב
room-study-crashed = הסולבר נכשל; נסו שוב, ואם זה לא עוזר, עם פחות
room-study-heavy = המצב נמשך זמן רב מדי או דורש יותר מדי זיכרון; נסו טווחים קצרים יותר או החל מההחלפה האחרונה
room-study-range = זה אינו טווח; ראו תו { $place }
room-study-spot = אין מצב כזה; תקנו את מה ששגוי
room-study-path = בנקודה הזו אין תור לאיש
room-study-hand = זו אינה יד של חמישה קלפים; כתבו למשל ⁨86432⁩
room-study-unsolved = המצב עוד לא נפתר; המתינו לפתרון

## The room: what clients show for the words of the wire

room-kind-cash = Cash game
room-kind-sit_and_go = Sit & Go
room-speed-slow = איטי
room-speed-normal = רגיל
room-speed-fast = מהיר
room-reshuffle-standard = המאק מעורבב מחדש כשיתרת החבילה נגמרת
room-reshuffle-stars = ערבוב מוקדם יותר; קלף שהושלך באותה יד לא חוזר לאותו מקום
room-reshuffle-everything = כל הקלפים שהושלכו מעורבבים, גם שלך
room-audit-never = קלפים שלא נחשפו נשארים סודיים
room-audit-all_agree = כל קלפי היד נחשפים בהסכמת כל המשתתפים בה
room-audit-delay = כל קלפי היד, גם שלך, נעשים ציבוריים מאוחר יותר
room-stage-waiting = ממתינים לשחקנים
room-stage-linking = מתכוננים לחלוקה
room-stage-playing = יד במשחק
room-stage-pausing = היד הבאה מתחילה עוד רגע
room-stage-paused = בהפסקה
room-stage-finished = הסתיים
room-status-in = במשחק
room-status-out = הפסקה
room-status-waiting = המתנה לביג בליינד
room-status-leaving = יציאה
room-status-away = לא כאן
room-reaction-nice = יד יפה
room-reaction-thanks = תודה
room-reaction-unlucky = חוסר מזל
room-reaction-laugh = חחח
room-reaction-wow = וואו
room-reaction-hurry = קצת יותר מהר, בבקשה
room-closing-restart = החדר מופעל מחדש; השולחן ימשיך כשיחזור
room-closing-table_closed = השולחן נסגר
room-closing-replaced = השולחן פתוח בחלון אחר
room-closing-banned = הכניסה לחדר הזה חסומה עבורך
room-closing-too_fast = יותר מדי הודעות; התחברו שוב בעוד רגע
room-offered = מקום שמור לך; התיישבו תוך { $seconds } שנ׳
room-cancelled-orders = היד מבוטלת, היה נדרש ערבוב שביעי; כל ההימורים מוחזרים
room-cancelled-admin = היד מבוטלת בידי הנהלת החדר; כל ההימורים מוחזרים
room-cancelled-damaged = היד מבוטלת, הרישום שלה פגום; כל ההימורים מוחזרים

## The room: the evening's sheet, columns for a spreadsheet

room-sheet-player = שחקן
room-sheet-brought = קנייה
room-sheet-taken = משיכה
room-sheet-at-table = בשולחן
room-sheet-result = תוצאה

## The page

page-skip = מעבר לתוכן
page-loading = טעינה
page-close = סגירה
page-main-menu = דפים
page-lobby = לובי
page-hands = הידיים שלי
page-rules = חוקים
page-guide = יד ראשונה
page-profile = פרופיל והגדרות
page-come-in = כניסה
page-open-tables = שולחנות פתוחים
page-shut-table = סגירת הלשונית { $table }
page-language = שפה
page-theme-auto = תצוגה: לפי המכשיר
page-theme-dark = תצוגה: כהה
page-theme-light = תצוגה: בהירה
page-sound-on = צלילים פועלים
page-sound-off = צלילים כבויים
page-offline = אין חיבור לחדר; מתבצע ניסיון חוזר
page-lost = החיבור נותק, מתבצע ניסיון חוזר. המקום שלך נשמר
page-back = החיבור חודש
page-try-now = ניסיון עכשיו
page-go-on-here = המשך כאן
# A card as it is spoken, king of hearts: { $rank } and { $suit } are two of the next messages.
page-card = { $rank } { $suit }
page-rank-2 = שתיים
page-rank-3 = שלוש
page-rank-4 = ארבע
page-rank-5 = חמש
page-rank-6 = שש
page-rank-7 = שבע
page-rank-8 = שמונה
page-rank-9 = תשע
page-rank-t = עשר
page-rank-j = נסיך
page-rank-q = מלכה
page-rank-k = מלך
page-rank-a = אס
page-suit-c = תלתן
page-suit-d = יהלום
page-suit-h = לב
page-suit-s = עלה
# After the hand somebody shows cards that nobody had to see.
page-log-turns-up = { $name }: חשיפת { $cards }
page-log-turns-up-you = אצלך: חשיפת { $cards }
# What a screen reader says; choices are the labels of the buttons.
page-speech-turn = תורך: { $choices }. שניות: { $seconds }
page-speech-marked = סימון: { $card }. קלפים מסומנים: { $count }
page-speech-unmarked = נשאר: { $card }. קלפים מסומנים: { $count }
# The table: what a seat did last stands under its name, so the sentence has no subject.
page-act-checks = צ׳ק
page-act-calls = השוואה { $amount }
page-act-bets = הימור { $amount }
page-act-raises = העלאה ל-{ $amount }
page-act-posts = בליינד { $amount }
page-act-draws = { $count ->
    [0] בלי החלפה
    [one] החלפת קלף אחד
    [two] החלפת שני קלפים
   *[other] החלפת { $count } קלפים
}
page-act-mucks = בלי חשיפה
page-act-wins = זכייה { $amount }
page-seconds-left = עוד { $seconds } שנ׳
page-time-bank = בנק זמן { $seconds } שנ׳
page-free-seat = מקום פנוי
page-waits-blind = ממתינים ל-BB
page-waits-hand = מהיד הבאה
page-draws = החלפות
page-dealer = כפתור הדילר
page-face-down = קלפים סגורים: { $count }
page-place = מקום { $place }
page-level = רמה { $number }
# The middle of the table.
page-draw-of = החלפה { $number } מתוך { $total }
page-bets-of = הימורים של { $amount }
page-main-pot = ראשית
page-side-pot = צדדית
page-bets = הימורים
# The own hand.
page-your-hand = היד שלך
page-keep = נשארים { $ranks }
page-throw-all = להחליף את כל החמישה
page-hand-now = כרגע { $hand }
page-draw-smooth = החלפה smooth
page-draw-rough = החלפה rough
page-number = מספר { $number } מכל הידיים
page-hand-smooth = { $hand }, smooth
page-hand-rough = { $hand }, rough
page-odds = { $low } או טוב יותר בהחלפה הזאת
page-discard = להחלפה
page-card-marked = { $card }, להחלפה
page-new = חדש
page-folded = הקלפים שלך מחוץ ליד
# The dock: what one may do, and what it costs.
page-decision = ההחלטה שלך
page-to-win = { $call }, בקופה { $pot }
page-odds-to-one = { $odds } ל-1: משתלם מ-{ $percent }
page-makes = ביחד { $amount }
page-capped = Cap
page-bets-round = הימורים בסבב
page-bets-count = { $number } מתוך { $cap }
page-next-round = הסבב הבא
page-your-draw = תורך להחליף
page-mark-cards = סמנו מה יוצא
page-mark-first = סמנו קלפים קודם
page-draw-word = להחליף
page-keep-all = כל החמישה נשארים
page-cards-go = החוצה: { $cards }
page-to-act = תור: { $name }
page-ahead = אפשר לבחור עכשיו, יישלח בתורך
page-check-fold = צ׳ק או להתקפל
page-call-any = להשוות הכול
page-draw-marked = להחליף מסומנים
page-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
page-sure-fold = צ׳ק בחינם. לחיצה נוספת להתקפלות
page-hand-over = היד הסתיימה
page-replay-hand = הרצה חוזרת
page-show-cards = חשיפת קלפים
page-deal-now = לחלק עכשיו
page-your-result = התוצאה שלך
# Chairs: sitting down, out, in again, leaving.
page-choose-seat = בחירת מקום
page-chips-range = { $least } עד { $most } צ׳יפים
page-buy-in = כניסה { $amount }, מתחילים עם { $stack }
page-by-approval = הכניסה באישור מי שפתח את השולחן
page-watching = מצב צפייה
page-come-in-first = כניסה בשם כדי להתיישב
page-queue-join = לתור ההמתנה
page-in-queue = המקום שלך בתור נשמר
page-sit-out = הפסקה (sit out)
page-sit-out-blind = הפסקה בביג בליינד הבא
page-back-in = חזרה למשחק
page-post-now = תשלום בליינד ומשחק מיד
page-wait-blind = המתנה לביג בליינד
page-add-chips = הוספת צ׳יפים
page-leave = יציאה מהשולחן
page-leave-sure = לחיצה נוספת ליציאה; באמצע יד הקלפים מתקפלים
# The panel beside the table.
page-panel = ליד השולחן
page-tab-log = היד
page-tab-chat = צ׳אט
page-tab-statistics = סטטיסטיקה
page-tab-history = היסטוריה
page-tab-fair = הוגנות
page-tab-table = שולחן
page-no-hand = עוד אין יד
page-message = כתיבת הודעה
page-send = שליחה
page-reactions = תגובות
page-chat-hidden = הצ׳אט של אחרים כבוי בהגדרות
page-fair-about = כל מי שבמשחק חותך את החבילה: כל דפדפן נותן מספר סודי שהחדר לא יכול לדעת כשהוא מתחייב לשמונה חבילות. כל קלף שלך מוכח.
page-fair-words = מילות היד, זהות אצל כולם
page-fair-promise = חבילות שהובטחו
page-fair-picked = במשחק חבילה { $number }, האחרות נפתחות
page-fair-proved = הוכחות לקלפים שלך
page-fair-checked = ידיים שהדף בדק, הכול תקין: { $count }
page-fair-wrong = יד { $number } לא מתאימה: { $why }. שמרו את ההוכחות ודווחו למנהלי החדר
page-fair-left-out = היד חולקה בלי החלק שלך בחיתוך
page-fair-verify = אימות כל הידיים
page-fair-verified = נבדק שוב, הכול תקין. ידיים: { $hands }. קלפים מוכחים: { $cards }
page-fair-save = שמירת ההוכחות
page-agree = פתיחת כל הקלפים של יד { $number }
page-agree-how = קורה בהסכמת כל המשתתפים ביד. אז אפשר לבדוק כל קלף
page-agreed = מסכימים: { $count }. חסרים: { $names }
page-opened = כל הקלפים של יד { $number } פתוחים: הם בקובץ ההוכחות
page-settings-all = כל ההגדרות והמקשים
page-menu = תפריט השולחן
# A note about somebody at the table, for the own eyes.
page-note = הערה: { $name }
page-note-how = רק לעיניים שלך
page-note-block = חסימה: בלי צ׳אט ובלי תגובות מכאן
page-note-save = שמירה
page-note-has = עם הערה
page-note-blocked = חסימה
# What the owner of a table may do.
page-pause = הפסקה אחרי היד
page-unpause = המשך
page-remove = הרחקה: { $name }
page-mute = השתקה: { $name }
page-unmute = ביטול השתקה: { $name }
page-admit = אישור חזרה: { $name }
page-seat-bot = הושבת בוט
page-asks = { $name }: בקשה ל-{ $chips } צ׳יפים
page-yes = אישור
page-no = דחייה
# Who won, and why.
page-why = מי זכה ולמה
page-why-pot = קופה: { $name }
page-why-pot-you = הקופה שלך
page-why-main = קופה ראשית: { $name }
page-why-main-you = הקופה הראשית שלך
page-why-side = קופה צדדית { $number }: { $name }
page-why-side-you = קופה צדדית { $number } שלך
page-why-card = קלף { $place } מכריע: { $low } נמוך מ-{ $high }
page-why-alone = כל האחרים התקפלו
page-why-only = אף אחד אחר לא התמודד על הקופה הזאת
page-why-mucked = הידיים האחרות לא נחשפו
# What a screen reader says of the clock.
page-speech-seconds = שניות: { $seconds }
page-speech-bank = בנק זמן: { $seconds } שניות
# The lobby
page-lobby-hero = משחקים יד עכשיו
page-lobby-hero-how = בוטים מחכים ליד השולחן. צ׳יפים של משחק בלבד, בלי הרשמה
page-lobby-play-bots = משחק מול בוטים
page-lobby-guide = היד הראשונה שלך
page-lobby-guide-how = חמישה צעדים קצרים, בערך שלוש דקות
page-lobby-guide-start = התחלת המדריך
page-lobby-private = פרטיים
page-lobby-find = חיפוש שולחן
page-lobby-free = רק עם מקום פנוי
page-lobby-filters = סינון
page-lobby-any = הכול
page-lobby-chairs = מקומות
page-lobby-speed = קצב
page-lobby-bots = בוטים
page-lobby-bots-yes = עם בוטים
page-lobby-bots-no = בלי בוטים
page-lobby-limit = לימיט
page-lobby-create = שולחן חדש
page-lobby-none = אין שולחן כזה; שנו את הסינון או פתחו שולחן חדש
page-lobby-table = שולחן
page-lobby-players = שחקנים
page-lobby-average-pot = קופה ממוצעת
page-lobby-hands-per-hour = ידיים בשעה
page-lobby-of = { $players } מתוך { $chairs }
page-lobby-blinds = בליינדים { $small } ו-{ $big }
page-lobby-buy-in = קנייה
page-lobby-buy-in-is = קנייה { $amount }
page-lobby-buy-in-range = { $least } עד { $most }
page-lobby-note-open = פתוח לכולם
page-lobby-note-full = מלא
page-lobby-note-empty = עדיין אין אף אחד
page-lobby-note-one = ממתין לשחקן שני
page-lobby-note-bots = בוטים: { $bots }
page-lobby-note-begun = כבר התחיל
page-lobby-note-private = פרטי
page-lobby-note-mine = השולחן שלך
# Average pot and hands an hour in a few signs, on a phone.
page-lobby-pace = קופה { $pot }, { $hands } בשעה
page-lobby-none-yet = עדיין אין
page-lobby-sit = התיישבות
page-lobby-wait = המתנה: { $count }
page-lobby-watch = צפייה
page-lobby-back = לשולחן
page-lobby-clock = { $seconds } שנ׳ להחלטה, בנק זמן { $bank } שנ׳
page-lobby-waiting = ממתינים: { $count }
page-lobby-watching = צופים: { $count }
page-lobby-friends = חברים ליד השולחן שלך
page-lobby-friends-how = לשולחן פרטי יש קישור משלו. אין צורך בחשבון
page-lobby-create-private = שולחן פרטי חדש
page-copy = העתקה
page-copied = הועתק
page-unreachable = החדר לא עונה. מה שהוקלד נשאר כאן; נסו שוב בעוד רגע
page-invite-link = קישור הזמנה
page-invite-how = עם הקישור הזה אפשר לבוא לשולחן
page-invite-renew = קישור חדש (הישן מתבטל)
page-invite-title = הזמנה לשולחן { $table }
page-invite-expired = קישור ההזמנה כבר לא בתוקף; בקשו קישור חדש במקום שממנו הגיע
page-owner = השולחן שלך
page-owner-sheet = גיליון הערב (CSV)
page-owner-close = סגירת השולחן
page-owner-close-how = כולם מקבלים את הצ׳יפים שלהם בחזרה
page-queue = רשימות המתנה
page-queue-place = מקום בתור: { $place }
page-queue-leave = יציאה מהתור
page-queue-take = תפיסת המקום
page-create-name = שם השולחן
page-create-kind = משחק
page-create-small-bet = הימור קטן
page-create-least = קנייה מזערית
page-create-most = קנייה מרבית
page-create-stack = ערימה התחלתית
page-create-agent = משחק הבוטים
page-create-private = פרטי: רק עם קישור ההזמנה
page-create-approval = התיישבות באישור שלי
page-create-watch = מותר לצפות
page-create-delay = השהיה לצופים, בשניות
page-create-reshuffle = ערבוב מחדש
page-create-audit = קלפים אחרי היד
page-create-more = תנאים נוספים
page-create-open = פתיחת השולחן
page-create-opened = השולחן { $table } פתוח
# The profile
page-name = שם
page-password = סיסמה
page-guest = אורח
page-guest-how = בלי סיסמה. בפרופיל יש קישור לכניסה חוזרת
page-account = חשבון
page-account-how = עם שם וסיסמה אפשר להיכנס מכל מקום
page-make-account = יצירת חשבון
page-sign-in = התחברות
page-sign-out = התנתקות
page-sign-out-guest = זו כניסת אורח. בלי הקישור או סיסמה אי אפשר לחזור בשם הזה
page-since = כאן מאז { $date }
page-chips = צ׳יפים של משחק
page-top-up = מילוי
page-top-up-how = מתחת ל-{ $floor } צ׳יפים אפשר למלא את החשבון, פעם ביום
page-top-up-from = שוב החל מ-{ $time }
page-settings = הגדרות
page-look = תצוגה
page-look-auto = לפי המכשיר
page-look-dark = כהה
page-look-light = בהירה
page-deck = קלפים
page-deck-four = ארבעה צבעים
page-deck-two = שני צבעים
page-volume = עוצמת הצלילים
page-outs = הצגת הסיכויים של היד שלי
page-left-hand = הלחצן הראשי לאגודל שמאל
page-chat-shown = הצגת הצ׳אט
page-notify = התראה כשתורי והדף מוסתר
page-notify-allow = אישור
page-notify-on = מותר
page-notify-off = הדפדפן לא מאפשר; אפשר לשנות בהגדרותיו לדף הזה
page-keys = מקשים
page-keys-how = בחרו שורה ולחצו על המקש החדש. מקש שכבר בשימוש מתחלף
page-keys-press = לחצו על מקש
page-keys-usual = המקשים הרגילים
page-password-set = קביעת סיסמה
page-password-set-how = השם שלך נעשה חשבון, וקישור האורח מפסיק לפעול
page-password-now = סיסמה נוכחית
page-password-new = סיסמה חדשה
page-password-change = שינוי סיסמה
page-password-changed = הסיסמה שונתה; דפדפנים אחרים נותקו
page-guest-link = הקישור שלך
page-guest-link-how = כניסה חוזרת מכל דפדפן; הקישור פותח את החדר בשמך. קישור חדש מבטל את הישן
page-guest-link-make = קישור חדש
page-tokens = טוקנים של בוטים
page-tokens-how = תוכנה עם טוקן משחקת בשמך
page-token-label = שם הטוקן
page-token-make = טוקן חדש
page-token-once = מוצג רק עכשיו; שמרו אותו
page-token-end = ביטול: { $label }
page-delete = מחיקת החשבון
page-delete-how = השם מתפנה והצ׳יפים חוזרים. בהיסטוריה של השולחנות השם נשאר
page-delete-type = לאישור, הקלידו את השם: { $name }
# The keys
page-key-mark = סימון קלף { $number }
page-key-main = הלחצן הראשי
page-key-clear = ניקוי הסימונים
page-key-none = בלי סימונים
page-key-call = צ׳ק או השוואה
page-key-raise = הימור או העלאה
page-key-sit-out = הפסקה ביד הבאה
page-key-history = הרצה חוזרת של היד
page-key-agree = פתיחת כל הקלפים של היד
page-key-pause = השולחן: הפסקה או המשך
page-key-next-table = השולחן הבא
page-key-sound = צלילים: הפעלה או כיבוי
page-key-time = הקראת הזמן שנותר
page-key-speak = הקראת מצב השולחן
page-key-pot = לקופה
page-key-help = רשימת המקשים
page-key-close = סגירה, חזרה ליד
# The own hands
page-own-statistics = סטטיסטיקה
page-own-hands = ידיים
page-own-won = רווח
page-own-small-bets = הימורים קטנים ב-100 ידיים
page-own-voluntary = כניסה לקופה לפני ההחלפה הראשונה
page-own-raises = הימורים והעלאות, לא השוואות
page-own-pat = בלי החלפה, החלפה { $number }
page-own-showdowns = הגעה לחשיפת קלפים
page-own-showdowns-won = זכייה בחשיפה
page-own-none = עדיין אין ידיים. ידיים ששיחקת יישמרו כאן, לצפייה חוזרת ולהורדה
page-own-all-tables = כל השולחנות
page-own-earlier = ידיים קודמות
page-own-time = זמן
page-own-draws = החלפות
page-own-files = קבצים
page-own-evening = כל הידיים: { $table }
page-own-file = יד { $number }: { $form }
page-own-cancelled = בוטלה
page-own-exposed = נחשפו: { $cards }
page-own-proof = הוכחה
# The rules and the guide
page-rules-contents = בדף הזה
page-guide-step = צעד { $number } מתוך { $count }
page-guide-back = חזרה
page-guide-next = הלאה
page-guide-play = אל השולחנות
# The replayer
page-replay = הרצה חוזרת
page-replay-about = עברו על יד צעד אחר צעד, עם כל קלף שהרישום שלה מגלה. החדר קורא את הקובץ ולא שומר ממנו דבר
page-replay-drop = גררו לכאן היסטוריית ידיים, PHH,‏ PokerStars או Full Tilt, או בחרו אותה
page-replay-largest = עד { $most } MB
page-replay-choose = בחירת קובץ
page-replay-reading = קריאת { $file }
page-replay-read = { $count ->
    [one] אפשר להריץ יד אחת
    [two] אפשר להריץ שתי ידיים
   *[other] אפשר להריץ { $count } ידיים
}
page-replay-damaged = { $count ->
    [one] יד אחת הושמטה:
    [two] שתי ידיים הושמטו:
   *[other] { $count } ידיים הושמטו:
}
page-replay-more = הקובץ ממשיך אחרי הידיים האלה; פצלו אותו כדי לראות את האחרות. ידיים שנותרו: { $count }
page-replay-place = יד { $hand }, שורה { $line }
page-replay-line = שורה { $line }
page-replay-kind-damaged = פגומה
page-replay-kind-partial = חלקית
page-replay-kind-cancelled = מבוטלת
page-replay-kind-not_this_game = משחק אחר
page-replay-kind-disagrees = הרישום סותר את הכללים
page-replay-steps = צעדים
page-replay-step = צעד { $number } מתוך { $total }
page-replay-deal = חלוקה
page-replay-end = סוף
page-replay-parts = חלקי היד
page-replay-play = הפעלה
page-replay-pause = השהיה
page-replay-back = צעד אחורה
page-replay-forward = צעד קדימה
page-replay-next-draw = ההחלפה הבאה
page-replay-draw-before = ההחלפה הקודמת
page-replay-speed = מהירות { $times }×
page-replay-known-on = כל הקלפים הידועים: כן
page-replay-known-off = כל הקלפים הידועים: לא
page-replay-link = קישור לצעד { $number }
page-replay-text = טקסט
page-replay-copy = העתקת היד בתור { $form }
page-replay-by-hand = העתיקו מכאן
page-replay-threw = השלכה
page-replay-threw-cards = השלכה: { $cards }
page-replay-from = מתוך { $ranks }
page-replay-folds = התקפלות
page-replay-unit = הסכומים ביחידות של { $unit }
page-replay-own = או הריצו יד משלכם
page-replay-file = הרצת קובץ
page-study = לימוד
page-study-about = שני שחקנים וההחלפה האחרונה: מה כל יד שומרת, מהמרת ומשווה כששני הצדדים משחקים כל כך טוב שאין רווח משום דבר אחר
page-study-hint = כתבו מצב ופתרו אותו, או התחילו בדוגמה
page-study-examples = דוגמאות
page-study-example-pat = בלי החלפה או שבירה: ידיים מוכנות מול קלף אחד
page-study-example-river = ההימורים האחרונים כששני הצדדים החליפו קלף אחד
page-study-example-line = ההחלפה האחרונה אחרי מהלך משחק, בטווחים של האסטרטגיה
page-study-example-third = החל מסבב ההימורים השלישי
page-study-spot = המצב
page-study-ranges = מה שני הצדדים יכולים להחזיק
page-study-ranges-written = כפי שכתוב
page-study-ranges-line = לפי האסטרטגיה אחרי מהלך
page-study-big-blind = ביג בליינד
page-study-button = כפתור
page-study-range-help = החלפות לקלפים האלה, ידיים מוכנות, משקל אחרי @; בין קבוצות בא נקודה-פסיק:
page-study-line = מהלך המשחק
page-study-line-help = סבבים והחלפות לסירוגין, x צ׳ק, b הימור, c השוואה, r העלאה; בהחלפה הביג בליינד ראשון:
page-study-start = מתחיל ב
page-study-start-third_round = סבב ההימורים השלישי
page-study-start-last_draw = ההחלפה האחרונה
page-study-start-button_draw = ההחלפה האחרונה של הכפתור
page-study-start-river = ההימורים שאחריה
page-study-big-blind-drew = החלפה בביג בליינד
page-study-button-drew = החלפה בכפתור
page-study-pot = קופה
page-study-pot-bets = הימורים קטנים: { $bets }
page-study-more = הימורים, ערימות, דיוק
page-study-big-bet = הימור גדול
page-study-cap = הימורים בסבב
page-study-stack-big-blind = ערימת הביג בליינד
page-study-stack-button = ערימת הכפתור
page-study-deep = עמוקה
page-study-precision = דיוק
page-study-precision-ranks = ערכים בלבד, מהיר
page-study-precision-cards = קלפים של צד אחד אינם אצל השני
page-study-seconds = שניות לכל היותר
page-study-solve = פתרון
page-study-stop = עצירה והצגת מה שיש
page-study-waiting = המתנה; מצבים לפני זה: { $count }
page-study-warming = הסולבר עולה; בפעם הראשונה זה נמשך עד דקה
page-study-solving = פותר
page-study-progress = חזרות: { $iterations }; התשובות הטובות ביותר זוכות ב-{ $share } מהקופה
page-study-stopped = נעצר לפני שהיה מה להציג
page-study-solved = המצב נפתר
page-study-result = הפתרון
page-study-value = שווי בהימורים קטנים: ביג בליינד { $big_blind }, כפתור { $button }
page-study-exact = התשובות הטובות ביותר זוכות ב-{ $share } מהקופה; חזרות: { $iterations }, שניות: { $seconds }
page-study-early = (נעצר מוקדם)
page-study-draws-big-blind = ההחלפה של הביג בליינד
page-study-draws-button = ההחלפה של הכפתור
page-study-acts-big-blind = תור הביג בליינד
page-study-acts-button = תור הכפתור
page-study-way = הדרך במצב
page-study-first = התחלה
page-study-next = { $seat }, ואז?
page-study-reached = מהטווח מגיע לכאן
page-study-never = עם הטווחים האלה איש לא מגיע לכאן
page-study-pat = בלי החלפה
page-study-broken = שבירה
page-study-snowed = סנואו
page-study-drawn = החלפה
page-study-fold = התקפלות
page-study-bet-value = הימור ערך
page-study-bluff = בלוף
page-study-raise-value = העלאת ערך
page-study-bluff-raise = העלאת בלוף
page-study-draw = להחליף { $count }
page-study-low = ⁨{ $rank }-low⁩
page-study-pair = זוג
page-study-worse = גרוע יותר
page-study-nothing = כלום
page-study-grid = מה כל יד עושה, ומתחת EV בהימורים קטנים
page-study-every = כל יד
page-study-hands = ידיים
page-study-hand = יד
page-study-share = חלק
page-study-ev = ⁨EV⁩, הימורים קטנים
page-study-unlisted = ידיים שאינן ברשימה: { $share } מהטווח
page-study-keeps = מה יד אחת שומרת
page-study-kept = שמירה
page-study-cards = החלפה
page-study-frequency = תדירות
page-study-less = מול הטוב ביותר
page-study-chart-ev = ⁨EV⁩ בהימורים קטנים
page-study-chart-equity = אקוויטי בחשיפת קלפים
page-study-axis = חלק מהטווח, הידיים הטובות משמאל
page-study-as-played = כפי שמשוחק
page-study-equity = אקוויטי
page-study-as-table = כטבלה
page-study-held = ביד: { $hand }
page-study-did = מה שנעשה
page-study-loss = הוויתור במה שנעשה, בהימורים קטנים: { $bets }
page-study-unheld = באסטרטגיה היד הזו אף פעם לא מגיעה לכאן
page-study-ask = מה היה עושה הסולבר?
