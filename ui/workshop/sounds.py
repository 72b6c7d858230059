"""`python -m ui.workshop.sounds`: the sounds of Ipet, made of sines and seeded noise, written to `assets/sounds/`.

Standard library only; the same program writes the same bytes. All are short, soft at both ends and quiet."""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

from ui.art.paths import SOUNDS

RATE = 32_000
LOUDEST = 0.5
"""Of full scale: the loudest moment of every sound before its own level."""
Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def partials(seconds: float, tones: Iterable[tuple[float, float, float]], attack: float = 0.004) -> Samples:
    """A struck thing: each tone has a frequency, a strength, and the time in which it falls to a third."""
    out = silence(seconds)
    for frequency, strength, fall in tones:
        step = math.tau * frequency / RATE
        for i in range(len(out)):
            t = i / RATE
            out[i] += strength * math.exp(-t / fall) * min(1.0, t / attack) * math.sin(step * i)
    return out


def noise(seconds: float, fall: float, dull: float, seed: int, attack: float = 0.002) -> Samples:
    """A rustle: noise through a simple filter; the nearer `dull` is to 1, the darker."""
    source = random.Random(seed)
    out, last = silence(seconds), 0.0
    for i in range(len(out)):
        t = i / RATE
        last = dull * last + (1 - dull) * source.uniform(-1, 1)
        out[i] = last * math.exp(-t / fall) * min(1.0, t / attack)
    return out


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts laid over each other: when each begins, how loud, what."""
    out = silence(max(start + len(samples) / RATE for start, _, samples in parts))
    for start, level, samples in parts:
        first = round(start * RATE)
        for i, value in enumerate(samples[: len(out) - first]):
            out[first + i] += level * value
    return out


def click() -> Samples:
    """A wooden peg set down."""
    tone = partials(0.09, ((620, 0.8, 0.016), (1240, 0.4, 0.009), (310, 0.5, 0.024)), 0.001)
    return mixed((0, 1, tone), (0, 0.8, noise(0.05, 0.006, 0.5, 1, 0.0005)))


def coin() -> Samples:
    """Two coins that meet."""
    first = partials(0.5, ((2093, 0.5, 0.10), (3520, 0.32, 0.07), (5274, 0.18, 0.04)))
    second = partials(0.5, ((2637, 0.5, 0.13), (4186, 0.28, 0.08), (6272, 0.14, 0.05)))
    return mixed((0, 0.7, first), (0.075, 0.8, second))


def stone() -> Samples:
    """A block that comes to rest."""
    thud = partials(0.4, ((92, 1.0, 0.09), (138, 0.5, 0.06), (207, 0.3, 0.03)), 0.003)
    return mixed((0, 0.5, noise(0.3, 0.07, 0.88, 2, 0.02)), (0.06, 1, thud), (0.06, 0.9, noise(0.12, 0.02, 0.7, 3)))


def dice() -> Samples:
    """A handful rolling over wood: taps that come closer and softer."""
    place = random.Random(4)
    parts: list[tuple[float, float, Samples]] = []
    t, level = 0.0, 1.0
    while t < 0.62:
        pitch = place.uniform(520, 980)
        tap = partials(0.07, ((pitch, 0.7, 0.012), (pitch * 2.3, 0.3, 0.006)), 0.001)
        parts += [(t, level, tap), (t, 0.7 * level, noise(0.04, 0.006, 0.45, len(parts), 0.0005))]
        t += place.uniform(0.035, 0.1)
        level *= place.uniform(0.8, 0.97)
    return mixed(*parts)


def gong() -> Samples:
    """A temple gong, far away: many tones that are not in tune, the high ones gone first."""
    tones = ((110, 1.0, 0.8), (164, 0.5, 0.6), (233, 0.55, 0.5), (311, 0.35, 0.36), (392, 0.3, 0.26), (587, 0.2, 0.15))
    return mixed((0, 1, partials(2.1, tones, 0.012)), (0, 0.4, noise(0.3, 0.05, 0.9, 5, 0.004)))


def page() -> Samples:
    """Papyrus turned over: a rustle that swells and falls."""
    source, out, last = random.Random(6), silence(0.34), 0.0
    for i in range(len(out)):
        t = i / len(out)
        last = 0.55 * last + 0.45 * source.uniform(-1, 1)
        swell = math.sin(math.pi * t) ** 2 * (0.55 + 0.45 * math.sin(t * 34 + 3 * t * t))
        out[i] = last * swell
    return out


def win() -> Samples:
    """Five plucked strings, upwards, in the mode of the harps."""
    notes = (293.7, 370.0, 440.0, 587.3, 740.0)
    parts = []
    for number, note in enumerate(notes):
        string = partials(1.5, ((note, 0.8, 0.5), (2 * note, 0.34, 0.3), (3 * note, 0.16, 0.18)), 0.005)
        parts.append((0.13 * number, 0.75 + 0.08 * number, string))
    return mixed(*parts)


LEVELS: dict[str, tuple[Callable[[], Samples], float]] = {
    "click": (click, 0.42),
    "coin": (coin, 0.5),
    "stone": (stone, 0.8),
    "dice": (dice, 0.6),
    "gong": (gong, 0.8),
    "page": (page, 0.5),
    "win": (win, 0.75),
}


def rendered(name: str) -> bytes:
    """A sound as 16-bit samples, faded out over its last twentieth."""
    make, level = LEVELS[name]
    samples = make()
    peak = max(abs(value) for value in samples)
    fade = max(1, len(samples) // 20)
    gain = 32767 * LOUDEST * level / peak
    left = len(samples)
    whole = [round(value * gain * min(1.0, (left - i) / fade)) for i, value in enumerate(samples)]
    data = array.array("h", whole)
    if sys.byteorder == "big":
        data.byteswap()
    return data.tobytes()


def main(folder: Path = SOUNDS) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for name in LEVELS:
        path = folder / f"{name}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(rendered(name))
        print(f"{path} {path.stat().st_size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
