"""How the quarters stand for whoever looks: open, closed or too dear; rows in use, discs that wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.pharaon.state import Pharaon
from game.pharaon.turn import GoTo, TakeTurn
from ui.host.asked import Asked

Access = Literal["free", "open", "full", "short", "none"]


@dataclass(frozen=True, slots=True)
class Standing:
    """`free`: nobody is asked; `open` may be used; else why not. `n`: free slots, or tokens that are missing."""

    access: Access
    n: int


def standings(view: Pharaon, asked: Asked[Pharaon] | None) -> dict[str, Standing]:
    """All quarters; what is not asked about is told by its free slots."""
    found = {}
    turn = asked is not None and isinstance(asked.decision, TakeTurn)
    for quarter in view.quarters:
        colour = view.facing(quarter)
        free = view.slots - len(view.wheel[colour])
        found[quarter] = Standing("free" if free > 0 else "full", max(0, free))
        if not turn or asked is None:
            continue
        if GoTo(quarter) in asked.legal:
            found[quarter] = Standing("open", max(0, free))
            continue
        why = next((one for one in asked.refusals if one.move == GoTo(quarter)), None)
        if why is None or why.key.endswith(("sector_full", "sector_full_power_used")):
            found[quarter] = Standing("full", 0)
        elif why.key.endswith("tokens_short"):
            short = why.values.get("n", 1)
            found[quarter] = Standing("short", short if isinstance(short, int) else 1)
        else:
            found[quarter] = Standing("none", 0)
    return found


def waiting(view: Pharaon) -> list[int]:
    """Seats whose large disc lies on the round track."""
    return [seat for seat, owner in enumerate(view.seats) if not owner.row]
