"""PHA-22, PHA-23  The component data of Pharaon, read from assets/data/pharaon.yaml and checked."""

from __future__ import annotations

from functools import cache

from game.core.data import Node, digest, load
from game.pharaon.pieces import (
    BASE,
    BONUSES,
    COLOURS,
    DARK,
    INDEX,
    INSTANT_GAINS,
    LIGHT,
    NOBLE_TYPES,
    POWERS,
    PYRAMID_GAINS,
    QUARTERS,
    RESOURCES,
    TRAITOR_EFFECTS,
    WHICH,
    Artisan,
    Bonus,
    BurialStep,
    Components,
    Condition,
    Effect,
    Gains,
    Layout,
    NileOption,
    Noble,
    PharaohNeeds,
    Quarter,
    Token,
    TraitorTile,
    Vase,
)

MOST_PLAYERS = 5
SAME, ANY = "same", "any"


@cache
def components() -> Components:
    """The components in force, read once."""
    data = load("pharaon")
    pieces, tokens, setup, traitor = (data.child(key) for key in ("pieces", "tokens", "setup", "traitor"))
    quarters = _by_id(data, "quarters", QUARTERS)
    offerings, nobles, artisans = (quarters[name] for name in ("offerings", "nobles", "artisans"))
    cards = {node.text("id"): _noble(node) for node in data.items("nobles")}
    kinds = _tokens(data)
    made = Components(
        rounds=data.child("game").whole("rounds", 1, 9),
        supply=tuple(node.whole("tokens", 1, 99) for node in _by_id(data, "resources", RESOURCES).values()),
        sectors=_sectors(data),
        layouts=_layouts(data.child("players")),
        gods=_gods(data),
        quarters={name: _quarter(node) for name, node in quarters.items()},
        offering_cost=offerings.child("cost").whole("mandatory", 1, 9),
        offering_option=offerings.child("cost").whole("optional_identical", 1, 9),
        lot_size=offerings.whole("tokens_per_lot", 1, 9),
        noble_cost=nobles.child("cost").whole("of_each_base", 1, 9),
        noble_display=nobles.whole("display", 1, 9),
        artisan_cost=artisans.child("cost").whole("identical", 1, 9),
        artisan_display=artisans.whole("display", 1, 9),
        level_pp=data.child("nile").wholes("level_pp", 0, 99),
        nile={node.text("id"): _nile_option(node) for node in data.child("nile").items("options")},
        burial=tuple(_burial_step(node) for node in data.items("burial")),
        vases={node.text("id"): _vase(node) for node in data.items("vases")},
        artisans={
            node.text("id"): Artisan(node.text("id"), node.whole("pp", 0, 99), _gains(node.child("gains")))
            for node in data.items("artisans")
        },
        nobles=cards,
        tokens=kinds,
        token_index={kind.id: number for number, kind in enumerate(kinds)},
        rows=tuple(_words(node, "spaces", PYRAMID_GAINS) for node in data.child("pyramid").items("rows")),
        start_silver=setup.whole("silver", 0, 9),
        nobles_drawn=setup.whole("nobles_drawn", 1, 3),
        first_player_pp=tokens.whole("first_player_pp", 0, 99),
        pharaoh_pp=tokens.whole("pharaoh_pp", 0, 99),
        pharaoh=PharaohNeeds(tokens.whole("pharaoh_nobles", 0, 9), tokens.whole("pharaoh_step", 0, 9)),
        resource_pp=tokens.whole("resource_pp", 0, 9),
        offering_pp=tokens.whole("offering_pp", 0, 9),
        traitor_tiles={node.text("id"): _traitor_tile(node) for node in traitor.items("tiles")},
        traitor_noble_pp=traitor.whole("noble_pp", 0, 99),
        scribes={card.id: card.pair for card in cards.values() if card.effect == "interchange"},
        any_access={card.quarter: card.id for card in cards.values() if card.effect == "any_access"},
        full_sector={card.quarter: card.id for card in cards.values() if card.effect == "act_on_full_sector"},
        general=_only(data, cards, "pass_advance"),
        judge=_only(data, cards, "nobles_any_five"),
        wise_woman=_only(data, cards, "exchange_base"),
        treasury=_only(data, cards, "base_to_silver"),
        tutor=_only(data, cards, "vase_plus_any"),
        diplomat=_only(data, cards, "replace_vase"),
        digest=digest(data),
    )
    _check_counts(data, pieces, made)
    _check_table(data, made)
    _check_cards(data, made)
    _check_tiles(data, made)
    return made


def _check_counts(data: Node, pieces: Node, made: Components) -> None:
    """As many pieces as the box holds."""
    counted = (
        ("vases", "vases", len(made.vases)),
        ("resource_tokens", "resources", sum(made.supply)),
        ("offering_tokens", "offering_tokens", sum(kind.copies for kind in made.tokens)),
        ("artisan_cards", "artisans", len(made.artisans)),
        ("noble_cards", "nobles", len(made.nobles)),
        ("traitor_tiles", "traitor.tiles", len(made.traitor_tiles)),
    )
    for piece, where, count in counted:
        if count != pieces.whole(piece):
            raise data.wrong(f"there must be {pieces.whole(piece)} in all, not {count}", where)


