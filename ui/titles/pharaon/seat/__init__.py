"""What lies before the players of Pharaon: the own goods and cards below, the panels at the right.

`style` is `ui.titles.pharaon.style.TableStyle`. Things are named by subjects: `resource.justice` (a pool of tokens),
`token.OFF_justice` (offering tokens of a kind, one place for all of them with their number), `noble.NOB07`,
`artisan.ART12`, `god.isis`, `crest`; in panels also `head`, `tokens`, `nobles`, `artisans` (where they are shown as a
number), `burial`, `nile`, `gods` and `pile` (the Traitor's gods and his face-down vases).

    Lights(legal, optional, paying)     what glows: `legal` gold, `optional` turquoise (a power that may be used and
        does not use up the turn); `paying` counts tokens by subject that the shown payment takes (they are lit in the
        pools); DARK = nothing
    own_things(style, view, seat, lights=DARK) -> Iterator[Thing]     the own area; ids are `own.` and the subject
    print_own(target, look)     the hollows below them
    paper_things(style, place, view, seat, kind, active) -> Iterator[Thing]     paper and band of a panel, as in the
        design, also the Traitor's; `kind`: what the seat is called (IA Scribe)
    panel_things(style, view, seat, place) -> Iterator[Thing]     what lies in it, ids `sign.`, seat and subject
    progress(view, seat) -> tuple[Progress, ...]     how far a seat is with each god: `done`, and for both needs the
        elements `asked` and those that are `there` for it
"""

from ui.titles.pharaon.seat.figures import Need, Progress, progress
from ui.titles.pharaon.seat.lights import DARK, Lights
from ui.titles.pharaon.seat.own import own_things, print_own
from ui.titles.pharaon.seat.panel import panel_things, paper_things

__all__ = [
    "DARK",
    "Lights",
    "Need",
    "Progress",
    "own_things",
    "panel_things",
    "paper_things",
    "print_own",
    "progress",
]
