"""What lies before the players of Kemet: panels at the right, the own board, prayers and hand below, tracks and piles.

`look` is `ui.titles.kemet.look.Look`; everything is painted at the places of `look.layout`. `lit` are the ids that may
be chosen now: action spaces (`top_move`, `gold_apex`), battle cards (`BC1`), divine intervention cards (`war_fury`).

    PanelPictures(look).paint(target, place, view, seat, kind, active)     the whole panel of a seat, kept by content
    panel_places(place) -> dict[str, Rect], tile_places(place, tiles) -> dict[str, Rect]     parts and tiles of a panel
    paint_own_board(target, look, view, seat, lit, current=""), own_board_places(look, view, seat) -> dict[str, Rect]
    paint_prayers(target, look, view, seat)            seat None: the track without a marker
    paint_vp_race(target, look, view), paint_turn_order(target, look, view), paint_piles(target, look, view)
    paint_free_positions(target, look, view, free)     over the turn order: the positions that may be taken
    order_places(look, view) -> list[Rect], pile_places(look) -> dict[str, Rect]     `draw`, `discard`
    paint_hand(target, look, view, seat, lit), hand_places(look, view, seat) -> dict[str, Rect]; seat None: backs
    panel_figures(view, seat) -> Figures               what a panel shows; points_by_kind(view, seat) its points
"""

from ui.titles.kemet.seat.figures import panel_figures, points_by_kind
from ui.titles.kemet.seat.hand import hand_places, paint_hand
from ui.titles.kemet.seat.own_board import own_board_places, paint_own_board
from ui.titles.kemet.seat.panel import panel_places, tile_places
from ui.titles.kemet.seat.panels import PanelPictures
from ui.titles.kemet.seat.tracks import (
    order_places,
    paint_free_positions,
    paint_piles,
    paint_prayers,
    paint_turn_order,
    paint_vp_race,
    pile_places,
)

__all__ = [
    "PanelPictures",
    "hand_places",
    "order_places",
    "own_board_places",
    "paint_free_positions",
    "paint_hand",
    "paint_own_board",
    "paint_piles",
    "paint_prayers",
    "paint_turn_order",
    "paint_vp_race",
    "panel_figures",
    "panel_places",
    "pile_places",
    "points_by_kind",
    "tile_places",
]
