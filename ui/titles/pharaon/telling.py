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
from ui.titles.pharaon.plans import foresee
from ui.titles.pharaon.seat.figures import panel_figures
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.tips import sign


def sheet_tip(style: TableStyle, view: Pharaon, seat: int) -> Tip:
    """Every reason that counts, and the total in the corner (PHA-12.1)."""
    lines, total = _sheet(style, view, seat)
    foot = "" if view.over else style.say("tip.if_now")
    return Tip(style.seat(seat), lines, corner=total, foot=foot)


def now_tip(style: TableStyle, view: Pharaon, seat: int) -> Tip:
    """Where the points would come from if the game ended now."""
    lines, total = _sheet(style, view, seat)
    return Tip(style.say("tip.if_now"), lines, corner=total)


def _sheet(style: TableStyle, view: Pharaon, seat: int) -> tuple[tuple[str, ...], str]:
    scored = score_sheet(view, seat)
    told = (style.say("tip.of", name=style.name("reason", reason), what=str(n)) for reason, n in scored.items() if n)
    return tuple(told), str(points_now(view, seat))


def sign_tip(style: TableStyle, view: Pharaon, seat: int, name: str) -> Tip:
    """A sign in the panel of a seat: what it counts, one by one."""
    owner, label, lines = view.seats[seat], style.say(f"sign.{name}"), list[str]()
    count = panel_figures(view, seat).get("step" if name == "burial" else name, "")
    match name:
        case "tokens":
            held = zip(components().tokens, owner.tokens, strict=True)
            lines = [f"{sign(kind.id)} × {n}" for kind, n in held if n]
        case "nobles" | "artisans":
            kind, cards = ("noble", owner.nobles) if name == "nobles" else ("artisan", owner.artisans)
            lines = [style.name(kind, card) for card in cards]
        case "burial":
            lines = (
                [f"{owner.step}. {style.name('step', components().burial[owner.step - 1].id)}"] if owner.step else []
            )
        case "nile":
            levels = zip(BASE, owner.levels, strict=True)
            lines = [f":token_{track}_c: {level}" for track, level in levels]
        case "gods":
            lines = [f":{GOD_SIGNS[god]}: {style.name('god', god)}" for god in claim_of(view, seat).names]
        case _:
            lines = [style.say(f"sign_text.{name}")]
    return Tip(label, tuple(lines), corner=str(count))


def preview(style: TableStyle, view: Pharaon, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
    """Title, effects in order, prestige, then what cannot be known."""
    decision = view.decision
    if decision is None:
        return Tip(style.narrator.move(move))
    seat = decision.seat
    lines: list[str] = []
    if isinstance(move, UsePower | TakeNoble | KeepNoble):
        lines.append(f"_{noble_text(style, move.noble)}_")
    lines += tips.effect_lines(style, seat, events)
    if isinstance(move, Pass):
        lines += _passing(style, view)
    elif isinstance(move, TakeVase) and not lines:
        lines.append(
            f"_{style.say('tip.gain')}_ {tips.signs(RESOURCES[n] for n in components().vases[move.vase].resources)}"
        )
    if isinstance(move, HandIn):
        lines.append(style.say("tip.hand_in"))
    if unknown:
        lines.append(f":question: {style.say('tip.unknown')}")
    elif not isinstance(move, Pass | HandIn | UsePower | KeepVase | PutOnWheel):
        outcome = foresee(view, seat, (move,))
        if points_now(outcome.after, seat) != points_now(view, seat):
            lines.append(tips.prestige_line(style, view, seat, outcome))
    return Tip(style.narrator.move(move), tuple(lines), foot=style.say("tip.click"))


def _passing(style: TableStyle, view: Pharaon) -> list[str]:
    """The vases to choose from; there are none in the last round."""
    if not view.vases or view.current_round >= components().rounds:
        return [style.say("tip.no_vase")]
    shown = [tips.signs(RESOURCES[n] for n in components().vases[vase].resources) for vase in view.vases]
    return [style.say("tip.pass_vase"), *(f":vase: {line}" for line in shown)]


def thing_tip(style: TableStyle, question: Q, name: str) -> Tip:
    view = question.view
    kind, _, rest = name.partition(".")
    match kind:
        case "quarter":
            return tips.quarter_tip(style, view, rest)
        case "god":
            return tips.god_tip(style, view, gods_of(view.quarters)[rest])
        case "sector":
            return tips.sector_tip(style, view, BASE.index(rest))
        case "stone":
            row, _, space = rest.partition(".")
            return tips.space_tip(style, view, int(row), int(space))
        case "pharaoh":
            return tips.pharaoh_tip(style, view)
        case "vase":
            return tips.vase_tip(style, rest)
        case "supply":
            return tips.supply_tip(style, view, RESOURCES.index(rest))
        case "option":
            return tips.option_tip(style, rest)
        case "track":
            return tips.track_tip(style, view, BASE.index(rest))
        case "step":
            return tips.step_tip(style, view, int(rest))
        case "lot":
            return tips.lot_tip(style, view.lots[int(rest) - 1], int(rest))
        case "bonus":
            return tips.token_tip(style, view.zone[int(rest) - 1], 1)
        case "switch":
            told = style.say("tip.bonus_on" if question.choice.bonus else "tip.bonus_off")
            return Tip(style.say("place.bonus_switch"), (told,))
        case "bag":
            told = style.say("tip.bag", n=len(view.bag), gone=len(view.token_discard))
            return Tip(style.say("place.bag"), (told,))
        case "deck":
            return _deck_tip(style, view, rest == "nobles")
        case "own":
            assert question.seat is not None
            return _of_seat(style, question, question.seat, rest)
        case "sign":
            seat, _, sign = rest.partition(".")
            return _of_seat(style, question, int(seat), sign)
        case "panel":
            return sheet_tip(style, view, int(rest))
        case "plot":
            return tips.plot_tip(style, view)
        case "tile" | "space":
            tile, _, space = rest.partition(".")
            return tips.tile_tip(style, view, tile, int(space) if space else None)
        case "face":
            tile, _, face = rest.partition(".")
            label = style.say("tray.tile_face", name=style.name("tile", tile), face=face)
            return tips.face_tip(style, label, tile, face)
        case "artisan":
            return tips.artisan_tip(style, rest)
        case _:  # a noble, also one that was drawn
            return tips.noble_tip(style, rest)


def _deck_tip(style: TableStyle, view: Pharaon, nobles: bool) -> Tip:
    count = len(view.noble_deck if nobles else view.artisan_deck)
    label = style.say("place.deck_noble" if nobles else "place.deck_artisan")
    return Tip(label, (style.say("tip.deck", n=count),), corner=str(count))


def _of_seat(style: TableStyle, question: Q, seat: int, name: str) -> Tip:
    """Something before the seat that looks, or in the panel of a seat."""
    kind, _, rest = name.partition(".")
    owner = question.view.seats[seat]
    match kind:
        case "resource":
            return tips.token_tip(style, rest, owner.stock[RESOURCES.index(rest)])
        case "token":
            return tips.token_tip(style, rest, owner.tokens[components().token_index[rest]])
        case "crest":
            return now_tip(style, question.view, seat)
        case "god" | "noble" | "artisan":
            return thing_tip(style, question, name)
        case _:
            return sign_tip(style, question.view, seat, name)
