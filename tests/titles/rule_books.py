"""What can be cited of each rule book: numbered rules, worked examples (vectors), rulings."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field


def numbered(prefix: str, last: int, digits: int = 1) -> tuple[str, ...]:
    return tuple(f"{prefix}{number:0{digits}}" for number in range(1, last + 1))


@dataclass(frozen=True, eq=False)
class RuleBook:
    """`chapters` and `sections` say how many numbered rules they have; `tables` are chapters without numbers."""

    title: str
    mark: str
    chapters: Mapping[int, int]
    tables: tuple[int, ...]
    vectors: tuple[str, ...]
    rulings: Mapping[str, str]
    """What docs/RULINGS.md calls a ruling of the book, and what a docstring calls it."""
    sections: Mapping[str, int] = field(default_factory=dict)
    others: tuple[str, ...] = ()
    untestable: Mapping[str, str] = field(default_factory=dict)
    elsewhere: tuple[str, ...] = ("titles/test_fuzz.py", "titles/test_hidden.py")
    """Tests outside the folder of the title that prove rules of it."""

    @property
    def rules(self) -> Iterator[str]:
        for chapter, count in self.chapters.items():
            yield from numbered(f"{self.mark}-{chapter}.", count)
        for section, count in self.sections.items():
            yield from numbered(f"{self.mark}-{section}.", count)
        yield from (f"{self.mark}-{chapter}" for chapter in self.tables)
        yield from self.others

    @property
    def headings(self) -> set[str]:
        return {f"{self.mark}-{chapter}" for chapter in range(1, 24)}


AMUNRE = RuleBook(
    "amunre",
    "AMU",
    chapters={1: 2, 2: 3, 3: 6, 4: 3, 5: 10, 6: 9, 7: 8, 8: 7, 9: 3, 10: 4, 11: 8, 12: 14, 14: 3, 15: 3},
    tables=(13, 16, 18),
    vectors=(*numbered("A", 15), *numbered("B", 40)),
    rulings={f"R{number}": f"R{number}" for number in range(1, 33)},
    others=numbered("R", 32),
    untestable={"AMU-1.2": "vocabulary: the French terms are checked with the message catalogues"},
)
KEMET = RuleBook(
    "kemet",
    "KEM",
    chapters={1: 12, 2: 10, 3: 7, 4: 6, 5: 6, 6: 6, 7: 6, 8: 12, 9: 7, 10: 14, 11: 5, 12: 2, 14: 8, 16: 7, 17: 32},
    tables=(13, 15, 18),
    vectors=(*numbered("EX-R", 5), *numbered("EX-", 45)),
    rulings={f"KEM-R{number:02}": f"KEM-17.{number}" for number in range(1, 33)},
    sections={"6.2": 4, "6.3": 4, "6.4": 4, "6.6": 9},
    others=("KEM-8.0",),
    untestable={
        "KEM-1.11": "precedence of rules: no two rules of this box conflict in play",
        "KEM-16.2": "the curtain belongs to the screen",
    },
    elsewhere=("titles/test_fuzz.py", "titles/test_hidden.py", "ui/test_offers.py"),
)
PHARAON = RuleBook(
    "pharaon", "PHA",
    chapters={
        1: 9, 2: 11, 3: 6, 4: 11, 5: 7, 7: 12, 8: 7, 9: 3, 10: 2, 11: 5, 12: 2, 13: 4, 14: 19, 15: 2, 18: 2,
        19: 30, 20: 7,
    },
    tables=(16, 17, 22, 23),
    vectors=(*numbered("E", 13, 2), *numbered("V", 45, 2)),
    rulings={f"PHA-R{number:02}": f"PHA-19.{number}" for number in range(1, 31)},
    sections={"6.1": 4, "6.2": 4, "6.3": 5, "6.4": 3, "6.5": 3},
)  # fmt: skip
TEKHENU = RuleBook(
    "tekhenu", "TEK",
    chapters={
        1: 9, 2: 13, 3: 10, 5: 11, 6: 6, 7: 6, 8: 5, 9: 8, 10: 6, 11: 5, 12: 6, 13: 4, 14: 6, 15: 5, 16: 9, 17: 8,
        18: 5, 19: 17,
    },
    tables=(4, 21),
    vectors=(*numbered("E", 18, 2), *numbered("X", 46, 2)),
    rulings={f"TEK-R{number:02}": f"R{number:02}" for number in range(1, 39)},
    others=(*numbered("DP", 26, 2), *numbered("R", 38, 2)),
)  # fmt: skip
RULE_BOOKS = (AMUNRE, KEMET, PHARAON, TEKHENU)
