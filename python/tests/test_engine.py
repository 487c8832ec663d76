import numpy as np
import pytest

from palisade import OVER, Engine, Game, Refusal, Value, solve

MAZE = "6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h"


@pytest.mark.parametrize("name", ["quoridor", "mini", "pacman", "mspacman"])
def test_engines_play_legal_games(name):
    game = Game(name)
    record, engine = game.record(), Engine(level=3, seed=2)
    random = np.random.default_rng(1)
    for _ in range(12):
        if record.turn == OVER:
            break
        if record.turn < 0:
            rolls = record.position.rolls()
            record.play(rolls[random.integers(len(rolls))][0])
            continue
        analysis = engine.think(record, nodes=100)
        assert record.position.action(analysis.move) == analysis.action
        record.play(analysis.move)
    assert len(record) >= 5


def test_limits_limit():
    start = Game("quoridor").start()
    assert Engine().think(start, depth=2).depth == 2
    few, many = (Engine().think(start, nodes=nodes).nodes for nodes in (200, 5000))
    assert few < many < 20_000
    assert Engine(lines=3).think(start, nodes=500).lines[2].words
    assert Engine().think(start, seconds=0.05).seconds < 5
    for wrong in (dict(seconds=-1.0), dict(seconds=float("nan"))):
        with pytest.raises(ValueError):
            Engine().think(start, **wrong)
    with pytest.raises(ValueError, match="1 to 8"):
        Engine(level=0)
    with pytest.raises(ValueError, match="no seat"):
        Engine().think(Game("mspacman").start())


def test_batches_of_positions_are_judged_alike_on_any_number_of_threads():
    start = Game("quoridor").start()
    ahead = Game("quoridor").position("e8,e8 10,10 1 -".replace("e8,e8", "e8,d7"))
    over = Game("quoridor").position("e9,d7 8,9 2 -")
    one = Engine().evaluate([start, ahead, over], nodes=200)
    many = Engine().evaluate([start, ahead, over], nodes=200, threads=3)
    np.testing.assert_array_equal(one, many)
    assert one[1, 0] > 0.9 and one[2].tolist() == [1.0, 0.0]
    np.testing.assert_allclose(one.sum(axis=1), 1, atol=0.01)
    dice = Engine().evaluate([Game("mspacman").start()], nodes=20)
    np.testing.assert_allclose(dice.sum(), 1, atol=0.02)
    assert Engine().evaluate([]).shape == (0, 0)


def test_exact_values():
    game = Game("pacman", maze=MAZE)
    start = game.start()
    table = solve(game, threads=1)
    assert table.value(start) == Value("pac", 4)
    best = table.best_moves(start)
    assert best and all(table.value(start.play(word)) == Value("pac", 3) for word in best)
    moves = dict(table.moves(start))
    assert set(moves) == set(start.legal_moves())
    results, turns = table.values([start.play(word) for word in best])
    assert set(results.tolist()) == {1} and set(turns.tolist()) == {3}
    assert Engine(tablebase=table).think(start, nodes=100).exact == ("win", 4)
    with pytest.raises(ValueError, match="does not cover"):
        table.value(Game("pacman").start())
    with pytest.raises(ValueError, match="PAC-MAN"):
        table.value(Game("quoridor").start())


def test_tablebases_are_kept(tmp_path):
    game = Game("pacman", maze=MAZE)
    first = solve(game, lives=1, cache=tmp_path)
    assert list(tmp_path.glob("*.solution"))
    again = solve(game, lives=1, cache=tmp_path)
    start = Game("pacman", maze=MAZE, lives=1).start()
    assert first.value(start) == again.value(start)
    with pytest.raises(ValueError):
        solve(Game("quoridor"))
    with pytest.raises(ValueError):
        solve(game, lives=0)
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(Refusal):
        solve(game, cache=tmp_path / "file")
