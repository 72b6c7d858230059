"""What an action costs and brings as signs: the die's tooltip and the chips of the tray say the same."""

from __future__ import annotations

from game.core.events import Event
from game.tekhenu.components import components
from game.tekhenu.events import Produced
from game.tekhenu.legality import price_of_statue, values_for
from game.tekhenu.production import Harvest
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GOODS
from ui.titles.tekhenu.cards.items import Good, Item, Mini, Sign, Word


def priced(goods: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """Goods that are to be paid, with their amounts."""
    return tuple((good, amount) for good, amount in zip(GOODS, goods, strict=True) if amount)


def action_price(view: Tekhenu, seat: int, god: str, value: int) -> tuple[tuple[str, int], ...]:
    """The printed price of a god action with this value, as far as it is known before its target is chosen."""
    if god == "horus":
        return priced(price_of_statue(view, seat)) if view.seats[seat].statues else ()
    if god == "ra":
        tile = view.display[components().slot_of_value[value]]
        return priced(components().tiles[tile].cost) if tile else ()
    if god == "bastet":
        return (("papyrus", components().bastet_papyrus),)
    if god == "thoth":
        papyrus = components().thoth[value].papyrus
        return (("papyrus", papyrus),) if papyrus else ()
    return ()


def bread_range(view: Tekhenu) -> str:
    """What the sites that are still free ask for: « 2…4 »."""
    asked = [site.bread for number, site in enumerate(components().sites) if view.site_open(number)]
    least, most = min(asked, default=0), max(asked, default=0)
    return str(least) if least == most else f"{least}…{most}"


def value_used(view: Tekhenu, seat: int, god: str, value: int) -> int:
    """The value itself; where T14 alone makes the action possible, one of those that it can be done with (TEK-6.3)."""
    return next(iter(values_for(view, seat, god, (value,))), value)


def price_signs(view: Tekhenu, seat: int, god: str, value: int, free: bool = False) -> tuple[Item, ...]:
    """The price in front of what it brings; `free` actions cost no Resources."""
    price = () if free else action_price(view, seat, god, value)
    paid: list[Item] = [item for good, n in price for item in (Word(f"−{n}"), Good(good))]
    if god == "hathor":
        paid = [] if free else [Word(f"−{bread_range(view)}"), Good("bread")]
        return (*paid, Word(f"+{value}"), Sign("population"))
    if god == "osiris":
        return (Word(f"−{components().osiris_cost}"), Sign("happiness"))
    if god == "bastet":
        scribes = components().bastet_scribes[value]
        also = (Word(f"+{scribes}"), Sign("scribe")) if scribes else ()
        return (*paid, Word(f"+{value}"), Sign("happiness"), *also)
    if god == "thoth":
        return (*paid, Word(f"{components().thoth[value].cards}"), Mini("technology"))
    return tuple(paid)


def harvest(view: Tekhenu, seat: int, resource: str, value: int) -> Produced:
    """What a Production would keep and what would be excess: the step itself is run on a copy."""
    copy = view.clone()
    heard: list[Event] = []
    copy.heard = heard
    Harvest(seat, resource, value, weighs=True).run(copy)
    return next(event for event in heard if isinstance(event, Produced))


def harvest_signs(view: Tekhenu, seat: int, resource: str, value: int, weighs: bool = True) -> tuple[Item, ...]:
    """What is kept, and what the excess weighs unless it is not placed."""
    made = harvest(view, seat, resource, value)
    kept: tuple[Item, ...] = (Word(f"+{made.kept}"), Good(resource))
    return (*kept, Word(f"−{made.excess}"), Sign("scales")) if made.excess and weighs else kept
