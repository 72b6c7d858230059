"""What lies before the players of Pharaon: the own goods and cards below, the panels at the right.

`look` is `ui.titles.pharaon.look.Look`. Things are named by subjects: `resource.justice` (a pool of resource tokens),
`token.OFF_justice` (offering tokens of a kind, one place for all of them with their number), `noble.NOB07`,
`artisan.ART12`, `god.isis`, `crest`; in panels also `head`, `tokens`, `nobles`, `artisans` (where they are shown as a
number), `burial`, `nile`, `gods` and `pile` (the Traitor's gods and his face-down vases).

    Lights(legal, optional, hot, paying)     what glows: `legal` gold, `optional` turquoise (a power that may be used
        and does not use up the turn), `hot` the subject under the pointer; `paying` counts tokens by subject that the
        shown payment takes (they are lit in the pools); DARK = nothing
    own_places(look, own, view, seat) -> dict[str, Rect]     by subject, without drawing; pools of nothing too
    paint_own(target, look, own, view, seat, lights=DARK) -> dict[str, Rect]
        `own` is `ui.titles.pharaon.layout.OwnPlaces`: crest (seat's colour, symbol, name, points if the game ended now;
        its lower part `own.button` stays free for the table's button), goods (resources, offering tokens, the five gods
        with what the best assignment fulfils and what the others still ask for), cards (nobles and artisans, used
        nobles askew)
    lift_card(target, look, room, place, subject, owner)     an own card that is pointed at, above its neighbours
    paint_panel(target, look, place, view, seat, kind="", active=False) -> dict[str, Rect]
        the whole panel of a seat as in the design, also the Traitor's; `kind`: what the seat is called (IA Scribe)
    progress(view, seat) -> tuple[Progress, ...]     how far a seat is with each god: `done`, and for both needs the
        elements `asked` and those that are `there` for it
    points_now(view, seat) -> int     prestige if the game ended now
"""

from game.pharaon.scoring import points_now
from ui.titles.pharaon.seat.hand import lift_card
from ui.titles.pharaon.seat.lights import DARK, Lights
from ui.titles.pharaon.seat.own import own_places, paint_own
from ui.titles.pharaon.seat.panel import paint_panel
from ui.titles.pharaon.seat.progress import Need, Progress, progress

__all__ = [
    "DARK",
    "Lights",
    "Need",
    "Progress",
    "lift_card",
    "own_places",
    "paint_own",
    "paint_panel",
    "points_now",
    "progress",
]
