"""The French names that stand on the tiles and cards of Kemet."""

import pytest

from game.kemet.components import components
from tests.text.told import narrator

TILES = {
    "Action divine": "R4D S4D D4D",
    "Main de Dieu": "D3A",
    "Don divin": "D2D",
    "Passe Muraille": "R2C",
    "Blessure divine": "R3C",
    "Prescience": "S3C",
    "Vision": "D3B",
    "Prêtre de Râ": "D4A",
    "Prêtresse": "D1C D1D",
}
CARDS = {"open_gates": "Passe Muraille", "escape": "Fuite", "veto": "Veto"}


@pytest.mark.parametrize("name", TILES)
def test_kem_18_a_tile_bears_its_printed_name(name: str) -> None:
    """KEM-18  And no other tile bears it."""
    voice = narrator("kemet").voice
    assert {tile for tile in components().tiles if voice.noun("tile", tile) == name} == set(TILES[name].split())


def test_kem_10_6_a_card_bears_its_printed_name() -> None:
    """KEM-10.6  Swiftness (Célérité) is a tile only: the card belongs to an expansion."""
    names = {card: narrator("kemet").voice.noun("card", card) for card in components().cards}
    assert {card: names[card] for card in CARDS} == CARDS and "Célérité" not in names.values()
