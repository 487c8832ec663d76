import copy
import pickle

import numpy as np
import pytest

from palisade import CHANCE, OVER, Batch, Game, Record, Refusal


def assert_mask_is_legal_moves(position, mask):
    """Every legal move leads where one legal action leads, and no two actions lead to the same."""
    actions = np.flatnonzero(mask)
    by_action = [position.play_action(action) for action in actions]
    assert len(set(by_action)) == len(by_action)
    assert set(by_action) == {position.play(word) for word in position.legal_moves()}


def test_masks_equal_legal_moves_and_batches_equal_single_games(setup):
    n = 2
    batch = Batch(setup, n, seed=3, roll=False)
    records = [Record(setup) for _ in range(n)]
    for step in range(40):
        actions = batch.sample().copy()
        batch.step(actions)
        for i, action in enumerate(actions):
            records[i].play_action(int(action))
            assert (batch.done[i] == 1) == (records[i].rewards is not None)
            if batch.done[i]:
                assert batch.rewards[i].tolist() == records[i].rewards
                records[i] = Record(setup)
            position = records[i].position
            assert batch.position(i) == position
            assert batch.seat[i] == position.turn
            if position.turn == CHANCE:
                expected = [position.action(word) for word, _ in position.rolls()]
                assert np.flatnonzero(batch.mask[i]).tolist() == sorted(expected)
            else:
                assert batch.mask[i].tolist() == position.mask().tolist()
                # A six of Ms. Pac-Man has thousands of paths.
                if step % 8 == 0 and len(position.legal_moves()) < 500:
                    assert_mask_is_legal_moves(position, batch.mask[i])


@pytest.mark.parametrize("name", ["quoridor", "mini", "pacman", "mspacman"])
def test_the_same_seed_gives_the_same_games(name):
    def play(seed, threads):
        batch = Batch(Game(name), 9, seed=seed, threads=threads, observe=True)
        trace = []
        for _ in range(60):
            batch.step(batch.sample())
            trace.append((batch.mask.copy(), batch.observations.copy(), batch.rewards.copy()))
        return [np.stack(arrays) for arrays in zip(*trace, strict=True)]

    one, same, other = play(5, 1), play(5, 3), play(6, 1)
    for a, b in zip(one, same, strict=True):
        np.testing.assert_array_equal(a, b)
    assert not np.array_equal(one[0], other[0])


def test_buffers_may_be_the_callers():
    game, n = Game("quoridor", seats=4), 5
    mask = np.full((n, 210), 9, np.uint8)
    planes = np.full((n, *game.observation_shape), 9, np.float32)
    rewards, done = np.full((n, 4), 9, np.float32), np.full(n, 9, np.uint8)
    seat = np.full(n, 9, np.int8)
    arrays = dict(mask=mask, observations=planes, rewards=rewards, done=done, seat=seat)
    batch = Batch(game, n, **arrays)
    for name, array in arrays.items():
        assert getattr(batch, name) is array
    assert mask.max() == 1 and planes.max() == 1 and seat.tolist() == [0] * n
    batch.step(batch.sample())
    assert seat.tolist() == [1] * n
    assert planes[0].tolist() == batch.position(0).observation().tolist()
    with pytest.raises(ValueError, match="mask is a contiguous array of uint8 and of shape"):
        Batch(game, n, mask=np.zeros((n, 209), np.uint8))
    with pytest.raises(ValueError, match="contiguous"):
        Batch(game, n, mask=np.zeros((210, n), np.uint8).T)
    frozen = np.zeros(n, np.uint8)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="cannot be written"):
        Batch(game, n, done=frozen)


def test_an_illegal_action_changes_nothing():
    batch = Batch(Game("quoridor"), 2)
    with pytest.raises(Refusal, match="game 1, action 76") as caught:
        batch.step([13, 76])
    assert caught.value.rule == "C22"
    assert str(batch.position(0)) == "e1,e9 10,10 1 -"
    for wrong in ([13], [13, 14, 15], [1.5, 2.5], ["e2", "e2"]):
        with pytest.raises(ValueError):
            batch.step(wrong)
    for outside in (-1, 209, 10**12):
        with pytest.raises(Refusal):
            batch.step([13, outside])
    batch.step(np.array([13, 0, 81, 0])[::2])
    assert batch.seat.tolist() == [1, 1]


