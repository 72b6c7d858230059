"""TEK-2, TEK-7 to 17  The box: board, tiles, cards, limits and prices.

Everything printed lives in assets/data/tekhenu.yaml; this module checks it and gives it names.
"""

from __future__ import annotations

from functools import cache
from typing import Protocol

from game.core.data import Node, digest, load
from game.core.records import record
from game.tekhenu import cards
from game.tekhenu.cards import Blessing, Decree, DestinyCard, Gain, PillarTile, StartCard, Technology
from game.tekhenu.words import BASIC, CARD_TYPES, COLOURS, GODS, GOODS, HIGHEST, LIGHTS, OUTLINES, SYMBOLS, Plate

SIDE = 5
"""TEK-1.7  The Temple is a square of 5 x 5 spaces."""
LAYOUTS = (2, 3, 4)


class _Named(Protocol):
    @property
    def id(self) -> str: ...


@record
class HorusSlot:
    """TEK-8.2, 19.14  What a Statue at the god of this slot brings to a player and to Botankhamon."""

    bonus: Gain
    bot_bonus: Gain
    printed_god: int


@record
class PeopleSpace:
    """TEK-8.4  A statue space for the people: at a line of the Temple, or above two districts."""

    id: str
    line: tuple[int, ...]
    """The temple spaces of its line; empty at Osiris."""
    districts: tuple[int, ...]
    gold: int


@record
class OsirisSpace:
    """TEK-13.3  A space of a workshop or quarry."""

    id: str
    district: int
    row: int
    production: tuple[int, ...]
    gain: Gain
    any_production: int


@record
class TempleSpace:
    """TEK-9, 10.3  A space of the Temple and the border that touches it (N, E, S, W; "" inside)."""

    id: str
    good: int
    amount: int
    border: tuple[str, ...]
    sites: tuple[int, ...]
    """Sites at the ends of its row and column."""
    statues: tuple[int, ...]
    """Statue spaces for the people at the ends of its row and column."""
    neighbours: tuple[int, ...]
    """Temple spaces N, E, S, W; -1 where the border is."""

    @property
    def corner(self) -> bool:
        return sum(colour != "" for colour in self.border) == 2


@record
class Site:
    """TEK-10.1  A building site around the Temple."""

    id: str
    side: str
    line: tuple[int, ...]
    bread: int
    min_players: int


@record
class DisplaySlot:
    """TEK-9  A place of the Ra display."""

    id: str
    values: tuple[int, ...]
    vp: int


@record
class ThothPrice:
    """TEK-12.1  How many cards a value brings, and for how much Papyrus."""

    papyrus: int
    cards: int


@record
class Points:
    """TEK-8 to 10, 17, 18  What the main board pays."""

    hathor_own_pillar: int
    temple_statue_own_pillar: int
    ra_building: int
    ra_outline: int
    ra_outline_corner: int
    district: int
    temple_piece: int
    temple_pillar: int
    statues: tuple[int, ...]
    happiness_pyramid: int
    unpaid_bread: int
    first_at_end: int
    second_at_end: int
    most_decrees: int


@record
class BotTile:
    """TEK-19.4, 19.5  A tile of Botankhamon: a god, or dice colours in the order in which he looks for them."""

    id: str
    god: int
    """-1 on a resource tile."""
    colours: tuple[str, ...]


@record
class Bot:
    """TEK-19  The numbers of Botankhamon."""

    start_cards: int
    """How many Start cards his opponent chooses from."""
    tiles: dict[str, BotTile]
    right: tuple[int, ...]
    up: tuple[int, ...]
    """Where the Deben leads from each place of the pyramid; -1: nowhere."""
    vp: int
    happiness: int
    population: int
    setup_statue_value: int
    medium_buildings: tuple[int, ...]
    medium_pillar: int
    hard_statue_value: int
    balances: tuple[int, ...]
    ankh: int
    destinies: tuple[str, ...]
    blessing_vp: int
    technology_vp: int
    decree_vp: int
    harsh_decree_vp: int
    scribes_per_vp: int
    instead_vp: int


