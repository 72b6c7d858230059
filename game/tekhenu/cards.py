"""TEK-14, TEK-18.4  What is printed on cards and tiles, as records read from the data file."""

from __future__ import annotations

from game.core.data import Node
from game.core.records import record
from game.tekhenu.words import BASIC, GODS, GOODS, LIGHTS, OUTLINES, SYMBOLS

WINDOWS = ("turn_start", "die_selection", "own_turn_any_time", "production", "pay_ra_or_horus", "pay_bastet_or_hathor")
COUNTERS = (
    "technology", "distinct_decree_symbol_owned", "population_pyramid", "happiness_pyramid", "scribe_left", "gold_left",
    "basic_resource_left", "own_quarry_building", "own_workshop_building", "own_osiris_building",
    "own_temple_building", "own_pillar", "own_statue", "own_god_statue", "own_people_statue", "own_building_built",
)  # fmt: skip
"""What a Decree can count."""
FORMULAS = {
    "own_happiness - lowest_happiness": "happiness_lead",
    "ceil(sum of dice on own pure plate / 2)": "half_of_pure_plate",
}


@record
class Gain:
    """Goods in the order of GOODS, points, steps on the two tracks."""

    goods: tuple[int, ...] = (0,) * len(GOODS)
    vp: int = 0
    population: int = 0
    happiness: int = 0

    @property
    def is_nothing(self) -> bool:
        return not (self.vp or self.population or self.happiness or any(self.goods))


@record
class PillarTile:
    """TEK-9  `outlines` are N, E, S, W as displayed; the ability works in `light` ("none": it has none)."""

    id: str
    cost: tuple[int, ...]
    outlines: tuple[str, ...]
    light: str
    gain: Gain
    vp_per_outline: int
    vp_per_building: int
    doubles_bonus: bool
    decrees: int
    action: str
    """A god whose action the ability grants, with one of `values`."""
    values: tuple[int, ...]


@record
class StartCard:
    """TEK-2.10, 2.13  Its reward: goods, a choice of `mix` resources, a kept card, or an Osiris space in `row`."""

    id: str
    initiative: int
    gain: Gain
    mix: int
    types: tuple[int, ...]
    draws: str
    drawn: int
    kept: int
    row: int
    districts: tuple[int, ...]


@record
class DestinyCard:
    """TEK-16.5, 16.8  One reward of `choices` and the Ankh value that breaks ties."""

    id: str
    ankh: int
    choices: tuple[Gain, ...]


@record
class Blessing:
    """TEK-14.1  A card that is played once, in its window."""

    id: str
    window: str
    gain: Gain
    choices: tuple[Gain, ...]
    turns_die: bool
    recolours: bool
    adjust: int
    free_gods: tuple[int, ...]
    extra: str
    """An extra god action of an "adjacent" or "opposite" section, or ""."""
    scribes: int
    population: int
    happiness: int
    """What the extra action costs."""
    repeats: int
    anubis: bool


@record
class Technology:
    """TEK-14  A card that works for the rest of the game; how is written in the rules under its number."""

    id: str
    trigger: str
    min_players: int
    gain: Gain
    adjust: int
    extra_goods: int
    vp_per_excess: int
    vp_per_pillar: int
    vp_once: int
    ankh: int
    scribes: int
    if_first: Gain
    if_last: Gain


@record
class Decree:
    """TEK-18.4  Points at the end: `counts` are pairs of a counter and its worth; special ones by `kind`."""

    id: str
    symbol: str
    min_players: int
    counts: tuple[tuple[str, int], ...]
    kind: str
    """"", "doubles" (D03), "paid" (D04), "order" (D20), "action" (D23), "echo" (D24), or a formula (D06, D22)."""
    price: int
    most: int | None
    by_order: tuple[int, ...]


def gain(node: Node, others: tuple[str, ...] = ()) -> Gain:
    """A mapping of goods, vp, population, happiness; `others` are keys that somebody else reads."""
    known = (*GOODS, "vp", "population", "happiness")
    for key in node.mapping():
        if key not in known and key not in others:
            raise node.wrong("is not known here", str(key))
    amounts = {key: node.whole(key, 0, 99) for key in known if key in node.mapping()}
    return Gain(
        tuple(amounts.get(good, 0) for good in GOODS),
        amounts.get("vp", 0),
        amounts.get("population", 0),
        amounts.get("happiness", 0),
    )


