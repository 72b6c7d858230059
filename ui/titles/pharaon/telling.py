"""What each thing on the table, a sign in a panel and a move say of themselves."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.agenda import Move
from game.core.events import Event
from game.pharaon.automaton import PutOnWheel
from game.pharaon.components import components
from game.pharaon.gods import gods_of
from game.pharaon.nobles import TakeNoble
from game.pharaon.opening import KeepNoble
from game.pharaon.pieces import BASE, RESOURCES
from game.pharaon.powers import UsePower
from game.pharaon.scoring import claim_of, points_now, score_sheet
from game.pharaon.settling import HandIn
from game.pharaon.state import Pharaon
from game.pharaon.turn import Pass
from game.pharaon.vases import KeepVase, TakeVase
from ui.art.pharaon_tokens import GOD_SIGNS
from ui.frame.tooltip import Tip
from ui.titles.pharaon import tips
from ui.titles.pharaon.cards import noble_text
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.plans import foresee
from ui.titles.pharaon.seat.figures import panel_figures
from ui.titles.pharaon.tips import sign


def sheet_tip(look: Look, view: Pharaon, seat: int) -> Tip:
    """Every reason that counts, and the total in the corner (PHA-12.1)."""
    lines, total = _sheet(look, view, seat)
    foot = "" if view.over else look.say("tip.if_now")
    return Tip(look.seat(seat), lines, corner=total, foot=foot)


def now_tip(look: Look, view: Pharaon, seat: int) -> Tip:
    """Where the points would come from if the game ended now."""
    lines, total = _sheet(look, view, seat)
    return Tip(look.say("tip.if_now"), lines, corner=total)


def _sheet(look: Look, view: Pharaon, seat: int) -> tuple[tuple[str, ...], str]:
    scored = score_sheet(view, seat)
    told = (look.say("tip.of", name=look.name("reason", reason), what=str(n)) for reason, n in scored.items() if n)
    return tuple(told), str(points_now(view, seat))


def sign_tip(look: Look, view: Pharaon, seat: int, name: str) -> Tip:
    """A sign in the panel of a seat: what it counts, one by one."""
    owner, label, lines = view.seats[seat], look.say(f"sign.{name}"), list[str]()
    count = panel_figures(view, seat).get("step" if name == "burial" else name, "")
    match name:
        case "tokens":
            held = zip(components().tokens, owner.tokens, strict=True)
            lines = [f"{sign(kind.id)} × {n}" for kind, n in held if n]
        case "nobles" | "artisans":
            kind, cards = ("noble", owner.nobles) if name == "nobles" else ("artisan", owner.artisans)
            lines = [look.name(kind, card) for card in cards]
        case "burial":
            lines = [f"{owner.step}. {look.name('step', components().burial[owner.step - 1].id)}"] if owner.step else []
        case "nile":
            levels = zip(BASE, owner.levels, strict=True)
            lines = [f":token_{track}_c: {level}" for track, level in levels]
        case "gods":
            lines = [f":{GOD_SIGNS[god]}: {look.name('god', god)}" for god in claim_of(view, seat).names]
        case _:
            lines = [look.say(f"sign_text.{name}")]
    return Tip(label, tuple(lines), corner=str(count))


def preview(look: Look, view: Pharaon, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
    """Title, effects in order, prestige, then what cannot be known."""
    decision = view.decision
    if decision is None:
        return Tip(look.narrator.move(move))
    seat = decision.seat
    lines: list[str] = []
    if isinstance(move, UsePower | TakeNoble | KeepNoble):
        lines.append(f"_{noble_text(look, move.noble)}_")
    lines += tips.effect_lines(look, seat, events)
    if isinstance(move, Pass):
        lines += _passing(look, view)
    elif isinstance(move, TakeVase) and not lines:
        lines.append(
            f"_{look.say('tip.gain')}_ {tips.signs(RESOURCES[n] for n in components().vases[move.vase].resources)}"
        )
    if isinstance(move, HandIn):
        lines.append(look.say("tip.hand_in"))
    if unknown:
        lines.append(f":question: {look.say('tip.unknown')}")
    elif not isinstance(move, Pass | HandIn | UsePower | KeepVase | PutOnWheel):
        outcome = foresee(view, seat, (move,))
        if points_now(outcome.after, seat) != points_now(view, seat):
            lines.append(tips.prestige_line(look, view, seat, outcome))
    return Tip(look.narrator.move(move), tuple(lines), foot=look.say("tip.click"))


def _passing(look: Look, view: Pharaon) -> list[str]:
    """The vases to choose from; there are none in the last round."""
    if not view.vases or view.current_round >= components().rounds:
        return [look.say("tip.no_vase")]
    shown = [tips.signs(RESOURCES[n] for n in components().vases[vase].resources) for vase in view.vases]
    return [look.say("tip.pass_vase"), *(f":vase: {line}" for line in shown)]


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
            return sheet_tip(look, view, int(rest))
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
            return tips.token_tip(look, rest, owner.tokens[components().token_index[rest]])
        case "crest":
            return now_tip(look, question.view, seat)
        case "god" | "noble" | "artisan":
            return thing_tip(look, question, name)
        case _:
            return sign_tip(look, question.view, seat, name)
