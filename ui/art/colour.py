"""Arithmetic on colours. Everything that is drawn is a mixture of the few colours of `palette`."""

from __future__ import annotations

Colour = tuple[int, int, int]

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
_WARM_BLACK: Colour = (20, 8, 0)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """`share` of b in a, 0..1."""
    return (int(a[0] + (b[0] - a[0]) * share), int(a[1] + (b[1] - a[1]) * share), int(a[2] + (b[2] - a[2]) * share))


def light(colour: Colour, share: float = 0.35) -> Colour:
    return mix(colour, WHITE, share)


def dark(colour: Colour, share: float = 0.4) -> Colour:
    """Towards a warm black: pure black makes wood and papyrus look dirty."""
    return mix(colour, _WARM_BLACK, share)


def grey(colour: Colour, share: float = 0.5) -> Colour:
    level = int(0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2])
    return mix(colour, (level, level, level), share)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0..1, as the contrast formula of WCAG wants it."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)

    r, g, b = (linear(v) for v in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio of two colours, 1..21; text needs 4.5, large text and signs 3."""
    x, y = sorted((luminance(a), luminance(b)), reverse=True)
    return (x + 0.05) / (y + 0.05)


def lifted(colour: Colour, factor: float) -> Colour:
    """Brighter without clipping: a clipped channel shifts the hue, papyrus would turn green."""
    factor = min(factor, 255 / max(max(colour), 1))
    return (int(colour[0] * factor), int(colour[1] * factor), int(colour[2] * factor))