def test_games_are_cut_off_or_left_as_they_are():
    batch = Batch(Game("quoridor"), 3, max_plies=4)
    for done in (0, 0, 0, 2, 0):
        batch.step(batch.sample())
        assert batch.done.tolist() == [done] * 3
    batch = Batch(Game("quoridor"), 3, auto_reset=False, seed=2)
    total = np.zeros(2)
    for _ in range(3000):
        batch.step(batch.sample())
        total += batch.rewards.sum(axis=0)
    assert batch.seat.tolist() == [OVER] * 3 and not batch.mask.any()
    assert abs(total).max() <= 3, "every game pays once"


def test_dice_are_rolled_inside_or_left_to_the_caller():
    rolled = Batch(Game("mspacman"), 50, seed=1)
    for _ in range(30):
        rolled.step(rolled.sample())
        assert (rolled.seat >= 0).all()
    left = Batch(Game("mspacman"), 50, seed=1, roll=False)
    assert (left.seat == CHANCE).all()
    left.step([left.game.rolls.index("spin:2")] * 50)
    assert "open:2,?" in str(left.position(49))


def test_weights_of_rolls_are_respected():
    board = Game("mspacman").maze
    assert board == "quarters"
    batch = Batch(Game("mspacman"), 6000, seed=1, roll=False)
    counts = np.bincount(batch.sample(), minlength=6)[:6]
    assert counts.min() > 900 and counts.max() < 1100


@pytest.mark.parametrize("perspective", ["board", "mover"])
@pytest.mark.parametrize("name", ["quoridor", "mini", "pacman", "mspacman"])
def test_a_pickled_batch_goes_on_where_it_was(name, perspective):
    batch = Batch(Game(name), 5, seed=3, observe=True, max_plies=30, perspective=perspective)
    for _ in range(29 if name == "quoridor" else 12):
        batch.step(batch.sample())
    for again in (pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch)):
        other = pickle.loads(pickle.dumps(batch))
        assert again.game == batch.game
        for _ in range(20):
            for array in ("mask", "observations", "rewards", "done", "seat"):
                np.testing.assert_array_equal(getattr(again, array), getattr(other, array))
            actions = other.sample().copy()
            assert again.sample().tolist() == actions.tolist()
            again.step(actions)
            other.step(actions)


def test_what_is_no_saved_batch_is_refused():
    batch = Batch(Game("quoridor"), 2)
    saved, rewards, done = batch.__getstate__()
    with pytest.raises(ValueError, match="line 2"):
        batch.__setstate__((saved.replace("e1", "e0", 1), rewards, done))
    with pytest.raises(ValueError, match="another number of games"):
        batch.__setstate__((saved, rewards, done[:1]))


def test_some_games_begin_anew():
    batch = Batch(Game("quoridor"), 3)
    batch.step([13] * 3)
    batch.reset(games=np.array([True, False, True]))
    assert batch.seat.tolist() == [0, 1, 0]
    for wrong in ([True], [1, 0, 1], "all"):
        with pytest.raises(ValueError):
            batch.reset(games=wrong)
    with pytest.raises(ValueError, match="seed"):
        batch.reset(1, games=[True] * 3)


@pytest.mark.parametrize("seats", [2, 4])
def test_from_the_movers_side_the_same_play_looks_the_same(seats):
    game = Game("quoridor", seats=seats)
    batch = Batch(game, 1, observe=True, perspective="mover")
    first = batch.observations.copy()
    for seat in range(seats):
        assert batch.seat[0] == seat and batch.observations[0, 0, 0, 4] == 1
        assert (batch.observations[0] == batch.position(0).observation(seat)).all()
        batch.step([13])
    assert (batch.observations[0, 0, 1, 4], first[0, 0, 0, 4]) == (1, 1)
    with pytest.raises(ValueError, match="board or mover"):
        Batch(game, 1, perspective="mine")


def test_arrays_of_another_type_are_refused_in_words():
    with pytest.raises(ValueError, match="mask is a contiguous array of uint8 and of shape"):
        Batch(Game("quoridor"), 2, mask=np.zeros((2, 209), np.int64))
    with pytest.raises(ValueError, match="seat is a contiguous array of int8"):
        Batch(Game("quoridor"), 2, seat=[0, 0])


def test_sizes_are_checked():
    assert Batch(Game("quoridor"), 0).mask.shape == (0, 209)
    with pytest.raises(ValueError, match="at most"):
        Batch(Game("quoridor"), 10**9)
    with pytest.raises(IndexError):
        Batch(Game("quoridor"), 2).position(2)
