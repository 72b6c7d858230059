"""What is not meant: every other click of a lesson is explained, and nothing is done."""

from collections.abc import Callable

import pytest

from game.kemet import cards, combat, march, market, onset, pyramids, resolution, tokens
from game.pharaon.passing import take_gain
from game.pharaon.settling import hand_in
from game.pharaon.turn import PASS
from tests.tutorial.conftest import Begin
from tests.tutorial.stage import Learner
from ui.kit.target import Target
from ui.scenes.tutorial import TutorialScene
from ui.tutorial.spots import is_meant


def clicked_wrong(learner: Learner, target: Target) -> str:
    """The answer to a click; nothing has happened."""
    scene = learner.lesson
    before, told = len(scene.run.match.moves), scene.run.told
    learner.click(target)
    learner.tick(5, 0.1)
    assert len(scene.run.match.moves) == before and scene.run.told is told
    return scene.reason


# Amun-Re


def is_wrong(scene: TutorialScene, target: Target) -> bool:
    gesture = scene.run.gesture
    pointing = gesture is not None and gesture.kind == "point" and bool(target.subject)
    return not pointing and target.act is None and not set(target.moves) & set(scene.run.wanted)


@pytest.mark.parametrize("steps", [slice(0, None, 3), pytest.param(slice(None), marks=pytest.mark.thorough)], ids=str)
def test_any_click_but_the_wanted_one_is_explained_and_changes_nothing(begin: Begin, steps: slice) -> None:
    learner, scene = begin()
    for number in range(len(scene.run.lesson.steps))[steps]:
        learner.go_to(number)
        before = scene.run.match.position.clone()
        labels = [target.label for target in learner.targets() if is_wrong(scene, target)]
        assert labels
        for label in labels:
            scene.reason = ""
            next(t for t in learner.targets() if t.label == label and is_wrong(scene, t)).activate()
            assert scene.reason, label
            assert scene.run.match.position == before and scene.run.number == number, label
        seen = next(t for t in learner.targets() if is_wrong(scene, t) and learner.can_reach(t))
        scene.reason = ""
        learner.click(seen)
        assert scene.reason and scene.overlay.panel is not None and scene.overlay.panel.speech.reason == scene.reason


def test_a_space_of_the_auction_is_refused_with_its_reason(begin: Begin) -> None:
    learner, scene = begin("amunre")
    dear = [("outbid", label, "Trop cher") for label in ("Abydos 1", "Abydos 15", "Dakhla 6", "Dakhla 15")]
    for step, label, said in (("outbid", "Thèbes 10", "6.5"), *dear, ("bid", "Thèbes 28", "Thèbes")):
        learner.go_to(step)
        learner.click(label)
        assert said in scene.reason, label
        assert scene.overlay.panel is not None and scene.overlay.panel.speech.reason


# Pharaon


PHARAON: list[tuple[str, Callable[[Target], bool], str]] = [
    ("artisan", lambda target: target.subject == "artisan.ART21", "Tailleur de pierre"),
    ("noble", lambda target: target.subject == "noble.NOB13", "étape gratuite"),
    ("nile", lambda target: target.subject == "step.1", "commençons par le Nil"),
    ("pharaoh", lambda target: target.subject == "artisan.ART21", "Devenez d’abord Pharaon"),
    ("burial", lambda target: PASS in target.moves, "Ne passez pas"),
    ("row", lambda target: any(no.move == take_gain("offering") for no in target.refusals), "pas encore"),
]


def test_another_card_is_explained_and_nothing_is_done(begin: Begin) -> None:
    learner, _ = begin("pharaon")
    for step, other, said in PHARAON:
        learner.go_to(step)
        assert said in clicked_wrong(learner, next(target for target in learner.targets() if other(target))), step
        assert learner.meant(), step


def test_another_line_of_the_nile_is_explained(begin: Begin) -> None:
    learner, scene = begin("pharaon", "nile")
    lines = [target for target in learner.targets() if set(target.moves) & set(scene.run.wanted)]
    others = [target.label for target in lines if not is_meant(target, scene.run.wanted, scene.run.ahead)]
    assert len(others) >= 2
    for label in others:
        again = next(target for target in learner.targets() if target.label == label)
        assert "première ligne" in clicked_wrong(learner, again)


