"""The closed doors between two seats: drawn instead of the table, so that nothing private shows.

The seal, the words and the light of the next seat are laid over it by the scene; so are the torches' flames."""

from __future__ import annotations

import math
import random
from typing import Final

import pygame
from pygame import Rect, Surface

from ui.art import lettering
from ui.art.canvas import Canvas, stroke
from ui.art.colour import Colour, dark, light, mix
from ui.art.curves import moved, smooth
from ui.art.grounds.stage import HEIGHT, WIDTH
from ui.art.icons import carved
from ui.art.light import drop, radiance, raised, ramp, vignette
from ui.art.ornament import SIGNS, outline, painted_band
from ui.art.plates import body, recess, with_shadow
from ui.art.surface import blank, blit_centred, opaque
from ui.art.texture import texture

DOORS: Final = Rect(460, 200, 1000, 880)
TORCHES: Final = ((395, 470), (WIDTH - 395, 470))
SEAL: Final = (960, 512)


def curtain_scene() -> Surface:
    out = _masonry()
    _side_reliefs(out)
    _jambs(out)
    _doors(out)
    _lintel(out)
    _darkness(out)
    _torch_holders(out)
    _cord(out)
    return out


def _masonry() -> Surface:
    """Large courses of stone, each block a little different."""
    out = texture("stone", (WIDTH, HEIGHT), (96, 69, 50), 9)
    place = random.Random(3)
    for k, y in enumerate(range(0, HEIGHT, 90)):
        for x in range(-150 + (k % 2) * 90, WIDTH, 180):
            shade = blank((180, 90), (0, 0, 0))
            value = place.randrange(-26, 20)
            shade.fill((20, 8, 0, -value) if value < 0 else (255, 220, 170, value))
            out.blit(shade, (x, y))
            out.blit(_tinted((3, 90), (34, 20, 14), 170), (x, y))
            out.blit(_tinted((2, 90), (196, 150, 104), 40), (x + 3, y))
        out.blit(_tinted((WIDTH, 3), (34, 20, 14), 200), (0, y))
        out.blit(_tinted((WIDTH, 2), (196, 150, 104), 60), (0, y + 3))
    return out


def _tinted(size: tuple[int, int], colour: Colour, alpha: int) -> Surface:
    out = blank(size, colour)
    out.fill((*colour, alpha))
    return out


def _side_reliefs(out: Surface) -> None:
    for k, name in enumerate(("falcon", "jackal", "ibis")):
        for x, flip in ((160, False), (WIDTH - 160, True)):
            blit_centred(out, carved(name, 210, (88, 62, 45), flip), (x, 330 + k * 240))


def _jambs(out: Surface) -> None:
    for side, x in enumerate((330, WIDTH - 460)):
        post = body((130, HEIGHT - 150), (184, 138, 88), "stone", 4, 4, (10, -10), 40, 31 + side)
        with_shadow(post, 4, (0, 10, 22, 200)).put(out, (x, 190))
        out.blit(recess((78, HEIGHT - 200), 1.0, (160, 116, 72), 4, 8), (x + 26, 214))
        chooser = random.Random(5 + side)
        for y in range(262, HEIGHT + 20, 84):
            letter = chooser.choice(SIGNS)
            tones: tuple[tuple[Colour, int], ...] = (((232, 190, 132), 2), ((70, 40, 20), -1), ((112, 66, 34), 0))
            for colour, shift in tones:
                sign = lettering.rendered(letter, "hieroglyph", 62, colour)
                if sign.get_width() > 70:
                    sign = pygame.transform.smoothscale_by(sign, 70 / sign.get_width())
                blit_centred(out, sign, (x + 65 + shift, y + shift))


def _lintel(out: Surface) -> None:
    beam = body((WIDTH - 580, 140), (190, 144, 92), "stone", 4, 4, (14, -18), 30, 17)
    with_shadow(beam, 4, (0, 12, 22, 210)).put(out, (290, 60))
    count = 78
    wide = (WIDTH - 540) / count
    leaves = ((36, 84, 140), (214, 166, 80), (170, 58, 40), (214, 166, 80), (56, 116, 84), (214, 166, 80))
    for i in range(count):
        x = 270 + i * wide
        colour = leaves[i % 6]

        def at(v: float, spread: float) -> float:
            return 960 + (v - 960) * spread

        edge = [(at(x, 1.03), 0), (at(x + wide, 1.03), 0), (at(x + wide, 1), 60), (at(x, 1), 60)]
        pygame.draw.polygon(out, dark(colour, 0.42), edge)
        inner = [(at(x, 1.03) + 2, 0), (at(x + wide, 1.03) - 2, 0), (at(x + wide, 1) - 3, 56), (at(x, 1) + 3, 56)]
        pygame.draw.polygon(out, colour, inner)
        shine = [(at(x, 1.03) + 3, 0), (at(x, 1.03) + 6, 0), (at(x, 1) + 6, 54), (at(x, 1) + 4, 54)]
        pygame.draw.polygon(out, light(colour, 0.22), shine)
    roll = body((WIDTH - 524, 20), (224, 180, 118), "stone", 10, 4, (30, -50), 0, 5)
    with_shadow(roll, 10, (0, 6, 8, 160)).put(out, (262, 56))
    wings = pygame.transform.smoothscale(_wings(), (880, 132))
    drop(out, wings, (520, 76), (0, 6), 6, 150)
    out.blit(wings, (520, 76))
    c = Canvas((104, 104), fine=3, rim=(70, 30, 8))
    for tone, radius in (((70, 30, 8), 52), ((255, 226, 130), 50), ((226, 150, 50), 44)):
        c.disc(tone, (52, 52), radius)
    for i in range(10):
        c.disc(mix((176, 52, 30), (240, 118, 72), i / 9), (52 - 0.8 * i, 52 - 1.0 * i), 41 - 2.6 * i)
    raised(c.finish(), 6).centred(out, (960, 130))


