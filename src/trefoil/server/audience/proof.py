"""What is told of a deal once the game is over: everything, its secret too."""

from typing import Any

from trefoil.fair import stream
from trefoil.protocol.requests import Draw, Proof
from trefoil.server.audience.table_info import fair, seats
from trefoil.server.table.dealing import new_game
from trefoil.server.table.errors import Refused
from trefoil.server.table.state import Deal, Table


def only_when_over(table: Table) -> Deal:
    """The deal, if nothing of it is secret any more."""
    if table.closed:
        raise Refused("closed", table.closed)
    if table.phase != "over" or table.deal is None or table.game is None:
        raise Refused("not_now", f"Everything is open once the game is over: the table is at {table.phase!r}.")
    return table.deal


def proof_of(table: Table) -> dict[str, Any]:
    """What a record says about its deal."""
    deal = only_when_over(table)
    body = fair(table, deal)
    said = {name: getattr(body, name) for name in ("version", "game_id", "ruleset", "commitment", "secret")}
    contributions = [
        {"seat": one.seat, "commitment": one.commitment, "entropy": one.entropy} for one in body.contributions
    ]
    return {**said, **list_of(deal), "contributions": contributions, "first_by_lot": deal.by_lot}


def list_of(deal: Deal) -> dict[str, Any]:
    """Who could contribute, and the list that was closed; the first version did not say."""
    if deal.terms.version == stream.FIRST:
        return {}
    closed = stream.closed_list(deal.terms, deal.commitment, deal.promises)
    return {"people": list(deal.terms.people), "closed": closed.hex()}


def record(table: Table) -> str:
    """The record of a game that is over, with its proof."""
    proof = proof_of(table)
    assert table.game is not None
    names = [one.name or f"{one.level}" for one in seats(table)]
    table.game.tags = {"seats": names, "fair": proof}
    return table.game.record()


def proof(table: Table) -> Proof:
    """The proof with every draw, for whoever has no rules to replay the game with."""
    body = proof_of(table)
    assert table.game is not None
    game, draws, moves = new_game(table), [], table.game.moves
    for ply, move in enumerate(moves):
        if odds := game.odds():
            draws.append(Draw(ply=ply, weights=odds, outcome=move))
        game.push(move)
    rules, options = game.KERNEL.RULES, dict(game.options)
    return Proof(game=game.NAME, rules=rules, options=options, moves=list(moves), fair=body, draws=draws)
