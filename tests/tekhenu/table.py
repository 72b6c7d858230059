"""A workshop for positions of Tekhenu: a cleared table, how it lies, and the point of play that it goes to.

Dice come out of the bag, cards out of the decks, tiles out of the pile, pieces from the player boards, so that the
invariants of the game hold in every arranged position. Most tests say how the table lies in one go (`Scene`):
`acting("ra", 5, light="ra shaded", display="P15 P22 P23", limestone=2, granite=2)`.
"""

from typing import TypedDict, Unpack

from game.core.agenda import Step
from game.core.events import Event
from game.core.setup import Setup
from game.core.tables import table_of
from game.tekhenu import RULES
from game.tekhenu.actions import BeginAction, BeginProduction
from game.tekhenu.botankhamon import AUTOMATON
from game.tekhenu.components import components
from game.tekhenu.dial import Die, die
from game.tekhenu.setup import PRINTED_GODS
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import BeginTurn
from game.tekhenu.words import BASIC, FREE, GODS, GOODS, card_type
from tests.titles.playing import run

ME, RIVAL = 0, 1
KINDS = ("blessing", "technology", "decree")


def setup_of(seats: int = 2, seed: int = 1, *variants: str, solo: bool = False) -> Setup:
    kinds = ("human", AUTOMATON) if solo else ("human",) * seats
    return table_of("tekhenu", kinds, variants, seed)


class Scene(TypedDict, total=False):
    """How a table lies. What is not said is as `table` clears it; what names no seat is that of seat 0."""

    sun: str  # the first Sunny section
    light: str  # "ra shaded": the dial is turned so that Ra lies in the Shade
    dice: str  # "ra white 3, thoth gray 1": exactly these on the dial
    slots: dict[str, int]  # Horus tiles exchanged with those of other slots
    display: str  # "P17 P22 -": the tiles of the Ra display from the left
    market: dict[int, str]  # cards of sections, "-" for an empty space
    tiles: dict[str, str]  # {"C12": "P08"}: Pillars of seat 1 on these tiles
    empty_decks: str  # "decree blessing": no card of these kinds left to draw, the others lie before seat 1
    mine: str  # "HL1 OP2 C33 ST_ROW ra": Buildings, Pillars and Statues
    theirs: str  # those of seat 1
    cards: str  # Blessings, Technologies, Decrees
    their_cards: str  # those of seat 1
    start_cards: str
    destinies: str  # Destiny cards of all seats
    people: tuple[int, int]  # Population and Happiness
    their_people: tuple[int, int]  # those of seat 1
    levels: dict[str, int]  # Production
    pure: str  # "white 3, black 1": dice on the scales
    tainted: str
    anubis: str
    excess: dict[str, int]
    points: int
    order: list[int]
    phase: str
    round_number: int
    judgements: int
    plenty: bool  # enough of every resource, no Gold
    papyrus: int
    bread: int
    limestone: int
    granite: int
    gold: int
    scribe: int
    faith: int


def table(seats: int = 2, seed: int = 1, *variants: str, solo: bool = False, **scene: Unpack[Scene]) -> Tekhenu:
    """A table after setup, cleared: no dice on the dial, no goods, the sun begins at Horus, seat 0 first, 10 points.

    The gods lie as printed: Osiris on slot 1, Thoth 2, Bastet 3, Hathor 4, Ra 5, Horus 6. In the solo game
    Botankhamon is seat 1. Then everything of the scene is arranged.
    """
    game = RULES.start(setup_of(seats, seed, PRINTED_GODS, *variants, solo=solo))
    game.agenda = []
    game.offered = None
    game.phase, game.round_number = "turns", 1
    game.order = list(range(len(game.seats)))
    for seat, owner in enumerate(game.seats):
        game.decks[2][:0] = owner.dealt
        owner.dealt = []
        owner.goods = [0] * len(GOODS)
        owner.destiny = game.destinies.pop(0) if seat != game.bot else ""
    game.start_display = []
    game.bot_tiles = list(components().bot.tiles) if solo else []
    sun(game, "horus")
    arrange(game, scene)
    return game


