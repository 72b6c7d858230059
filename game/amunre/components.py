"""AMU-2, AMU-12, AMU-13  The box: provinces, favour cards, offering tiles, limits and prices.

Everything printed lives in assets/data/amunre.yaml; this module checks it and gives it names.
"""

from __future__ import annotations

from functools import cache

from game.core.data import Node, digest, load
from game.core.records import record

BANKS = ("west", "east")
MOST_SEATS = 5
KINDS = (
    "protection",
    "bribe",
    "architect",
    "extra_farmer",
    "offering_shift",
    "great_harvest",
    "fixed_income",
    "master_of_scribes",
    "master_of_farmers",
    "one_bank",
    "nile_or_border",
    "upper_or_lower",
)
"""The twelve names of favour cards (AMU-12). Each needs code or data of its own, so the list is closed."""
PHASES = ("auction", "purchase", "offering", "income", "scoring")


@record
class Province:
    """AMU-13  One of the 15 regions with what is printed on it."""

    id: str
    bank: str
    region: str
    river_side: str
    fields: int
    favour_symbols: int
    bonus_cards: int
    bonus_stones: int
    bonus_gold: int
    gold_mine: int
    caravan: int
    temples: int

    @property
    def scribe_symbols(self) -> int:
        """AMU-12.8  Permanent symbols and immediate favour cards together."""
        return self.favour_symbols + self.bonus_cards


@record
class OfferingTile:
    """AMU-8.4  What farmers and temples yield after an offering up to `most` (None: without end)."""

    id: str
    label: str
    most: int | None
    value: int
    camel: bool


@record
class Objective:
    """AMU-12.8 to 12.12  A yellow card: `vp` points if its condition holds for one's three provinces."""

    vp: int
    min_scribe_symbols: int = 0
    min_farmers: int = 0
    all_same: str = ""


@record
class FavourCard:
    """AMU-12  A kind of favour card."""

    kind: str
    rule: str
    copies: int
    phase: str


@record
class Components:
    """All components of Amun-Re."""

    provinces: dict[str, Province]
    cards: dict[str, FavourCard]
    objectives: dict[str, Objective]
    tiles: tuple[OfferingTile, ...]
    bid_values: tuple[int, ...]
    farmers: int
    stones: int
    pyramids: int
    stones_per_pyramid: int
    stones_with_architect: int
    extra_farmers: int
    shifts: tuple[int, ...]
    harvest_bonus: int
    fixed_income: int
    start_gold: int
    start_card: str
    provinces_per_seat: int
    turns_per_kingdom: int
    theft_gold: int
    theft_delta: int
    gifts: tuple[int, ...]
    pyramid_vp: int
    set_vp: int
    bank_vp: int
    gold_rank_vp: tuple[int, ...]
    digest: str

    def tile_for(self, offering: int) -> int:
        """AMU-8.4  The number of the tile that a collective offering brings."""
        for number, tile in enumerate(self.tiles):
            if tile.most is None or offering <= tile.most:
                return number
        raise AssertionError("the last tile has no upper end")


@cache
def components() -> Components:
    """The components in force, read once."""
    data = load("amunre")
    cards = {node.text("kind"): node for node in data.items("favour_cards")}
    if tuple(sorted(cards)) != tuple(sorted(KINDS)):
        raise data.wrong(f"must list exactly the kinds {', '.join(KINDS)}", "favour_cards")
    effects = {kind: node.child("effect") for kind, node in cards.items()}
    pieces, scoring, theft, setup = (data.child(key) for key in ("pieces", "scoring", "theft_card", "setup"))
    provinces = {node.text("id"): _province(node) for node in data.items("provinces")}
    if len(provinces) != pieces.whole("province_cards"):
        raise data.wrong(f"there must be {pieces.whole('province_cards')} different provinces", "provinces")
    made = Components(
        provinces=provinces,
        cards={kind: _card(node) for kind, node in cards.items()},
        objectives={k: _objective(e) for k, e in effects.items() if e.text("type") == "objective"},
        tiles=_tiles(data),
        bid_values=_bid_values(data),
        farmers=pieces.whole("farmers", 1),
        stones=pieces.whole("stones", 1),
        pyramids=pieces.whole("pyramids_single", 1) + 2 * pieces.whole("pyramids_double"),
        stones_per_pyramid=data.child("building").whole("stones_per_pyramid", 1, 9),
        stones_with_architect=effects["architect"].whole("stones_spent", 1, 9),
        extra_farmers=effects["extra_farmer"].whole("count", 1, 9),
        shifts=effects["offering_shift"].wholes("choices", -99, 99),
        harvest_bonus=effects["great_harvest"].whole("per_farmer", 1, 9),
        fixed_income=effects["fixed_income"].whole("gold", 1, 99),
        start_gold=setup.whole("gold_per_player"),
        start_card=setup.choice("favour_card", KINDS),
        provinces_per_seat=setup.whole("provinces_per_player", 1, 3),
        turns_per_kingdom=data.child("game").whole("turns_per_kingdom", 1, 3),
        theft_gold=theft.whole("gold_gain", 0, 99),
        theft_delta=theft.whole("collective_delta", -99, 0),
        gifts=data.child("gifts").wholes("by_rank", 0, 9),
        pyramid_vp=scoring.whole("pyramid", 0, 99),
        set_vp=scoring.whole("set_per_lowest_pyramid", 0, 99),
        bank_vp=scoring.whole("bank_majority", 0, 99),
        gold_rank_vp=scoring.wholes("gold_rank_final", 0, 99),
        digest=digest(data),
    )
    if sum(card.copies for card in made.cards.values()) != pieces.whole("favour_cards"):
        raise data.wrong(f"the copies must add up to {pieces.whole('favour_cards')}", "favour_cards")
    _check(data, made)
    return made


