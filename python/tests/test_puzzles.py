import copy
import datetime
import pickle

import pytest

import palisade
from palisade import Puzzle, Refusal

LINE = "q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6/d4 e4 e7 | by hand"


def test_every_shipped_puzzle_is_solved_by_its_solution():
    puzzles = palisade.puzzles()
    assert {puzzle.id[0] for puzzle in puzzles} == {"q", "p", "s"}
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        attempt = puzzle.attempt()
        while not attempt.is_done:
            best = puzzle.solution[len(attempt.moves)][0]
            assert attempt.try_move(best) == "right"
        assert attempt.is_clean and attempt.mistakes == 0
        assert attempt.moves == [words[0] for words in puzzle.solution]


def test_positions_of_puzzles_are_of_their_maze():
    for puzzle in palisade.puzzles("pacman")[:20] + palisade.puzzles("mspacman")[:3]:
        position = puzzle.position
        assert position.game == puzzle.game and puzzle.game.position(str(position)) == position
        assert position.play(puzzle.solution[0][0]).turn != position.turn or len(puzzle.solution) > 1
        assert position.mask().sum() == len(position.legal_actions()) > 0


def test_games_and_themes_select():
    assert all(puzzle.game.name == "pacman" for puzzle in palisade.puzzles("pacman")[:5])
    for theme in palisade.puzzle_themes():
        assert all(theme in puzzle.themes for puzzle in palisade.puzzles(theme=theme))
    assert palisade.puzzles("quoridor", "catch") == []
    for keywords, key in [({"game": "chess"}, "game-unknown"), ({"theme": "fork"}, "puzzle-unknown-theme")]:
        with pytest.raises(Refusal) as caught:
            palisade.puzzles(**keywords)
        assert caught.value.key == key


def test_the_daily_puzzle_depends_on_the_date_alone():
    day = datetime.date(2026, 11, 17)
    assert Puzzle.daily(day) == Puzzle.daily("2026-11-17") == Puzzle.daily(day)
    days = {Puzzle.daily(day + datetime.timedelta(days=n)).id for n in range(30)}
    assert len(days) > 25
    assert isinstance(Puzzle.daily(), Puzzle)
    for bad in ["today", "2026-02-30", 20261117, datetime.datetime(2026, 11, 17)]:
        with pytest.raises(Refusal) as caught:
            Puzzle.daily(bad)
        assert caught.value.key == "puzzle-bad-date"


def test_an_attempt_counts_mistakes_and_hints():
    attempt = Puzzle(LINE).attempt()
    with pytest.raises(Refusal) as caught:
        attempt.try_move("e9")
    assert caught.value.rule.startswith("C")
    assert attempt.try_move("d4h") == "wrong" and attempt.mistakes == 1
    assert [attempt.hint(), attempt.hint(), attempt.hint()] == ["pawn", "e6", "e6"]
    assert attempt.try_move("e6") == "right" and attempt.moves == ["e6", "e4"]
    assert attempt.position.turn == 0
    assert attempt.show() == ["e7"] and attempt.is_done and not attempt.is_clean
    assert attempt.hint() is None and attempt.show() == []
    with pytest.raises(Refusal) as caught:
        attempt.try_move("e8")
    assert caught.value.key == "puzzle-over"


def test_puzzles_are_values():
    puzzle = Puzzle(LINE)
    assert str(puzzle) == LINE and Puzzle(str(puzzle)) == puzzle
    assert len({puzzle, copy.deepcopy(puzzle), pickle.loads(pickle.dumps(puzzle))}) == 1
    for bad, key in [("", "puzzle-none"), ("one | two", "puzzle-file-fields"), (f"{LINE}\n{LINE}", "puzzle-file-twice")]:
        with pytest.raises(Refusal) as caught:
            Puzzle(bad)
        assert caught.value.key == key
