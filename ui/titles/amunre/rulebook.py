"""The tables in the rule book of Amun-Re: cards, provinces, tiles as the box in force has them, and their sources."""

from __future__ import annotations

from dataclasses import asdict

from game.amunre.components import Province, components
from game.core.data import load
from game.core.sources import origins
from ui.art.palette import CARNELIAN, MALACHITE, SANDSTONE, STONE
from ui.rules.sources import source_table
from ui.rules.table import Row, Table
from ui.text.voice import Voice
from ui.titles.amunre.style import SIGNS, colour_of

MARK = "°"
FEATURES = (
    ("fields", "field"),
    ("favour_symbols", "favour"),
    ("temples", "temple"),
    ("gold_mine", "mine"),
    ("caravan", "camel"),
    ("bonus_cards", "card"),
    ("bonus_stones", "stone"),
    ("bonus_gold", "coin"),
)


def tables(voice: Voice) -> dict[str, Table]:
    return {
        "cards": _cards(voice),
        "provinces": _provinces(voice),
        "tiles": _tiles(voice),
        "sources": source_table("amunre", voice, {"provinces": "province"}),
    }


def _cards(voice: Voice) -> Table:
    return tuple(
        Row(
            SIGNS[kind],
            colour_of(kind),
            voice.noun("card", kind),
            voice.say(f"amunre.card_text.{kind}"),
            voice.say("learn.rules.copies", n=card.copies, phase_short=card.phase),
        )
        for kind, card in components().cards.items()
    )


def _provinces(voice: Voice) -> Table:
    """All of them; a mark at the name tells that a value could not be verified, and a last line says so."""
    marks = origins(load("amunre"))
    doubtful = {one.record for one in marks if one.block == "provinces" and one.mark == "reconstructed"}
    rows = tuple(_province(voice, province, name in doubtful) for name, province in components().provinces.items())
    return (*rows, Row("info", STONE, MARK, voice.say("learn.rules.reconstructed"))) if doubtful else rows


def _province(voice: Voice, province: Province, doubtful: bool) -> Row:
    """What the province has, sign by sign."""
    values = asdict(province)
    shown = [
        f":{icon}: {voice.say(f'amunre.feature.{name}', n=values[name])}" for name, icon in FEATURES if values[name]
    ]
    bank, region, side = province.bank, province.region, province.river_side
    return Row(
        "nile" if side == "nile" else "delta",
        SANDSTONE if bank == "west" else STONE,
        voice.noun("province", province.id) + (f" {MARK}" if doubtful else ""),
        ", ".join(shown),
        voice.say("amunre.province_place", bank=bank, region=region, river_side=side),
    )


def _tiles(voice: Voice) -> Table:
    return tuple(
        Row(
            "camel" if tile.camel else "grain",
            CARNELIAN if tile.camel else MALACHITE,
            voice.noun("offering_tile", tile.id),
            voice.say(f"learn.rules.tile_{'camel' if tile.camel else 'plain'}", value=tile.value),
        )
        for tile in components().tiles
    )
