"""What the panel of a seat and its signs say of themselves."""

from __future__ import annotations

from game.pharaon.components import box
from game.pharaon.pieces import BASE
from game.pharaon.scoring import claim_of, points_now, score_sheet
from game.pharaon.state import Pharaon
from ui.art.pharaon_tokens import GOD_SIGNS
from ui.frame.tooltip import Tip
from ui.titles.pharaon.look import Look
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
            held = zip(box().tokens, owner.tokens, strict=True)
            lines = [f"{sign(kind.id)} × {n}" for kind, n in held if n]
        case "nobles" | "artisans":
            kind, cards = ("noble", owner.nobles) if name == "nobles" else ("artisan", owner.artisans)
            lines = [look.name(kind, card) for card in cards]
        case "burial":
            lines = [f"{owner.step}. {look.name('step', box().burial[owner.step - 1].id)}"] if owner.step else []
        case "nile":
            levels = zip(BASE, owner.levels, strict=True)
            lines = [f":token_{track}_c: {level}" for track, level in levels]
        case "gods":
            lines = [f":{GOD_SIGNS[god]}: {look.name('god', god)}" for god in claim_of(view, seat).names]
        case _:
            lines = [look.say(f"sign_text.{name}")]
    return Tip(label, tuple(lines), corner=str(count))
