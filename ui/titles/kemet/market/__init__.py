"""The powers: the display of all 48 tiles in the right column, and the drawer that tells what each does.

`lit` are the tiles that may be bought now (`R3B`).

    paint_market(target, look, view, lit, opened=False)     at `look.layout.market`; in a small window a button only
    market_places(look, view) -> dict[str, Rect]       by tile; empty in a small window
    market_button(look) -> Rect                        opens and closes the drawer (key `KEY`)
    paint_drawer(target, look, view, lit, chosen=None, buyer=None)     over `look.layout.stage`; `chosen` stands out
    drawer_places(look, view) -> dict[str, Rect]       by tile
    offer_of(look, view, tile, buyer, lit) -> Offer, buyer_of(view) -> int | None, free_tiles(view) -> int
"""

from ui.titles.kemet.market.display import KEY, free_tiles, market_button, market_places, paint_market
from ui.titles.kemet.market.drawer import buyer_of, drawer_places, offer_of, paint_drawer

__all__ = [
    "KEY",
    "buyer_of",
    "drawer_places",
    "free_tiles",
    "market_button",
    "market_places",
    "offer_of",
    "paint_drawer",
    "paint_market",
]
