"""KEM-1, KEM-13, KEM-18  The components: limits and prices, action spaces, power tiles, creatures, cards.

Everything printed lives in assets/data/kemet.yaml; this module checks it and gives it names. What an effect
`type` does is code, so the list of types is closed; how much it does is data.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.core.data import Node, digest, load
from game.core.records import record
from game.kemet.boards import Board, Face, lay_out, read_faces

COLOURS = ("ruby", "sapphire", "diamond")
ACTIONS = ("move", "recruit", "pray", "upgrade_pyramid", "buy_power")
TILE_EFFECTS = (
    "force",
    "damage",
    "defence",
    "land_moves",
    "teleport_cost",
    "teleport_from_obelisk",
    "ignore_walls",
    "troop_limit",
    "free_recruits",
    "pray_bonus",
    "tile_cost",
    "pyramid_level_cost",
    "every_expense",
    "prayer",
    "di_draw",
    "di_choose",
    "prayer_per_unit_destroyed",
    "prayer_on_win",
    "vp",
    "defensive_vp",
    "see_enemy_battle_card",
    "destroy_before_combat",
    "discard_di_for_force",
    "free_units",
    "free_pyramid_level",
    "silver_token",
    "gold_token",
    "special_battle_card",
    "creature",
    "creature_and_vp",
    "creature_and_di_draw",
)
BARE_EFFECTS = (
    "teleport_from_obelisk",
    "ignore_walls",
    "see_enemy_battle_card",
    "special_battle_card",
    "creature",
    "escape",
    "cancel_di",
    "di_choose",
    "mana_theft",
)
"""Effects without a number, or with two."""
CARD_EFFECTS = (
    "force",
    "damage",
    "defence",
    "destroy_enemy_unit",
    "free_units",
    "prayer",
    "mana_theft",
    "extra_teleport",
    "ignore_walls",
    "escape",
    "cancel_di",
)
MOVE_CARD_EFFECTS = ("extra_teleport", "ignore_walls")
"""KEM-10.11  Cards played at the start of an own Move."""
SPECIALS = ("none", "ignore_walls", "cancel_enemy_creature_in_combat", "extra_di_at_night")
TENTH = 10
"""The data has hundredths of a VP; computer seats count in tenths."""
NONE = ""
"""No creature, no card, no colour."""


@record
class ActionSpace:
    """KEM-5.2  A space of the individual board; level 1 is the bottom row."""

    id: str
    level: int
    action: str
    colour: str


@record
class BattleCard:
    """KEM-8.1  What a battle card adds."""

    id: str
    force: int
    damage: int
    defence: int
    granted_by: str
    sign: str


@record
class Creature:
    """KEM-7  A figure and what it gives to the Troop it is linked to."""

    id: str
    tile: str
    force: int
    damage: int
    defence: int
    land_moves: int
    special: str


@record
class Effect:
    """KEM-18  What a tile or a card does: its type, how much, and when or of which kind."""

    type: str
    value: int
    kind: str = ""
    second: int = 0
    """KEM-9.6, KEM-10.8  Cards that Vision looks at; prayers that Mana Theft takes from each opponent."""


@record
class PowerTile:
    """KEM-6.3  One of the 48 tiles."""

    id: str
    colour: str
    level: int
    cost: int
    illustration: str
    effect: Effect
    creature: str
    sign: str
    worth: float
    """To a computer seat, for a whole game, in tenths of a VP; what comes with the tile is counted where it is."""
    every_round: bool
    """Whether it pays round after round: it is worth less the fewer rounds are left."""
    families: tuple[str, ...]


@record
class DivineCard:
    """KEM-10  A kind of divine intervention card."""

    id: str
    copies: int
    cost: int
    phase: str
    in_combat: bool
    """Whether it does anything when hidden in a Combat."""
    effect: Effect
    sign: str
    worth: float
    """To a computer seat while it is held, in tenths of a VP."""


@record
class Components:
    """All components of Kemet."""

    faces: tuple[Face, ...]
    action_spaces: tuple[ActionSpace, ...]
    action_index: dict[str, int]
    gold_space: str
    gold_choices: tuple[str, ...]
    tiles: dict[str, PowerTile]
    creatures: dict[str, Creature]
    cards: dict[str, DivineCard]
    battle_cards: dict[str, BattleCard]
    basic_cards: tuple[str, ...]
    special_cards: dict[str, str]
    """The special battle card by the tile that grants it."""
    families: dict[str, float]
    """What each tile of a family after the first one is worth more, to a computer seat."""
    units: int
    own_tokens: int
    start_prayers: int
    start_cards: int
    start_districts: int
    start_units: int
    level_spreads: tuple[tuple[int, ...], ...]
    most_prayers: int
    troop_limit: int
    top_level: int
    pray: int
    recruit_cost: int
    teleport_cost: int
    land_moves: int
    teleports: int
    level_costs: tuple[int, ...]
    home_force: int
    attack_vp: int
    recall_kept: int
    sanctuary_units: int
    sanctuary_vp: int
    delta_units: int
    delta_prayers: int
    control_temples: int
    control_vp: int
    night_prayers: int
    night_cards: int
    temple_vp: int
    pyramid_vp: int
    pyramid_vp_level: int
    end_trigger: int
    digest: str


@cache
def components() -> Components:
    """The components in force, read once."""
    data = load("kemet")
    pieces, setup, limits = (data.child(key) for key in ("pieces", "setup", "limits"))
    day, combat, night, points = (data.child(key) for key in ("day", "combat", "night", "points"))
    client = data.child("client")
    creatures: dict[str, Creature] = {}
    tiles = {node.text("id"): _tile(node, client, creatures) for node in data.items("power_tiles")}
    cards = {node.text("id"): _card(node, client) for node in data.items("divine_intervention")}
    basic = [_battle_card(node, client, granted=False) for node in data.items("battle_cards")]
    special = [_battle_card(node, client, granted=True) for node in data.items("special_battle_cards")]
    spaces = tuple(_action_space(node) for node in data.items("action_spaces"))
    gold = data.child("gold_space")
    made = Components(
        faces=read_faces(data),
        action_spaces=spaces,
        action_index={space.id: number for number, space in enumerate(spaces)},
        gold_space=gold.text("id"),
        gold_choices=tuple(_word(node, ACTIONS) for node in gold.items("choices")),
        tiles=tiles,
        creatures=creatures,
        cards=cards,
        battle_cards={card.id: card for card in (*basic, *special)},
        basic_cards=tuple(card.id for card in basic),
        special_cards={card.granted_by: card.id for card in special},
        families=dict(_family_worths(client)),
        units=pieces.whole("units", 1, 99),
        own_tokens=pieces.whole("action_tokens", 1, 9),
        start_prayers=setup.whole("prayers", 0, 99),
        start_cards=setup.whole("divine_intervention_cards", 0, 7),
        start_districts=setup.whole("districts", 1, 3),
        start_units=setup.whole("units_per_district", 0, 12),
        level_spreads=tuple(_levels(node) for node in setup.items("pyramid_levels")),
        most_prayers=limits.whole("prayers", 1, 99),
        troop_limit=limits.whole("troop", 1, 99),
        top_level=limits.whole("pyramid_level", 1, 9),
        pray=day.whole("pray", 0, 9),
        recruit_cost=day.whole("recruit_cost", 0, 9),
        teleport_cost=day.whole("teleport_cost", 0, 9),
        land_moves=day.whole("land_moves", 0, 9),
        teleports=day.whole("teleports", 0, 9),
        level_costs=day.wholes("pyramid_level_costs", 0, 9),
        home_force=combat.whole("home_force", 0, 9),
        attack_vp=combat.whole("attack_vp", 0, 9),
        recall_kept=combat.whole("recall_kept", 0, 9),
        sanctuary_units=night.whole("sanctuary_units", 1, 9),
        sanctuary_vp=night.whole("sanctuary_vp", 0, 9),
        delta_units=night.whole("delta_units", 1, 9),
        delta_prayers=night.whole("delta_prayers", 0, 99),
        control_temples=night.whole("control_temples", 1, 9),
        control_vp=night.whole("control_vp", 0, 9),
        night_prayers=night.whole("prayers", 0, 99),
        night_cards=night.whole("cards", 0, 9),
        temple_vp=points.whole("temple", 0, 9),
        pyramid_vp=points.whole("pyramid", 0, 9),
        pyramid_vp_level=points.whole("pyramid_from_level", 1, 9),
        end_trigger=points.whole("end_trigger", 1, 99),
        digest=digest(data),
    )
    _check(data, made, pieces)
    return made


@cache
def board_for(players: int) -> Board:
    """KEM-2.1  The board as it lies on the table of so many players."""
    (face,) = (face for face in components().faces if players in face.players)
    return lay_out(face, players)


def _check(data: Node, made: Components, pieces: Node) -> None:
    """What single values cannot show: that they fit together well enough to play."""
    counts = {
        "power_tiles": len(made.tiles),
        "creatures": len(made.creatures),
        "divine_intervention_cards": sum(card.copies for card in made.cards.values()),
        "battle_cards": len(made.basic_cards),
        "silver_tokens": sum(tile.effect.type == "silver_token" for tile in made.tiles.values()),
        "gold_tokens": sum(tile.effect.type == "gold_token" for tile in made.tiles.values()),
    }
    for key, count in counts.items():
        if count != pieces.whole(key):
            raise pieces.wrong(f"does not fit the records: there are {count}", key)
    if len(made.battle_cards) != len(made.basic_cards) + len(made.special_cards):
        raise data.wrong("must not share an id", "battle_cards")
    if len(made.basic_cards) % 2:
        raise data.wrong("must be an even number: two leave the hand in each Combat", "battle_cards")
    for tile, card in made.special_cards.items():
        if tile not in made.tiles or made.tiles[tile].effect.kind != card:
            raise data.wrong("must name the tile that names this card", f"special_battle_cards.{card}.granted_by")
    for effect in ("destroy_enemy_unit", "escape"):
        if sum(card.effect.type == effect for card in made.cards.values()) != 1:
            raise data.wrong(f"must have exactly one kind with the effect {effect}", "divine_intervention")
    if made.start_districts * made.start_units > made.units:
        raise data.wrong("asks for more Units than there are", "setup.units_per_district")
    if made.start_units > made.troop_limit:
        raise data.wrong("is more than the Troop limit", "setup.units_per_district")
    if len(made.level_costs) != made.top_level:
        raise data.wrong("must name one cost for each level", "day.pyramid_level_costs")
    if {space.level for space in made.action_spaces} != {1, 2, 3}:
        raise data.wrong("must lie on the levels 1, 2 and 3", "action_spaces")
    if made.start_prayers > made.most_prayers:
        raise data.wrong("is beyond the end of the track", "setup.prayers")


def _family_worths(client: Node) -> Iterator[tuple[str, float]]:
    families = client.child("families")
    for name in families.mapping():
        yield str(name), families.whole(str(name), 0, 99) / TENTH


def _tile(node: Node, client: Node, creatures: dict[str, Creature]) -> PowerTile:
    ours = client.child("tiles").child(node.text("illustration"))
    effect = _effect(node.child("effect"), TILE_EFFECTS)
    families = tuple(str(name) for name in client.child("families").mapping())
    creature = NONE
    if effect.type.startswith("creature"):
        figure = node.child("creature")
        creature = figure.text("id")
        if creature in creatures:
            raise figure.wrong("there are two of it", "id")
        creatures[creature] = Creature(
            id=creature,
            tile=node.text("id"),
            force=figure.whole("force", 0, 9),
            damage=figure.whole("damage", 0, 9),
            defence=figure.whole("defence", 0, 9),
            land_moves=figure.whole("land_moves", 0, 9),
            special=figure.choice("special", SPECIALS),
        )
    return PowerTile(
        id=node.text("id"),
        colour=node.choice("colour", COLOURS),
        level=node.whole("level", 1, 9),
        cost=node.whole("cost", 0, 9),
        illustration=node.text("illustration"),
        effect=effect,
        creature=creature,
        sign=ours.text("sign"),
        worth=ours.whole("worth", 0, 999) / TENTH,
        every_round=ours.flag("every_round"),
        families=tuple(_word(one, families) for one in ours.items("families")),
    )


def _effect(node: Node, allowed: tuple[str, ...]) -> Effect:
    kind = node.choice("type", allowed)
    value = 0 if kind in BARE_EFFECTS else node.whole("value", 0, 99)
    if kind == "di_choose":
        return Effect(kind, node.whole("keep", 1, 1), second=node.whole("look", 1, 35))
    if kind == "mana_theft":
        return Effect(kind, node.whole("self", 0, 99), second=node.whole("each_opponent", 0, 99))
    for key in ("when", "kind", "card"):
        if isinstance(node.value, dict) and key in node.value:
            return Effect(kind, value, node.text(key))
    return Effect(kind, value)


def _card(node: Node, client: Node) -> DivineCard:
    ours = client.child("divine_intervention").child(node.text("id"))
    return DivineCard(
        id=node.text("id"),
        copies=node.whole("copies", 1, 35),
        cost=node.whole("cost", 0, 9),
        phase=node.choice("phase", ("day", "combat")),
        in_combat=node.flag("in_combat"),
        effect=_effect(node.child("effect"), CARD_EFFECTS),
        sign=ours.text("sign"),
        worth=ours.whole("worth", 0, 999) / TENTH,
    )


def _battle_card(node: Node, client: Node, granted: bool) -> BattleCard:
    return BattleCard(
        id=node.text("id"),
        force=node.whole("force", 0, 9),
        damage=node.whole("damage", 0, 9),
        defence=node.whole("defence", 0, 9),
        granted_by=node.text("granted_by") if granted else NONE,
        sign=client.child("battle_cards").child(node.text("id")).text("sign"),
    )


def _action_space(node: Node) -> ActionSpace:
    action = node.choice("action", ACTIONS)
    colour = node.choice("colour", COLOURS) if action == "buy_power" else NONE
    return ActionSpace(node.text("id"), node.whole("level", 1, 3), action, colour)


def _levels(node: Node) -> tuple[int, ...]:
    if not isinstance(node.value, list) or len(node.value) != len(COLOURS):
        raise node.wrong("must be a list of three levels")
    entry = Node(node.file, node.path, dict(enumerate(node.value)))
    return tuple(entry.whole(number, 0, 9) for number in range(len(COLOURS)))


def _word(node: Node, allowed: tuple[str, ...]) -> str:
    return Node(node.file, node.path.rpartition(".")[0], {"choices": node.value}).choice("choices", allowed)