@record
class Components:
    """All components of Tekhenu."""

    rounds: int
    rounds_per_rotation: int
    dice_per_judgement: int
    start: Gain
    start_production: tuple[int, ...]
    decrees_dealt: int
    buildings: int
    pillars: int
    statues: int
    dice_per_section: int
    bags: dict[int, tuple[str, ...]]
    """The colours of the dice in the bag, by layout players."""
    resource_of: dict[str, int | None]
    """TEK-3.5  The resource of each dice colour."""
    purity: dict[str, dict[str, Plate]]
    god_slots: dict[int, int]
    horus_slots: tuple[HorusSlot, ...]
    people_spaces: tuple[PeopleSpace, ...]
    osiris_cost: int
    gold_row: int
    row_gold: int
    osiris_spaces: tuple[OsirisSpace, ...]
    """Row by row within each district: number = district * 6 + row - 1."""
    temple: tuple[TempleSpace, ...]
    """Number = (row - 1) * 5 + column - 1."""
    sites: tuple[Site, ...]
    display: tuple[DisplaySlot, ...]
    slot_of_value: tuple[int, ...]
    """The place of the Ra display by action value (entry 0 is not used)."""
    tiles: dict[str, PillarTile]
    building_vp: tuple[int, ...]
    building_bread: tuple[int, ...]
    """Sums over the emptied slots, by the number of Buildings built."""
    statue_costs: tuple[int, ...]
    most_production: int
    vp_at_most_production: int
    track_end: int
    pyramids: tuple[int, ...]
    section_happiness: tuple[int, ...]
    section_population: tuple[int, ...]
    rewards: tuple[tuple[int, Gain], ...]
    """TEK-11.4  Happiness rewards; the last one, at the end of the track, is an action."""
    market: tuple[tuple[str, ...], ...]
    """The card type of each space, section by section."""
    thoth: tuple[ThothPrice, ...]
    """By action value (entry 0 is not used)."""
    refresh: int
    bastet_papyrus: int
    bastet_scribes: tuple[int, ...]
    """By action value (entry 0 is not used)."""
    anubis_scribes: int
    maat_losses: tuple[tuple[int, int], ...]
    """TEK-16.4  From the worst: at this balance or less, that many points are lost."""
    points: Points
    start_cards: dict[str, StartCard]
    start_cards_laid_out: dict[int, int]
    destinies: dict[str, DestinyCard]
    decrees: dict[str, Decree]
    blessings: dict[str, Blessing]
    technologies: dict[str, Technology]
    bot: Bot
    number: dict[str, int]
    """The number of every temple space, site, Osiris space and statue space by its printed name."""
    digest: str