def _check_table(data: Node, made: Components) -> None:
    """PHA-2  Vases and rows for everybody; rows, tracks, steps and options on which something can be done."""
    for players, layout in enumerate(made.layouts, 1):
        if layout.vases < players:
            raise data.wrong("must be one for each player or more", "players.vases")
        if layout.pyramid_rows != max(1, players - 1):
            raise data.wrong("must be one less than there are players, and one in solo", "players.pyramid_rows")
    if len(made.rows) < max(layout.pyramid_rows for layout in made.layouts) or not all(made.rows):
        raise data.wrong("there must be a row with spaces for each one", "pyramid.rows")
    if len(made.level_pp) < 2:
        raise data.wrong("must have a level to climb to", "nile.level_pp")
    for where, records in (("burial", made.burial), ("nile.options", made.nile)):
        if not records:
            raise data.wrong("must not be empty", where)


def _check_cards(data: Node, made: Components) -> None:
    """PHA-7, PHA-5.5  One noble for a power at a quarter; tokens that cannot be taken for resources."""
    for effect in ("any_access", "act_on_full_sector"):
        places = [card.quarter for card in made.nobles.values() if card.effect == effect]
        if len(set(places)) != len(places):
            raise data.wrong(f"must have one card for each quarter with the power {effect}", "nobles")
    if len({*made.token_index, *RESOURCES}) != len(made.tokens) + len(RESOURCES):
        raise data.wrong("must have names of their own", "offering_tokens")


def _check_tiles(data: Node, made: Components) -> None:
    """PHA-14.2, PHA-14.4  A tile for each base resource and round, with two faces alike."""
    if len(made.traitor_tiles) != len(BASE):
        raise data.wrong("there must be one tile for each base resource", "traitor.tiles")
    if made.rounds > len(made.traitor_tiles):
        raise data.wrong("there must be a tile of the Traitor for each round", "game.rounds")
    for tile in made.traitor_tiles.values():
        if len(tile.faces[LIGHT]) != len(tile.faces[DARK]):
            raise data.wrong("both faces must have as many spaces", f"traitor.tiles.{tile.id}")
        for effect in (effect for face in tile.faces.values() for space in face for effect in space):
            if effect.kind == "god" and effect.god not in made.gods.values():
                raise data.wrong(f"there is no god called {effect.god}", f"traitor.tiles.{tile.id}")


def _by_id(data: Node, key: str, names: tuple[str, ...]) -> dict[str, Node]:
    """The records of a closed list, in its order."""
    found = {node.text("id"): node for node in data.items(key)}
    if set(found) != set(names):
        raise data.wrong(f"must list exactly {', '.join(names)}", key)
    return {name: found[name] for name in names}


def _words(node: Node, key: str | int, allowed: tuple[str, ...]) -> tuple[str, ...]:
    listed = node.child(key)
    if not isinstance(listed.value, list) or any(word not in allowed for word in listed.value):
        raise listed.wrong(f"must be a list of {', '.join(allowed)}")
    return tuple(listed.value)


def _colours(node: Node, key: str) -> tuple[int, ...]:
    return tuple(INDEX[word] for word in _words(node, key, BASE))


def _sectors(data: Node) -> tuple[int, ...]:
    sectors = _colours(data.child("wheel"), "sectors_clockwise")
    if sorted(sectors) != list(COLOURS):
        raise data.wrong("must name each base resource once", "wheel.sectors_clockwise")
    return sectors


def _layouts(players: Node) -> tuple[Layout, ...]:
    columns = []
    for key in ("wheel_slots", "vases", "lots", "bonus_tokens", "pyramid_rows"):
        values = players.wholes(key, 1, 9)
        if len(values) != MOST_PLAYERS:
            raise players.wrong(f"must have a value for 1 to {MOST_PLAYERS} players", key)
        columns.append(values)
    return tuple(Layout(*values) for values in zip(*columns, strict=True))


def _gods(data: Node) -> dict[str, str]:
    gods = {node.choice("home_quarter", QUARTERS): node.text("id") for node in data.items("gods")}
    if set(gods) != set(QUARTERS) or len(set(gods.values())) != len(QUARTERS):
        raise data.wrong("must name one god for each quarter", "gods")
    return gods


def _quarter(node: Node) -> Quarter:
    return Quarter(node.text("id"), _condition(node.child("left")), _condition(node.child("right")))


def _condition(node: Node) -> Condition:
    return Condition(node.whole("count", 1, 9), node.whole("pp", 0, 99))


def _gains(node: Node) -> Gains:
    return Gains(
        resources=_colours(node, "resources"),
        any=node.whole("any", 0, 9),
        silver=node.whole("silver", 0, 9),
        vases=node.whole("vases", 0, 9),
    )


def _cost(node: Node, allowed: tuple[str, ...]) -> tuple[str, ...]:
    icons = _words(node, "cost", allowed)
    if not icons:
        raise node.wrong("must have an icon", "cost")
    return icons


