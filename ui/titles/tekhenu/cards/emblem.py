"""What is pictured on a card, composed from its record: whoever corrects the data file sees it here.

The short picture is for cards of a thumb's size; the full one adds when a card works and what it costs. Technologies
whose record holds only numbers (how they work is written in the rules under their number) are told apart by trigger,
the two that exchange goods by their number.
"""

from __future__ import annotations

from collections.abc import Callable

from game.tekhenu.cards import Blessing, Decree, DestinyCard, Gain, StartCard, Technology
from game.tekhenu.components import components
from game.tekhenu.words import BASIC, GOD_NUMBER, GODS, GOODS
from ui.titles.tekhenu.cards.items import (
    ANY_BASIC,
    ANY_FACE,
    Cluster,
    DieFace,
    God,
    Good,
    Group,
    Groups,
    Item,
    Light,
    Mini,
    Peak,
    Plate,
    Points,
    Rank,
    Sign,
    Wheel,
    Word,
)

ARROW = Sign("arrow")
PRODUCTION = Sign("hammer")
ANUBIS = Sign("jackal")
SYMBOL_SIGNS = {
    "scroll": "log",
    "people": "population",
    "treasure": "jar",
    "workshop": "artisan",
    "temple": "temple",
    "statue": "statue",
    "scales": "scales",
    "obelisk": "obelisk",
}
"""The symbol of a Decree: no two of the same count at the end."""
COSTS = {
    "horus": ("granite",),
    "ra": ("limestone", "granite"),
    "hathor": ("bread",),
    "bastet": ("papyrus",),
    "thoth": ("papyrus",),
    "osiris": (),
}
"""TEK-8 to 13  What each god's action is paid with."""


def emblem(card: str, full: bool = False) -> Groups:
    """The picture of a Blessing, Technology, Decree, Start or Destiny card."""
    printed = components()
    match card[0]:
        case "B":
            return _blessing(printed.blessings[card], full)
        case "T":
            return _technology(printed.technologies[card], full)
        case "D":
            return _decree(printed.decrees[card], full)
        case "S":
            return _start(printed.start_cards[card])
        case _:
            return _destiny(printed.destinies[card], full)


def gain_groups(gain: Gain) -> list[Group]:
    """Points, goods and steps, each a group of its own."""
    groups: list[Group] = [(Points(str(gain.vp)),)] if gain.vp else []
    groups += [(Good(GOODS[index], n),) for index, n in enumerate(gain.goods) if n]
    for sign, steps in (("population", gain.population), ("happiness", gain.happiness)):
        if steps:
            groups.append((Word(f"+{steps}"), Sign(sign)))
    return groups


def _after(first: Group, groups: list[Group]) -> Groups:
    """What comes before a gain stays on its line."""
    if len(groups) == 1 and len(first) + len(groups[0]) <= 4:
        return ((*first, *groups[0]),)
    return (first, *groups)


def _choice(choices: tuple[Gain, ...], full: bool) -> Groups:
    """One of several gains; on a short picture a number that all share is told once."""
    told = [gain_groups(gain) for gain in choices]
    if full:
        return tuple((*(Word("/"),) * bool(k), *(i for g in groups for i in g)) for k, groups in enumerate(told))
    numbers = {group[0] for groups in told for group in groups}
    if len(numbers) == 1 and all(len(groups) == 1 and len(groups[0]) == 2 for groups in told):
        items: list[Item] = [numbers.pop()]
        for number, groups in enumerate(told):
            items += [Word("/")] * bool(number) + [groups[0][1]]
        return (tuple(items),)
    joined: list[Item] = []
    for number, groups in enumerate(told):
        joined += [Word("/")] * bool(number) + [item for group in groups for item in group]
    return (tuple(joined),)


# Blessings


