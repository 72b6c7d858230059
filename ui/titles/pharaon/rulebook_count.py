"""The final count worked out in the rule book of Pharaon: an example that the rules themselves score."""

from __future__ import annotations

from typing import Final

from game.core.tables import table_of
from game.pharaon import RULES
from game.pharaon.components import components
from game.pharaon.gods import God
from game.pharaon.pieces import BASE, RESOURCES
from game.pharaon.scoring import claim_of, score_sheet
from game.pharaon.state import Pharaon, Seat
from ui.art.palette import SANDSTONE, STONE
from ui.rules.table import Row, Table
from ui.text.voice import Voice
from ui.titles.pharaon.rulebook_drawings import ORDER
from ui.titles.pharaon.words import noble_in_words, tokens_in_words

NOBLES, ARTISANS = ("NOB12", "NOB06", "NOB01"), ("ART12", "ART25")
OFFERINGS: Final = ("OFF_PP2", "OFF_royalty", "OFF_Q_nile")
STOCK, LEVELS, STEP = (2, 0, 0, 0, 1, 1), (2, 1, 0, 3, 0), 4


def example() -> Pharaon:
    """Seat 0 at the end of a game, with the Pharaoh and First Player tokens."""
    game = RULES.new_game(table_of("pharaon", ("human", "human"), (), 1))
    game.quarters, game.first, game.pharaoh = ORDER, 0, 0
    owner = game.seats[0]
    owner.stock, owner.levels, owner.step = list(STOCK), list(LEVELS), STEP
    owner.nobles, owner.artisans = list(NOBLES), list(ARTISANS)
    owner.tokens = [OFFERINGS.count(token.id) for token in components().tokens]
    return game


def final_count(voice: Voice) -> Table:
    """PHA-12.1  A row for each thing that scores, then the total."""
    game = example()
    owner, claim, sheet = game.seats[0], claim_of(game, 0), score_sheet(game, 0)
    nobles = [
        _row(voice, "noble", noble_in_words(voice, noble), voice.say(f"pharaon.noble_text.{noble}"), pp)
        for noble, pp in claim.nobles
    ]
    texts = {
        "artisans": ("artisan", _artisans(voice, owner)),
        "burial": ("burial", _say(voice, "count_step", n=owner.step, step=components().burial[owner.step - 1].id)),
        "nile": ("nile", _nile(voice, owner)),
        "tokens": ("offering", _tokens(voice, owner)),
        "pharaoh": ("crown", _say(voice, "count_mark")),
        "first_player": ("beetle", _say(voice, "count_mark")),
    }
    gods = " ".join(_god(voice, god) for god in claim.gods)
    return (
        _row(voice, "djed", _name(voice, "gods"), gods, sheet["gods"]),
        *nobles,
        *(_row(voice, icon, _name(voice, reason), text, sheet[reason]) for reason, (icon, text) in texts.items()),
        Row("trophy", STONE, _say(voice, "count_total"), "", _say(voice, "points", n=sum(sheet.values()))),
    )


def _god(voice: Voice, god: God) -> str:
    needs = [_say(voice, "count_need", n=count, quarter=quarter) for quarter, count in god.needs]
    return _say(voice, "count_god", god=god.id, pp=god.pp, needs=voice.catalogue.grammar.listed(needs))


def _artisans(voice: Voice, owner: Seat) -> str:
    return " ".join(
        _say(voice, "count_artisan", artisan=card, pp=components().artisans[card].pp) for card in owner.artisans
    )


def _nile(voice: Voice, owner: Seat) -> str:
    reached = [(track, level) for track, level in zip(BASE, owner.levels, strict=True) if level]
    return " ".join(
        _say(voice, "count_level", track=track, n=level, pp=components().level_pp[level]) for track, level in reached
    )


def _tokens(voice: Voice, owner: Seat) -> str:
    """PHA-12.1  Resources and offering tokens apart, with what is printed on the latter."""
    held = [name for name, count in zip(RESOURCES, owner.stock, strict=True) for _ in range(count)]
    bonus = sum(token.pp_bonus * count for token, count in zip(components().tokens, owner.tokens, strict=True))
    offered = components().offering_pp * sum(owner.tokens) + bonus
    resources = _say(
        voice, "count_resources", told=tokens_in_words(voice, held), pp=components().resource_pp * sum(owner.stock)
    )
    offerings = _say(voice, "count_offerings", told=tokens_in_words(voice, OFFERINGS), pp=offered, bonus=bonus)
    return f"{resources} {offerings}"


def _row(voice: Voice, icon: str, title: str, text: str, pp: int) -> Row:
    return Row(icon, SANDSTONE, title, text, _say(voice, "points", n=pp))


def _name(voice: Voice, reason: str) -> str:
    noun = voice.noun("reason", reason)
    return noun[:1].upper() + noun[1:]


def _say(voice: Voice, key: str, /, **values: object) -> str:
    return voice.say(f"pharaon.book.{key}", **values)
