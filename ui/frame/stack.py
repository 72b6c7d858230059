"""The scene stack: scenes are pushed and popped; the table stays below a menu."""

from __future__ import annotations

from collections.abc import Iterator

from ui.frame.scene import Scene


class SceneStack:
    """Bottom to top; changes take effect at once."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self.has_left = False
        """Whether a scene that filled the window was closed and its memory not yet given back."""

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        return iter(tuple(self._scenes))

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def below(self, scene: Scene) -> Scene | None:
        index = self._scenes.index(scene)
        return self._scenes[index - 1] if index else None

    def push(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes[-1].covered()
        self._scenes.append(scene)
        self._show()

    def pop(self) -> None:
        """Remove the top scene; the last one stays."""
        if len(self._scenes) > 1:
            self._close_top()
            self._show()

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one."""
        if self._scenes:
            self._close_top()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Remove everything and start with one scene."""
        self.close()
        self.push(scene)

    def find(self, kind: type[Scene]) -> Scene | None:
        """The uppermost scene of a kind."""
        return next((scene for scene in reversed(self._scenes) if isinstance(scene, kind)), None)

    def close(self) -> None:
        while self._scenes:
            self._close_top()

    def take_all(self) -> list[Scene]:
        """Empty the stack without closing anything: after a failure the crash screen closes them with care."""
        scenes, self._scenes = self._scenes[::-1], []
        return scenes

    def _close_top(self) -> None:
        scene = self._scenes.pop()
        self.has_left = self.has_left or not scene.see_through
        scene.closed()

    def _show(self) -> None:
        top = self.top
        if top is not None:
            top.rebuild()
            top.opened()
