"""Tables on a real server, made and filled over HTTP, with a client for each person."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from threading import Thread
from typing import Any

from tests.server.client import Client
from tests.server.running import Running


def create(
    server: Running, game: str = "triqueta", seats: Sequence[str] = ("mine", "open"), **wishes: Any
) -> dict[str, Any]:
    """A new table: what the server said."""
    wish = {"game": game, "seats": [{"kind": kind} for kind in seats], **wishes}
    status, made = server.post("/api/tables", wish)
    assert status == 201, made
    return dict(made)


def claim(server: Running, made: dict[str, Any], **wish: Any) -> dict[str, Any]:
    """A seat of a table for somebody new."""
    status, got = server.post(f"/api/tables/{made['table']}/claim", wish, X_Invite=made["invites"]["table"])
    assert status == 200, got
    return dict(got)


@contextmanager
def party(
    server: Running, game: str = "triqueta", people: int = 2, bots: int = 0, **wishes: Any
) -> Iterator[list[Client]]:
    """Clients at a new table, the host first."""
    made = create(server, game, ["mine"] + ["open"] * (people - 1) + ["bot"] * bots, **wishes)
    tokens = [made["token"]] + [claim(server, made, name=f"P{number}")["token"] for number in range(1, people)]
    with ExitStack() as stack:
        yield [stack.enter_context(Client(server.port, made["table"], token)) for token in tokens]


def start(clients: Sequence[Client]) -> None:
    """The host starts, and everybody contributes."""
    clients[0].say("start")
    together([client.contribute for client in clients])
    for client in clients:
        client.sees("playing")


def play_out(clients: Sequence[Client], *listeners: Client, seed: int = 1) -> None:
    """Everybody plays at random until the game is over."""
    players = [
        lambda client=client, n=n: client.play_on(Random(f"{seed} {n}").choice) for n, client in enumerate(clients)
    ]
    together([*players, *(lambda client=client: client.sees("over") for client in listeners)])


def together(works: Sequence[Any]) -> None:
    """Do things at the same time; what one of them raises is raised."""
    raised: list[BaseException] = []

    def guarded(work: Any) -> None:
        try:
            work()
        except BaseException as error:  # noqa: BLE001  # it is raised below, where the test is
            raised.append(error)

    threads = [Thread(target=guarded, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if raised:
        raise raised[0]
