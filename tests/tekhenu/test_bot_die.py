"""TEK-19.1 to 19.6, 19.15, 19.17  Botankhamon: setup, pyramid, the die he takes, Maat; every reason with its rule."""

from collections import Counter
from typing import Unpack

import pytest

from game.core.events import Event
from game.tekhenu import RULES, bot_events, events
from game.tekhenu.botankhamon import BotTurn, coming
from game.tekhenu.components import components
from game.tekhenu.maat import BeginJudgement, TakeDestiny
from game.tekhenu.opening import KeepCard, TakeStartCard
from game.tekhenu.rounds import BeginRound
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GODS
from tests.tekhenu.botankhamon import BOT, reasons
from tests.tekhenu.look import dice_offered, names, owner_of, purse, scored
from tests.tekhenu.table import ME, Scene, dice, setup_of, table
from tests.titles.playing import asked, offers, only, play, play_until, run

GOD_TILES = {f"BT_{god}": god for god in GODS}
RESOURCE_TILES = {
    "BT_res_granite": ["black", "white", "brown", "yellow"],
    "BT_res_papyrus": ["yellow", "brown", "white", "black"],
    "BT_res_limestone": ["white", "black", "yellow", "brown"],
    "BT_res_bread": ["brown", "yellow", "black", "white"],
}
PYRAMID = {0: (1, 4), 1: (2, 5), 2: (3, 6), 4: (5, 7), 5: (6, 8), 7: (8, 9)}
"""Place: where the coin (right) and the pyramid (up) lead."""


def solo(seed: int = 1, *variants: str) -> Tekhenu:
    return RULES.start(setup_of(2, seed, *variants, solo=True))


def with_tile(tile: str, seed: int = 1, **scene: Unpack[Scene]) -> Tekhenu:
    """His next tile is this one: it lies at the bottom left, and he stands before it."""
    game = table(seed=seed, solo=True, **scene)
    game.bot_tiles = [tile, *(other for other in game.bot_tiles if other != tile)]
    return game


def turn_of_his(game: Tekhenu) -> tuple[str, list[Event]]:
    """The die that he takes, and what is heard."""
    heard = run(game, BotTurn(game.bot))
    (event,) = only(heard, events.DieTaken)
    return f"{event.section} {event.colour} {event.face}", heard


# Setup


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_setup_of_botankhamon(level: str) -> None:
    """TEK-19.1, 19.2, R27  No board, 10 points, Happiness 4, Population 7, no tokens, no Decree; first in order.

    A Statue at slot 1; medium: OB5, OG5, an unturned tile at C33, no points for them; hard: slot 4 too.
    """
    built = [] if level == "easy" else ["C33", "OB5", "OG5"]
    for seed in range(6):
        game = solo(seed, *([level] if level != "easy" else []))
        owner = game.seats[game.bot]
        assert (game.points[game.bot], owner.happiness, owner.population, purse(game, game.bot)) == (10, 4, 7, {})
        assert (owner.decrees, owner.start_cards, owner.blessings, owner.technologies) == ([], [], [], [])
        gods = {god for god in range(6) if game.bot in game.god_statues[god]}
        assert gods == ({game.horus[0], game.horus[3]} if level == "hard" else {game.horus[0]})
        assert [space for space in components().number if owner_of(game, space) == game.bot] == built
        left = (6 - len(gods), 10 - len(built[1:]), 8 - len(built[:1]))
        assert (owner.statues, owner.buildings, owner.pillars) == left
        number = components().number["C33"]
        assert (bool(game.laid[number]), game.turned[number], len(game.pile)) == (bool(built), 0, 24 - len(built[:1]))
        assert (game.statue_gold, game.row_gold) == ([1] * 4, 1)
        play_until(game, lambda game: game.round_number == 1)
        assert (game.order, game.seats[game.bot].decrees) == ([game.bot, ME], [])


def test_three_start_cards_keep_two() -> None:
    """TEK-19.1, DP02  The human takes 2 of 3, then one of 3 Destiny cards; he has A01 or A02 without reward."""
    seen = set()
    for seed in range(20):
        game = solo(seed)
        for left in (3, 2):
            play(game, game.moves()[0])
            assert len(offers(game, TakeStartCard)) == left
        play(game, game.moves()[0])
        assert asked(game) == ("ChooseDestiny", ME)
        held, offered = game.seats[game.bot].destiny, [move.card for move in offers(game, TakeDestiny)]
        assert (len(offered), held in offered, purse(game, game.bot)) == (3, False, {})
        seen.add(held)
    assert seen == {"A01", "A02"}