def goods(node: Node, allowed: tuple[str, ...] = GOODS) -> tuple[int, ...]:
    """Amounts in the order of GOODS."""
    for key in node.mapping():
        if key not in allowed:
            raise node.wrong(f"must be one of {', '.join(allowed)}", str(key))
    return tuple(node.whole(good, 0, 99) if good in node.mapping() else 0 for good in GOODS)


def number(node: Node, key: str, most: int = 99) -> int:
    """An amount that may be left out."""
    return node.whole(key, 0, most) if key in node.mapping() else 0


def names(node: Node, key: str, allowed: tuple[str, ...]) -> tuple[int, ...]:
    """The places in `allowed` of a list of words; empty if it is left out."""
    if key not in node.mapping():
        return ()
    listed = node.child(key)
    if not isinstance(listed.value, list) or any(word not in allowed for word in listed.value):
        raise listed.wrong(f"must be a list of {', '.join(allowed)}")
    return tuple(allowed.index(word) for word in listed.value)


def pillar_tile(node: Node) -> PillarTile:
    effect = node.child("effect")
    outlines = tuple(OUTLINES[index] for index in names(node, "outlines", OUTLINES))
    if len(outlines) != 4:
        raise node.wrong("must name four outlines", "outlines")
    others = (
        "vp_per_matching_outline",
        "vp_per_building_in_line",
        "double_covered_bonus",
        "draw_decree",
        "god_action",
        "value",
        "value_choice",
    )
    single = (effect.whole("value", 1, 6),) if "value" in effect.mapping() else ()
    tile = PillarTile(
        id=node.text("id"),
        cost=goods(node.child("cost"), BASIC),
        outlines=outlines,
        light=node.choice("light", (*LIGHTS, "none")),
        gain=gain(effect, others),
        vp_per_outline=number(effect, "vp_per_matching_outline"),
        vp_per_building=number(effect, "vp_per_building_in_line"),
        doubles_bonus="double_covered_bonus" in effect.mapping(),
        decrees=number(effect, "draw_decree"),
        action=effect.choice("god_action", GODS) if "god_action" in effect.mapping() else "",
        values=effect.wholes("value_choice", 1, 6) if "value_choice" in effect.mapping() else single,
    )
    if bool(tile.action) != bool(tile.values):
        raise effect.wrong("a granted action needs its value")
    return tile


def start_card(node: Node) -> StartCard:
    effect = node.child("effect")
    others = (
        "choose_basic_resources",
        "types",
        "draw",
        "count",
        "keep",
        "rest",
        "god_action",
        "value",
        "districts",
        "happiness_cost",
    )
    draws = effect.choice("draw", ("blessing", "technology")) if "draw" in effect.mapping() else ""
    return StartCard(
        id=node.text("id"),
        initiative=node.whole("initiative", 0, 99),
        gain=gain(effect, others),
        mix=number(effect, "choose_basic_resources"),
        types=names(effect, "types", BASIC),
        draws=draws,
        drawn=number(effect, "count", 9),
        kept=number(effect, "keep", 9),
        row=effect.whole("value", 1, 6) if effect.mapping().get("god_action") == "osiris" else 0,
        districts=names(effect, "districts", BASIC) or tuple(range(len(BASIC))),
    )


def destiny_card(node: Node) -> DestinyCard:
    return DestinyCard(node.text("id"), node.whole("ankh", 0, 99), choices(node.child("effect")))


def choices(effect: Node) -> tuple[Gain, ...]:
    """The one gain of an effect, or those of its `choose_one`."""
    if "choose_one" in effect.mapping():
        return tuple(gain(node) for node in effect.items("choose_one"))
    return (gain(effect),)