def _wings() -> Surface:
    """Both wings of the sun: rows of feathers in lapis, carnelian, malachite and gold."""
    half = pygame.transform.smoothscale(_wing(), (700, 300))
    out = blank((1400, 300), (70, 30, 22))
    out.blit(half, (700, 24))
    out.blit(pygame.transform.flip(half, True, False), (0, 24))
    return out


def _wing() -> Surface:
    k = 2
    out = blank((700 * k, 300 * k), (70, 30, 22))

    def arm(t: float) -> tuple[float, float]:
        return t * 620 * k, (120 - 58 * math.sin(t * 2.5) + 6 * t) * k

    rows: tuple[tuple[float, float, Colour], ...] = (
        (1.0, 132, (30, 84, 134)),
        (0.80, 92, (190, 66, 42)),
        (0.62, 56, (58, 132, 104)),
        (0.46, 30, (236, 190, 92)),
    )
    for reach, long, colour in rows:
        count = int(26 * reach)
        for i in range(count - 1, -1, -1):
            t = i / count * reach + 0.06
            x, y = arm(t)
            a = math.radians(84 - 50 * t)
            length = long * k * (1 - 0.30 * abs(t / reach - 0.35))
            dx, dy, wide = math.cos(a) * length, math.sin(a) * length, 15 * k
            feather = smooth(
                [
                    (x - wide, y),
                    (x + wide, y),
                    (x + dx + wide * 0.9, y + dy * 0.86),
                    (x + dx + wide * 0.2, y + dy),
                    (x + dx - wide * 0.6, y + dy * 0.9),
                ],
                5,
                closed=True,
            )
            pygame.draw.polygon(out, mix(colour, (255, 214, 150), 0.18 if i % 2 else 0.04), feather)
            stroke(out, (70, 30, 22), [*feather, feather[0]], 3)
            stroke(out, mix(colour, (255, 240, 200), 0.4), [(x, y), (x + dx * 0.9, y + dy * 0.9)], 3)
    upper = [arm(t / 20) for t in range(21)]
    edge = moved(upper, 0, -11 * k) + moved(upper[::-1], 0, 9 * k)
    pygame.draw.polygon(out, (240, 194, 92), edge)
    stroke(out, (96, 50, 20), [*edge, edge[0]], 3)
    for number in range(1, 20):
        x, y = arm(number / 20)
        pygame.draw.circle(out, (186, 62, 40) if number % 2 else (30, 84, 134), (x, y - k), 6 * k)
    return out


def _doors(out: Surface) -> None:
    pygame.draw.rect(out, (10, 6, 4), DOORS)
    for side in (0, 1):
        x = DOORS.x + 4 if not side else 962
        _leaf(out, x, 960 - DOORS.x - 6, bool(side))
    out.blit(_tinted((4, DOORS.height), (6, 3, 2), 255), (958, DOORS.y))
    out.blit(_tinted((1, DOORS.height), (220, 160, 100), 90), (962, DOORS.y))
    out.blit(ramp((DOORS.width, 120), (0.0, (4, 2, 0, 215)), (1.0, (4, 2, 0, 0))), DOORS.topleft)