@cache
def components() -> Components:
    """The components in force, read once."""
    data = load("tekhenu")
    start, pieces, track = data.child("start"), data.child("pieces"), data.child("track")
    osiris, thoth, bastet = data.child("osiris"), data.child("thoth"), data.child("bastet")
    structure, production = data.child("structure"), data.child("production")
    laid_out, god_slots = (data.child(key).child("by_players") for key in ("start_cards_laid_out", "god_statue_slots"))
    slots = [(n.whole("vp", 0, 99), n.whole("bread", 0, 99)) for n in data.child("building_slots").items("slots")]
    losses = data.child("maat_losses").items("from_worst")
    osiris_spaces = tuple(_osiris_space(node) for node in data.items("osiris_spaces"))
    sites = tuple(_site(node) for node in data.items("sites"))
    people = tuple(_people_space(node) for node in data.items("people_spaces"))
    temple = _temple(data, sites, people)
    made = Components(
        rounds=structure.whole("rounds", 1, 99),
        rounds_per_rotation=structure.whole("rounds_per_rotation", 1, 9),
        dice_per_judgement=structure.whole("dice_per_judgement", 1, 9),
        start=cards.gain(start, ("production", "decrees_dealt", "decrees_kept", "source")),
        start_production=cards.goods(start.child("production"), BASIC)[: len(BASIC)],
        decrees_dealt=start.whole("decrees_dealt", 1, 4),
        buildings=pieces.whole("building", 1, 99),
        pillars=pieces.whole("pillar", 1, 99),
        statues=pieces.whole("statue", 1, 99),
        dice_per_section=data.child("dice").whole("per_section", 1, 9),
        bags={count: _bag(data.child("dice").child("bag").child(count)) for count in LAYOUTS},
        resource_of=_resources(data),
        purity=_purity(data.child("purity")),
        god_slots={count: god_slots.whole(count, 1, 9) for count in LAYOUTS},
        horus_slots=_horus_slots(data),
        people_spaces=people,
        osiris_cost=osiris.whole("happiness_cost", 0, 9),
        gold_row=osiris.whole("gold_row", 1, 6),
        row_gold=osiris.whole("row_gold", 0, 9),
        osiris_spaces=osiris_spaces,
        temple=temple,
        sites=sites,
        display=tuple(
            DisplaySlot(n.text("id"), n.wholes("values", 1, 6), n.whole("vp", 0, 99))
            for n in data.items("display_slots")
        ),
        slot_of_value=_by_value(data, "display_slots", [n.wholes("values", 1, 6) for n in data.items("display_slots")]),
        tiles={node.text("id"): cards.pillar_tile(node) for node in data.items("pillar_tiles")},
        building_vp=tuple(sum(vp for vp, _ in slots[:count]) for count in range(len(slots) + 1)),
        building_bread=tuple(sum(bread for _, bread in slots[:count]) for count in range(len(slots) + 1)),
        statue_costs=data.child("statue_costs").wholes("granite", 0, 99),
        most_production=production.whole("most", 1, 9),
        vp_at_most_production=production.whole("vp_at_most", 0, 99),
        track_end=track.whole("most", 1, 99),
        pyramids=track.wholes("pyramids", 1, 99),
        section_happiness=track.wholes("happiness_for_sections", 0, 99),
        section_population=track.wholes("population_for_sections", 0, 99),
        rewards=tuple((n.whole("at", 1, 99), cards.gain(n.child("gain"))) for n in track.items("happiness_rewards")),
        market=tuple(_section(node.child("slots")) for node in data.items("market_sections")),
        thoth=_thoth(thoth),
        refresh=thoth.whole("refresh", 0, 9),
        bastet_papyrus=bastet.whole("papyrus", 0, 9),
        bastet_scribes=(0, *bastet.wholes("scribes", 0, 9)),
        anubis_scribes=data.child("anubis").whole("scribes", 0, 9),
        maat_losses=tuple((n.whole("to", -99, -1), n.whole("vp", 0, 99)) for n in losses),
        points=_points(data.child("points")),
        start_cards={node.text("id"): cards.start_card(node) for node in data.items("start_cards")},
        start_cards_laid_out={count: laid_out.whole(count, 2 * count, 12) for count in LAYOUTS},
        destinies={node.text("id"): cards.destiny_card(node) for node in data.items("destiny_cards")},
        decrees={node.text("id"): cards.decree(node) for node in data.items("decree_cards")},
        blessings={node.text("id"): cards.blessing(node) for node in data.items("blessing_cards")},
        technologies={node.text("id"): cards.technology(node) for node in data.items("technology_cards")},
        bot=_bot(data, osiris_spaces, temple),
        number=_numbers(data, (temple, sites, osiris_spaces, people)),
        digest=digest(data),
    )
    _check(data, made)
    return made


def _check(data: Node, made: Components) -> None:
    """What single values cannot show: that they fit together well enough to play."""
    if made.rounds % made.dice_per_judgement or made.dice_per_judgement % made.rounds_per_rotation:
        raise data.wrong(
            "rounds, dice_per_judgement and rounds_per_rotation must each be a multiple of the next", "structure"
        )
    judgements = made.rounds // made.dice_per_judgement
    lists = (
        (len(made.building_vp) - 1, made.buildings, "building_slots.slots", "slots"),
        (len(made.statue_costs), made.statues, "statue_costs.granite", "prices"),
        (len(made.points.statues), made.statues + 1, "points.statues", "points, from 0 Statues on"),
        (len(made.bastet_scribes) - 1, HIGHEST, "bastet.scribes", "numbers, one for each value"),
        (len(made.section_population), len(made.market), "track.population_for_sections", "sections"),
        (len(made.section_happiness), len(made.market), "track.happiness_for_sections", "sections"),
        (len(made.bot.balances), judgements, "botankhamon.balances", "balances, one for each Judgement"),
    )
    for found, needed, key, what in lists:
        if found != needed:
            raise data.wrong(f"must list {needed} {what}", key)
    if list(made.maat_losses) != sorted(made.maat_losses):
        raise data.wrong("must rise from the worst balance", "maat_losses.from_worst")
    if made.bot.hard_statue_value == made.bot.setup_statue_value and made.god_slots[min(LAYOUTS)] == 1:
        raise data.wrong("must be another god than setup_statue_value", "botankhamon.hard_statue_value")
    if not made.bot.happiness <= made.bot.population <= made.track_end:
        raise data.wrong("must reach happiness and stay on the track", "botankhamon.population")
    if not made.bot.destinies:
        raise data.wrong("must name at least one card", "botankhamon.destinies")
    if len(made.destinies) < max(LAYOUTS):
        raise data.wrong(f"must list at least {max(LAYOUTS)} cards", "destiny_cards")
    for count, bag in made.bags.items():
        needed = len(GODS) * made.dice_per_section + 2 * count
        if len(bag) < needed:
            raise data.wrong(f"must hold at least {needed} dice (TEK-3.4)", f"dice.bag.{count}")
    if max((at for at, _ in made.rewards), default=0) != made.track_end or made.rewards[-1][0] != made.track_end:
        raise data.wrong("must end with the action at the end of the track", "track.happiness_rewards")
    if {decree.symbol for decree in made.decrees.values()} - set(SYMBOLS):
        raise data.wrong(f"must have symbols of {', '.join(SYMBOLS)}", "decree_cards")


