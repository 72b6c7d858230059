"""Figures as each language writes them: a comma or a point, a space before the per cent sign or none."""

from __future__ import annotations

from ui.text import Voice


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
