"""One game as the adapters step it: a record, dice, and a limit on its length."""

from __future__ import annotations

import numpy as np

from palisade._palisade import CHANCE, OVER, Game, Position, Record


def as_game(game: str | Game, seats: int | None, maze: str | None, options: dict) -> Game:
    """The game itself, or the one that a name and keywords describe."""
    if isinstance(game, Game):
        if seats is not None or maze is not None or options:
            raise TypeError("a Game has its seats, maze and options already")
        return game
    return Game(game, seats=seats, maze=maze, **options)


class Episode:
    """A game in which the dice roll by themselves.

    >>> episode = Episode(Game("mspacman"), np.random.default_rng(1), None)
    >>> episode.turn >= 0
    True
    """

    def __init__(self, game: Game, random: np.random.Generator, max_plies: int | None):
        self.record = Record(game)
        self.random = random
        self.max_plies = max_plies
        self._roll()

    @property
    def position(self) -> Position:
        return self.record.position

    @property
    def turn(self) -> int:
        """The seat to move, or `OVER` once the game has ended or was cut off."""
        return OVER if self.is_cut_off else self.record.turn

    @property
    def is_cut_off(self) -> bool:
        return (
            self.max_plies is not None
            and len(self.record) >= self.max_plies
            and self.record.rewards is None
        )

    @property
    def rewards(self) -> list[float]:
        """What every seat gained; nothing while the game goes on or where it was cut off."""
        return self.record.rewards or [0.0] * self.record.game.seats

    def step(self, action: int) -> None:
        self.record.play_action(int(action))
        self._roll()

    def mask(self, seat: int) -> np.ndarray:
        """The legal actions, for the seat that is to move; for any other, none. Gymnasium's spaces
        take masks of this type."""
        if seat != self.turn:
            return np.zeros(self.record.game.num_actions, dtype=np.int8)
        return self.position.mask().view(np.int8)

    def _roll(self) -> None:
        while self.turn == CHANCE:
            words, weights = zip(*self.position.rolls(), strict=True)
            weights = np.array(weights) / sum(weights)
            self.record.play(words[self.random.choice(len(words), p=weights)])
