"""KEM-9, KEM-12  Night and Dawn on the screen: the steps with what each seat gains, the choice of the turn order.

night_film(look, before, after, events, viewer, calm)     step after step, then shields that go to the track; empty
    by Day. What happens in a Combat by Night is told by `combat_film`
paint_night_chips(target, look, view)              on waste land: by Night the step whose question is asked, at Dawn
    who chooses after whom; nothing by Day
"""

from ui.titles.kemet.night.chips import paint_night_chips
from ui.titles.kemet.night.film import night_film

__all__ = ["night_film", "paint_night_chips"]
