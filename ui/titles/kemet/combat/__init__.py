"""KEM-8  The Combat scene: both sides with their cards, the sums line by line, and what is to be decided.

Everything is drawn over `look.layout.stage` from a view, so that what is secret cannot be drawn.

    paint_combat(target, look, view, asked, chosen, pulse)     the Combat of a view; `chosen` waits to be confirmed
    combat_places(look, view, asked) -> list[Place]            answers, lines, cards and sides that can be pointed at
    combat_film(look, before, after, events, viewer, calm)     what a move did, from the war council to the end; empty
        outside a Combat. The scene opens with the war council, the window before it belongs to the map
"""

from ui.titles.kemet.combat.film import combat_film
from ui.titles.kemet.combat.places import combat_places
from ui.titles.kemet.combat.scene import paint_combat

__all__ = ["combat_film", "combat_places", "paint_combat"]