def test_blind_start() -> None:
    """TEK-19.2, DP26  Forced Start cards: the only two laid out are taken without a question."""
    game = solo(4, "blind_start")
    heard = play(game, offers(game, KeepCard)[0])
    (laid_out,) = only(heard, events.StartCardsLaidOut)
    assert (len(laid_out.card), game.start_display) == (2, [])
    taken = tuple(event.card for event in only(heard, events.StartCardTaken))
    assert tuple(game.seats[ME].start_cards) == laid_out.card == taken
    assert asked(game) == ("ChooseDestiny", ME)


# The pyramid


def test_the_pyramid_is_shuffled() -> None:
    """TEK-19.1, 19.15  Ten different tiles; every tile comes to the bottom left."""
    firsts = set()
    for seed in range(80):
        game = play_until(solo(seed), lambda game: bool(game.bot_tiles))
        assert sorted(game.bot_tiles) == sorted([*GOD_TILES, *RESOURCE_TILES])
        firsts.add(game.bot_tiles[0])
    assert firsts == {*GOD_TILES, *RESOURCE_TILES}


def test_first_turn_tile_0_then_the_deben() -> None:
    """TEK-19.3  Pyramid = up-right, coin = right, each about half the time; every path has four tiles."""
    paths = Counter[tuple[int, ...]]()
    for seed in range(200):
        game = table(seed=seed, solo=True)
        places: list[int] = []
        for _ in range(4):
            dice(game, "horus white 1")
            heard = run(game, BotTurn(game.bot))
            (turned,) = only(heard, bot_events.BotTileTurned)
            assert turned.tile == game.bot_tiles[turned.place]
            right, up = PYRAMID[places[-1]] if places else (-1, -1)
            wanted = {right: "deben_coin", up: "deben_pyramid"} if places else {0: "first_tile"}
            assert reasons(heard)[0] == (wanted[turned.place], "TEK-19.3")
            places.append(turned.place)
        paths[tuple(places)] += 1
    assert len(paths) == 8
    assert min(paths.values()) > 8


# The tile and the die


@pytest.mark.parametrize("tile", RESOURCE_TILES)
def test_every_resource_tile_in_its_order(tile: str) -> None:
    """TEK-19.5  The highest takeable die of the first colour; without one the next colour; at last gray."""
    order = [*RESOURCE_TILES[tile], "gray"]
    for number in range(5):
        left = order[number:]
        dice = [*(f"hathor {colour} 2" for colour in left), f"osiris {left[0]} 3"]
        die, heard = turn_of_his(with_tile(tile, dice=", ".join(dice)))
        assert die == f"osiris {left[0]} 3"
        why = f"{left[0]}_die" if number == 0 else "gray_die" if left[0] == "gray" else "next_colour"
        assert (why, "TEK-19.5") in reasons(heard)


def test_tiles_and_pyramid_as_printed() -> None:
    """TEK-19.3, 19.4, 19.5  Six gods and four resources; rows of 4, 3, 2, 1 from the base, up-right and right."""
    tiles = components().bot.tiles
    assert {*GOD_TILES, *RESOURCE_TILES} == set(tiles)
    assert {tile: GODS[tiles[tile].god] for tile in GOD_TILES} == GOD_TILES
    assert {tile: list(tiles[tile].colours) for tile in RESOURCE_TILES} == RESOURCE_TILES
    found = {place: (components().bot.right[place], components().bot.up[place]) for place in range(10)}
    assert found == {**dict.fromkeys(range(10), (-1, -1)), **PYRAMID}