def _blessing(card: Blessing, full: bool) -> Groups:
    if card.choices:
        return _choice(card.choices, full)
    if card.recolours:
        change: Group = (DieFace("yellow", 3), ARROW, DieFace("black", 3))
        return (change, (Word(f"±{card.adjust}"),)) if card.adjust else (change,)
    if card.turns_die:
        return ((DieFace("white", 2), ARROW, DieFace("white", ANY_FACE)),)
    if card.free_gods:
        return _free(card, full)
    if card.extra:
        return _extra(card, full)
    if card.repeats:
        return ((PRODUCTION, Word(f"×{1 + card.repeats}")),)
    if card.anubis:
        return ((ANUBIS,), (Word("0"), Good("scribe")))
    groups = gain_groups(card.gain)
    return _after((PRODUCTION, ARROW), groups) if full and card.window == "production" else tuple(groups)


def _free(card: Blessing, full: bool) -> Groups:
    """Actions that cost nothing: the gods, and the goods that are not paid."""
    gods = [GODS[number] for number in card.free_gods]
    goods = dict.fromkeys(good for god in gods for good in COSTS[god])
    nothing: Group = (Word("0"), *(Good(good) for good in goods))
    if not full:
        return (nothing,)
    either: list[Item] = []
    for number in card.free_gods:
        either += [Word("/")] * bool(either) + [God(number)]
    return (tuple(either), nothing)


def _extra(card: Blessing, full: bool) -> Groups:
    price: list[Item] = [Good("scribe", card.scribes)] if card.scribes else []
    for sign, steps in (("population", card.population), ("happiness", card.happiness)):
        if steps:
            price += [Word(f"−{steps}"), Sign(sign)]
    if not full and len(price) > 2:
        price = [item for item in price if not isinstance(item, Word)]
        price.insert(0, Word("−"))
    return (tuple(price), (ARROW, Wheel(card.extra)))


# Technologies


def _technology(card: Technology, full: bool) -> Groups:
    trigger, _, detail = card.trigger.partition(":")
    if trigger == "god_action" and detail:
        return _cult(card, God(GOD_NUMBER[detail]))
    return _TECHNOLOGIES[card.trigger](card, full)


def _cult(card: Technology, god: God) -> Groups:
    if card.vp_per_pillar:
        worth = components().points.hathor_own_pillar + card.vp_per_pillar
        return ((god, Sign("pillar"), Points(str(worth))),)
    return _after((god,), gain_groups(card.gain))


def _payment(card: Technology, full: bool) -> Groups:
    one, other = ("gold", "scribe") if card.id == "T10" else ("limestone", "granite")
    exchange: Group = (Good(one), Word("="), Good(other))
    return (exchange, (Points(str(card.vp_once)),)) if card.vp_once and full else (exchange,)


def _production(card: Technology, full: bool) -> Groups:
    if card.vp_per_excess:
        return ((PRODUCTION, Plate("tainted"), Points(str(card.vp_per_excess))),)
    groups: list[Group] = [(PRODUCTION, Word(f"±{card.adjust}"))] if card.adjust else []
    if card.extra_goods:
        groups.append((Word(f"+{card.extra_goods}"), ANY_BASIC))
    return (*groups, *gain_groups(card.gain))


def _precedence(card: Technology, full: bool) -> Groups:
    first, last = gain_groups(card.if_first), gain_groups(card.if_last)
    return ((Rank(1), *(i for g in first for i in g)), (Rank(-1), *(i for g in last for i in g)))


def _bakers(card: Technology, full: bool) -> Groups:
    made: Groups = ((Good("bread"), ARROW, *(i for g in gain_groups(card.gain) for i in g)),)
    return (*made, (Sign("hourglass"), Word("0"), Good("bread"))) if full else made


