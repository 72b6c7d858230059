"""Numbers as people read them, and columns of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ui.text import Voice

GAP = "  "


def aligned(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> list[str]:
    """One line per row; the columns in `right` are set flush right, as figures are."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        GAP.join(
            cell.rjust(width) if index in right else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def whole(value: float) -> str:
    """A rounded figure with thin groups of three, which both languages understand."""
    return f"{round(value):,}".replace(",", "\N{NO-BREAK SPACE}")


def decimal(voice: Voice, value: float, digits: int = 1) -> str:
    text = f"{value:.{digits}f}".replace(".", voice.say("cli.figure.point"))
    return text.replace("-", "\N{MINUS SIGN}")


def signed(voice: Voice, value: float, digits: int = 1) -> str:
    return decimal(voice, value, digits) if value < 0 else f"+{decimal(voice, value, digits)}"


def percent(voice: Voice, share: float, digits: int = 1) -> str:
    return voice.say("cli.figure.percent", text=decimal(voice, 100 * share, digits))
