"""Every space of the board is used: Horus slots, statue spaces, workshops, Temple, sites; none is missing."""

from collections import Counter

import pytest

from game.tekhenu import events
from game.tekhenu.components import components
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.osiris import BuildIn, RaiseProduction
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.gods.thoth import BrowseSection, RefreshSection, TakeCard
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GODS, GOODS
from tests.tekhenu.look import levels, owner_of, people, purse, question, scored, sheet
from tests.tekhenu.table import ME, RIVAL, acting, action, goods, pieces, plenty, table, tracks
from tests.titles.playing import asked, offers, play, refuse

# Horus slots: value -> printed god, what a player and what Botankhamon gets

SLOTS = {
    1: ("osiris", {"faith": 1}, 0, 1, 0),
    2: ("thoth", {}, 1, 1, 0),
    3: ("bastet", {"bread": 1}, 0, 0, 1),
    4: ("hathor", {"gold": 1}, 0, 0, 1),
    5: ("ra", {"scribe": 1}, 0, 1, 1),
    6: ("horus", {}, 2, 1, 1),
}
"""Printed god, goods and points of a player, Scribes and points of Botankhamon."""


def perform(game: Tekhenu, god: str, seat: int) -> None:
    """Some action of a god with plenty of goods, whatever its questions."""
    plenty(game, seat)
    action(game, god, 1, seat)
    while question(game):
        play(game, game.moves()[0])


@pytest.mark.parametrize("value", SLOTS)
def test_every_horus_slot_names_its_god(value: int) -> None:
    """TEK-8.2, 2.3, DP12  With the printed gods: this value builds at this god and at no other."""
    game = acting("horus", value, seats=4, granite=2)
    assert offers(game, HonourGod) == [HonourGod(SLOTS[value][0])]
    play(game, HonourGod(SLOTS[value][0]))
    assert (game.god_statues[GODS.index(SLOTS[value][0])], purse(game)) == ((ME,), {})


@pytest.mark.parametrize("value", SLOTS)
def test_every_horus_slot_pays_its_bonus(value: int) -> None:
    """TEK-8.3, 19.14  When another performs the action; to Botankhamon less; it belongs to the slot, not the god."""
    god, wanted, vp, his_scribes, his_vp = SLOTS[value]
    for name, slots in ((god, {}), ("osiris", {"osiris": value})):
        game = table(4, slots=slots, mine=name)
        perform(game, name, RIVAL)
        assert (purse(game), scored(game)) == (wanted, vp), name
    game = table(solo=True, theirs="" if god == "osiris" else god)
    perform(game, god, ME)
    assert (purse(game, game.bot).get("scribe", 0), scored(game, game.bot)) == (his_scribes, his_vp)


@pytest.mark.parametrize(("seats", "slots"), [(2, 1), (3, 2), (4, 3)])
def test_slots_of_a_god_by_players(seats: int, slots: int) -> None:
    """X39, TEK-8.2  A god takes so many Statues; then only Statues for the people are possible, with the same value."""
    game = table(seats)
    for number in range(slots):
        pieces(game, number % seats, "ra")
        goods(game, ME, granite=9)
        action(game, "horus", 5)
        assert (HonourGod("ra") in game.moves()) == (number + 1 < slots)
    assert list(game.moves()) == [HonourPeople(space) for space in ("ST_ROW", "ST_COL", "SO_WORK", "SO_QUAR")]
    assert refuse(game, HonourGod("ra")) == "god_full"


# Statue spaces for the people

PEOPLE = {"ST_ROW": "C31 C33", "ST_COL": "C13 C33", "SO_WORK": "", "SO_QUAR": ""}
"""Pillars in the line of a space; those of the other lines do not count."""


@pytest.mark.parametrize("space", PEOPLE)
def test_every_people_space(space: str) -> None:
    """TEK-8.4, 2.4, 1.7  Its Gold once, and 3 points for each own Pillar in line; the value does not matter."""
    others = "C44 C23" if space == "ST_ROW" else "C44 C32"
    game = acting("horus", 3, mine=f"{PEOPLE[space]} {others}", granite=2)
    assert events.PeopleStatueBuilt(ME, space) in play(game, HonourPeople(space))
    assert (purse(game), scored(game)) == ({"gold": 1}, 3 * len(PEOPLE[space].split()))
    assert owner_of(game, space) == ME
    goods(game, RIVAL, granite=9)
    action(game, "horus", 3, RIVAL)
    assert refuse(game, HonourPeople(space)) == "space_taken"


# Osiris

PARTNER = {"papyrus": "bread", "bread": "papyrus", "limestone": "granite", "granite": "limestone"}
CROSS = {"papyrus": "limestone", "bread": "granite", "limestone": "papyrus", "granite": "bread"}
OSIRIS = {f"O{name[0].upper()}{row}": (name, row) for name in BASIC for row in range(1, 7)}