def _burial_step(node: Node) -> BurialStep:
    return BurialStep(node.text("id"), tuple(INDEX[word] for word in _cost(node, BASE)), node.whole("pp"))


def _nile_option(node: Node) -> NileOption:
    cost = _cost(node, (*BASE, SAME, ANY))
    if SAME in cost and set(cost) != {SAME}:
        raise node.wrong(f"must not mix {SAME} with other icons", "cost")
    if _gains(node.child("gains")).any:
        raise node.wrong("must be 0: the Nile gives no resource of choice", "gains.any")
    return NileOption(
        id=node.text("id"),
        colours=tuple(INDEX[word] for word in cost if word in INDEX),
        identical=cost.count(SAME),
        any=cost.count(ANY),
        gains=_gains(node.child("gains")),
        climbs=tuple(_arrow(node, number) for number in range(len(node.items("climbs")))),
    )


def _arrow(node: Node, number: int) -> tuple[int, ...]:
    """PHA-6.3.3  The tracks that one arrow allows."""
    arrows = node.child("climbs")
    assert isinstance(arrows.value, list)
    words = _words(Node(node.file, arrows.path, {number: arrows.value[number]}), number, (*BASE, ANY))
    return COLOURS if ANY in words else tuple(INDEX[word] for word in words)


def _vase(node: Node) -> Vase:
    top = _colours(node, "top")
    if len(top) != 2:
        raise node.wrong("must have two resources", "top")
    return Vase(node.text("id"), INDEX[node.choice("bottom", BASE)], (top[0], top[1]))


def _noble(node: Node) -> Noble:
    power = node.child("power")
    effect = power.choice("effect", POWERS)
    return Noble(
        id=node.text("id"),
        number=node.whole("number", 1, 99),
        type=node.choice("type", NOBLE_TYPES),
        effect=effect,
        base=node.whole("base", 0, 99),
        bonus=tuple(_bonus(item) for item in node.items("bonus")),
        pair=_pair(power) if effect == "interchange" else (),
        quarter=power.choice("quarter", QUARTERS) if effect in ("any_access", "act_on_full_sector") else "",
        amount=_amount(power, effect),
        gains=tuple(
            (item.choice("kind", INSTANT_GAINS), item.whole("count", 1, 9)) for item in power.items("gains_in_order")
        )
        if effect == "gain"
        else (),
    )


def _pair(power: Node) -> tuple[int, ...]:
    pair = _colours(power, "resources")
    if len(set(pair)) != 2:
        raise power.wrong("must name two resources", "resources")
    return pair


def _amount(power: Node, effect: str) -> int:
    if effect == "pass_advance":
        return power.whole("spaces", 1, 9)
    return power.whole("amount", 1, 9) if effect in ("vase_plus_any", "replace_vase") else 0


def _bonus(node: Node) -> Bonus:
    per = node.choice("per", BONUSES)
    quarter = node.choice("quarter", QUARTERS) if per == "validated_god_bordering" else ""
    return Bonus(node.whole("pp", 0, 99), per, quarter)


def _only(data: Node, cards: dict[str, Noble], effect: str) -> str:
    """The one noble with a power."""
    found = [card.id for card in cards.values() if card.effect == effect]
    if len(found) != 1:
        raise data.wrong(f"must have exactly one card with the power {effect}", "nobles")
    return found[0]


def _tokens(data: Node) -> tuple[Token, ...]:
    """PHA-5.5  Tokens of resources, of quarters and of prestige, in this order."""
    found = [_token(node) for node in data.items("offering_tokens")]
    for kind, names in (("resource", BASE), ("quarter", QUARTERS)):
        if sorted(token.target for token in found if token.kind == kind) != sorted(names):
            raise data.wrong(f"must have one {kind} token for each of {', '.join(names)}", "offering_tokens")
    order = (*BASE, *QUARTERS, "")
    return tuple(sorted(found, key=lambda token: order.index(token.target)))


def _token(node: Node) -> Token:
    kind = node.choice("kind", ("resource", "quarter", "prestige"))
    target = "" if kind == "prestige" else node.choice(kind, BASE if kind == "resource" else QUARTERS)
    return Token(node.text("id"), kind, target, node.whole("copies", 1, 40), node.whole("pp_bonus", 0, 9))


def _traitor_tile(node: Node) -> TraitorTile:
    faces = {
        face: tuple(tuple(_effect(item) for item in space.items("effects")) for space in node.items(face))
        for face in (LIGHT, DARK)
    }
    return TraitorTile(node.text("id"), node.whole("vases_per_round", 1, 9), faces)


def _effect(node: Node) -> Effect:
    kind = node.choice("kind", TRAITOR_EFFECTS)
    if kind == "god":
        return Effect(kind, god=node.text("god"))
    if kind in WHICH:
        return Effect(kind, which=node.choice("which", WHICH[kind]))
    return Effect(kind, n=0 if kind == "burial_step" else node.whole("n", 1, 99))