def blessing(node: Node) -> Blessing:
    effect = node.child("effect")
    others = (
        "choose_one",
        "set_die_face",
        "treat_as_color",
        "adjust",
        "free_cost",
        "pay",
        "extra_god_action",
        "repeat_production",
        "free_anubis",
    )
    pay = effect.child("pay") if "pay" in effect.mapping() else Node(effect.file, effect.path, {})
    sections = {"adjacent_section": "adjacent", "opposite_section": "opposite"}
    extra = effect.choice("extra_god_action", tuple(sections)) if "extra_god_action" in effect.mapping() else ""
    return Blessing(
        id=node.text("id"),
        window=node.choice("window", WINDOWS),
        gain=gain(effect, others),
        choices=choices(effect) if "choose_one" in effect.mapping() else (),
        turns_die="set_die_face" in effect.mapping(),
        recolours="treat_as_color" in effect.mapping(),
        adjust=number(effect, "adjust", 5),
        free_gods=names(effect, "free_cost", GODS),
        extra=sections[extra] if extra else "",
        scribes=number(pay, "scribe"),
        population=number(pay, "population"),
        happiness=number(pay, "happiness"),
        repeats=number(effect, "repeat_production", 9),
        anubis="free_anubis" in effect.mapping(),
    )


def technology(node: Node) -> Technology:
    effect = node.child("effect")
    others = (
        "before_action",
        "vp_per_own_pillar_in_line",
        "forbidden_as",
        "ability_always",
        "interchange",
        "vp_once_per_turn",
        "adjust",
        "extra_same_resource",
        "vp_per_excess",
        "ankh",
        "if_first",
        "if_last",
        "no_bread_upkeep",
        "pay",
        "production_before_action",
    )
    return Technology(
        id=node.text("id"),
        trigger=node.text("trigger"),
        min_players=node.whole("min_players", 2, 4),
        gain=gain(effect, others),
        adjust=number(effect, "adjust", 5),
        extra_goods=number(effect, "extra_same_resource"),
        vp_per_excess=number(effect, "vp_per_excess"),
        vp_per_pillar=number(effect, "vp_per_own_pillar_in_line"),
        vp_once=number(effect, "vp_once_per_turn"),
        ankh=number(effect, "ankh"),
        scribes=number(effect.child("pay"), "scribe") if "pay" in effect.mapping() else 0,
        if_first=gain(effect.child("if_first")) if "if_first" in effect.mapping() else Gain(),
        if_last=gain(effect.child("if_last")) if "if_last" in effect.mapping() else Gain(),
    )


def decree(node: Node) -> Decree:
    effect = node.child("effect")
    kind, price = "", 0
    if "double_other_scored_decree" in effect.mapping():
        kind, price = "doubles", effect.child("pay").whole("gold", 0, 99)
    elif "pay_per_unit" in effect.mapping():
        kind, price = "paid", effect.child("pay_per_unit").whole("any_resource", 0, 9)
    elif "vp_by_turn_order" in effect.mapping():
        kind = "order"
    elif "before_final_scoring_action" in effect.mapping():
        kind = "action"
    elif "rescore" in effect.mapping():
        kind = "echo"
    elif "vp_formula" in effect.mapping():
        kind = FORMULAS[effect.choice("vp_formula", tuple(FORMULAS))]
    return Decree(
        id=node.text("id"),
        symbol=node.choice("symbol", SYMBOLS),
        min_players=node.whole("min_players", 2, 4),
        counts=_counts(effect),
        kind=kind,
        price=price,
        most=effect.whole("max_vp", 0, 99) if "max_vp" in effect.mapping() else None,
        by_order=_by_order(effect) if kind == "order" else (),
    )


def _counts(effect: Node) -> tuple[tuple[str, int], ...]:
    if "vp_per" in effect.mapping():
        return ((effect.choice("vp_per", COUNTERS), effect.whole("n", 0, 99)),)
    if "vp_per_list" in effect.mapping():
        return tuple((node.choice("of", COUNTERS), node.whole("n", 0, 99)) for node in effect.items("vp_per_list"))
    return ()


def _by_order(effect: Node) -> tuple[int, ...]:
    places = effect.child("vp_by_turn_order")
    return tuple(places.whole(place, 0, 99) for place in range(1, len(places.mapping()) + 1))
