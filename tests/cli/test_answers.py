"""What the commands answer."""

import inspect
import json
from pathlib import Path

import pytest

import trefoil as package
from tests.cli.conftest import Call
from tests.house.tree import ROOT
from trefoil import Triqueta
from trefoil.bots.players.uniform import Uniform
from trefoil.commands import rules
from trefoil.games.catalogue import GAMES, load, options_of


def finished(players: int = 2, seed: int = 1) -> Triqueta:
    """A game played to its end by uniform bots."""
    game, bot = Triqueta(players=players, first=0, seed=seed), Uniform(seed)
    while game.to_move is not None:
        game.push(bot.choose(game.view(game.to_move)))
    return game


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_names_every_command(trefoil: Call, arguments: tuple[str, ...]) -> None:
    answer = trefoil(*arguments)
    assert answer.code == 0
    for command in ("play", "replay", "hint", "rules", "arena", "perft", "bench", "warm"):
        assert f"\n    {command} " in answer.out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("command", ["play", "arena", "perft", "bench"])
def test_the_options_of_a_game_are_flags(trefoil: Call, command: str, game: str) -> None:
    answer = trefoil(command, game, "--help")
    assert answer.code == 0
    for option in options_of(game).options:
        assert f"--{option.name.replace('_', '-')}" in answer.out


def test_the_version_is_told(trefoil: Call) -> None:
    assert trefoil("--version").out == f"trefoil {package.__version__}\n"


def test_perft_counts_up_to_the_depth(trefoil: Call) -> None:
    game = Triqueta(players=2, first=0, nature="manual")
    answer = trefoil("perft", "triqueta", "--players", "2", "--depth", "4")
    assert answer.out == "".join(f"{depth:>3}  {game.perft(depth)}\n" for depth in (1, 2, 3, 4))


def test_perft_at_depth_zero_counts_doing_nothing(trefoil: Call) -> None:
    assert trefoil("perft", "triqueta", "--depth", "0").out == "  0  1\n"


def test_perft_speaks_json(trefoil: Call) -> None:
    answer = trefoil("perft", "triqueta", "--players", "4", "--first", "1", "--depth", "3", "--json")
    expected = Triqueta(players=4, first=1, nature="manual").perft(3)
    options = {"players": 4, "first": 1}
    assert json.loads(answer.out) == {"game": "triqueta", "options": options, "depth": 3, "count": expected}


def test_bench_tells_games_decisions_and_time(trefoil: Call) -> None:
    answer = trefoil("bench", "triqueta", "--players", "5", "--games", "2000", "--seed", "3", "--json")
    figures = json.loads(answer.out)
    assert figures["games"] == 2000
    assert figures["options"]["players"] == 5
    assert 40 < figures["decisions"] / figures["games"] < 60
    assert figures["cpu_seconds"] >= 0
    assert figures["decisions_per_second"] > 0


def test_the_same_seed_plays_the_same_games(trefoil: Call) -> None:
    def decisions(seed: str) -> int:
        answer = trefoil("bench", "triqueta", "--games", "50", "--seed", seed, "--first", "0", "--json")
        return int(json.loads(answer.out)["decisions"])

    assert decisions("7") == decisions("7")
    assert len({decisions(seed) for seed in ("1", "2", "-3", str(10**30))}) > 1


def test_bench_speaks_to_people_too(trefoil: Call) -> None:
    lines = trefoil("bench", "triqueta", "--games", "10").out.splitlines()
    assert {"games", "decisions", "decisions_per_second", "cpu_seconds"} <= {line.split()[0] for line in lines}


@pytest.mark.parametrize("game", GAMES)
def test_rules_prints_the_page(trefoil: Call, game: str) -> None:
    page = ROOT / "docs" / "rules" / f"{game}.md"
    elsewhere = Path(inspect.getfile(load(game))).with_name("rules.md")
    assert trefoil("rules", game).out == (page if page.exists() else elsewhere).read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_names_every_kind_of_move(game: str) -> None:
    notation = rules.page(game).rpartition("\n## ")[2]
    assert [verb.pattern for verb in load(game).KERNEL.VERBS.verbs if f"`{verb.word}" not in notation] == []


