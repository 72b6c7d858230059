"""TEK-19.6 to 19.9, 19.12, 19.13  Botankhamon builds: choices, tie-breaks, fallbacks at Horus, Ra, Hathor, Osiris."""

import pytest

from game.core.events import Event
from game.tekhenu import bot_events, events
from game.tekhenu.components import components
from game.tekhenu.words import GODS
from tests.tekhenu.botankhamon import BOT, acted, acts, built, outcomes, reason
from tests.tekhenu.look import owner_of, people, purse, scored, sheet
from tests.tekhenu.table import Scene, table
from tests.titles.playing import only

LEADING = "OP1 OP2 OB1 OB2 OL1 OL2 OG1 OG2"
"""The human leads every district by two: one Statue changes nothing."""
SITES = "HL1 HL2 HL3 HL4 HL5 HB1 HB2 HB3 HB4 HB5"

INSTEAD: list[tuple[str, str, str, Scene]] = [
    # All spaces taken, or those of the Temple while the others would change nothing.
    ("horus", "gray 1", "TEK-19.7", {"mine": "SO_WORK SO_QUAR ST_ROW ST_COL"}),
    ("horus", "gray 1", "TEK-19.7", {"mine": f"{LEADING} ST_ROW ST_COL"}),
    # No Statue, no Pillar left, no tile in the slot.
    ("horus", "gray 3", "TEK-19.13", {"theirs": "ra thoth hathor bastet SO_WORK"}),
    ("ra", "gray 1", "TEK-19.13", {"theirs": "C11 C12 C13 C14 C15 C21 C22 C23"}),
    ("ra", "gray 6", "TEK-19.13", {"display": "- P22 P23"}),
    # No Building left, no site left.
    ("hathor", "gray 6", "TEK-19.13", {"theirs": "OP1 OP2 OP3 OP4 OP5 OP6 OB1 OB2 OB3 OB4"}),
    ("hathor", "gray 1", "TEK-19.13", {"mine": SITES}),
    ("osiris", "white 1", "TEK-19.13", {"theirs": SITES}),
]


@pytest.mark.parametrize(("god", "die", "rule", "scene"), INSTEAD)
def test_three_points_where_he_cannot_build(god: str, die: str, rule: str, scene: Scene) -> None:
    """TEK-19.7, 19.13, R20, TEK-P22, TEK-P23  3 points instead; Population moves all the same and opens the market."""
    game, heard = acted(god, die, **scene)
    assert (built(heard), scored(game, BOT), reason(heard)) == ("", 3, [("instead", rule)])
    population = 7 + (int(die[-1]) if god == "hathor" else 0)
    assert people(game, BOT) == (population, 4)
    opened = [event.section for event in only(heard, events.SectionOpened)]
    assert opened == [number for number, needed in ((3, 9), (4, 13)) if population >= needed]


# Horus


@pytest.mark.parametrize("value", range(2, 7))
def test_statue_at_the_god_of_the_value(value: int) -> None:
    """TEK-19.7, 19.6  At the god of the slot if free, without Granite."""
    game, heard = acted("horus", f"gray {value}")
    god = components().horus_slots[value - 1].printed_god
    assert (built(heard), game.god_statues[god]) == (GODS[god], (BOT,))
    assert (reason(heard), game.seats[BOT].statues) == ([("statue_god", "TEK-19.7")], 4)


STATUES: list[tuple[set[str], Scene]] = [
    # Both give two districts: both occur.
    ({"SO_WORK", "SO_QUAR"}, {}),
    # Two districts before one: he leads Papyrus already.
    ({"SO_QUAR"}, {"theirs": "OP6"}),
    # Only changes count: the human has two in Bread; in the quarries row 0 wins a tie.
    ({"SO_QUAR"}, {"mine": "OB1 OB2 OL1 OG1 OG2", "theirs": "OP6"}),
    # Where no Osiris space changes anything the temple space with more own Pillars; a tie at random.
    ({"ST_ROW"}, {"mine": LEADING, "theirs": "C31 C33 C34"}),
    ({"ST_ROW", "ST_COL"}, {"mine": LEADING, "theirs": "C31 C33 C43"}),
    ({"ST_ROW", "ST_COL"}, {"mine": "SO_WORK SO_QUAR"}),
]


@pytest.mark.parametrize(("spaces", "scene"), STATUES)
def test_statue_for_the_people_if_the_god_is_taken(spaces: set[str], scene: Scene) -> None:
    """TEK-19.7, 17.1  Districts that it wins, then Pillars in line at 3 points each; ties at random; no Gold."""
    assert outcomes("horus", "gray 1", built, **scene) == spaces
    game, heard = acted("horus", "gray 1", **scene)
    assert reason(heard) == [("statue_temple" if "ST_ROW" in spaces else "statue_districts", "TEK-19.7")]
    assert sum(game.statue_gold) == (3 if "SO_WORK" not in scene.get("mine", "") else 1)
    assert purse(game, BOT) == {}
    assert sheet(game, BOT).get("people_statue", 0) == {"C31 C33 C34": 9, "C31 C33 C43": 6}.get(scene.get("theirs"), 0)


# Ra


