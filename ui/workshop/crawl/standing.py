"""How things stand in the match before and after a gesture, and which rule the gesture broke."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.agenda import Move
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from saves import SaveIdentity
from ui.frame.app import App
from ui.frame.control import Control
from ui.kit.target import Target
from ui.scenes.curtain import CurtainScene
from ui.scenes.move_list import MoveListScene
from ui.scenes.table import TableScene
from ui.workshop.crawl.gestures import Gesture

ENTERS = ("enter", "burst_enter", "tab_enter")
"""Gestures that confirm a waiting move, wherever the keyboard is."""


@record
class Standing:
    """What a gesture may or may not change. It holds for ordinary tables: lessons make moves of their own."""

    match: Match[Position]
    identity: SaveIdentity
    moves: tuple[Move, ...]
    digest: str
    pending: Move | None
    """The waiting move, if the table is seen as it is and nothing lies over it that could take Enter."""
    viewer: int | None
    curtain: bool


def standing(app: App) -> Standing | None:
    """At the table in the stack; None if there is none."""
    table = next((scene for scene in app.stack if type(scene) is TableScene), None)
    if table is None:
        return None
    match, top = table.host.match, app.stack.top
    return Standing(
        match=match,
        identity=table.host.identity,
        moves=tuple(match.moves),
        digest=match.digest(),
        pending=table.pending if top is table and table.past is None else None,
        viewer=table.host.viewer,
        curtain=isinstance(top, CurtainScene),
    )


@record
class Press:
    """What a control promises as long as nobody has pressed it: moves, those that follow, and what tools do."""

    moves: tuple[Move, ...] = ()
    then: tuple[Move, ...] = ()
    waits: bool = False
    """Its move ends the turn, so that it must be confirmed."""
    acts: bool = False
    confirms: bool = False
    takes_back: bool = False
    anew: Move | None = None
    """It makes this move in place of the last one."""
    chooses: bool = False
    """It is an entry of a list of moves that lies over the table."""
    chains: Sequence[tuple[Move, ...]] = ()
    """For a key, which presses whatever the keyboard is at: moves with those that follow from the same press."""


def promise(app: App, control: Control | None) -> Press:
    top = app.stack.top
    if isinstance(control, Target):
        acts = control.act is not None
        return Press(control.moves, tuple(control.then), _waits(app, control), acts, anew=control.anew)
    if control is None:
        chains = [c for c in (top.controls if top is not None else ()) if isinstance(c, Target) and c.then]
        return Press(chains=[(chain.moves[0], *chain.then) for chain in chains])
    label, on_table = control.label, isinstance(top, TableScene)
    table = app.stack.find(TableScene)
    waits = table.wait_label if isinstance(table, TableScene) else ""
    return Press(
        confirms=on_table and label == app.say("table.confirm"),
        takes_back=bool(label) and label in (app.say("table.undo"), app.say("table.restart"), waits),
        chooses=isinstance(top, MoveListScene),
    )


def _waits(app: App, target: Target) -> bool:
    top = app.stack.top
    if not isinstance(top, TableScene) or len(target.moves) != 1 or target.sure or top.asked is None:
        return False
    return app.settings.confirm_turn_end and top.host.ends_turn(target.moves[0])


def broken_rules(gesture: Gesture, press: Press, before: Standing, after: Standing) -> list[str]:
    """The names of the rules that a gesture broke; their words are in the catalogue."""
    if after.match is not before.match:
        return []
    if press.anew is not None and list(after.moves) == [*before.moves[:-1], press.anew]:
        return []
    broken = []
    shrunk = len(after.moves) < len(before.moves)
    if after.moves[: len(before.moves)] != before.moves and not (shrunk and _may_take_back(gesture, press, before)):
        return ["taken_back"]
    played = after.moves[len(before.moves) :]
    if not played and not shrunk and after.digest != before.digest:
        broken.append("changed")
    if gesture.name in ENTERS and before.pending is not None and played[:1] != (before.pending,):
        broken.append("other_move")
    elif _too_many(gesture, press, before, after, played):
        broken.append("too_many")
    if not before.curtain and before.viewer is not None and after.viewer not in (before.viewer, None):
        broken.append("curtain")
    if gesture.name.startswith("burst") and before.viewer is None and after.viewer is not None:
        broken.append("curtain")
    return broken


def _may_take_back(gesture: Gesture, press: Press, before: Standing) -> bool:
    return gesture.effect == "takes back" or (gesture.effect == "presses" and press.takes_back)


def _too_many(gesture: Gesture, press: Press, before: Standing, after: Standing, played: Sequence[Move]) -> bool:
    """Whether moves were made beyond those that the gesture confirmed."""
    confirmed: tuple[Move, ...] = ()
    match gesture.effect:
        case "plays again":
            return False
        case "answers":
            confirmed = max((tuple(played[:1]), *press.chains), key=lambda chain: _in_common(chain, played))
        case "presses" if before.pending is not None:
            confirmed = (before.pending,) if press.confirms or gesture.name in ENTERS else ()
        case "presses" if len(press.moves) == 1 and not press.waits:
            confirmed = (*press.moves, *press.then)
        case "presses" if press.chooses or (press.acts and gesture.name == "double_click"):
            confirmed = tuple(played[:1])
    given, first = _in_common(confirmed, played), len(before.moves)
    return not all(_unasked(after.match, number) for number in range(first + given, first + len(played)))


def _in_common(chain: Sequence[Move], played: Sequence[Move]) -> int:
    """How many moves of a press were made, from its first; the last ones may not be asked for any more."""
    count = 0
    while count < min(len(chain), len(played)) and chain[count] == played[count]:
        count += 1
    return count


def _unasked(match: Match[Position], number: int) -> bool:
    """Whether a move was made without a question: a formality, what is foregone, or an occasion that was let pass."""
    position = match.position_before(number)
    decision = position.decision
    if decision is None:
        return False
    offer = decision.offer(position)
    if decision.formality or decision.foregone(position) is not None:
        return True
    return offer is not None and match.moves[number] in offer.waivers
