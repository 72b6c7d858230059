"""TEK-19.6, 19.10, 19.11, 19.14, 19.16  Botankhamon at Bastet and Thoth, his bonuses, his Scoring, his reasons."""

from __future__ import annotations

import pytest

from game.core.events import Event
from game.tekhenu import RULES, bot_events, events
from game.tekhenu.scoring import BeginScoring
from tests.tekhenu.botankhamon import BOT, acts, built, reason
from tests.tekhenu.look import only, people, purse, scored, sheet
from tests.tekhenu.table import ME, empty_deck, hand, production, run, section, setup_of, table, tracks

# Bastet


@pytest.mark.parametrize(("value", "scribes"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_scribes_of_his_festival(value: int, scribes: int) -> None:
    """TEK-19.10, 11.3  Scribes by value as usual; Happiness first while below Population."""
    game = table(solo=True, their_people=(20, 4))
    heard = acts(game, "bastet", f"gray {value}")
    assert purse(game, BOT).get("scribe", 0) == scribes
    assert people(game, BOT) == (20, 4 + value)
    assert reason(heard) == [("festival", "TEK-19.10")]


def test_track_rewards_are_ignored() -> None:
    """TEK-19.10  16, 19 and 21 bring him nothing; at 21/21 nothing moves."""
    game = table(solo=True, their_people=(21, 15))
    acts(game, "bastet", "gray 6")
    assert (purse(game, BOT), people(game, BOT)) == ({}, (21, 21))
    assert not game.seats[BOT].action_due
    acts(game, "bastet", "gray 6")
    assert people(game, BOT) == (21, 21)


# Thoth


def cards(heard: list[Event]) -> list[str]:
    return [event.card for event in only(heard, events.CardTaken)]


@pytest.mark.parametrize(("value", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_number_of_cards(value: int, count: int) -> None:
    """TEK-19.11  1/2/3 by value, free; from section 1 with Happiness 4."""
    game = table(solo=True, market={1: "B01 B02 T01"})
    heard = acts(game, "thoth", f"gray {value}")
    assert cards(heard) == ["T01", "B01", "B02"][:count]
    assert reason(heard) == [("highest_section", "TEK-19.11")]
    assert "" not in game.market[0]


def test_decrees_then_technologies_then_blessings() -> None:
    """TEK-19.11, 19.17  Section 4, leftmost first; his cards stay with him, all saw his Decrees."""
    game = table(solo=True, market={4: "B01 T01 D05 D03"}, their_people=(13, 13))
    assert cards(acts(game, "thoth", "gray 5")) == ["D05", "D03", "T01"]
    owner = game.seats[BOT]
    assert (owner.decrees, owner.technologies, owner.blessings) == (["D05", "D03"], ["T01"], [])
    assert game.known_to(ME).seats[BOT].decrees == ["D05", "D03"]


def test_highest_open_section_that_happiness_allows() -> None:
    """TEK-19.11, 12.2  Happiness 12: section 3 if it is open, else section 2."""
    game = table(solo=True)
    game.seats[BOT].population = game.seats[BOT].happiness = 12
    section(game, 2, "B01 B02 T01 T02")
    assert cards(acts(game, "thoth", "gray 1")) == ["T01"]
    tracks(game, ME, 9, 2)
    section(game, 3, "B03 T03 T04 D05")
    assert cards(acts(game, "thoth", "gray 1")) == ["D05"]


def test_the_next_lower_section_if_it_runs_out() -> None:
    """TEK-19.11  One card left in section 2: the rest from section 1."""
    game = table(solo=True, market={2: "- B02 - -", 1: "B03 B04 T01"}, their_people=(8, 8))
    assert cards(acts(game, "thoth", "gray 6")) == ["B02", "T01", "B03"]


def test_unhappy_he_takes_none() -> None:
    """TEK-19.11, 19.13, TEK-P21  Happiness 0: no card, no points instead."""
    game = table(solo=True, their_people=(7, 0))
    heard = acts(game, "thoth", "gray 6")
    assert (cards(heard), scored(game, BOT)) == ([], 0)


def test_market_runs_dry() -> None:
    """TEK-19.11, 12.6  Nothing left anywhere: he takes what there is."""
    game = table(solo=True, market={1: "B01 - -"})
    for kind in ("blessing", "technology"):
        empty_deck(game, kind, ME)
    assert cards(acts(game, "thoth", "gray 6")) == ["B01"]
    assert game.market[0] == ("", "", "")


# Bonuses and Scoring


def test_bonus_for_his_own_action_too() -> None:
    """TEK-19.14, 8.3  Two-player rule: his Statue pays when either player acts."""
    game = table(solo=True, slots={"osiris": 6})
    heard = acts(game, "osiris", "white 1")
    assert only(heard, events.StatueBonus) == [events.StatueBonus(BOT, "osiris")]
    assert (purse(game, BOT), scored(game, BOT)) == ({"scribe": 1}, 1)


def test_the_humans_bonus_is_normal() -> None:
    """TEK-19.14  His Ra action pays the human what slot 5 shows."""
    game = table(solo=True, mine="ra")
    acts(game, "ra", "gray 1")
    assert purse(game) == {"scribe": 1}


def test_his_new_statue_does_not_pay_its_own_action() -> None:
    """TEK-8.3, R30, 19.14  A Statue at Horus built by his Horus action."""
    game = table(solo=True)
    heard = acts(game, "horus", "gray 6")
    assert built(heard) == "horus"
    assert only(heard, events.StatueBonus) == []


def test_his_scoring() -> None:
    """TEK-19.16  Steps 17.1 to 17.4 as a player, cards; no Production, no slots, no Bread."""
    game = table(solo=True, theirs="OP1 OP2 OB1 HL1 HL2 ST_ROW ra C33 C11", their_people=(13, 13))
    production(game, BOT, bread=6)
    hand(game, BOT, "B01 T01 T02")
    run(game, BeginScoring())
    assert sheet(game, BOT) == {
        "district": 6, "temple": 3 + 1 + 1, "statues": 6, "happiness": 6, "bot_cards": 6,
    }
    assert game.points[BOT] == 10 + 29


def test_every_reason_names_a_rule_of_the_chapter() -> None:
    """TEK-19, DESIGN 5  Through whole games: each of his turns gives a reason for the tile, the die and the action."""
    seen = set()
    for seed in range(4):
        game = RULES.start(setup_of(2, seed, "hard", solo=True))
        heard: list[Event] = []
        game.heard = heard
        while not game.over:
            game.apply(game.moves()[-1])
        turns = [number for number, event in enumerate(heard) if event == events.TurnBegan(game.bot)]
        assert len(turns) == 16
        for number in turns:
            told = []
            for event in heard[number + 1 :]:
                if isinstance(event, events.TurnBegan):
                    break
                if isinstance(event, bot_events.BotReason):
                    told.append(event.rule)
            assert told[0] == "TEK-19.3"
            assert any(rule in ("TEK-19.4", "TEK-19.5", "TEK-19.17") for rule in told)
            assert any(int(rule.rpartition(".")[2]) in range(7, 14) for rule in told)
            seen.update(told)
    assert {"TEK-19.3", "TEK-19.4", "TEK-19.5"} <= seen