def wanted_of(name: str, row: int) -> tuple[dict[str, int], dict[str, int]]:
    """TEK-13.3  Steps of Production and goods of a space, by the table of the rules; the free step goes to Bread."""
    steps = {name: 2 if row > 4 else 1}
    gain = {name: 2 if row > 4 else 1}
    if row == 2:
        gain["gold"] = 1
    if row == 3:
        steps[PARTNER[name]] = 1
    if row == 4:
        steps[CROSS[name]] = 1
        gain["gold"] = 1
    if row == 6:
        steps["bread"] = steps.get("bread", 0) + 1
    return steps, gain


@pytest.mark.parametrize("space", OSIRIS)
def test_every_osiris_space(space: str) -> None:
    """TEK-13.1, 13.2, 13.3, 2.4, R03, R04, DP16  1 Happiness; a Building; Production, goods, step of row 6.

    The Gold of row 2 goes to the first Building there, whoever builds it.
    """
    name, row = OSIRIS[space]
    steps, gain = wanted_of(name, row)
    game = acting("osiris", row)
    in_row = {one: resource for one, (resource, at) in OSIRIS.items() if at == row}
    assert {move.space for move in offers(game, BuildIn)} == set(in_row)
    play(game, BuildIn(space))
    if row == 6:
        assert [move.resource for move in offers(game, RaiseProduction)] == list(BASIC)
        play(game, RaiseProduction("bread"))
    assert levels(game) == {one: 2 + steps.get(one, 0) for one in BASIC}
    assert (purse(game), people(game)) == (gain, (5, 1))
    assert (owner_of(game, space), game.seats[ME].buildings) == (ME, 9)
    action(game, "osiris", row, RIVAL)
    assert refuse(game, BuildIn(space)) == "space_taken"
    other = next(one for one in in_row if one != space)
    play(game, BuildIn(other))
    _, gain = wanted_of(in_row[other], row)
    assert purse(game, RIVAL) == {good: n for good, n in gain.items() if (row, good) != (2, "gold")}


# Temple spaces: what covering them and building in their line brings

TEMPLE = """
bread 1     faith 2     papyrus 1   limestone 1 granite 1
papyrus 1   limestone 2 granite 2   bread 2     faith 2
granite 1   bread 2     faith 3     papyrus 2   limestone 1
faith 2     papyrus 2   limestone 2 granite 2   bread 1
limestone 1 granite 1   bread 1     faith 2     papyrus 1
"""
WORDS = TEMPLE.split()
SPACES = {
    f"C{n // 5 + 1}{n % 5 + 1}": (good, int(amount))
    for n, (good, amount) in enumerate(zip(WORDS[::2], WORDS[1::2], strict=True))
}
PRICES = {1: 3, 2: 2, 3: 4, 4: 2, 5: 3}
"""The Bread of sites by row or column."""


@pytest.mark.parametrize("space", SPACES)
def test_every_temple_space_gives_its_bonus(space: str) -> None:
    """TEK-9.3, DP13  The full bonus of the covered space."""
    good, amount = SPACES[space]
    game = acting("ra", 2, display="P17 P18 P22", limestone=2)
    play(game, LayOn(space), TurnTile(0))
    assert purse(game) == {good: amount}
    assert (owner_of(game, space), game.laid[components().number[space]]) == (ME, "P22")


# Sites

LEAST = {"HT1": 4, "HT5": 4, "HR1": 4, "HR5": 4, "HT2": 3, "HT4": 3, "HR2": 3, "HR4": 3}
SITES = [f"H{side}{n}" for side in "LBTR" for n in range(1, 6) if side in "LB" or n != 3]


def line_of(site: str) -> list[str]:
    """TEK-1.7  Left and right sites stand at a row, top and bottom ones at a column."""
    return [f"C{site[2]}{n}" if site[1] in "LR" else f"C{n}{site[2]}" for n in range(1, 6)]


@pytest.mark.parametrize("site", SITES)
def test_every_site(site: str) -> None:
    """TEK-10.1 to 10.4, 1.7, DP14  Its Bread; 3 points for the own Pillar.

    Each other space of its line gives exactly one token, whatever the printed amount; the Pillar stands elsewhere in
    every line, so that every space of the Temple pays.
    """
    line = line_of(site)
    pillar = line.pop(int(site[2]) % 5)
    game = acting("hathor", 2, seats=4, mine=pillar, bread=PRICES[int(site[2])])
    assert events.BuildingBuilt(ME, site) in play(game, BuildAt(site))
    wanted = Counter(SPACES[space][0] for space in line)
    assert (purse(game), scored(game), people(game), owner_of(game, site)) == (wanted, 3, (7, 2), ME)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sites_by_players(seats: int) -> None:
    """TEK-10.1  10, 14, 18 sites with 2, 3, 4 players."""
    game = acting("hathor", 1, seats=seats, plenty=True)
    assert {move.site for move in offers(game, BuildAt)} == {s for s in SITES if LEAST.get(s, 2) <= seats}
    assert len(game.moves()) == {2: 10, 3: 14, 4: 18}[seats]
    for site in SITES:
        if LEAST.get(site, 2) > seats:
            assert refuse(game, BuildAt(site)) == "site_closed"