THREE = "horus white 3, ra white 3, hathor white 3"
FOUR = f"{THREE}, osiris white 3"
FORBIDDEN = "horus black 6, horus brown 2, bastet white 1, thoth yellow 3"
DICE: list[tuple[str, str, str, str, Scene]] = [
    # Pure before Tainted; ties of Tainted dice at random.
    ("BT_horus", "horus gray 4, horus white 4, horus yellow 4, horus white 3", "horus white 4", "god_die", {}),
    ("BT_horus", "horus gray 4, horus yellow 4, horus white 3", "horus gray 4, horus yellow 4", "god_die", {}),
    # From Horus on clockwise: Ra, Hathor, Bastet, Thoth, Osiris, the first section with a takeable die.
    ("BT_horus", "ra gray 3, horus black 6", "ra gray 3", "next_section", {}),
    ("BT_horus", "thoth gray 3, horus black 6", "thoth gray 3", "next_section", {}),
    ("BT_horus", "osiris gray 3, horus black 6", "osiris gray 3", "next_section", {}),
    ("BT_horus", "ra gray 1, osiris gray 6", "ra gray 1", "next_section", {}),
    # White 6 in the Dark is Forbidden, white 1 in the Sun is not.
    ("BT_res_limestone", "bastet white 6, horus white 1", "horus white 1", "white_die", {}),
    # Ties: where his Statue stands (Osiris); of several the god with the higher slot; else at random. Gray likewise.
    ("BT_res_limestone", FOUR, "osiris white 3", "white_die", {}),
    ("BT_res_limestone", FOUR, "ra white 3", "white_die", {"theirs": "ra"}),
    ("BT_res_limestone", FOUR, "osiris white 3", "white_die", {"theirs": "ra", "slots": {"osiris": 6}}),
    ("BT_res_limestone", f"{THREE}, hathor white 2, osiris gray 6", THREE, "white_die", {}),
    ("BT_res_limestone", "horus gray 3, osiris gray 3, ra gray 2, bastet white 6", "osiris gray 3", "gray_die", {}),
    # No takeable die at all: a random Forbidden one.
    ("BT_ra", FORBIDDEN, FORBIDDEN, "forbidden_die", {}),
    ("BT_res_bread", FORBIDDEN, FORBIDDEN, "forbidden_die", {}),
]
RULE_OF = {"god_die": "TEK-19.4", "next_section": "TEK-19.4", "forbidden_die": "TEK-19.17"}


@pytest.mark.parametrize(("tile", "laid", "wanted", "why", "scene"), DICE)
def test_which_die_he_takes(tile: str, laid: str, wanted: str, why: str, scene: Scene) -> None:
    """TEK-19.4, 19.5, 19.17, 3.1, R23  Over many seeds exactly these, the reason, and the action of the section."""
    found = set()
    for seed in range(120 if "," in wanted else 60):
        game = with_tile(tile, seed, dice=laid, **scene)
        (next_one,) = coming(game.seen_by(ME))
        die, heard = turn_of_his(game)
        found.add(die)
        assert (next_one.tile, next_one.wish.why) == (tile, why)
        foretold = {f"{GODS[section]} {one.colour} {one.face}" for section, one in next_one.wish.dice}
        assert foretold == set(wanted.split(", ")), "everybody can see what he would take"
        assert (why, RULE_OF.get(why, "TEK-19.5")) in reasons(heard)
        assert only(heard, events.ActionBegan)[0].god == die.split()[0]
    assert found == set(wanted.split(", "))


# His turn in the round, Maat


def test_his_turn_comes_by_itself() -> None:
    """TEK-19.3, 19.6, 19.17  First in order he takes his die, the market is filled, then the human is asked."""
    game = table(solo=True, dice="thoth gray 5, thoth gray 5", order=[BOT, ME])
    heard = run(game, BeginRound())
    assert (names(heard, events.TurnBegan), len(only(heard, events.CardTaken))) == (["TurnBegan"] * 2, 3)
    assert "" not in (*game.market[0], *game.market[1])
    assert (asked(game), len(dice_offered(game))) == (("ChooseDie", ME), 1)


@pytest.mark.parametrize(("judgement", "balance"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_his_balances(judgement: int, balance: int) -> None:
    """TEK-19.15  +3, +2, +1, +1; nothing is lost."""
    game = table(solo=True, judgements=judgement - 1)
    assert events.Judged(game.bot, balance, 0) in run(game, BeginJudgement())
    assert scored(game, game.bot) == 0


def test_first_he_takes_a_destiny_card() -> None:
    """TEK-19.15  A01 or A02 at random without reward; the human chooses among the other 3; the pyramid is rebuilt."""
    seen = set()
    for seed in range(20):
        game = table(seed=seed, solo=True, pure="white 6")
        game.bot_place = 5
        heard = run(game, BeginJudgement())
        assert game.order == [game.bot, ME]
        seen.add(game.seats[game.bot].destiny)
        assert (len(offers(game, TakeDestiny)), purse(game, game.bot)) == (3, {})
        assert only(heard, bot_events.PyramidBuilt)
        assert game.bot_place == -1
    assert seen == {"A01", "A02"}


def test_second_he_takes_none() -> None:
    """TEK-19.15  The human is first and chooses among all 4."""
    game = table(solo=True)
    heard = run(game, BeginJudgement())
    assert (game.order, len(offers(game, TakeDestiny))) == ([ME, game.bot], 4)
    play(game, TakeDestiny("A01"))
    assert game.seats[game.bot].destiny == ""
    assert only(heard, bot_events.PyramidBuilt)
