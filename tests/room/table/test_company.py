"""Who else is at a table: those who wait, the owner, bots."""

from tests.room.table.evening import FUNDS, MINUTE, SECOND, Evening, kinds

from tripledraw.room import wire
from tripledraw.room.game import due
from tripledraw.room.game.applying import MOST_BARRED
from tripledraw.room.game.owner import admit
from tripledraw.room.player import Player


def private(*players: str, **terms) -> Evening:
    return Evening(*players, owner="ann", **{"private": True, "approval": True, **terms})


# -- the wait list -------------------------------------------------------------------------------


def test_a_free_chair_is_kept_for_the_first_of_those_who_wait():
    table = Evening("ann", "bob", "cat", chairs=3)
    table.deal()
    for name in ("dan", "eve"):
        table.do(name, wire.Queue())
    assert table.table.table_state().queue == ("dan", "eve")
    table.do("cat", wire.Leave())
    table.finish()
    table.refused("chair-reserved", lambda: table.sit("eve", 2))
    table.refused("chair-reserved", lambda: table.sit("fay", 2))
    table.sit("dan", 2)
    assert table.table.table_state().queue == ("eve",)


def test_who_does_not_come_in_half_a_minute_loses_the_chair_to_the_next():
    table = Evening("ann", "bob", "cat", chairs=3)
    for name in ("dan", "eve"):
        table.do(name, wire.Queue())
    table.do("cat", wire.Leave())
    table.finish()
    while table.table.running or table.table.chair_of("cat") is not None:
        table.quietly()
    freed = table.now
    assert "Unqueued" not in kinds(table.wait(30 * SECOND - 1))
    assert "Unqueued" in kinds(table.wait(1))
    assert table.now == freed + 30 * SECOND
    assert table.table.table_state().queue == ("eve",)
    table.refused("chair-reserved", lambda: table.sit("fay", 2))
    table.wait(30 * SECOND)
    assert table.table.table_state().queue == ()
    table.sit("fay", 2)


def test_a_chair_that_is_kept_stays_kept_while_the_server_is_down():
    table = Evening("ann", "bob", "cat", chairs=3)
    table.do("dan", wire.Queue())
    table.do("cat", wire.Leave())
    table.finish()
    table.restart(down=10 * MINUTE)
    assert table.table.table_state().queue == ("dan",)
    table.sit("dan", 2)


def test_with_more_chairs_than_people_who_wait_anybody_may_sit():
    table = Evening("ann", "bob")
    table.do("dan", wire.Queue())
    table.sit("eve", 5)
    table.sit("dan", 4)


def test_who_waits_may_change_his_mind():
    table = Evening("ann", "bob", chairs=2)
    table.do("dan", wire.Queue())
    assert table.do("dan", wire.Queue()) == []
    assert kinds(table.do("dan", wire.Leave())) == ["Unqueued"]
    assert table.do("dan", wire.Unqueue()) == []
    table.refused("not-seated", lambda: table.do("dan", wire.Leave()))
    table.refused("already-seated", lambda: table.do("ann", wire.Queue()))


def test_the_list_has_an_end():
    table = Evening("ann", "bob", chairs=2)
    for number in range(50):
        table.do(f"p{number}", wire.Queue())
    table.refused("queue-full", lambda: table.do("late", wire.Queue()))


# -- the owner of a private table ----------------------------------------------------------------


def test_the_owner_lets_people_in():
    table = private("ann")
    assert kinds(table.sit("bob", 1)) == ["Asked"]
    assert table.table.asked() == (("bob", "bob", 1, 400),)
    table.refused("asked-already", lambda: table.sit("bob", 2))
    table.refused("not-owner", lambda: table.do("bob", wire.Answer(player="bob", yes=True)))
    yes = wire.Answer(player="bob", yes=True)
    assert kinds(table.do("ann", yes))[:3] == ["Answered", "Sat", "Anchored"]
    table.refused("not-asked", lambda: table.do("ann", yes))


def test_or_does_not():
    table = private("ann")
    table.sit("bob", 1)
    assert kinds(table.do("ann", wire.Answer(player="bob", yes=False))) == ["Answered"]
    assert table.table.chair_of("bob") is None
    table.sit("bob", 1)
    assert kinds(table.do("bob", wire.Leave())) == ["Answered"]


def test_a_question_that_nobody_answers_is_a_no():
    table = private("ann")
    table.sit("bob", 1)
    assert kinds(table.restart(down=60 * MINUTE)) == ["Resumed"]
    assert table.wait(10 * MINUTE - 1) == []
    assert kinds(table.wait(1)) == ["Answered"]