def _check(data: Node, made: Components) -> None:
    """What single values cannot show: that they fit together well enough to play."""
    if not made.gifts:
        raise data.wrong("must name at least one rank", "gifts.by_rank")
    if not made.shifts:
        raise data.wrong("must name at least one choice", "favour_cards.offering_shift.effect.choices")
    if made.cards[made.start_card].copies < MOST_SEATS:
        raise data.wrong(f"must be a card with {MOST_SEATS} copies or more", "setup.favour_card")
    if made.provinces_per_seat != made.turns_per_kingdom:
        raise data.wrong("must be the number of turns of a kingdom", "setup.provinces_per_player")
    for kind, card in made.cards.items():
        if (card.phase == "scoring") != (kind in made.objectives):
            raise data.wrong("must be scoring for objectives and for nothing else", f"favour_cards.{kind}.phase")


def _province(node: Node) -> Province:
    immediate = node.child("immediate")
    return Province(
        id=node.text("id"),
        bank=node.choice("bank", BANKS),
        region=node.choice("region", ("lower", "upper")),
        river_side=node.choice("river_side", ("nile", "border")),
        fields=node.whole("fields", 0, 9),
        favour_symbols=node.whole("favour_symbols", 0, 9),
        bonus_cards=immediate.whole("favour_cards", 0, 5),
        bonus_stones=immediate.whole("stones", 0, 5),
        bonus_gold=immediate.whole("gold", 0, 99),
        gold_mine=node.whole("gold_mine", 0, 99),
        caravan=node.whole("caravan", 0, 99),
        temples=node.whole("temples", 0, 9),
    )


def _card(node: Node) -> FavourCard:
    return FavourCard(
        kind=node.text("kind"),
        rule=node.text("rule"),
        copies=node.whole("copies", 1, 39),
        phase=node.choice("phase", PHASES),
    )


def _objective(effect: Node) -> Objective:
    condition = effect.child("condition")
    vp = effect.whole("vp", 0, 99)
    if not isinstance(condition.value, dict) or len(condition.value) != 1:
        raise condition.wrong("must have exactly one entry")
    (name,) = condition.value
    if name == "min_scribe_symbols":
        return Objective(vp, min_scribe_symbols=condition.whole(name, 1))
    if name == "min_farmers":
        return Objective(vp, min_farmers=condition.whole(name, 1))
    return Objective(vp, all_same=condition.choice("all_same", ("bank", "river_side", "region")))


def _tiles(data: Node) -> tuple[OfferingTile, ...]:
    tiles = tuple(
        OfferingTile(n.text("id"), n.text("label"), n.bound("max"), n.whole("value", 0, 9), n.flag("camel"))
        for n in data.items("offering_tiles")
    )
    ends = [tile.most for tile in tiles]
    finite = [end for end in ends[:-1] if end is not None]
    if not ends or ends[-1] is not None or len(finite) != len(ends) - 1 or finite != sorted(set(finite)):
        raise data.wrong("must rise, and only the last must be without end", "offering_tiles")
    return tiles


def _bid_values(data: Node) -> tuple[int, ...]:
    values = data.child("bid_spaces").wholes("values", 0, 99)
    if len(values) < 2 or values[0] != 0 or list(values) != sorted(set(values)):
        raise data.wrong("must start with 0 and rise", "bid_spaces.values")
    return values


def price(count: int) -> int:
    """AMU-7.2  What `count` pieces of one kind cost in one turn: 1, 3, 6, 10, 15 ..."""
    return count * (count + 1) // 2
