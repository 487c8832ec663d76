"""Datasets that `palisade dataset` wrote, kept in golden/datasets, load and mean what they say."""

import pathlib

import numpy as np
import pytest

from palisade import Game

FOLDER = pathlib.Path(__file__).parents[2] / "golden/datasets"
COLUMNS = {"position", "seat", "move", "action", "chances", "result", "game", "ply", "planes"}


@pytest.mark.parametrize("name", ["quoridor", "mini", "pacman", "mspacman"])
def test_columns_agree_with_the_rules(name):
    data, game = np.load(FOLDER / f"{name}.npz"), Game(name)
    rows = len(data["position"])
    assert rows > 5 and set(data) >= COLUMNS
    for row in range(rows):
        position = game.position(data["position"][row].decode())
        assert position.turn == data["seat"][row]
        assert position.action(data["move"][row].decode()) == data["action"][row]
        np.testing.assert_array_equal(position.observation(), data["planes"][row])
    assert data["result"].shape == data["chances"].shape == (rows, game.seats)
    assert (np.diff(data["game"]) >= 0).all()
    assert ((data["chances"] >= 0) & (data["chances"] <= 1)).all()
    assert set(np.unique(data["result"])) <= {-1.0, 0.0, 1.0}