# Ra display

DISPLAY = {1: (2, 1), 2: (2, 1), 3: (1, 2), 4: (1, 2), 5: (0, 3), 6: (0, 3)}


@pytest.mark.parametrize("value", DISPLAY)
def test_every_display_slot(value: int) -> None:
    """TEK-9, 9.4, 9.7  5-6 left for 3, 3-4 middle for 2, 1-2 right for 1; then the display slides right."""
    slot, vp = DISPLAY[value]
    shown = ["P22", "P24", "P26"]
    game = acting("ra", value, display=" ".join(shown), limestone=2)
    new = game.pile[-1]
    play(game, LayOn("C22"), TurnTile(0))
    assert (game.laid[components().number["C22"]], sheet(game)) == (shown[slot], {"ra_slot": vp})
    assert game.display == [new, *(tile for tile in shown if tile != shown[slot])]


# Market sections

SECTIONS = {1: ("BBT", 1), 2: ("BBTT", 5), 3: ("BTTD", 9), 4: ("BTDD", 13)}


@pytest.mark.parametrize("number", SECTIONS)
def test_every_market_section(number: int) -> None:
    """TEK-2.8, 12.2, 12.4, DP15  Its cards, and the Happiness from which it may be used."""
    kinds, needed = SECTIONS[number]
    game = table(their_people=(13, 2))
    assert "".join(card[0] for card in game.market[number - 1]) == kinds
    for happiness in (needed - 1, needed):
        tracks(game, ME, 21, happiness)
        if happiness == 0:
            continue
        action(game, "thoth", 1)
        assert (BrowseSection(number) in game.moves()) == (happiness >= needed)
    card = game.market[number - 1][0]
    play(game, BrowseSection(number), TakeCard(card))
    assert card in game.seats[ME].blessings
    assert game.market[number - 1][0] == ""


@pytest.mark.parametrize("number", SECTIONS)
def test_every_market_section_can_be_refreshed(number: int) -> None:
    """TEK-12.3, R24  For 1 Papyrus, reachable or not, once in an action."""
    game = acting("thoth", 1, their_people=(13, 2), papyrus=2)
    before = game.market[number - 1]
    play(game, RefreshSection(number))
    assert [*game.discards[0], *game.discards[1], *game.discards[2]] == list(before)
    assert "".join(card[0] for card in game.market[number - 1]) == SECTIONS[number][0]
    assert not set(before) & set(game.market[number - 1])
    assert (refuse(game, RefreshSection(number)), purse(game)) == ("refreshed_once", {"papyrus": 1})


# Rewards of the Happiness track

REWARDS = {16: {"gold": 1}, 19: {"scribe": 1}, 21: {}}


@pytest.mark.parametrize("at", REWARDS)
def test_every_happiness_reward(at: int) -> None:
    """TEK-11.4, 11.5, 13.4, DP19  At first reaching it: 1 Gold, 1 Scribe, an action; lost and won again: nothing."""
    game = acting("bastet", 6, people=(at, at - 1), papyrus=2)
    assert (people(game), purse(game)) == ((at, at), REWARDS[at])
    assert asked(game) == (("ChooseFreeAction", ME) if at == 21 else ("", -1))
    game.lower_tracks(ME, 0, 3)
    assert purse(game) == REWARDS[at]
    game.raise_happiness(ME, 3)
    assert purse(game) == REWARDS[at]


def test_population_opens_the_market_once() -> None:
    """TEK-10.5, 10.6  First marker at 9: section 3; losing Population later never closes it."""
    game = table(people=(8, 2))
    game.raise_population(ME, 1)
    cards = game.market[2]
    game.lower_tracks(ME, 1, 0)
    assert game.market[2] == cards
    game.raise_population(ME, 1)
    assert game.market[2] == cards


def test_nothing_is_missing() -> None:
    """TEK-1.6, 1.7, 2.8, 8.2, 11.4  The lists above are the board in its order; a Temple line has five goods."""
    parts = components()
    assert [GODS[slot.printed_god] for slot in parts.horus_slots] == [slot[0] for slot in SLOTS.values()]
    assert parts.god_slots == {2: 1, 3: 2, 4: 3}
    assert [space.id for space in parts.people_spaces] == list(PEOPLE)
    assert [space.id for space in parts.osiris_spaces] == list(OSIRIS)
    assert [space.id for space in parts.temple] == list(SPACES)
    assert sorted(site.id for site in parts.sites) == sorted(SITES)
    assert [(n, slot.vp) for n, slot in enumerate(parts.display)] == sorted(set(DISPLAY.values()))
    kinds = ["".join(kind[0].upper() for kind in section) for section in parts.market]
    assert list(zip(kinds, parts.section_happiness, strict=True)) == list(SECTIONS.values())
    assert [at for at, _ in parts.rewards] == list(REWARDS)
    for line in [range(n, n + 5) for n in range(0, 25, 5)] + [range(n, 25, 5) for n in range(5)]:
        assert {parts.temple[n].good for n in line} == {*range(4), GOODS.index("faith")}
