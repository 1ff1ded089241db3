"""The command and what it measures."""

import json

import pytest
from tests.cli.running import run

from tripledraw.agents.match import Match, play_match
from tripledraw.errors import TripleDrawError
from tripledraw.strength import measure
from tripledraw.strength.known import known
from tripledraw.strength.measure import exploit
from tripledraw.strength.response import LocalBestResponse


def test_it_is_a_match_of_the_response_against_the_agent():
    told = []
    result, complete = exploit(
        "caller", 3, seed=5, progress=lambda done, all_of: told.append((done, all_of))
    )
    assert complete
    assert told == [(2, 4), (4, 4)]
    match = play_match(Match(LocalBestResponse(known("caller"), 5), "caller", seed=5), 3)
    assert result.sums == match.sums


def test_ctrl_c_leaves_what_is_known(monkeypatch):
    def stopped(match, deals, play=measure.play_block):
        if deals.start == 2:
            raise KeyboardInterrupt
        return play(match, deals)

    monkeypatch.setattr(measure, "play_block", stopped)
    result, complete = exploit("caller", 20, seed=5)
    assert (result.hands, complete) == (4, False)


def test_ctrl_c_before_the_first_deal_leaves_nothing(monkeypatch):
    def stopped(match, deals):
        raise KeyboardInterrupt

    monkeypatch.setattr(measure, "play_block", stopped)
    with pytest.raises(KeyboardInterrupt):
        exploit("caller", 20)


def test_an_unknown_agent_is_refused():
    with pytest.raises(TripleDrawError, match="of an agent"):
        exploit("nobody", 2)


def test_the_command(monkeypatch, capsys):
    assert run(monkeypatch, "exploit", "caller", "--hands", "4", "--seed", "5") == 0
    said = capsys.readouterr().out
    assert said.startswith("local best response against caller: ")
    assert "4 hands from 2 deals, seed 5" in said
    assert run(monkeypatch, "exploit", "caller", "--hands", "4", "--seed", "5", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["agent"], told["hands"], told["deals"]) == ("caller", 4, 2)
    result, _ = exploit("caller", 4, seed=5)
    assert told["small_bets_per_hand"] == pytest.approx(result.small_bets_per_hand)
    assert told["without_luck"]["standard_error"] == pytest.approx(result.reduced.standard_error)


def test_the_command_says_what_is_wrong_and_when_it_was_stopped(monkeypatch, capsys):
    assert run(monkeypatch, "exploit", "nobody") == 1
    assert "of an agent 'nobody'" in capsys.readouterr().err
    monkeypatch.setattr(measure, "exploit", lambda *a, **k: (exploit("caller", 2)[0], False))
    assert run(monkeypatch, "exploit", "caller") == 130
    assert "2 hands from 1 deal, seed" in capsys.readouterr().out