def _leaf(out: Surface, x: int, w: int, right: bool) -> None:
    """One wing of the door: cedar boards, bronze bands with nails, two sunk panels with gilded signs."""
    wood = opaque((w, DOORS.height))
    board = w // 5 + 1
    for k in range(5):
        tone = mix((112, 62, 34), (92, 48, 26), (k * 37 % 10) / 10)
        plank = pygame.transform.rotate(texture("wood", (DOORS.height, board), tone, 50 + k + 9 * right), 90)
        wood.blit(plank, (k * board, 0))
        wood.blit(_tinted((3, DOORS.height), (24, 10, 4), 220), (k * board - 1, 0))
        wood.blit(_tinted((2, DOORS.height), (214, 150, 96), 70), (k * board + 2, 0))
    out.blit(wood, (x, DOORS.y))
    for y in (DOORS.y + 34, DOORS.y + 420, DOORS.y + 770):
        band = body((w, 64), (168, 116, 52), "stone", 3, 3, (50, -60), 0, 3 + y)
        with_shadow(band, 3, (0, 5, 7, 180)).put(out, (x, y))
        out.blit(painted_band((w - 12, 11)), (x + 6, y + 8))
        out.blit(painted_band((w - 12, 11)), (x + 6, y + 45))
        for k in range(11):
            raised(_nail(), 2).centred(out, (x + 24 + k * (w - 48) / 10, y + 32))
    turn = -1 if right else 1
    middle = x + w / 2
    for y, high in ((DOORS.y + 118, 284), (DOORS.y + 504, 246)):
        panel = Rect(x + 44, y, w - 88, high)
        out.blit(recess(panel.size, 1.0, (86, 46, 26), 6, 5), panel)
        outline(out, panel, (206, 150, 70), 2.4, 6, 230)
        outline(out, panel.inflate(-20, -20), (206, 150, 70), 1.2, 4, 130)
    for j, name in enumerate(("was", "ankh")):
        blit_centred(
            out, carved(name, 160, (196, 142, 64), right, True), (middle + (j * 100 - 152) * turn, DOORS.y + 260)
        )
    for j, name in enumerate(("lotus", "scarab", "papyrus")):
        blit_centred(
            out, carved(name, 112, (180, 128, 56), right, True), (middle + (j - 1) * 118 * turn, DOORS.y + 626)
        )


def _nail() -> Surface:
    c = Canvas((20, 20), rim=(60, 34, 10))
    c.disc((60, 34, 10), (10, 10), 10)
    for i in range(8):
        c.disc(mix((176, 122, 50), (255, 232, 160), i / 7), (10 - 0.35 * i, 10 - 0.4 * i), 8.6 - 0.95 * i)
    return c.finish()


def _darkness(out: Surface) -> None:
    out.blit(_tinted((WIDTH, HEIGHT), (8, 4, 12), 84), (0, 0))
    out.blit(vignette((WIDTH, HEIGHT), 235, 0.45), (0, 0))
    for centre in TORCHES:
        radiance(out, centre, 620, (150, 78, 24))
        radiance(out, centre, 240, (120, 70, 20))


def _torch_holders(out: Surface) -> None:
    for x, _ in TORCHES:
        rod = body((32, 230), (110, 68, 32), "stone", 6, 3, (40, -40), 0, 3)
        with_shadow(rod, 6, (4, 8, 8, 170)).put(out, (x - 16, 540))
        bowl = body((88, 52), (196, 140, 60), "stone", 16, 3, (60, -60), 0, 4)
        with_shadow(bowl, 16, (2, 6, 8, 170)).put(out, (x - 44, 516))


def flame(seed: int = 0, size: tuple[int, int] = (130, 150)) -> Surface:
    """A torch flame, 130 x 150 for a bowl of 88 px; other seeds are other moments of it. Its foot is at the bottom."""
    sway = random.Random(seed)
    c = Canvas(size, 130, fine=3, rim=(210, 70, 20))
    lean = sway.uniform(-12, 12)
    stretch = sway.uniform(0.92, 1.06)
    tones = (((206, 62, 16), 1.0), ((246, 136, 38), 0.74), ((255, 210, 104), 0.5), ((255, 250, 210), 0.26))
    for tone, k in tones:
        rise = k * stretch
        points = [
            (65, 146),
            (65 - 40 * k, 120),
            (65 - 35 * k, 120 - 46 * rise),
            (65 - 9 * k + lean * k * 0.4, 120 - 76 * rise),
            (65 - 14 * k + lean * k, 124 - 122 * rise),
            (65 + 19 * k + lean * k * 0.5, 120 - 84 * rise),
            (65 + 40 * k, 120 - 42 * rise),
            (65 + 38 * k, 122),
        ]
        c.poly(tone, *smooth(points, 8, closed=True))
    return pygame.transform.gaussian_blur(c.finish(), 1)


def _cord(out: Surface) -> None:
    """The rope that holds the doors, with its two bronze discs; the seal of the seat covers its middle."""
    cx, cy = SEAL
    for k in range(5):
        y = cy - 34 + k * 17
        rope = smooth([(776, cy - 12 + k * 6), (812, y - 2), (cx, y + 5), (1108, y - 2), (1144, cy - 12 + k * 6)], 10)
        stroke(out, (44, 26, 10), rope, 15)
        stroke(out, (176, 134, 78), rope, 11)
        stroke(out, (206, 166, 108), moved(rope, 0, -3), 3)
        for a, b in zip(rope[::2], rope[1::2], strict=False):
            stroke(out, (110, 74, 36), [(a[0], a[1] - 5), (b[0] + 5, b[1] + 5)], 2.4)
    for x in (772, 1148):
        c = Canvas((88, 88), 110, fine=3, rim=(50, 26, 6))
        rings: tuple[tuple[Colour, int], ...] = (
            ((50, 26, 6), 55),
            ((240, 190, 102), 51),
            ((150, 96, 36), 44),
            ((206, 150, 70), 40),
            ((246, 210, 130), 22),
            ((170, 114, 46), 17),
        )
        for tone, radius in rings:
            c.disc(tone, (55, 55), radius)
        raised(c.finish(), 8).centred(out, (x, cy))
