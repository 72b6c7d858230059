"""What every act of a film needs: the table, the copy of the position that is led on, the film so far."""

from __future__ import annotations

from game.tekhenu.state import Tekhenu
from ui.art.curves import Point
from ui.boards.animation.fades import Banner
from ui.boards.board import Animation
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.picture import BoardPicture
from ui.titles.tekhenu.seat.own_board import own_places


class Stage:
    """`now` is what the board shows at this point of the film."""

    def __init__(self, look: Look, picture: BoardPicture, before: Tekhenu, after: Tekhenu, viewer: int | None) -> None:
        self.look = look
        self.layout = look.layout
        self.picture = picture
        self.after = after
        self.viewer = viewer
        self.now = before.clone()
        self.animations: list[Animation] = []
        self.cause: Point = look.layout.dial.centre
        """Where the last thing happened: gains rise from there."""

    def add(self, animation: Animation) -> None:
        self.animations.append(animation)

    def banner(self, key: str, number: int) -> None:
        """A few words about what begins."""
        text = self.look.say(f"banner.{key}", n=number)
        self.add(Banner(self.look.screen, self.under(), self.layout.zones.board, text))

    def under(self) -> Tekhenu:
        """What is seen below the next animation."""
        return self.now.clone()

    def seat(self, seat: int, subject: str = "crest") -> Point:
        """The place of a seat: a thing on the open board of the viewer, else its panel."""
        if seat == self.viewer:
            places = own_places(self.look, self.layout.zones.hand, self.now, seat)
            if subject in places:
                return places[subject].center
        return self.panel(seat)

    def panel(self, seat: int) -> Point:
        """The panel of a seat."""
        panel = self.look.panel(self.now, seat)
        return (panel.x + panel.width // 3, panel.centery)
