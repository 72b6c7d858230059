"""The page of a rule book on values that were not read in print, filled from the `source` marks of the data file.

A game joins by marking every block of its data file (`game/core/sources.py`), by adding this table to its own as
`sources`, and by a section with `kind: sources`. It names what is told apart as `<title>.source.<block>` and
`<title>.source.<block>_<value>`, with `_` for the dots of a path.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.data import load
from game.core.sources import DOUBTFUL, Origin, origins
from ui.art.palette import SANDSTONE, STONE
from ui.rules.table import Row, Table
from ui.text.voice import Voice


def source_table(title_id: str, voice: Voice, nouns: Mapping[str, str], names: str = "source") -> Table:
    """One row for the values that have the same doubtful source in the same entries; `nouns` name entries by block,
    `names` is where the title has its words for blocks and values.

    Where all entries of a block are meant, the block says it; they are only counted. Namesakes are named once.
    """
    found = origins(load(title_id))
    rows: dict[tuple[str, str, tuple[str, ...]], list[str]] = {}
    for (block, value, mark), records in _by_value(found).items():
        rows.setdefault((mark, block, records), []).append(_name(f"{title_id}.{names}", voice, block, value))
    made = []
    for (mark, block, records), called in sorted(rows.items(), key=lambda row: row[0][0] == "inferred"):
        meant, total = [record for record in records if record], _entries(found, block)
        aside = voice.say(f"learn.rules.source_{mark}", n=len(meant), total=total)
        listed = meant if len(meant) < total else []
        named = [voice.noun(nouns[block], record) if block in nouns else record for record in listed]
        icon, colour = ("info", STONE) if mark == "inferred" else ("question", SANDSTONE)
        made.append(Row(icon, colour, ", ".join(called), ", ".join(dict.fromkeys(named)), aside))
    return tuple(made)


def _by_value(found: list[Origin]) -> dict[tuple[str, str, str], tuple[str, ...]]:
    """In which entries a value that belongs to the printed game was not read in print."""
    doubtful: dict[tuple[str, str, str], tuple[str, ...]] = {}
    for block, record, value, mark in found:
        if mark in DOUBTFUL:
            doubtful[block, value, mark] = (*doubtful.get((block, value, mark), ()), record)
    return doubtful


def _entries(found: list[Origin], block: str) -> int:
    return len({origin.record for origin in found if origin.block == block})


def _name(section: str, voice: Voice, block: str, value: str) -> str:
    key = f"{block}.{value}" if value else block
    return voice.say(f"{section}.{key.replace('.', '_')}")
