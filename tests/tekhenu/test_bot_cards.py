"""TEK-19.6, 19.10, 19.11, 19.14, 19.16  Botankhamon at Bastet and Thoth, his bonuses, his Scoring, his reasons."""

import pytest

from game.core.events import Event
from game.tekhenu import RULES, bot_events, events
from game.tekhenu.scoring import BeginScoring
from tests.tekhenu.botankhamon import BOT, acted, acts, reason
from tests.tekhenu.look import people, purse, scored, sheet
from tests.tekhenu.table import ME, Scene, section, setup_of, table, tracks
from tests.titles.playing import only, run

# Bastet


@pytest.mark.parametrize(("value", "scribes"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_scribes_of_his_festival(value: int, scribes: int) -> None:
    """TEK-19.10, 11.3  Scribes by value as usual; Happiness first while below Population."""
    game, heard = acted("bastet", f"gray {value}", their_people=(20, 4))
    assert (purse(game, BOT).get("scribe", 0), people(game, BOT)) == (scribes, (20, 4 + value))
    assert reason(heard) == [("festival", "TEK-19.10")]


def test_track_rewards_are_ignored() -> None:
    """TEK-19.10  16, 19 and 21 bring him nothing; at 21/21 nothing moves."""
    game, _ = acted("bastet", "gray 6", their_people=(21, 15))
    assert (purse(game, BOT), people(game, BOT)) == ({}, (21, 21))
    assert not game.seats[BOT].action_due
    acts(game, "bastet", "gray 6")
    assert people(game, BOT) == (21, 21)


# Thoth


def cards(heard: list[Event]) -> list[str]:
    return [event.card for event in only(heard, events.CardTaken)]


@pytest.mark.parametrize(
    ("value", "taken", "scene"),
    [
        # One card, two, three by value, free; from section 1 with Happiness 4.
        *((value, "T01", {"market": {1: "B01 B02 T01"}}) for value in (1, 2)),
        *((value, "T01 B01", {"market": {1: "B01 B02 T01"}}) for value in (3, 4)),
        *((value, "T01 B01 B02", {"market": {1: "B01 B02 T01"}}) for value in (5, 6)),
        # One card left in section 2: the rest from section 1.
        (6, "B02 T01 B03", {"market": {2: "- B02 - -", 1: "B03 B04 T01"}, "their_people": (8, 8)}),
        # Nothing left anywhere: what there is. Happiness 0: no card, and no points instead.
        (6, "B01", {"market": {1: "B01 - -"}, "empty_decks": "blessing technology"}),
        (6, "", {"their_people": (7, 0)}),
    ],
)
def test_cards_that_he_takes(value: int, taken: str, scene: Scene) -> None:
    """TEK-19.11, 19.13, 12.6, TEK-P21  1/2/3 by value; the market is filled again if there are cards."""
    game, heard = acted("thoth", f"gray {value}", **scene)
    assert (cards(heard), scored(game, BOT)) == (taken.split(), 0)
    assert reason(heard) == [("highest_section", "TEK-19.11")]
    assert ("" in game.market[0]) == ("empty_decks" in scene)


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


# Bonuses and Scoring


@pytest.mark.parametrize(
    ("god", "die", "scene", "paid", "mine", "his"),
    [
        # Two-player rule: his Statue pays when either player acts.
        ("osiris", "white 1", {"slots": {"osiris": 6}}, [BOT], {}, ({"scribe": 1}, 1)),
        # His Ra action pays the human what slot 5 shows, 3 points for a corner are his.
        ("ra", "gray 1", {"mine": "ra"}, [ME], {"scribe": 1}, ({}, 3)),
        # A Statue at Horus built by his Horus action does not pay for it.
        ("horus", "gray 6", {}, [], {}, ({}, 0)),
    ],
)
def test_statue_bonuses_of_his_actions(
    god: str, die: str, scene: Scene, paid: list[int], mine: dict[str, int], his: tuple[dict[str, int], int]
) -> None:
    """TEK-19.14, 8.3, R30  Statues pay for his actions, own and human, if they stood before."""
    game, heard = acted(god, die, **scene)
    assert only(heard, events.StatueBonus) == [events.StatueBonus(seat, god) for seat in paid]
    assert (purse(game), (purse(game, BOT), scored(game, BOT))) == (mine, his)


def test_his_scoring() -> None:
    """TEK-19.16  Steps 17.1 to 17.4 as a player, cards; no Production, no slots, no Bread."""
    pieces = "OP1 OP2 OB1 HL1 HL2 ST_ROW ra C33 C11"
    game = table(solo=True, theirs=pieces, their_people=(13, 13), their_cards="B01 T01 T02")
    game.seats[BOT].production[1] = 6
    run(game, BeginScoring())
    assert sheet(game, BOT) == {"district": 6, "temple": 3 + 1 + 1, "statues": 6, "happiness": 6, "bot_cards": 6}
    assert game.points[BOT] == 10 + 29


def test_every_reason_names_a_rule_of_the_chapter() -> None:
    """TEK-19, 19.3, 19.6  Through whole games: each of his turns tells tile, die and action; he is never asked."""
    turns: list[list[str]] = []
    for seed in range(4):
        game = RULES.start(setup_of(2, seed, "hard", solo=True))
        heard: list[Event] = []
        game.heard = heard
        while game.decision is not None:
            assert game.decision.seat == ME
            game.apply(game.moves()[-1])
        assert (game.over, game.round_number, heard.count(events.TurnBegan(game.bot))) == (True, 16, 16)
        for event in heard:
            if event == events.TurnBegan(game.bot):
                turns.append([])
            elif isinstance(event, bot_events.BotReason):
                turns[-1].append(event.rule)
    for told in turns:
        assert told[0] == "TEK-19.3"
        assert any(rule in ("TEK-19.4", "TEK-19.5", "TEK-19.17") for rule in told)
        assert any(int(rule.rpartition(".")[2]) in range(7, 14) for rule in told)
    assert {"TEK-19.3", "TEK-19.4", "TEK-19.5"} <= {rule for told in turns for rule in told}
