"""Engines that are programs of their own, good ones and bad ones."""

import pathlib
import sys

import pytest

from palisade import OVER, Game
from palisade.ugi import EngineError, UgiEngine, UgiLine

EXAMPLE = [sys.executable, str(pathlib.Path(__file__).parents[2] / "examples/ugi_engine.py")]


def engine_that_says(answers: str) -> list[str]:
    """A program that answers each command by a table."""
    program = f"""
import sys
answers = {answers}
for line in sys.stdin:
    print(answers.get(line.split()[0], "info string " + line.strip()), flush=True)
    if line.startswith("quit"):
        break
"""
    return [sys.executable, "-c", program]


def test_an_engine_plays_a_game():
    game = Game("quoridor")
    record = game.record()
    with UgiEngine(EXAMPLE, game) as engine:
        while record.turn != OVER:
            record.play(engine.think(record, depth=1).move)
    assert record.cause == "rules"


def test_engines_are_told_everything_that_differs_from_the_usual(tmp_path):
    log = tmp_path / "log"
    program = f"""
import sys
with open({str(log)!r}, "w") as log:
    for line in sys.stdin:
        log.write(line)
        log.flush()
        word = line.split()[0]
        if word == "ugi":
            print("id name Test\\noption name Hash type spin default 1\\nugiok", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "go":
            print("info depth 2 score seats 500,250,250 time 12 pv d5-d6\\nbestmove d5-d6 ponder x", flush=True)
        elif word == "quit":
            break
"""
    game = Game("pacman", seats=3, maze="orchard", boost="exactly")
    with UgiEngine([sys.executable, "-c", program], game, settings={"hash": 4}) as engine:
        assert engine.name == "Test"
        record = game.record()
        analysis = engine.think(record, nodes=5, seconds=0.02)
        assert (analysis.move, analysis.ponder) == ("d5-d6", "x")
        assert game.start().play(analysis.move) == game.start().play_action(analysis.action)
        (line,) = analysis.lines
        assert (line.chances, line.depth, line.seconds) == ([0.5, 0.25, 0.25], 2, 0.012)
        with pytest.raises(ValueError, match="another game"):
            engine.think(Game("pacman").start())
    lines = log.read_text().splitlines()
    for expected in (
        "setoption name Seats value 3",
        "setoption name Maze value orchard",
        "setoption name boost value exactly",
        "setoption name hash value 4",
        "uginewgame",
        f"position fen {game.start()}",
        "go nodes 5 movetime 20",
        "quit",
    ):
        assert expected in lines, expected


def test_a_game_somebody_left_is_told_as_a_position():
    game = Game("quoridor", seats=4)
    record = game.record()
    record.play("e2")
    record.leave(1)
    answers = "{'ugi': 'ugiok', 'isready': 'readyok', 'go': 'bestmove e8'}"
    with UgiEngine(engine_that_says(answers), game) as engine:
        assert engine.think(record).move == "e8"


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ("{'ugi': 'ugiok', 'isready': 'readyok', 'go': 'bestmove e5'}", "no legal move"),
        ("{'ugi': 'ugiok', 'isready': 'readyok', 'go': 'bestmove'}", "no legal move"),
        ("{'ugi': 'ugiok', 'isready': 'readyok'}", "did not answer go in time"),
        ("{'ugi': 'ugiok'}", "did not answer isready in time"),
        ("{}", "did not answer ugi in time"),
    ],
)
def test_bad_engines_are_told_of(answers, why):
    with pytest.raises(EngineError, match=why):
        with UgiEngine(engine_that_says(answers), Game("quoridor"), seconds=0.5) as engine:
            engine.think(Game("quoridor").start(), depth=1)


def test_engines_that_are_none():
    with pytest.raises(EngineError, match="does not start"):
        UgiEngine("/nowhere/engine", Game("quoridor"))
    with pytest.raises(EngineError, match="ended before it answered"):
        UgiEngine([sys.executable, "-c", "pass"], Game("quoridor"))
    with pytest.raises(ValueError, match="has no option Speed"):
        UgiEngine(EXAMPLE, Game("quoridor"), settings={"Speed": 9})
    with UgiEngine(EXAMPLE, Game("quoridor")) as engine:
        with pytest.raises(ValueError, match="no seat"):
            engine.think(Game("quoridor").position("e9,d7 8,9 2 -"))


def test_lines_that_are_broken_are_passed_over():
    assert UgiLine.parse("") is None and UgiLine.parse("info string pv") is None
    line = UgiLine.parse("info depth x score cp 12 foo bar nodes 3 pv e2")
    assert line == UgiLine(["e2"], nodes=3, points=12)