def _numbers(data: Node, spaces: tuple[tuple[_Named, ...], ...]) -> dict[str, int]:
    numbers = {space.id: number for listed in spaces for number, space in enumerate(listed)}
    if len(numbers) != sum(map(len, spaces)):
        raise data.wrong("two spaces have the same name")
    return numbers


def _bag(node: Node) -> tuple[str, ...]:
    return tuple(colour for colour in COLOURS for _ in range(node.whole(colour, 0, 99)))


def _resources(data: Node) -> dict[str, int | None]:
    nodes = {node.choice("id", COLOURS): node for node in data.items("dice_colours")}
    if len(nodes) != len(COLOURS):
        raise data.wrong(f"must have the colours {', '.join(COLOURS)}", "dice_colours")
    return {
        colour: None
        if nodes[colour].child("resource").value is None
        else BASIC.index(nodes[colour].choice("resource", BASIC))
        for colour in COLOURS
    }


def _purity(table: Node) -> dict[str, dict[str, Plate]]:
    return {light: {colour: _plate(table.child(light), colour) for colour in COLOURS} for light in LIGHTS}


def _plate(node: Node, colour: str) -> Plate:
    plate = node.choice(colour, ("pure", "tainted", "forbidden"))
    return "pure" if plate == "pure" else "tainted" if plate == "tainted" else "forbidden"


def _horus_slots(data: Node) -> tuple[HorusSlot, ...]:
    slots = tuple(
        HorusSlot(
            cards.gain(node.child("bonus")),
            cards.gain(node.child("bot_bonus")),
            GODS.index(node.choice("printed_god", GODS)),
        )
        for node in data.items("horus_slots")
    )
    if sorted(slot.printed_god for slot in slots) != list(range(len(GODS))):
        raise data.wrong("must name every god once", "horus_slots")
    if any(slot.bonus.population or slot.bonus.happiness for slot in slots):
        raise data.wrong("may bring goods and points, no steps on the track", "horus_slots")
    return slots


def _line(node: Node) -> tuple[int, ...]:
    """TEK-1.7  The temple spaces of a row or column."""
    line = node.child("line")
    if "row" in line.mapping():
        row = line.whole("row", 1, SIDE) - 1
        return tuple(range(row * SIDE, row * SIDE + SIDE))
    return tuple(range(line.whole("column", 1, SIDE) - 1, SIDE * SIDE, SIDE))


def _people_space(node: Node) -> PeopleSpace:
    return PeopleSpace(
        node.text("id"),
        _line(node) if "line" in node.mapping() else (),
        cards.names(node, "districts", BASIC),
        node.whole("gold", 0, 9),
    )


def _osiris_space(node: Node) -> OsirisSpace:
    return OsirisSpace(
        id=node.text("id"),
        district=BASIC.index(node.choice("district", BASIC)),
        row=node.whole("row", 1, HIGHEST),
        production=cards.goods(node.child("production"), BASIC)[: len(BASIC)],
        gain=cards.gain(node.child("gain")),
        any_production=node.whole("any_production", 0, 9),
    )


def _site(node: Node) -> Site:
    return Site(
        node.text("id"),
        node.choice("side", ("left", "right", "top", "bottom")),
        _line(node),
        node.whole("bread", 0, 99),
        node.whole("min_players", 2, 4),
    )


def _temple(data: Node, sites: tuple[Site, ...], people: tuple[PeopleSpace, ...]) -> tuple[TempleSpace, ...]:
    nodes = data.items("temple_spaces")
    if len(nodes) != SIDE * SIDE:
        raise data.wrong(f"must list {SIDE * SIDE} spaces", "temple_spaces")
    border = {
        side: tuple(OUTLINES[i] for i in cards.names(data.child("border"), side, OUTLINES))
        for side in ("top", "right", "bottom", "left")
    }
    if any(len(colours) != SIDE for colours in border.values()):
        raise data.wrong(f"must name {SIDE} colours on each side", "border")
    return tuple(_temple_space(node, number, border, sites, people) for number, node in enumerate(nodes))


