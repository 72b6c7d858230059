"""A workshop for positions of Pharaon: lay the table, hand out pieces, go to a point of the round.

Everything is taken from where it lies (supply, bag, decks, piles), so that the invariants of the game hold in every
arranged position. Resources are written as in the rule book's examples: "3A 1S" is three Agriculture and one Silver.
"""

from game.core.events import Event
from game.core.setup import Setup
from game.core.tables import table_of
from game.pharaon import RULES
from game.pharaon.automaton import DealTraitorPile
from game.pharaon.components import components
from game.pharaon.opening import CloseOpening, LayOutCards, OpeningPick
from game.pharaon.pieces import BASE, LIGHT, RESOURCES
from game.pharaon.round_end import EndRound
from game.pharaon.setup import TRAITOR
from game.pharaon.state import Pharaon, Traitor
from game.pharaon.turn import BeginRound, NextTurn
from tests.titles.playing import run

LETTERS = "AJRCMS"
"""Agriculture, Justice, Royalty, Construction, Commerce, Silver."""
B0 = ("offerings", "burial", "nile", "artisans", "nobles")
"""The board of the examples; with offset 0 its quarters face A, J, R, C, M."""


def setup_of(seats: int = 3, seed: int = 1, variants: tuple[str, ...] = (), solo: bool = False) -> Setup:
    kinds = ("human", TRAITOR) if solo else ("human",) * seats
    return table_of("pharaon", kinds, variants, seed)


def noble(number: int) -> str:
    return f"NOB{number:02}"


def artisan(number: int) -> str:
    return f"ART{number:02}"


def position(seats: int = 3, seed: int = 1, solo: bool = False) -> Pharaon:
    """Board B0 in round 1 without opening picks: seat 0 has the First Player token, nobody owns anything."""
    game = RULES.new_game(setup_of(seats, seed, solo=solo))
    game.first, game.offset, game.clockwise_wheel, game.quarters = 0, 0, True, B0
    run(game, LayOutCards(), *([DealTraitorPile(1)] if solo else []))
    game.current_round = 1
    return game


def at_turn(game: Pharaon, seat: int = 0) -> list[Event]:
    """The turn of a seat begins."""
    return run(game, NextTurn(seat))


def holding(
    words: str = "",
    *nobles: int,
    seat: int = 0,
    seats: int = 3,
    current_round: int = 1,
    tokens: str = "",
    step: int = 0,
    levels: tuple[int, ...] = (0, 0, 0, 0, 0),
    offset: int = 0,
    full: str = "",
    shown: tuple[int, ...] = (),
    artisans: tuple[int, ...] = (),
    vases: tuple[int, ...] | None = None,
    pile: tuple[int, ...] = (),
    lots: tuple[str, ...] | None = None,
    zone: tuple[str, ...] | None = None,
    bag: tuple[int, int] | None = None,
    gone: str = "",
) -> Pharaon:
    """The turn of a seat that holds these resources, nobles and offering tokens, at a table laid as it says.

    `full` sectors, `shown` nobles, visible `artisans`, `vases` under the pyramid and next of the `pile`, `lots` and
    `zone` of the Offerings, tokens in `bag` and discard, and resources that are `gone` from the supply.
    """
    game = position(seats)
    owner = game.seats[seat]
    game.current_round, game.offset, owner.step, owner.levels = current_round, offset, step, list(levels)
    give(game, seat, words)
    ennoble(game, seat, *nobles)
    offer(game, seat, *tokens.split())
    for letter in full:
        fill_sector(game, letter, game.slots)
    if shown:
        show_nobles(game, *shown)
    if artisans:
        show_artisans(game, *artisans)
    if vases is not None:
        under_pyramid(game, *vases)
    top_vases(game, *pile)
    if lots is not None:
        lay_lots(game, *lots)
    if zone is not None:
        lay_zone(game, *zone)
    if bag is not None:
        hoard_tokens(game, *bag)
    empty_supply(game, gone)
    at_turn(game, seat)
    return game


def opening(*numbers: int, seats: int = 2) -> Pharaon:
    """Before the opening picks, with these nobles on top of the deck."""
    game = position(seats)
    game.current_round = 0
    for number in numbers:
        top_noble(game, number)
    return game


def pick_start(game: Pharaon, *seats: int) -> list[Event]:
    """The opening picks of these seats, then the first round."""
    return run(game, *(OpeningPick(seat) for seat in seats), CloseOpening(), BeginRound())


