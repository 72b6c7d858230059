"""The whole scene over the stage: drawn from a view, so that what is secret cannot be drawn."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.core.agenda import Move
from game.kemet.breakdown import counted_lines, totals
from game.kemet.lines import Line
from game.kemet.state import ATTACKER, DEFENDER, Combat, Kemet
from ui.art.cache import kept
from ui.art.lettering import Rimmed, fit_line, put_text
from ui.art.ornament import outline
from ui.art.palette import GOLD_TITLE
from ui.art.plates import body, with_shadow
from ui.art.surface import Size, Stamp
from ui.frame import words
from ui.host.asked import Asked
from ui.titles.kemet.combat.answers import answers_to
from ui.titles.kemet.combat.arrangement import stage_of
from ui.titles.kemet.combat.chips import paint_chips
from ui.titles.kemet.combat.geometry import Stage
from ui.titles.kemet.combat.medallion import paint_medallion
from ui.titles.kemet.combat.paint_answers import paint_answers
from ui.titles.kemet.combat.progress import ALL, WHOLE, Part, Progress, present
from ui.titles.kemet.combat.sides import paint_side
from ui.titles.kemet.combat.still import Still
from ui.titles.kemet.combat.sums import LEAST, Ledger, paint_table
from ui.titles.kemet.combat.verdict import paint_verdict
from ui.titles.kemet.combat.wording import STEPS, say
from ui.titles.kemet.style import TableStyle

_still = Still()


def paint_combat(
    target: Surface, style: TableStyle, view: Kemet, asked: Asked[Kemet] | None, chosen: Move | None, pulse: float
) -> None:
    """The Combat of a view with its answers; `chosen` is the move that waits to be confirmed."""
    _still.paint(target, style, view, lambda: paint_scene(target, style, view, present(view)))
    stage = stage_of(style, view)
    if asked is None:
        paint_note(target, style, stage, _waiting(style, view))
        return
    paint_answers(target, style, stage, answers_to(style, view, asked, chosen), chosen, pulse)


def _waiting(style: TableStyle, view: Kemet) -> str:
    """Who is asked what, for those who only look on."""
    return style.narrator.headline(view.decision, view) if view.decision is not None else ""


def paint_scene(
    target: Surface, style: TableStyle, view: Kemet, progress: Progress, parts: frozenset[Part] = WHOLE
) -> None:
    """Everything but the answers, or only some parts of it."""
    combat = view.combat
    assert combat is not None
    stage = stage_of(style, view)
    if "frame" in parts:
        _frame(target, style, stage, view, combat, progress.step)
    lines = [counted_lines(view, combat, side) for side in (ATTACKER, DEFENDER)]
    for side in (ATTACKER, DEFENDER):
        if "sides" in parts:
            paint_side(target, style, stage, view, combat, side, progress)
        if "sums" in parts:
            paint_table(target, Ledger(style, stage, view, combat, side), lines[side], progress)
    if "sums" in parts:
        forces = [_force(side_lines, progress) for side_lines in lines]
        paint_medallion(target, style, stage, view, combat, (forces[0], forces[1]))
    if combat.counted and "verdict" in parts:
        paint_verdict(target, style, stage, view, combat, progress)
    if progress.note and "frame" in parts:
        paint_note(target, style, stage, progress.note)


def _force(lines: Sequence[Line], progress: Progress) -> str:
    """As far as it is told; with a question mark while the battle card is not known."""
    shown = lines if progress.lines >= ALL else lines[: int(progress.lines)]
    unknown = any(line.source == "card" and not line.name for line in lines)
    force = totals(shown).force
    return f"{force}+?" if unknown else str(force)


def _frame(target: Surface, style: TableStyle, stage: Stage, view: Kemet, combat: Combat, step: int) -> None:
    """Ground, title and the steps."""
    screen = style.screen
    _ground(stage.rect.size, screen.scale).put(target, stage.rect.topleft)
    title = say(style, "title", space=view.name(combat.space))
    px = min(screen.text(32), round(stage.title.height * 0.86))
    fitted = fit_line(title, "heading", px, stage.title.width, LEAST)
    words.report(title, stage.title, fitted.whole)
    put_text(target, fitted.text, "heading", fitted.px, Rimmed(GOLD_TITLE, (30, 6, 0)), stage.title.center, "center")
    paint_chips(target, screen, stage.chips, [say(style, f"step.{name}") for name in STEPS], step)


@kept
def _ground(size: Size, scale: float) -> Stamp:
    picture = body(size, (70, 34, 24), "stone", 14 * scale, max(1, round(2.4 * scale)), (30, -40), 0, 17).copy()
    gap = round(8 * scale)
    outline(picture, Rect((0, 0), size).inflate(-2 * gap, -2 * gap), (222, 178, 96), 2 * scale, 11 * scale, 220)
    return with_shadow(picture, 14 * scale, (3, 5, 8, 190), scale)


def paint_note(target: Surface, style: TableStyle, stage: Stage, text: str) -> None:
    """One sentence where the answers would be."""
    words.line(target, text, stage.answers, "heading", style.screen.text(30), GOLD_TITLE, "center", LEAST)
