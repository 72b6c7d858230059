"""The steps of an action as chips on waste land and water: done, now, next."""

from __future__ import annotations

from pygame import Rect, Surface

from game.kemet.actions import OrderActions
from game.kemet.creatures import BringCreatures
from game.kemet.landing import PlaceUnits
from game.kemet.march import Advance, ChooseCompanion, ChooseTroop, Detach
from game.kemet.market import BuyPower, ExchangeBattleCard
from game.kemet.onset import ChooseFight
from game.kemet.pyramids import UpgradePyramid
from game.kemet.recruiting import Recruit
from game.kemet.state import Kemet
from game.kemet.tokens import AddGold, AddSilver, ChooseAction
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.palette import CREAM
from ui.art.plates import pill
from ui.titles.kemet.style import TableStyle

_DONE, _NOW, _NEXT = (44, 104, 58), (158, 46, 30), (112, 92, 66)
CHAINS: tuple[tuple[tuple[type, ...], tuple[str, ...], int], ...] = (
    ((ChooseAction,), ("token", "action"), 0),
    ((AddSilver, AddGold, OrderActions), ("token", "more", "action"), 1),
    ((ChooseTroop,), ("token", "troop", "goal", "combat"), 1),
    ((Advance, Detach, ChooseCompanion), ("token", "troop", "goal", "combat"), 2),
    ((Recruit, PlaceUnits), ("token", "units", "combat"), 1),
    ((ChooseFight,), ("token", "units", "combat"), 2),
    ((BuyPower,), ("token", "tile"), 1),
    ((ExchangeBattleCard, BringCreatures), ("token", "tile", "gift"), 2),
    ((UpgradePyramid,), ("token", "pyramid"), 1),
)
"""Decisions, the steps of their action, and which of them is now."""


def chain_of(view: Kemet) -> tuple[tuple[str, ...], int] | None:
    """The steps of the action that is under way by Day."""
    decision = view.decision
    if view.phase != "day" or decision is None:
        return None
    return next(((steps, now) for asked, steps, now in CHAINS if isinstance(decision, asked)), None)


def draw_steps(target: Surface, place: Rect, style: TableStyle, steps: tuple[str, ...], now: int) -> None:
    """Where there is no room for all words, only the present step is named."""
    gap = style.layout.px(3)
    for named in (range(len(steps)), (now,)):
        chips = [
            _chip(
                style.say(f"step.{step}") if number in named else "",
                number + 1,
                min(2, max(0, number - now + 1)),
                style.layout.text(14),
            )
            for number, step in enumerate(steps)
        ]
        wide = sum(chip.get_width() + gap for chip in chips) - gap
        if wide <= place.width:
            break
    row = Rect(0, 0, wide, chips[0].get_height())
    row.midbottom = (place.centerx, place.bottom)
    for chip in chips:
        target.blit(chip, row)
        row.x += chip.get_width() + gap


@kept
def _chip(text: str, number: int, state: int, px: int) -> Surface:
    """`state`: 0 done, 1 now, 2 next."""
    colour: Colour = (_DONE, _NOW, _NEXT)[state]
    mark = round(px * 1.1)
    size = (mark + round(px * 0.7) + (width(text, "bold", px) + round(px * 0.2) + 2 if text else 0), round(px * 1.6))
    out = pill(size, colour, (236, 210, 150) if state == 1 else None, 236).copy()
    if state == 0:
        put_icon(out, "check", mark, (200, 244, 190), (px * 0.35 + mark / 2, size[1] / 2))
    else:
        put_text(out, str(number), "number", px, CREAM, (px * 0.35 + mark / 2, size[1] / 2), "center")
    put_text(out, text, "bold", px, CREAM, (px * 0.4 + mark + 2, size[1] / 2))
    return out
