"""What each thing on the table says of itself, by its id."""

from __future__ import annotations

from game.pharaon.components import box
from game.pharaon.gods import gods_of
from game.pharaon.pieces import BASE, RESOURCES
from game.pharaon.state import Pharaon
from ui.frame.tooltip import Tip
from ui.titles.pharaon import seat_tips, tips
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.look import Look


def thing_tip(look: Look, question: Q, name: str) -> Tip:
    view = question.view
    kind, _, rest = name.partition(".")
    match kind:
        case "quarter":
            return tips.quarter_tip(look, view, rest)
        case "god":
            return tips.god_tip(look, view, gods_of(view.quarters)[rest])
        case "sector":
            return tips.sector_tip(look, view, BASE.index(rest))
        case "stone":
            row, _, space = rest.partition(".")
            return tips.space_tip(look, view, int(row), int(space))
        case "pharaoh":
            return tips.pharaoh_tip(look, view)
        case "vase":
            return tips.vase_tip(look, rest)
        case "supply":
            return tips.supply_tip(look, view, RESOURCES.index(rest))
        case "option":
            return tips.option_tip(look, rest)
        case "track":
            return tips.track_tip(look, view, BASE.index(rest))
        case "step":
            return tips.step_tip(look, view, int(rest))
        case "lot":
            return tips.lot_tip(look, view.lots[int(rest) - 1], int(rest))
        case "bonus":
            return tips.token_tip(look, view.zone[int(rest) - 1], 1)
        case "switch":
            told = look.say("tip.bonus_on" if question.choice.bonus else "tip.bonus_off")
            return Tip(look.say("place.bonus_switch"), (told,))
        case "bag":
            told = look.say("tip.bag", n=len(view.bag), gone=len(view.token_discard))
            return Tip(look.say("place.bag"), (told,))
        case "deck":
            return _deck_tip(look, view, rest == "nobles")
        case "own":
            assert question.seat is not None
            return _of_seat(look, question, question.seat, rest)
        case "sign":
            seat, _, sign = rest.partition(".")
            return _of_seat(look, question, int(seat), sign)
        case "panel":
            return seat_tips.sheet_tip(look, view, int(rest))
        case "plot":
            return tips.plot_tip(look, view)
        case "tile" | "space":
            tile, _, space = rest.partition(".")
            return tips.tile_tip(look, view, tile, int(space) if space else None)
        case "face":
            tile, _, face = rest.partition(".")
            label = look.say("tray.tile_face", name=look.name("tile", tile), face=face)
            return tips.face_tip(look, label, tile, face)
        case "artisan":
            return tips.artisan_tip(look, rest)
        case _:  # a noble, also one that was drawn
            return tips.noble_tip(look, rest)


def _deck_tip(look: Look, view: Pharaon, nobles: bool) -> Tip:
    count = len(view.noble_deck if nobles else view.artisan_deck)
    label = look.say("place.deck_noble" if nobles else "place.deck_artisan")
    return Tip(label, (look.say("tip.deck", n=count),), corner=str(count))


def _of_seat(look: Look, question: Q, seat: int, name: str) -> Tip:
    """Something before the seat that looks, or in the panel of a seat."""
    kind, _, rest = name.partition(".")
    owner = question.view.seats[seat]
    match kind:
        case "resource":
            return tips.token_tip(look, rest, owner.stock[RESOURCES.index(rest)])
        case "token":
            return tips.token_tip(look, rest, owner.tokens[box().token_index[rest]])
        case "crest":
            return seat_tips.now_tip(look, question.view, seat)
        case "god" | "noble" | "artisan":
            return thing_tip(look, question, name)
        case _:
            return seat_tips.sign_tip(look, question.view, seat, name)