def end_round(game: Pharaon, *vases: int) -> list[Event]:
    """The round ends with these vases under the pyramid, and the next one begins."""
    under_pyramid(game, *vases)
    if game.traitor is not None:
        traitor_pile(game)
    return run(game, EndRound(), BeginRound())


def on_row(game: Pharaon, seat: int, row: int, space: int = 0) -> None:
    """A seat that has passed, with its disc on a space (from 0) of a row."""
    owner = game.seats[seat]
    owner.passed, owner.row, owner.space = True, row, space


def amounts(words: str) -> list[int]:
    """Numbers of the six resources: "3A 1S" or "AAA S"."""
    counts = [0] * len(RESOURCES)
    for word in words.split():
        number = int(word[:-1]) if word[:-1].isdigit() else len(word)
        counts[LETTERS.index(word[-1])] += number
    return counts


def give(game: Pharaon, seat: int, words: str) -> None:
    """Hand out resources from the supply."""
    for resource, count in enumerate(amounts(words)):
        game.supply[resource] -= count
        game.seats[seat].stock[resource] += count


def empty_supply(game: Pharaon, words: str, keep: int = 0) -> None:
    """Leave only `keep` of these resources in the supply; the rest goes to the last seat."""
    for letter in words.split():
        resource = LETTERS.index(letter)
        game.seats[-1].stock[resource] += game.supply[resource] - keep
        game.supply[resource] = keep


def offer(game: Pharaon, seat: int, *tokens: str) -> None:
    """Hand out offering tokens: `justice`, `q_nile`, `pp1`."""
    for word in tokens:
        name = token(word)
        take_token(game, name)
        game.seats[seat].tokens[components().token_index[name]] += 1


def token(word: str) -> str:
    """The id of an offering token from a short word."""
    if word.startswith("q_"):
        return f"OFF_Q_{word[2:]}"
    return f"OFF_{word.upper()}" if word.startswith("pp") else f"OFF_{word}"


def take_token(game: Pharaon, name: str) -> None:
    """Out of the bag or the discard, or exchanged for another one on the Offerings quarter."""
    for pile in (game.bag, game.token_discard):
        if name in pile:
            pile.remove(name)
            return
    for place, lot in enumerate(game.lots):
        if name in lot:
            rest = list(lot)
            rest[rest.index(name)] = game.bag.pop()
            game.lots[place] = tuple(rest)
            return
    game.zone[game.zone.index(name)] = game.bag.pop()


def lay_lots(game: Pharaon, *lots: str) -> None:
    """The lots of the Offerings quarter from the top, as short words; an empty string is a lot that is gone."""
    for lot in game.lots:
        game.bag.extend(lot)
    game.lots = [()] * len(game.lots)
    for place, words in enumerate(lots):
        names = [token(word) for word in words.split()]
        for name in names:
            take_token(game, name)
        game.lots[place] = tuple(names)


def lay_zone(game: Pharaon, *words: str) -> None:
    """The Bonus zone from the top; an empty string is an empty place."""
    game.bag.extend(name for name in game.zone if name)
    game.zone = [""] * len(game.zone)
    for place, word in enumerate(words):
        if word:
            take_token(game, token(word))
            game.zone[place] = token(word)


def top_token(game: Pharaon, word: str) -> None:
    """The next token out of the bag."""
    take_token(game, token(word))
    game.bag.append(token(word))


def hoard_tokens(game: Pharaon, bag: int, discard: int) -> None:
    """Only so many tokens in bag and discard; the last seat holds the rest."""
    pool = game.bag + game.token_discard
    game.bag, game.token_discard = pool[:bag], pool[bag : bag + discard]
    for name in pool[bag + discard :]:
        game.seats[-1].tokens[components().token_index[name]] += 1


def ennoble(game: Pharaon, seat: int, *numbers: int) -> None:
    """Give nobles to a seat without their instant gains."""
    for number in numbers:
        _take_card(game.noble_deck, game.nobles, noble(number))
        game.seats[seat].nobles.append(noble(number))


def employ(game: Pharaon, seat: int, *numbers: int) -> None:
    """Give artisans to a seat without their gains."""
    for number in numbers:
        _take_card(game.artisan_deck, game.artisans, artisan(number))
        game.seats[seat].artisans.append(artisan(number))