def _temple_space(
    node: Node,
    number: int,
    border: dict[str, tuple[str, ...]],
    sites: tuple[Site, ...],
    people: tuple[PeopleSpace, ...],
) -> TempleSpace:
    row, column = divmod(number, SIDE)
    last = SIDE - 1
    edges = (
        border["top"][column] if row == 0 else "",
        border["right"][row] if column == last else "",
        border["bottom"][column] if row == last else "",
        border["left"][row] if column == 0 else "",
    )
    around = (number - SIDE, number + 1, number + SIDE, number - 1)
    return TempleSpace(
        id=node.text("id"),
        good=GOODS.index(node.choice("type", GOODS)),
        amount=node.whole("amount", 0, 99),
        border=edges,
        sites=tuple(index for index, site in enumerate(sites) if number in site.line),
        statues=tuple(index for index, space in enumerate(people) if number in space.line),
        neighbours=tuple(-1 if edge else other for edge, other in zip(edges, around, strict=True)),
    )


def _by_value(data: Node, key: str, listed: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Which of the lists holds each value from 1 to 6."""
    found = {value: index for index, values in enumerate(listed) for value in values}
    if sorted(value for values in listed for value in values) != list(range(1, HIGHEST + 1)):
        raise data.wrong("must share out the values 1 to 6", key)
    return (-1, *(found[value] for value in range(1, HIGHEST + 1)))


def _section(node: Node) -> tuple[str, ...]:
    return tuple(kind for kind in CARD_TYPES for _ in range(node.whole(kind, 0, 9)))


def _thoth(thoth: Node) -> tuple[ThothPrice, ...]:
    prices = [ThothPrice(n.whole("papyrus", 0, 99), n.whole("cards", 1, 9)) for n in thoth.items("prices")]
    places = _by_value(thoth, "prices", [n.wholes("values", 1, 6) for n in thoth.items("prices")])
    return tuple(prices[max(place, 0)] for place in places)


def _points(node: Node) -> Points:
    names = [name for name in Points.__dataclass_fields__ if name != "statues"]
    return Points(statues=node.wholes("statues", 0, 99), **{name: node.whole(name, 0, 99) for name in names})


def _bot(data: Node, osiris: tuple[OsirisSpace, ...], temple: tuple[TempleSpace, ...]) -> Bot:
    node, pyramid = data.child("botankhamon"), data.child("bot_pyramid").items("places")
    colour_of = {BASIC[r]: colour for colour, r in _resources(data).items() if r is not None}
    if len(colour_of) < len(BASIC):
        raise data.wrong("must have a colour for every resource", "dice_colours")
    tiles = {}
    for tile in data.items("bot_tiles"):
        god = GODS.index(tile.choice("god", GODS)) if "god" in tile.mapping() else -1
        order = cards.names(tile, "order", BASIC)
        if god < 0 and sorted(order) != list(range(len(BASIC))):
            raise tile.wrong("must name every resource once", "order")
        tiles[tile.text("id")] = BotTile(tile.text("id"), god, tuple(colour_of[BASIC[index]] for index in order))
    if len(tiles) != len(pyramid):
        raise data.wrong(f"must list {len(pyramid)} tiles", "bot_tiles")
    spaces = {space.id: number for number, space in enumerate(osiris)}
    buildings = tuple(spaces[osiris[index].id] for index in cards.names(node, "medium_buildings", tuple(spaces)))
    whole = (
        "vp",
        "happiness",
        "population",
        "ankh",
        "blessing_vp",
        "technology_vp",
        "decree_vp",
        "harsh_decree_vp",
        "scribes_per_vp",
        "instead_vp",
    )
    destinies = tuple(card.text("id") for card in data.items("destiny_cards"))
    return Bot(
        start_cards=node.whole("start_cards", 2, 12),
        tiles=tiles,
        right=tuple(place.whole("right", -1, len(pyramid) - 1) for place in pyramid),
        up=tuple(place.whole("up", -1, len(pyramid) - 1) for place in pyramid),
        medium_buildings=buildings,
        medium_pillar=[space.id for space in temple].index(
            node.choice("medium_pillar", tuple(space.id for space in temple))
        ),
        setup_statue_value=node.whole("setup_statue_value", 1, HIGHEST),
        hard_statue_value=node.whole("hard_statue_value", 1, HIGHEST),
        balances=node.wholes("balances", -99, 99),
        destinies=tuple(destinies[index] for index in cards.names(node, "destinies", destinies)),
        **{name: node.whole(name, 0, 99) for name in whole},
    )