def arrange(game: Tekhenu, scene: Scene) -> None:
    """Lay everything as the scene says; the tiles of the display are laid out before Pillars take others."""
    for name in ("order", "phase", "round_number", "judgements"):
        if name in scene:
            setattr(game, name, scene[name])
    if "sun" in scene:
        sun(game, scene["sun"])
    if "light" in scene:
        light(game, *scene["light"].split())
    dice(game, scene.get("dice", ""))
    for god, slot in scene.get("slots", {}).items():
        here = game.horus.index(GODS.index(god))
        game.horus[here], game.horus[slot - 1] = game.horus[slot - 1], game.horus[here]
    if "display" in scene:
        display(game, *scene["display"].split())
    for space, tile in scene.get("tiles", {}).items():
        pillar(game, RIVAL, space, tile)
    for seat, (whose, spaces) in enumerate((("people", "mine"), ("their_people", "theirs"))):
        if whose in scene:
            tracks(game, seat, *scene[whose])
        pieces(game, seat, scene.get(spaces, ""))
    for number, cards in scene.get("market", {}).items():
        section(game, number, cards)
    for seat, whose in enumerate(("cards", "their_cards")):
        hand(game, seat, scene.get(whose, ""))
    for kind in scene.get("empty_decks", "").split():
        empty_deck(game, kind)
    if "destinies" in scene:
        held = scene["destinies"].split()
        for owner, card in zip(game.seats, held, strict=True):
            owner.destiny = card
        game.destinies = [card for card in sorted(components().destinies) if card not in held]
    mine = game.seats[ME]
    mine.start_cards = scene.get("start_cards", "").split()
    mine.production = [scene.get("levels", {}).get(name, n) for name, n in zip(BASIC, mine.production, strict=True)]
    plain = dict.fromkeys(BASIC, 20) if scene.get("plenty") else {}
    goods(game, ME, **{**plain, **{good: scene[good] for good in GOODS if good in scene}})
    plates = {plate: scene[plate] for plate in ("pure", "tainted", "anubis") if plate in scene}
    scales(game, ME, **plates, **scene.get("excess", {}))
    if "points" in scene:
        points(game, ME, scene["points"])


# The dial


def sun(game: Tekhenu, god: str) -> None:
    """The first Sunny section; the scoring markers lie as if the game had begun so."""
    game.first_sunny = GODS.index(god)
    arrow = game.first_sunny + 1
    game.markers = [(arrow + 4) % 6, (arrow + 8) % 6]


def light(game: Tekhenu, god: str, wanted: str) -> None:
    """Turn the dial so that this section lies in this light."""
    sun(game, GODS[GODS.index(god) - {"sunny": 0, "shaded": 2, "dark": 3}[wanted]])


def dice(game: Tekhenu, words: str = "") -> None:
    """Exactly these dice on the dial, "ra white 3, ra gray 5, thoth black 1"; all others go back to the bag."""
    for number, laid in enumerate(game.sections):
        game.bag += [one.colour for one in laid]
        game.sections[number] = ()
    for god, _, one in (each.strip().partition(" ") for each in words.split(",") if each):
        game.sections[GODS.index(god)] += tuple(_from_bag(game, one))


def scales(game: Tekhenu, seat: int, pure: str = "", tainted: str = "", anubis: str = "", **excess: int) -> None:
    """Dice on the plates and below, excess tokens by resource."""
    owner = game.seats[seat]
    owner.pure += _from_bag(game, pure)
    owner.tainted += _from_bag(game, tainted)
    owner.anubis += _from_bag(game, anubis)
    owner.excess = [excess.get(resource, 0) for resource in BASIC]


def _from_bag(game: Tekhenu, words: str) -> list[Die]:
    found = []
    for colour, face in (one.split() for one in words.split(",") if one.strip()):
        game.bag.remove(colour)
        found.append(die(colour, int(face)))
    return found


# Seats


def goods(game: Tekhenu, seat: int, **amounts: int) -> None:
    """Exactly these goods."""
    game.seats[seat].goods = [amounts.get(good, 0) for good in GOODS]
    assert set(amounts) <= set(GOODS)


def plenty(game: Tekhenu, seat: int = ME) -> None:
    """Enough of every resource that nothing fails for want of it; no Gold, so that payments are not asked."""
    goods(game, seat, papyrus=20, bread=20, limestone=20, granite=20)


def tracks(game: Tekhenu, seat: int, population: int, happiness: int) -> None:
    """Where the markers stand, as if they had never been further; the market is open as far as it must be."""
    owner = game.seats[seat]
    owner.population, owner.happiness, owner.top_happiness = population, happiness, happiness
    for section, needed in enumerate(components().section_population):
        if population >= needed and not game.market[section]:
            game.market[section] = ("",) * len(components().market[section])
            game.fill_section(section)


def points(game: Tekhenu, seat: int, total: int) -> None:
    """The points of a seat; the difference counts as those of the start."""
    game.score(seat, total - game.points[seat], "start")


# Cards


def hand(game: Tekhenu, seat: int, cards: str) -> None:
    """Give a seat these Blessings, Technologies and Decrees, wherever they are."""
    for card in cards.split():
        _take(game, card)
        game.keep(seat, card)


def section(game: Tekhenu, number: int, cards: str) -> None:
    """Exactly these cards in a market section, "-" for an empty space; the former ones go under their decks."""
    for card in filter(None, game.market[number - 1]):
        game.decks[KINDS.index(card_type(card))].insert(0, card)
    game.market[number - 1] = ()
    laid = ["" if card == "-" else card for card in cards.split()]
    for card in filter(None, laid):
        _take(game, card)
    kinds = components().market[number - 1]
    assert all(not card or card_type(card) == kind for card, kind in zip(laid, kinds, strict=True))
    game.market[number - 1] = tuple(laid)


def top_of_deck(game: Tekhenu, cards: str) -> None:
    """The next cards to be drawn, the first one first."""
    for card in reversed(cards.split()):
        _take(game, card)
        game.decks[KINDS.index(card_type(card))].append(card)


