"""Pages of the contact sheet: every control, plate, piece, card, icon and ground in every state, to be looked at.

Words are samples for the eye, not texts of the program, so they are written here."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art import (
    buttons,
    cards,
    controls,
    dice,
    figures,
    gilding,
    icons,
    inline,
    lettering,
    masonry,
    ornament,
    panels,
    plates,
    scenery,
    tokens,
)
from ui.art import palette as pal
from ui.art.buttons import Caption
from ui.art.colour import Colour
from ui.art.grounds.curtain import flame
from ui.art.light import raised, vignette
from ui.art.surface import Size, blit_centred, load_picture
from ui.art.texture import ceiling, papyrus, planks, sandstone, stone, texture, water
from ui.frame.screen import Screen
from ui.titles import SCREENS
from ui.widgets.section import draw_section

_STATE_WORDS = ("repos", "survol", "clavier", "appui", "inactif")
_KIND_WORDS = {
    "gold": "principal",
    "wood": "courant",
    "papyrus": "sur papyrus",
    "green": "confirmer",
    "red": "détruire",
    "lapis": "de la place",
}


class Page:
    """A sheet of 1920 x 1080 design pixels at a scale; text never below 13 px."""

    def __init__(self, scale: float, title: str) -> None:
        self.scale = scale
        self.screen = Screen((round(1920 * scale), round(1080 * scale)))
        self.text = lettering.TextSize(scale)
        self.surface = planks(self.size(1920, 1080), height=self.px(216))
        self.surface.blit(vignette(self.surface.get_size(), 150, 0.5), (0, 0))
        panels.header_bar(self.px(1920), self.px(92), max(10, self.px(16)), self.px(760)).put(self.surface, (0, 0))
        words = gilding.cast_text(title, self.text.px(42), contour=1)
        box = words.centred(self.surface, (self.px(960), self.px(44)))
        ornament.lotus_pair(self.surface, box.center, box.width / 2, self.px(30))

    def px(self, value: float) -> int:
        return round(value * self.scale)

    def size(self, w: float, h: float) -> Size:
        return (self.px(w), self.px(h))

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return Rect(self.px(x), self.px(y), self.px(w), self.px(h))

    def at(self, x: float, y: float) -> tuple[int, int]:
        return (self.px(x), self.px(y))

    def words(
        self,
        text: str,
        x: float,
        y: float,
        role: lettering.Role = "body",
        size: float = 20,
        ink: Colour = pal.INK,
        anchor: lettering.Anchor = "midleft",
    ) -> Rect:
        return lettering.put_text(self.surface, text, role, self.text.px(size), ink, self.at(x, y), anchor)

    def line_up(self, pictures: list[Surface], x: float, foot: float, gap: float = 16, height: float = 2.5) -> None:
        """Pieces side by side on one base line."""
        at = float(self.px(x))
        for picture in pictures:
            raised(picture, height).put(self.surface, (at, self.px(foot) - picture.get_height()))
            at += picture.get_width() + gap * self.scale


def button_page(scale: float) -> Surface:
    page = Page(scale, "États des commandes")
    plates.walnut(page.size(1180, 500), scale).put(page.surface, page.at(40, 128))
    for k, words in enumerate(_STATE_WORDS):
        page.words(words, 330 + k * 196, 160, "italic", 20, pal.CREAM_SECOND, "center")
    for j, kind in enumerate(buttons.KINDS):
        y = 214 + j * 72
        page.words(_KIND_WORDS[kind], 70, y, "bold", 20, pal.CREAM)
        for k, state in enumerate(buttons.STATES):
            rect = page.rect(246 + k * 196, y - 26, 168, 52)
            buttons.put_button(page.surface, rect, Caption("Valider", "check", page.text.px(19)), kind, state, scale)
    plates.papyrus(page.size(1180, 322), scale).put(page.surface, page.at(40, 648))
    for word, y in (("bascule", 726), ("sélecteur", 780), ("curseur", 842), ("champ", 906)):
        page.words(word, 70, y, "bold")
    for k, state in enumerate(buttons.STATES):
        page.words(_STATE_WORDS[k], 330 + k * 196, 682, "italic", 20, pal.INK_REMARK, "center")
        _controls(page, 330 + k * 196, state)
    _choices(page)
    return page.surface


def _controls(page: Page, x: float, state: buttons.State) -> None:
    s = page.scale
    made = (
        (controls.switch(state != "disabled", state, s), (x - 33, 710), 16),
        (controls.selector(page.size(168, 44), state, s, "right" if state == "hover" else None), (x - 84, 758), 8),
    )
    for stamp, at, radius in made:
        stamp.put(page.surface, page.at(*at))
        if state == "focus":
            buttons.focus_ring(stamp.size, radius * s, scale=s).put(page.surface, page.at(*at))
    page.words("Lent", x, 779, "bold", 18, pal.INK, "center")
    controls.slider(page.px(160), 0.4, state, 5, s).put(page.surface, page.at(x - 80, 824))
    page.surface.blit(controls.field(page.size(168, 46), state, s), page.at(x - 84, 884))
    page.words("Néféret", x - 70, 906)
    if state == "focus":
        knob = controls.slider_knob(page.px(160), 0.4, s).move(page.at(x - 80, 824))
        buttons.focus_ring(knob.size, knob.width / 2, 4, s).put(page.surface, knob.topleft)
        buttons.focus_ring(page.size(168, 46), 7 * s, 4, s).put(page.surface, page.at(x - 84, 884))


def _choices(page: Page) -> None:
    s, out = page.scale, page.surface
    plates.papyrus(page.size(636, 842), s, 7).put(out, page.at(1244, 128))
    draw_section(out, page.rect(1276, 155, 572, 26), "Choix", page.screen, "hand")
    out.blit(plates.recess(page.size(572, 48), s, (176, 142, 94), 9), page.at(1276, 200))
    out.blit(buttons.choice_plate(page.size(184, 42), True, s), page.at(1279, 203))
    for i, word in enumerate(("Personne", "Ordinateur", "Libre")):
        page.words(word, 1371 + 190 * i, 223, "bold", 18, pal.INK, "center")
    for k, state in enumerate(buttons.STATES):
        out.blit(controls.tick_box(False, state, s), page.at(1276 + k * 60, 276))
        out.blit(controls.tick_box(True, state, s), page.at(1576 + k * 54, 276))
    draw_section(out, page.rect(1276, 330, 572, 26), "Touches", page.screen, "keys", "F1")
    x = page.px(1290)
    for label in ("Espace", "Entrée", "Échap", "F1"):
        cap = controls.key_cap(label, page.px(34), page.text.px(18))
        x = cap.put(out, (x, page.px(378))).right + page.px(22)
    controls.key_cap("", page.px(34), page.text.px(18), ("left", "right")).put(out, (x, page.px(378)))
    controls.drop_down(page.size(286, 44), "normal", False, s).put(out, page.at(1290, 436))
    page.words("Personne", 1340, 457, "bold")
    controls.drop_down(page.size(250, 44), "normal", True, s).put(out, page.at(1592, 436))
    plates.tooltip(page.size(346, 150), s).put(out, page.at(1290, 504))
    page.words("Abu", 1308, 530, "heading", 21, pal.GOLD_TITLE)
    tip = "Mine d’Or : :mine: +4 :coin: par récolte.\nSi l’offre tient, il reste 11 PO.\n*Arnaud* devient contesté."
    inline.sentence(tip, "body", page.text.px(17), pal.CREAM, page.px(310)).put(out, page.at(1308, 552))
    for k, state in enumerate(buttons.STATES):
        out.blit(controls.scroll_bar(page.size(14, 150), 0.2, 0.4, state, k % 2 == 0), page.at(1660 + 30 * k, 504))
    panels.seat_panel(page.size(442, 118), pal.LAPIS, page.px(66), s, True).put(out, page.at(1290, 690))
    panels.seat_panel(page.size(442, 118), pal.CARNELIAN, page.px(66), s).put(out, page.at(1290, 830))
    for seat_style, y in ((pal.seats()[0], 749), (pal.seats()[1], 889)):
        raised(tokens.seal(seat_style, page.px(50)), 2).centred(out, page.at(1323, y - 20))
        page.words("Néféret", 1370, y - 36, "heading")


def plate_page(scale: float) -> Surface:
    page = Page(scale, "Plaques et matières")
    out = page.surface
    size = page.size(290, 170)
    matters = {
        "papyrus": papyrus(size, 3),
        "grès": sandstone(size, 2),
        "pierre": stone(size, 5),
        "planches": planks(size, height=page.px(86)),
        "lin": texture("linen", size, pal.LINEN, 4),
        "eau": water(size, pal.NILE, 4, max(8, page.px(15))),
        "bois": texture("wood", size, pal.WOOD, 8),
        "plafond": ceiling(size, pal.CEILING, 3, page.px(58)),
    }
    for k, (name, matter) in enumerate(matters.items()):
        rect = page.rect(40 + (k % 4) * 306, 130 + (k // 4) * 186, 290, 170)
        out.blit(matter, rect)
        ornament.gold_frame(out, rect, 4, scale)
        page.words(name, 56 + (k % 4) * 306, 150 + (k // 4) * 186, "heading", 18, pal.CREAM)
    plates.papyrus(page.size(300, 180), scale).put(out, page.at(40, 520))
    plates.walnut(page.size(300, 180), scale).put(out, page.at(360, 520))
    plates.limestone(page.size(300, 180), scale).put(out, page.at(680, 520))
    plates.tooltip(page.size(260, 180), scale).put(out, page.at(1000, 520))
    for k in range(2):
        plates.row(page.size(380, 60), scale, bool(k)).put(out, page.at(40 + 400 * k, 730))
    plates.row(page.size(380, 60), scale, damaged=True).put(out, page.at(840, 730))
    for k, game in enumerate(SCREENS):
        panels.stele(page.size(150, 160), scale, k == 0).put(out, page.at(1310 + 150 * k, 140))
        plates.ribbon(page.size(138, 36), SCREENS[game].colour, scale).put(out, page.at(1316 + 150 * k, 330))
        page.words(game, 1385 + 150 * k, 347, "heading", 16, pal.CREAM, "center")
    panels.scroll(page.size(560, 150), scale).put(out, page.at(1320, 400))
    page.words("À Néféret de jouer", 1600, 475, "title", 34, pal.LAPIS, "center")
    out.blit(ornament.painted_band(page.size(560, 16)), page.at(1320, 610))
    gilding.cast_text("124", page.text.px(60)).put(out, page.at(1330, 650))
    gilding.cast_text("Néféret l’emporte", page.text.px(40)).put(out, page.at(1480, 660))
    for k, seed in enumerate((0, 1, 2)):
        out.blit(flame(seed, page.size(130, 150)), page.at(40 + 140 * k, 880))
    for k, (role, sample) in enumerate(_SPECIMENS):
        page.words(sample, 500, 846 + 36 * k, role, 24, pal.CREAM)
    for k, points in enumerate((13, 15, 18, 22, 28, 36)):
        page.words("L’Obélisque du Soleil : 1–4, 90 min", 1240, 830 + 38 * k, "body", points, pal.CREAM)
    return out


_SPECIMENS: tuple[tuple[lettering.Role, str], ...] = (
    ("title", "Râ : ériger une Colonne, 0123456789"),
    ("thin", "Râ : ériger une Colonne, 0123456789"),
    ("body", "À Éboué, œuf et cœur, « où ? » 0123456789"),
    ("italic", "À Éboué, œuf et cœur, « où ? » 0123456789"),
    ("bold", "À Éboué, œuf et cœur, « où ? » 0123456789"),
    ("hieroglyph", ornament.SIGNS[:12]),
)


def piece_page(scale: float) -> Surface:
    page = Page(scale, "Pièces")
    px, seats = page.px, pal.seats()
    board = sandstone(page.size(1840, 920), 3)
    page.surface.blit(board, page.at(40, 130))
    page.line_up([tokens.seal(seat, px(d)) for d in (90, 50, 24) for seat in seats], 70, 240)
    page.line_up([tokens.score_marker(seat, px(d)) for d in (40, 22) for seat in seats], 1200, 200)
    others: tuple[pal.PaletteName, ...] = ("deuteranopia", "contrast")
    page.line_up([tokens.seal(seat, px(44)) for name in others for seat in pal.seats(name)], 1200, 262)
    flat = [tokens.coin(px(d)) for d in (80, 44, 26, 20)] + [tokens.first_player(px(d)) for d in (58, 28)]
    flat += [tokens.alarm(px(d)) for d in (40, 20)] + [
        tokens.number_disc(px(44), "12"),
        tokens.number_disc(px(26), "3"),
    ]
    flat += [tokens.number_disc(px(44), "7", (214, 164, 60), pal.INK), tokens.badge("13", page.text.px(15))]
    goods: tuple[tuple[Colour, str], ...] = (
        ((82, 152, 60), "agriculture"),
        ((230, 178, 34), "royalty"),
        ((58, 54, 54), "construction"),
    )
    flat += [tokens.token(px(d), colour, sign) for d in (60, 31, 22) for colour, sign in goods]
    flat += [
        tokens.token(px(46), (48, 112, 184), "justice", None, "square"),
        tokens.token(px(46), (34, 128, 120), "burial", None, "octagon"),
    ]
    page.line_up(flat, 70, 360)
    thrown = [
        dice.die(px(d), (k + d) % 6 + 1, colour, turn)
        for k, colour in enumerate(pal.DICE)
        for d, turn in ((58, 0), (35, 8), (22, -9))
    ]
    thrown.append(dice.locked(px(35), 4, "white", 6))
    page.line_up(thrown, 60, 470, 0)
    page.line_up([figures.pawn(seat, px(h)) for h in (130, 52, 25) for seat in seats], 70, 620)
    page.line_up([figures.farmer(px(h)) for h in (120, 60, 38, 28)], 1240, 620)
    page.line_up([figures.statue(seat, px(h)) for h in (120, 46) for seat in seats], 70, 770, 8)
    page.line_up(
        [masonry.block(px(h)) for h in (80, 29, 20)] + [masonry.cube(seat, px(h)) for seat in seats for h in (46, 22)],
        1030,
        760,
    )
    page.line_up(
        [masonry.pyramid(px(h)) for h in (130, 48, 24, 17)] + [masonry.double_pyramid(px(h)) for h in (90, 50)], 70, 910
    )
    gems: tuple[tuple[int, Colour], ...] = ((3, (176, 22, 56)), (2, (42, 70, 196)), (4, (206, 226, 236)))
    page.line_up([masonry.pyramid(px(80), colour, level, level == 4) for level, colour in gems], 780, 900)
    page.line_up([masonry.obelisk(px(h)) for h in (150, 74)], 1130, 910)
    page.line_up(
        [piece(seat, px(h)) for piece in (masonry.house, masonry.pillar) for seat in seats[:2] for h in (90, 42)],
        1280,
        905,
        8,
    )
    land = [
        masonry.temple(px(100)),
        masonry.temple(px(34)),
        scenery.mine(px(70)),
        scenery.mine(px(32)),
        scenery.field(px(66), px(60)),
    ]
    land += [scenery.field(px(33), px(30)), scenery.boat(px(90)), scenery.boat(px(56), True), scenery.barque(px(150))]
    page.line_up(land, 70, 1036)
    return page.surface


def card_page(scale: float) -> Surface:
    page = Page(scale, "Cartes")
    hand = (
        ("blue", "Vol", "theft", "Offrandes"),
        ("red", "Pot-de-Vin", "coin", "Enchères"),
        ("purple", "Architecte", "architect", "Achats"),
        ("green", "Récolte Exceptionnelle", "agriculture", "Récolte"),
        ("yellow", "Haute ou Basse Égypte", "delta", "Décompte"),
    )
    for k, (phase, title, sign, foot) in enumerate(hand):
        lit = k == 1
        printed = cards.Printed(title, "", foot, page.text.px(17))
        made = cards.card(page.size(122, 146), pal.PHASES[phase], sign, printed, k, lit)
        cards.laid(made.surface, lit, 0 if lit else 34, 4 * scale).put(
            page.surface, page.at(60 + 140 * k, 140 - 6 * lit)
        )
    bronze = "Production : valeur ±1 possible et 1 Ressource de plus, jamais excédentaire."
    feast = "Action Bastet ou Hathor : ne payez ni :papyrus_c: ni :bread_c:."
    texts = (((178, 112, 46), "Outils de bronze", "hammer", bronze), ((54, 122, 120), "Festin offert", "hand", feast))
    for k, (colour, title, sign, text) in enumerate(texts):
        for w, h, px, x in ((170, 240, 19, 60), (300, 420, 30, 460)):
            printed = cards.Printed(title, text, "", page.text.px(px), corner="T13")
            made = cards.card(page.size(w, h), colour, sign, printed, k)
            cards.laid(made.surface, height=4 * scale).put(page.surface, page.at(x + (w + 24) * k, 330))
    for k, (w, colour, sign) in enumerate(
        (
            (122, (112, 66, 112), "favour"),
            (87, (120, 40, 36), "eye"),
            (58, (34, 92, 120), "ankh"),
            (26, (112, 66, 112), "favour"),
        )
    ):
        back = cards.card_back(page.size(w, w * 1.35), colour, sign)
        cards.pile(back, 13, max(1, page.px(2))).put(page.surface, page.at(60 + 160 * k, 800))
    for k, sign in enumerate(("papyrus", "bread", "limestone", "granite", "gold", "camel")):
        raised(cards.medallion(page.px(90), sign, pal.LAPIS, True), 3).put(page.surface, page.at(1200 + 110 * k, 180))
    return page.surface


def icon_page(scale: float) -> Surface:
    page = Page(scale, "Signes")
    plates.papyrus(page.size(1860, 930), scale).put(page.surface, page.at(30, 126))
    for k, name in enumerate(sorted(icons.names())):
        x, y = 60 + (k % 16) * 114, 150 + (k // 16) * 91
        blit_centred(page.surface, icons.icon(name, page.px(48)), page.at(x + 26, y + 26))
        blit_centred(page.surface, icons.icon(name, page.px(24)), page.at(x + 74, y + 26))
        line = lettering.fit_line(name, "body", page.text.px(15), page.px(108), 11)
        lettering.put_text(page.surface, line.text, "body", line.px, pal.INK_REMARK, page.at(x, y + 64))
    return page.surface


def ground_page(scale: float) -> Surface:
    """The baked pictures, small: the files themselves are the originals."""
    from pygame.transform import smoothscale

    from ui.art.paths import BAKED
    from ui.titles.amunre.ground import Tint, ground

    page = Page(scale, "Fonds")
    seats = pal.seats()
    tints = (
        Tint("memphis", "owned", seats[0].colour),
        Tint("thebes", "owned", seats[1].colour),
        Tint("buto", "auctioned"),
        Tint("kharga", "out"),
    )
    shown = {
        name: load_picture(BAKED / f"{name}.png")
        for name in ("menu_title", "menu_curtain", "table", "papyrus_tile", "stone_tile")
    }
    shown["amunre"] = ground((1384, 776), 1, tints)
    for k, (name, picture) in enumerate(shown.items()):
        rect = page.rect(40 + (k % 3) * 620, 130 + (k // 3) * 430, 600, 600 * 9 / 16)
        page.surface.blit(smoothscale(picture, rect.size), rect)
        ornament.gold_frame(page.surface, rect.inflate(4, 4), 3, scale)
        page.words(name, 44 + (k % 3) * 620, 490 + (k // 3) * 430, "italic", 20, pal.CREAM)
    return page.surface


PAGES = {
    "buttons": button_page,
    "plates": plate_page,
    "pieces": piece_page,
    "cards": card_page,
    "icons": icon_page,
    "grounds": ground_page,
}
