"""Why one seat is ahead of another with the same points: the sentence, and the plate that it stands on."""

from __future__ import annotations

from pygame import Rect, Surface

from game.core.match import Match
from game.core.position import Position
from game.core.title import Result
from ui.art.lettering import Block, block_height, put_block, width
from ui.art.palette import IVORY
from ui.art.plates import tooltip
from ui.ending.by_title import ending_of
from ui.frame.screen import Screen
from ui.text.narrator import Narrator


def tie_sentence(match: Match[Position], result: Result, narrator: Narrator) -> str:
    """About the highest place that points alone did not decide; empty if they decided all."""
    points = match.position.points
    for n in sorted(set(points), reverse=True):
        tied = [seat for seat, own in enumerate(points) if own == n]
        if len(tied) < 2:
            continue
        best = min(result.ranks[seat] for seat in tied)
        ahead = tuple(seat for seat in tied if result.ranks[seat] == best)
        if len(ahead) == 1:
            return _broken(match, narrator, ahead[0], tuple(seat for seat in tied if seat != ahead[0]))
        if best == 1:
            return narrator.voice.say("end.tie_shared", winner=ahead, n=n)
    return ""


def _broken(match: Match[Position], narrator: Narrator, winner: int, rivals: tuple[int, ...]) -> str:
    """What the seat that is ahead has more of than the others."""
    say, position = narrator.voice.say, match.position
    values = {"winner": winner, "rival": rivals, "n": position.points[winner]}
    for name, count in ending_of(match.title.id).criteria:
        own, theirs = count(position, winner), max(count(position, seat) for seat in rivals)
        if own > theirs:
            return say(f"end.tie_{name}", own=own, theirs=theirs, **values)
    return say("end.tie_broken", **values)


def draw_verdict(target: Surface, block: Block, place: Rect, screen: Screen) -> None:
    """The fitted sentence, centred from the top of its place."""
    widest = max(width(line, "italic", block.px) for line in block.lines)
    plate = Rect(0, 0, widest + screen.px(36), block_height(block, "italic") + screen.px(14))
    plate.midtop = place.midtop
    tooltip(plate.size, screen.scale).put(target, plate.topleft)
    put_block(target, block, "italic", IVORY, place.move(0, screen.px(7)), "center")