def _take_card(deck: list[str], display: list[str], name: str) -> None:
    """Out of the deck, or exchanged for its lowest card in the display."""
    if name in deck:
        deck.remove(name)
    else:
        display[display.index(name)] = deck.pop(0) if deck else ""


def show_nobles(game: Pharaon, *numbers: int) -> None:
    """The visible nobles from the left; 0 is an empty slot."""
    _lay_open(game.noble_deck, game.nobles, [noble(number) if number else "" for number in numbers])


def show_artisans(game: Pharaon, *numbers: int) -> None:
    """The visible artisans from the left; 0 is an empty slot."""
    _lay_open(game.artisan_deck, game.artisans, [artisan(number) if number else "" for number in numbers])


def _lay_open(deck: list[str], display: list[str], names: list[str]) -> None:
    deck[:0] = filter(None, display)
    display[:] = names
    for name in filter(None, names):
        deck.remove(name)


def top_noble(game: Pharaon, number: int) -> None:
    _take_card(game.noble_deck, game.nobles, noble(number))
    game.noble_deck.append(noble(number))


def worth_artisans(game: Pharaon, seat: int, *values: int) -> None:
    """Give a seat artisans of these points."""
    for value in values:
        held = [name for owner in game.seats for name in owner.artisans]
        name = next(name for name, card in components().artisans.items() if card.pp == value and name not in held)
        employ(game, seat, int(name[3:]))


def remove_nobles(game: Pharaon) -> None:
    """No noble is left anywhere but with the seats."""
    _remove(game, game.noble_deck, game.nobles)


def remove_artisans(game: Pharaon) -> None:
    """No artisan is left anywhere but with the seats."""
    _remove(game, game.artisan_deck, game.artisans)


def _remove(game: Pharaon, deck: list[str], display: list[str]) -> None:
    game.removed += filter(None, deck + display)
    deck.clear()
    display[:] = [""] * len(display)


def under_pyramid(game: Pharaon, *numbers: int) -> None:
    """The vases under the Pyramid of Time."""
    game.vase_pile[:0] = game.vases
    game.vases = []
    game.vases = [_vase(game, number) for number in numbers]


def top_vases(game: Pharaon, *numbers: int) -> None:
    """The next vases of the pile, the first one first."""
    game.vase_pile += [_vase(game, number) for number in reversed(numbers)]


def traitor_pile(game: Pharaon, *numbers: int) -> None:
    """The Traitor's pile, the first one on top."""
    assert game.traitor is not None
    game.vase_pile[:0] = game.traitor.pile
    game.traitor.pile = []
    game.traitor.pile = [_vase(game, number) for number in reversed(numbers)]


def _vase(game: Pharaon, number: int) -> str:
    name = f"VAS{number:02}"
    for pile in (game.vase_pile, game.vase_discard, *([game.traitor.pile] if game.traitor else [])):
        if name in pile:
            pile.remove(name)
            return name
    game.vases[game.vases.index(name)] = game.vase_pile.pop(0)
    return name


def fill_sector(game: Pharaon, letter: str, count: int) -> None:
    """Tokens of a sector's own resource on its slots."""
    colour = LETTERS.index(letter)
    game.supply[colour] -= count
    game.wheel[colour] += (BASE[colour],) * count


def solo(
    order: str = "12345", colours: str = "AJRCM", counts: tuple[int, ...] = (1, 1, 1, 1, 1), face: str = LIGHT
) -> Pharaon:
    """A solo table in round 1 with these tiles; seat 0 is the player, seat 1 the Traitor."""
    game = position(solo=True)
    tiles(game, order, colours, counts).faces = [face] * len(order)
    return game


def tiles(game: Pharaon, order: str, colours: str, counts: tuple[int, ...] = (1, 1, 1, 1, 1)) -> Traitor:
    """The Traitor's tiles from the left by number ("12345"), their resources, and how many tokens lie on each."""
    assert game.traitor is not None
    traitor = game.traitor
    for contents in traitor.placed:
        for name in contents:
            game.put_back(name)
    traitor.tiles = [f"TRA{number}" for number in order]
    traitor.faces = [LIGHT] * len(order)
    traitor.colours = [LETTERS.index(letter) for letter in colours]
    traitor.placed = []
    for colour, count in zip(traitor.colours, counts, strict=True):
        game.supply[colour] -= count
        traitor.placed.append((BASE[colour],) * count)
    return traitor