def test_the_owner_is_not_flooded_with_questions():
    table = private("ann")
    for number in range(20):
        table.sit(f"p{number}", 1)
    table.refused("queue-full", lambda: table.sit("late", 1))


def test_a_yes_that_comes_too_late_is_refused_and_the_question_stays():
    table = private("ann", chairs=2)
    for name in ("bob", "cat"):
        table.sit(name, 1)
    table.do("ann", wire.Answer(player="bob", yes=True))
    late = wire.Answer(player="cat", yes=True)
    table.refused("table-full", lambda: table.do("ann", late))
    assert [asked[0] for asked in table.table.asked()] == ["cat"]


def test_more_chips_need_a_yes_too():
    table = private("ann")
    table.sit("bob", 1)
    table.do("ann", wire.Answer(player="bob", yes=True))
    table.finish()
    assert kinds(table.do("bob", wire.TopUp(chips=50))) == ["Asked"]
    stack = table.stack("bob")
    assert "ToppedUp" in kinds(table.do("ann", wire.Answer(player="bob", yes=True)))
    assert table.stack("bob") == stack + 50


def test_what_a_player_asked_is_forgotten_when_he_leaves():
    table = private("ann")
    table.sit("bob", 1)
    table.do("ann", wire.Answer(player="bob", yes=True))
    table.finish()
    table.do("bob", wire.TopUp(chips=50))
    assert "Freed" in kinds(table.do("bob", wire.Leave()))
    assert table.table.asked() == ()


def test_the_owner_stops_the_game_after_the_hand_and_lets_it_go_on():
    table = private("ann", "bob", approval=False)
    table.deal()
    table.refused("not-owner", lambda: table.do("bob", wire.Pause()))
    table.do("ann", wire.Pause())
    assert table.table.running
    table.finish()
    assert table.table.stage == "paused"
    assert table.wait(5 * MINUTE) == []
    assert kinds(table.do("ann", wire.Unpause())) == ["Unpaused", "Promised", "Dealt"]


def test_the_owner_makes_somebody_leave():
    table = private("ann", "bob", approval=False)
    table.deal()
    table.refused("not-owner", lambda: table.do("bob", wire.Remove(chair=0)))
    table.refused("not-seated", lambda: table.do("ann", wire.Remove(chair=4)))
    table.do("ann", wire.Remove(chair=1))
    if table.table.running:
        assert table.status("bob") == "leaving"
        table.finish()
    assert table.table.chair_of("bob") is None


def test_who_was_sent_away_stays_out_until_he_is_let_in_again():
    table = private("ann", "bob", approval=False)
    table.do("ann", wire.Remove(chair=1))
    table.do("ann", wire.Remove(chair=0))
    table.finish()
    assert table.table.state.barred == {"bob": "bob"}, "and not the owner"
    for command in (wire.Queue(), wire.Sit(chair=3, chips=400, anchor="00" * 32)):
        table.refused("barred", lambda command=command: table.do("bob", command))
    table.restart()
    table.refused("barred", lambda: table.sit("bob", 3))
    table.happen(admit(table.table.state, "bob"))
    table.refused("player-gone", lambda: admit(table.table.state, "bob"))
    table.sit("bob", 3)
    assert table.table.chair_of("bob") == 3


def test_a_leaver_who_is_sent_away_as_well_stays_out():
    table = private("ann", "bob", "cat", approval=False)
    table.until("playing")
    table.do("bob", wire.Leave())
    table.do("ann", wire.Remove(chair=1))
    table.finish()
    table.refused("barred", lambda: table.do("bob", wire.Queue()))


def test_no_bot_is_barred_and_nobody_from_a_public_table():
    table = private("ann", approval=False)
    table.bot(2, "robot")
    table.do("ann", wire.Remove(chair=2))
    public = Evening("ann", "bob", owner="ann")
    public.do("ann", wire.Remove(chair=1))
    assert table.table.state.barred == public.table.state.barred == {}


def test_no_more_are_barred_than_are_remembered():
    table = private("ann", approval=False)
    for number in range(MOST_BARRED + 2):
        table.sit(f"p{number}", 1)
        table.do("ann", wire.Remove(chair=1))
        table.finish()
    assert len(table.table.state.barred) == MOST_BARRED
    assert "p0" not in table.table.state.barred


# -- bots ----------------------------------------------------------------------------------------


def test_bots_are_wanted_where_a_person_sits():
    table = Evening(bots=2, chairs=4)
    assert table.table.bots_wanted() == ()
    table.sit("ann", 1)
    assert table.table.bots_wanted() == (0, 2)
    table.bot(0, "r1")
    assert table.table.bots_wanted() == (2,)
    table.bot(2, "r2")
    assert table.table.bots_wanted() == ()
    table.until("playing")
    assert [chair.bot for chair in table.table.table_state().chairs] == [True, False, True]