def test_the_proposed_payment_of_the_noble_is_refused_as_a_whole_and_taken_token_by_token(begin: Begin) -> None:
    """PHA-4.5: it would spend the Royalty; no token of it is handed in."""
    learner, scene = begin("pharaon", "noble")
    learner.click(learner.meant())
    pay = scene.control(scene.say("board_pharaon.tray.confirm"))
    assert isinstance(pay, Target) and hand_in("agriculture") in pay.moves
    assert "Royauté" in clicked_wrong(learner, pay) and scene.run.tally == (0, 5)
    for name in ("OFF_Q_nobles", "commerce", "agriculture", "construction", "justice"):
        subject = f"token.{name}" if name.startswith("OFF") else f"resource.{name}"
        own = [t for t in learner.targets() if t.subject == subject and t.moves == (hand_in(name),)]
        learner.click(own[0])
    assert scene.run.done


# Kemet


# What is shown by the guide before, the move, and what is said of it.
KEMET = [
    ("buy", 0, tokens.place_token("mid_pray"), "posez ce jeton sur le rubis"),
    ("buy", 0, cards.play_card("prayer"), "Gardez cette carte"),
    ("buy", 1, market.buy_tile("R1C"), "prenez Chargez"),
    ("buy", 1, market.BUY_NOTHING, "prenez Chargez"),
    ("teleport", 2, march.march_to("a_c1_front"), "Temple de la berge"),
    ("teleport", 2, march.teleport_to("a_t_delta"), "Temple de la berge"),
    ("teleport", 4, march.march_to("a_w_river"), "restez-y"),
    ("card", 0, onset.PASS, "Pas encore"),
    ("card", 1, onset.STAND_ASIDE, "passez"),
    ("upgrade", 1, pyramids.raise_pyramid("sapphire", 1), "Pyramide rubis"),
    ("balance", 0, tokens.place_token("low_pray"), "déjà un jeton"),
    ("council", 0, combat.choose_card("BC2"), "Force 4"),
    ("council", 1, combat.set_aside("BC4"), "Raid de chars"),
    ("fate", 0, resolution.RECALL, "restez"),
    ("night", 0, tokens.place_token("mid_pray"), "celle du bas"),
]


def test_another_move_is_explained_and_not_made(begin: Begin) -> None:
    learner, scene = begin("kemet")
    for step, shown, move, said in KEMET:
        learner.go_to(step)
        learner.show(shown)
        target = learner.target_for(move)
        assert target is not None, move
        assert said in clicked_wrong(learner, target), move
    learner.go_to("teleport")
    learner.show(2)
    scene.board.choice.n = 3  # type: ignore[attr-defined]
    scene.refresh()
    target = learner.target_for(march.teleport_to("a_t_river"))
    assert target is not None and march.go_on(3, ()) in target.then  # type: ignore[attr-defined]
    assert "5 Unités" in clicked_wrong(learner, target), "fewer than the lesson wants"


COVERED = [("attack", 2, march.STOP_HERE, "Sobek"), ("council", 2, combat.READY, "Furie")]


def test_what_the_panel_covers_is_explained_to_the_keyboard(begin: Begin) -> None:
    learner, scene = begin("kemet")
    for step, shown, move, said in (*COVERED, ("clash", 0, combat.DECLINE_REST, "10 contre 9")):
        learner.go_to(step)
        learner.show(shown)
        before = len(scene.run.match.moves)
        learner.press_by_keys(next(target for target in learner.targets() if move in target.moves))
        assert said in scene.reason and len(scene.run.match.moves) == before, step


# Anywhere


def test_a_click_beside_everything_is_explained_too(begin: Begin) -> None:
    learner, scene = begin("amunre", "reveal")
    free = next(p for p in ((x, 545) for x in range(4, 1900)) if scene.control_at(p) is None)
    learner.click_at(free)
    assert scene.reason == scene.say("learn.tutorial.not_here")
