"""What can be cited of each rule book: the numbered rules of docs/rules, worked examples (vectors), rulings."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

WRITTEN = Path(__file__).parents[2] / "docs" / "rules"


def numbered(prefix: str, last: int, digits: int = 1) -> tuple[str, ...]:
    return tuple(f"{prefix}{number:0{digits}}" for number in range(1, last + 1))


@dataclass(frozen=True, eq=False)
class RuleBook:
    """`tables` are chapters without numbered rules that can be cited as a whole."""

    title: str
    mark: str
    tables: tuple[int, ...]
    vectors: tuple[str, ...]
    rulings: Mapping[str, str]
    """What docs/RULINGS.md calls a ruling of the book, and what a docstring calls it."""
    others: tuple[str, ...] = ()
    untestable: Mapping[str, str] = field(default_factory=dict)
    elsewhere: tuple[str, ...] = ("titles/test_fuzz.py", "titles/test_hidden.py")
    """Tests outside the folder of the title that prove rules of it."""

    @property
    def rules(self) -> Iterator[str]:
        yield from (number for number in self.numbers if number not in self.headings)
        yield from self.rulings.values()
        yield from (f"{self.mark}-{chapter}" for chapter in self.tables)
        yield from self.others

    @cached_property
    def headings(self) -> set[str]:
        """The numbers of chapters and of sections that are divided."""
        return {one for one in self.numbers if "." not in one or any(n.startswith(f"{one}.") for n in self.numbers)}

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """Every number that stands before a rule or a chapter."""
        text = (WRITTEN / f"{self.title}.md").read_text(encoding="utf-8")
        return tuple(re.findall(rf"^(?:[\W\d]*\*\*|#+ )({self.mark}-\d+(?:\.\d+)*)\b", text, re.MULTILINE))


AMUNRE = RuleBook(
    "amunre",
    "AMU",
    tables=(13, 16, 18),
    vectors=(*numbered("A", 15), *numbered("B", 40)),
    rulings={f"R{number}": f"R{number}" for number in range(1, 33)},
    others=numbered("R", 32),
    untestable={"AMU-1.2": "vocabulary: the French terms are checked with the message catalogues"},
)
KEMET = RuleBook(
    "kemet",
    "KEM",
    tables=(13, 15, 18),
    vectors=(*numbered("EX-R", 5), *numbered("EX-", 45)),
    rulings={f"KEM-R{number:02}": f"KEM-17.{number}" for number in range(1, 33)},
    untestable={
        "KEM-1.11": "precedence of rules: no two rules of this box conflict in play",
        "KEM-16.2": "the curtain belongs to the screen",
    },
    elsewhere=("titles/test_fuzz.py", "titles/test_hidden.py", "ui/test_offers.py"),
)
PHARAON = RuleBook(
    "pharaon",
    "PHA",
    tables=(16, 17, 22, 23),
    vectors=(*numbered("E", 13, 2), *numbered("V", 45, 2)),
    rulings={f"PHA-R{number:02}": f"PHA-19.{number}" for number in range(1, 31)},
)
TEKHENU = RuleBook(
    "tekhenu",
    "TEK",
    tables=(4, 21),
    vectors=(*numbered("E", 18, 2), *numbered("X", 46, 2)),
    rulings={f"TEK-R{number:02}": f"R{number:02}" for number in range(1, 39)},
    others=(*numbered("DP", 26, 2), *numbered("R", 38, 2)),
)
RULE_BOOKS = (AMUNRE, KEMET, PHARAON, TEKHENU)