def test_an_installed_package_reads_its_own_copy(
    trefoil: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "triqueta.md").write_text("Be kind.\n")
    monkeypatch.setattr(rules, "files", lambda package: tmp_path / package.partition(".")[2])
    assert trefoil("rules", "triqueta").out == "Be kind.\n"


def test_replay_shows_moves_table_and_winner(trefoil: Call, tmp_path: Path) -> None:
    game = finished()
    (tmp_path / "game.json").write_text(game.record())
    lines = trefoil("replay", str(tmp_path / "game.json")).out.splitlines()
    assert lines[0] == "Triqueta, players 2, first 0"
    assert lines[1] == f"   1  seat 0  {game.moves[0]}"
    for number, move in enumerate(game.moves, 1):
        assert lines[number].split()[0] == str(number)
        assert lines[number].endswith(f"  {move}")
    assert str(game) in "\n".join(lines)
    assert "win" in lines[-1]


def test_replay_speaks_json(trefoil: Call) -> None:
    game = finished(players=3)
    outcome = game.outcome()
    assert outcome is not None
    assert json.loads(trefoil("replay", "-", "--json", stdin=game.record()).out) == {
        "game": "triqueta",
        "options": {"players": 3, "first": 0},
        "moves": len(game.moves),
        "over": True,
        "outcome": outcome.to_dict(),
    }


@pytest.mark.parametrize("plies", [0, 1, 2, 3, 30])
def test_a_legal_beginning_replays_and_says_that_it_is_not_over(trefoil: Call, plies: int) -> None:
    body = json.loads(finished(players=4).record())
    body["moves"] = body["moves"][:plies]
    said = trefoil("replay", "-", stdin=json.dumps(body)).out.splitlines()[-1]
    assert said.startswith("The game is not over: ")
    told = json.loads(trefoil("replay", "-", "--json", stdin=json.dumps(body)).out)
    assert (told["moves"], told["over"], told["outcome"]) == (plies, False, None)


def test_replay_speaks_other_languages(trefoil: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    record = Triqueta(players=2, first=0).record()
    assert "La partie n'est pas finie" in trefoil("replay", "-", "--language", "fr", stdin=record).out
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Das Spiel ist nicht zu Ende" in trefoil("replay", "-", stdin=record).out


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_a_whole_game_is_played_through_standard_input(trefoil: Call, players: str) -> None:
    answer = trefoil("play", "triqueta", "--players", players, "--seed", "4", stdin="1\n" * 300)
    assert (answer.code, answer.err) == (0, "")
    assert "The game is over" in answer.out


def test_the_same_seed_is_the_same_evening(trefoil: Call) -> None:
    once, again = (trefoil("play", "triqueta", "--seed", "9", stdin="1\n2\n1\nquit\n") for _ in range(2))
    assert once.out == again.out


def test_a_game_that_was_left_is_taken_up_again(trefoil: Call, tmp_path: Path) -> None:
    left = trefoil("play", "triqueta", "--players", "3", "--seat", "1", stdin="1\n")
    assert left.code == 0
    command = left.out.splitlines()[-1].partition("trefoil ")[2].split()
    assert command == ["play", "triqueta", "--continue"]
    again = trefoil(*command, stdin="1\n" * 300)
    assert "The game is over" in again.out


def test_a_record_that_stops_at_a_draw_goes_on(trefoil: Call, tmp_path: Path) -> None:
    game = Triqueta(players=2, first=0, nature="manual")
    game.push("draw")
    (tmp_path / "game.json").write_text(game.record())
    assert "You hold a" in trefoil("play", "triqueta", "--record", str(tmp_path / "game.json")).out


def test_bytes_that_are_no_text_are_a_slip_like_any_other(trefoil: Call) -> None:
    answer = trefoil("play", "triqueta", "--first", "0", stdin=b"\xff\xfe\x00\n")
    assert answer.code == 0
    assert "is not one of your moves" in answer.out
