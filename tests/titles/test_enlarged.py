"""Everything that is printed in a box can be enlarged: whole words, and where the rule book tells of it."""

from importlib import import_module
from itertools import pairwise

import pytest

from game.pharaon.pieces import RESOURCES
from game.tekhenu.words import COLOURS, GODS
from game.titles import TITLES
from tests.boards.harness import frame, in_windows, one_of_each, open_board
from ui.frame.words import misfits
from ui.titles.kemet.cards import rule_of as kemet_rule
from ui.titles.kemet.signs import POINT_SIGNS
from ui.titles.pharaon.cards import rule_of as pharaon_rule
from ui.titles.tekhenu.cards.style import rule_of as tekhenu_rule

amunre, kemet, pharaon, tekhenu = (import_module(f"game.{name}.components") for name in sorted(TITLES))


def amunre_box() -> dict[str, str]:
    box = amunre.components()
    subjects = [f"card.{kind}" for kind in (*amunre.KINDS, "theft")]
    subjects += [f"province.{name}" for name in box.provinces] + [f"tile.{tile.id}" for tile in box.tiles]
    return dict.fromkeys(subjects, "")


def tekhenu_box() -> dict[str, str]:
    box = tekhenu.components()
    cards = [*box.blessings, *box.technologies, *box.decrees, *box.start_cards, *box.destinies]
    printed = [*(f"card.{card}" for card in cards), *(f"tile.{tile}" for tile in box.tiles)]
    rules = {subject: tekhenu_rule(subject.partition(".")[2]) for subject in printed}
    rules |= {f"bot.{tile}": tekhenu_rule(tile) for tile in box.bot.tiles}
    rules |= {f"die.ra.{colour}.3": "3.1" for colour in COLOURS}
    return rules | dict.fromkeys(("card.B?", "card.D?.2", "tile.?", "bot.?", *(f"god.{god}" for god in GODS)), "")


def pharaon_box() -> dict[str, str]:
    box = pharaon.components()
    printed = [f"noble.{card}" for card in box.nobles] + [f"artisan.{card}" for card in box.artisans]
    printed += [f"vase.{vase}" for vase in box.vases] + [f"tile.{tile}" for tile in box.traitor_tiles]
    printed += [f"token.{kind.id}" for kind in box.tokens] + [f"resource.{name}" for name in RESOURCES]
    printed += [f"god.{god}" for god in box.gods.values()] + [f"quarter.{name}" for name in box.quarters]
    printed += [*(f"step.{k + 1}" for k in range(box.last_step)), "pyramid", "wheel"]
    rules = {subject: pharaon_rule(subject) for subject in printed}
    return rules | dict.fromkeys(("noble.?", "artisan.?", "vase.?"), "")


def kemet_box() -> dict[str, str]:
    box = kemet.components()
    printed = [f"tile.{tile}" for tile in box.tiles] + [f"creature.{creature}" for creature in box.creatures]
    printed += [f"card.{card}" for card in (*box.cards, "?")] + [f"battle.{card}" for card in (*box.battle_cards, "?")]
    printed += [f"action.{space.id}" for space in box.action_spaces] + [f"action.{box.gold_space}"]
    printed += [f"vp.{kind}" for kind in POINT_SIGNS]
    assert all(kemet_rule(subject).startswith("KEM-") for subject in printed)
    rules = {subject: kemet_rule(subject).removeprefix("KEM-") for subject in printed}
    return rules | {"space.a_c1_front": "2.2", "space.a_c1_d1": "2.3", "space.a_t_west": "2.4"}


BOXES = {"amunre": amunre_box, "tekhenu": tekhenu_box, "pharaon": pharaon_box, "kemet": kemet_box}
"""What is printed, and the number of its rule where the large picture names it."""


@pytest.mark.parametrize("name", TITLES)
@in_windows
def test_everything_printed_can_be_enlarged(name: str, size: tuple[int, int], text: int, language: str) -> None:
    moment = one_of_each(name)[-1]
    board = open_board(moment.game, size, text_size=text, language=language)
    frame(board, moment.position, 0)
    wrong = []
    with misfits() as found:
        for subject, rule in BOXES[name]().items():
            picture, told = board.enlarged(subject)
            if picture.get_width() < 60 or not told or rule.rpartition("-")[2] not in told:
                wrong.append((subject, picture.get_size(), told))
            if any(line == following for line, following in pairwise(told.split("\n"))):
                wrong.append((subject, told, "told twice"))
            if not board.app.screen.rect.contains(picture.get_rect()):
                wrong.append((subject, picture.get_size(), "larger than the window"))
    assert (wrong, found) == ([], [])