_TECHNOLOGIES: dict[str, Callable[[Technology, bool], Groups]] = {
    "horus_bonus_received": lambda card, full: _after((Sign("statue"), Word("+")), gain_groups(card.gain)),
    "die_selection": lambda card, full: ((DieFace("black", 5, True), ARROW), (Plate("pure"), Plate("tainted"))),
    "pillar_ability": lambda card, full: ((Light("sunny"), Light("shaded"), Light("dark")), (Sign("check"),)),
    "payment": _payment,
    "action_value:1": lambda card, full: _after((DieFace("white", 1), ARROW), gain_groups(card.gain)),
    "production": _production,
    "god_action": lambda card, full: ((DieFace("white", 4), Word(f"±{card.adjust}")),),
    "maat": lambda card, full: (
        (Sign("scales"), *(i for g in gain_groups(card.gain) for i in g)),
        (Sign("ankh"), Word(str(card.ankh))),
    ),
    "after_maat_order": _precedence,
    "production:bread": _bakers,
    "die_selection:pure": lambda card, full: _after((Plate("pure"), ARROW), gain_groups(card.gain)),
    "die_selection:tainted+god_action": lambda card, full: (
        (Plate("tainted"), Good("scribe", card.scribes)),
        (ARROW, PRODUCTION),
    ),
    "anubis": lambda card, full: _after((ANUBIS,), gain_groups(card.gain)),
    "blessing_played": lambda card, full: _after((Mini("blessing"), ARROW), gain_groups(card.gain)),
}


# Decrees

COUNTED: dict[str, Group] = {
    "technology": (Mini("technology"),),
    "distinct_decree_symbol_owned": (Sign("log"), Sign("jar"), Sign("temple")),
    "population_pyramid": (Peak("population"),),
    "happiness_pyramid": (Peak("happiness"),),
    "scribe_left": (Good("scribe"),),
    "gold_left": (Good("gold"),),
    "basic_resource_left": (ANY_BASIC,),
    "own_quarry_building": (Sign("building"), Cluster(("limestone", "granite"))),
    "own_workshop_building": (Sign("building"), Cluster(("papyrus", "bread"))),
    "own_osiris_building": (God(GOD_NUMBER["osiris"]), Sign("building")),
    "own_temple_building": (Sign("temple"), Sign("building")),
    "own_pillar": (Sign("pillar"),),
    "own_statue": (Sign("statue"),),
    "own_god_statue": (Sign("statue"), Sign("faith")),
    "own_people_statue": (Sign("statue"), Sign("population")),
    "own_building_built": (Sign("building"),),
}
"""What a Decree counts, as signs."""


def _decree(card: Decree, full: bool) -> Groups:
    counts: list[Group] = []
    for name, n in card.counts:
        signs, worth = COUNTED[name], (Points(str(n)),)
        counts += [signs, worth] if len(signs) > 2 else [(*signs, *worth)]
    if len({n for _, n in card.counts}) == 1 and len(counts) > 1 and not full:
        counted = [item for name, _ in card.counts for item in COUNTED[name]]
        counts = [(*dict.fromkeys(counted), Points(str(card.counts[0][1])))]
    match card.kind:
        case "doubles":
            return ((Good("gold", card.price), ARROW), (Mini("decree"), Word("×2")))
        case "paid":
            return ((Word(str(card.price)), ANY_BASIC, ARROW), *counts) if full else tuple(counts)
        case "order":
            return tuple((Rank(place), Points(str(n))) for place, n in enumerate(card.by_order, 1))
        case "action":
            return ((Sign("hourglass"), DieFace("white", ANY_FACE)), (Word("0"), ANY_BASIC))
        case "echo":
            return ((Sign("temple"), Sign("pillar"), Word("×2")),)
        case "happiness_lead":
            return ((Sign("happiness"), Word("−"), Rank(-1), Sign("happiness")),)
        case "half_of_pure_plate":
            return ((Plate("pure"), DieFace("white", 5), Word("÷2")),)
    limit: Groups = ((Word("max"), Points(str(card.most))),) if card.most is not None and full else ()
    return (*counts, *limit)


# Start and Destiny cards


def _start(card: StartCard) -> Groups:
    if card.row:
        where = Cluster(tuple(BASIC[district] for district in card.districts))
        return ((God(GOD_NUMBER["osiris"]), DieFace("white", card.row)), (where,))
    if card.mix:
        return ((Word(str(card.mix)), Cluster(tuple(BASIC[kind] for kind in card.types))),)
    if card.draws:
        mini = Mini(card.draws)
        return ((Word(str(card.drawn)), mini, ARROW), (Word(str(card.kept)), mini))
    return tuple(gain_groups(card.gain))


def _destiny(card: DestinyCard, full: bool) -> Groups:
    """The reward; its Ankh value stands beside the picture."""
    return _choice(card.choices, full)