@pytest.mark.parametrize(("value", "slot", "vp"), [(1, 2, 1), (2, 2, 1), (3, 1, 2), (4, 1, 2), (5, 0, 3), (6, 0, 3)])
def test_tile_by_value(value: int, slot: int, vp: int) -> None:
    """TEK-19.8, 19.6  The tile of the value, not turned, without price, bonus and ability; slot points and sides."""
    game = table(solo=True, display="P03 P16 P20")
    tile, new = game.display[slot], game.pile[-1]
    heard = acts(game, "ra", f"gray {value}")
    event = only(heard, events.PillarLaid)[0]
    assert (event.tile, event.turn, game.display[0]) == (tile, 0, new)
    assert (scored(game, BOT), purse(game, BOT), game.seats[BOT].pillars) == (2 + vp, {}, 7)
    assert (only(heard, events.AbilityUsed), reason(heard)) == ([], [("best_space", "TEK-19.8")])


PILLARS: list[tuple[set[str], Scene]] = [
    # The empty Temple: every corner.
    ({"C11", "C15", "C51", "C55"}, {}),
    # Buildings of any owner count: C11 has 2 sides and 2 Buildings.
    ({"C11"}, {"mine": "HL1 HB1"}),
    # Points equal (corner 2): a space with an own Building in line wins.
    ({"C11", "C15"}, {"mine": "HL5", "theirs": "HL1"}),
    # All corners have 4 points, C11 with two own Buildings, the others with one: one or more alike.
    ({"C11", "C15", "C51", "C55"}, {"mine": "HB5", "theirs": "HL1 HB1 HL5"}),
    # 2 points at C32 and C34 (tile, Building) and at many border spaces: only the inner ones.
    ({"C32", "C34"}, {"mine": "C11 C15 C51 C55 C33 HL3"}),
    # His Building at HL1, the human's at HL3: row 1 and C32, C34 have 3; his row comes before the inner spaces.
    ({"C11", "C12", "C14", "C15"}, {"mine": "C33 C22 C24 HL3", "theirs": "HL1"}),
]


@pytest.mark.parametrize(("spaces", "scene"), PILLARS)
def test_space_of_his_pillar(spaces: set[str], scene: Scene) -> None:
    """X35, TEK-19.8, R22  Most points; ties with an own Building in line, then away from the border, then at random."""
    assert outcomes("ra", "gray 6", lambda heard: only(heard, events.PillarLaid)[0].space, **scene) == spaces
    game, heard = acted("ra", "gray 6", **scene)
    why = next(event for event in only(heard, bot_events.BotReason) if event.why == "best_space")
    assert why.points == sum(n for _, n in why.terms) == scored(game, BOT)
    assert why.tied >= len(spaces) and ("lot" in why.by) == (len(spaces) > 1)


# Hathor


def site(heard: list[Event]) -> str:
    return only(heard, events.BuildingBuilt)[0].space


def test_site_with_most_own_pillars() -> None:
    """TEK-19.6, 19.9, 19.17  Two of his Pillars in row 2, one in column 2: HL2 for 6 points; Population + value.

    No tokens; T05, T02 and T14 stay with him without effect.
    """
    kept = "T05 T02 T14 T07 T11"
    game, heard = acted("hathor", "gray 3", mine="C31 C32 C33", theirs="C22 C24", their_cards=kept)
    assert (site(heard), scored(game, BOT), people(game, BOT), purse(game, BOT)) == ("HL2", 6, (10, 4), {})
    assert (reason(heard), game.seats[BOT].technologies) == ([("best_site", "TEK-19.9")], kept.split())


def test_site_tie_at_random() -> None:
    """TEK-19.9  C22 alone: HL2 and HB2 occur, nothing else; without Pillars all ten."""
    assert outcomes("hathor", "gray 3", site, theirs="C22") == {"HL2", "HB2"}
    assert len(outcomes("hathor", "gray 3", site)) == 10


# Osiris


@pytest.mark.parametrize(
    ("die", "space", "taken"),
    [
        ("yellow 2", "OP2", ""),
        ("brown 3", "OB3", ""),
        ("white 4", "OL4", ""),
        ("black 6", "OG6", ""),
        # To the right and round; then the next row, starting again at the district of the die.
        ("black 3", "OP3", "OG3"),
        ("white 1", "OG6", "OP1 OB1 OL1 OG1 OL6"),
    ],
)
def test_row_and_district(die: str, space: str, taken: str) -> None:
    """TEK-19.12, 19.6, 13.3, R04  Row by value, district by colour; nothing lost, no goods; Gold of row 2 removed."""
    game, heard = acted("osiris", die, mine=taken)
    assert (owner_of(game, space), people(game, BOT), purse(game, BOT)) == (BOT, (7, 4), {"scribe": 1})
    assert game.seats[BOT].production == [0, 0, 0, 0]
    assert game.row_gold == (0 if space[2] == "2" else 1)
    moved_on = {"OP3": ["space_taken"], "OG6": ["row_full"] if taken else []}.get(space, [])
    assert reason(heard) == [(why, "TEK-19.12") for why in ("die_district", *moved_on)]


def test_gray_takes_the_emptiest_district() -> None:
    """TEK-19.12, TEK-P20  Fewest Buildings of anybody, tie leftmost; Statues do not count."""
    game, heard = acted("osiris", "gray 4", mine="OP1 OB1 SO_QUAR")
    assert (owner_of(game, "OL4"), reason(heard)) == (BOT, [("emptiest_district", "TEK-19.12")])
    acts(game, "osiris", "gray 4")
    assert owner_of(game, "OG4") == BOT
