"""All places of the board, from the back to the front."""

from __future__ import annotations

from functools import partial

from ui.titles.tekhenu import tips
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.places.buildings import osiris_places, ra_places, temple_places
from ui.titles.tekhenu.places.cards import card_places, corner_places
from ui.titles.tekhenu.places.dice import anubis_places, dice_places
from ui.titles.tekhenu.places.place import Place
from ui.titles.tekhenu.places.statues import god_places, horus_places, people_places


def board_places(desk: Desk) -> list[Place]:
    """From the back to the front."""
    return [
        *horus_places(desk),
        *god_places(desk),
        *osiris_places(desk),
        *people_places(desk),
        *ra_places(desk),
        *temple_places(desk),
        *track_places(desk),
        *card_places(desk),
        *corner_places(desk),
        *dice_places(desk),
        *anubis_places(desk),
    ]


def track_places(desk: Desk) -> list[Place]:
    look, view = desk.look, desk.view
    return [
        Place(look.layout.maat, look.say("maat.title"), tip=partial(tips.maat_tip, look, view)),
        Place(look.layout.track, look.say("track.title"), tip=partial(tips.track_tip, look, view)),
    ]