def test_the_first_hand_waits_for_the_bots_that_come_and_deals_all_of_them_in():
    table = Evening(bots=3, chairs=4)
    table.sit("ann", 0)
    table.bot(1, "r1")
    table.now += SECOND
    table.bot(2, "r2")
    assert table.table.stage == "pausing"
    table.bot(3, "r3")
    assert table.dealt().chairs == (0, 1, 2, 3), "at once, as nobody else will come"


def test_nor_does_it_wait_for_bots_that_never_come():
    table = Evening(bots=3, chairs=4)
    table.sit("ann", 0)
    table.sit("bob", 1)
    came = table.now
    table.deal()
    assert table.now - came == due.COMPANY


def test_who_sits_down_while_the_first_hand_is_prepared_is_dealt_in_next():
    table = Evening(chairs=6)
    table.deaf = {"ann"}
    for chair, name in enumerate(("ann", "bob")):
        table.sit(name, chair)
    assert table.table.stage == "linking"
    for chair, name in enumerate(("cat", "dan"), 2):
        table.sit(name, chair)
    table.link("ann")
    table.deaf = set()
    table.happen([])
    assert table.dealt().chairs == (0, 1)
    assert table.status("cat") == table.status("dan") == "in"
    table.next()
    assert table.dealt().chairs == (0, 1, 2, 3)
    table.sit("eve", 5)
    assert table.status("eve") == "waiting", "a hand has been dealt by now"


def test_a_first_promise_that_comes_to_nothing_is_not_repeated_at_once():
    table = Evening(chairs=6)
    table.deaf = {"ann", "bob"}
    for chair, name in enumerate(("ann", "bob")):
        table.sit(name, chair)
    table.wait(2 * SECOND)
    assert (table.table.stage, table.table.state.number) == ("pausing", 1)
    table.wait(4 * SECOND)
    assert table.table.state.number == 1


def test_a_bot_gives_way_to_who_waits():
    table = Evening("ann", bots=1, chairs=2)
    table.bot(1)
    table.deal()
    assert kinds(table.do("bob", wire.Queue())) == ["Queued"]
    happened = []
    while table.table.running:
        happened = table.quietly()
    assert kinds(happened) == ["Acted", "Left", "Freed"]  # not before the hand is over
    assert table.table.bots_wanted() == ()
    assert table.table.chair_of("robot") is None
    table.sit("bob", 1)
    assert table.table.bots_wanted() == ()


def test_bots_do_not_play_among_themselves():
    table = Evening("ann", bots=2, chairs=3)
    table.bot(1, "r1")
    table.bot(2, "r2")
    table.deal()
    table.do("ann", wire.Leave())
    while table.table.running:
        table.quietly()
    assert table.table.stage == "waiting"
    assert table.wait(5 * MINUTE) == []
    table.sit("bob", 0)
    table.until("playing")


def test_a_table_that_is_all_bots_by_its_terms_plays():
    table = Evening(bots=2, chairs=2)
    assert table.table.bots_wanted() == (0, 1)
    table.bot(0, "r1")
    table.bot(1, "r2")
    table.until("playing")


def test_a_bot_without_chips_is_freed_at_once():
    table = Evening("ann", bots=1, chairs=2, buy_in_min=10, buy_in_max=40)
    table.bot(1, chips=10)
    table.deal()
    table.finish()
    for _ in range(20):
        if table.table.chair_of("robot") is None:
            break
        table.next()
        table.finish()
    assert table.table.bots_wanted() in ((1,), ())


def test_the_owner_seats_a_bot():
    table = private("ann")
    robot = table.join("robot")
    anchor = table.chains["robot"].anchor.hex()
    command = wire.SeatBot(chair=2, agent="caller", chips=300)

    def seat_for(name):
        return table.table.seat_bot(command, Player(name, name), robot, anchor, table.now)

    table.refused("not-owner", lambda: seat_for("bob"))
    table.happen(seat_for("ann"))
    assert table.chair("robot").agent == "caller"
    table.refused("already-seated", lambda: seat_for("ann"))


# -- the end -------------------------------------------------------------------------------------


def test_a_table_is_closed_between_hands_and_everybody_has_his_chips():
    table = Evening("ann", "bob")
    table.deal()
    table.refused("hand-running", table.table.close)
    table.finish()
    assert kinds(table.happen(table.table.close())) == ["Freed", "Freed", "Closed"]
    assert table.ledger["player:ann"] + table.ledger["player:bob"] == 2 * FUNDS
    assert table.table.stage == "finished"
    assert table.table.close() == []
    assert table.table.wakes_at() is None
    table.refused("table-gone", lambda: table.sit("ann", 0))