def empty_deck(game: Tekhenu, kind: str, seat: int = RIVAL) -> None:
    """No card of this type left to draw: deck and discards lie before another seat."""
    number = KINDS.index(kind)
    for card in game.decks[number] + game.discards[number]:
        game.keep(seat, card)
    game.decks[number], game.discards[number] = [], []


def _take(game: Tekhenu, card: str) -> None:
    """Out of the deck, the discards, a hand, or the market, where the next card of the deck replaces it."""
    number = KINDS.index(card_type(card))
    hands = [pile for owner in game.seats for pile in (owner.blessings, owner.technologies, owner.decrees)]
    for pile in (*hands, game.decks[number], game.discards[number]):
        if card in pile:
            pile.remove(card)
            return
    index = next(index for index, cards in enumerate(game.market) if card in cards)
    other = game.decks[number].pop(0)
    game.market[index] = tuple(other if one == card else one for one in game.market[index])


# The board


def pieces(game: Tekhenu, seat: int, spaces: str) -> None:
    """Buildings, Pillars and Statues of a seat; the name of a space says which.

    Pillars stand on tiles from the bottom of the pile. The Gold of spaces for the people is gone, that of row 2 stays.
    """
    owner = game.seats[seat]
    for name in spaces.split():
        number = GODS.index(name) if name in GODS else components().number[name]
        if name[0] == "C":
            pillar(game, seat, name, game.pile[0])
        elif name[0] in "HO":
            places = game.sites if name[0] == "H" else game.osiris
            assert places[number] == FREE
            places[number] = seat
            owner.buildings -= 1
        else:
            owner.statues -= 1
            if name in GODS:
                game.god_statues[number] = (*game.god_statues[number], seat)
            else:
                game.people_statues[number], game.statue_gold[number] = seat, 0


def pillar(game: Tekhenu, seat: int, space: str, tile: str, turn: int = 0) -> None:
    """A Pillar of a seat on this tile."""
    number = components().number[space]
    assert game.laid[number] == ""
    if tile in game.display:
        game.display[game.display.index(tile)] = game.pile.pop(0)
    else:
        game.pile.remove(tile)
    game.laid[number], game.turned[number], game.pillars[number] = tile, turn, seat
    game.seats[seat].pillars -= 1


def display(game: Tekhenu, left: str, middle: str, right: str) -> None:
    """The tiles of the Ra display, "-" for an empty slot; the former ones go under the pile."""
    game.pile[:0] = [tile for tile in game.display if tile]
    game.display = ["" if tile == "-" else tile for tile in (left, middle, right)]
    game.pile = [tile for tile in game.pile if tile not in game.display]


def empty_pile(game: Tekhenu, seat: int = RIVAL) -> None:
    """No tile left in the pile: they lie in the Temple, from C11 on, with Pillars of two rivals."""
    owners = [
        owner for owner in (*range(seat, len(game.seats)), *range(seat)) for _ in range(game.seats[owner].pillars)
    ]
    free = [space.id for space, tile in zip(components().temple, game.laid, strict=True) if not tile]
    for space, owner, tile in zip(free, owners, game.pile[::-1], strict=False):
        pillar(game, owner, space, tile)


# Points of play


def turn(game: Tekhenu, seat: int = ME) -> list[Event]:
    """A turn of a seat and nothing after it."""
    return run(game, BeginTurn(seat))


def action(game: Tekhenu, god: str, value: int, seat: int = ME) -> list[Event]:
    """A god action with this value, in the own turn, and nothing after it."""
    game.acting = seat
    game.interchanged.clear()
    return run(game, BeginAction(seat, god, (value,), False))


def produce(game: Tekhenu, resource: str, value: int, seat: int = ME) -> list[Event]:
    """A Production with this value, in the own turn, and nothing after it."""
    game.acting = seat
    game.interchanged.clear()
    return run(game, BeginProduction(seat, resource, (value,), True))


# Tables that have reached a point of play


def at_step(*steps: Step[Tekhenu], seats: int = 2, solo: bool = False, **scene: Unpack[Scene]) -> Tekhenu:
    """A table on which these steps have run up to the next decision."""
    game = table(seats, solo=solo, **scene)
    run(game, *steps)
    return game


def on_turn(seats: int = 2, **scene: Unpack[Scene]) -> Tekhenu:
    """A table at which it is seat 0's turn."""
    return at_step(BeginTurn(ME), seats=seats, **scene)


def acting(
    god: str, value: int, seat: int = ME, *, seats: int = 2, solo: bool = False, **scene: Unpack[Scene]
) -> Tekhenu:
    """A table at which a seat has begun this god action in its turn."""
    game = table(seats, solo=solo, **scene)
    action(game, god, value, seat)
    return game


def producing(resource: str, value: int, **scene: Unpack[Scene]) -> Tekhenu:
    """A table at which seat 0 has begun this Production in its turn."""
    game = table(**scene)
    produce(game, resource, value)
    return game
