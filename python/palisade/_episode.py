"""One game as the adapters step it: a record, dice, and a limit on its length."""

from __future__ import annotations

import sys
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from palisade._palisade import CHANCE, OVER, Game, Position, Record

Illegal = Literal["refuse", "lose", "random"]
Perspective = Literal["board", "mover"]
RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]


def as_game(
    game: str | Game, seats: int | None, maze: str | None, options: dict[str, Any]
) -> Game:
    """The game itself, or the one that a name and keywords describe."""
    if isinstance(game, Game):
        if seats is not None or maze is not None or options:
            raise TypeError("a Game has its seats, maze and options already")
        return game
    return Game(game, seats=seats, maze=maze, **options)


def check_choice(name: str, value: str | None, choices: tuple[str, ...] | list[str]) -> None:
    """Refuses a keyword that is none of the choices."""
    if value not in choices:
        raise ValueError(f"{name} is one of {', '.join(choices)}")


def check_illegal(illegal: Illegal) -> None:
    check_choice("illegal", illegal, get_args(Illegal))


def check_perspective(perspective: Perspective) -> None:
    check_choice("perspective", perspective, get_args(Perspective))


class Episode:
    """A game in which the dice roll by themselves.

    >>> episode = Episode(Game("mspacman"), np.random.default_rng(1), None)
    >>> episode.turn >= 0
    True
    """

    def __init__(
        self,
        game: Game,
        random: np.random.Generator,
        max_plies: int | None,
        perspective: Perspective = "board",
    ):
        self.record = Record(game)
        self.random = random
        self.max_plies = max_plies
        self.from_seat = perspective == "mover"
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
        """Plays an action, as the seat to move numbers it."""
        game = self.record.game
        if self.from_seat and 0 <= action < game.num_actions:
            action = game.board_action(int(action), self.turn)
        self.record.play_action(int(action))
        self._roll()

    def is_legal(self, action: int) -> bool:
        mask = self.mask(self.turn)
        return 0 <= action < len(mask) and bool(mask[action])

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions, for the seat that is to move; for any other, none. Gymnasium's spaces
        take masks of this type."""
        game = self.record.game
        mask = np.zeros(game.num_actions, dtype=np.int8)
        if seat == self.turn and seat >= 0:
            legal = self.position.legal_actions()
            if self.from_seat:
                legal = [game.seen_action(action, seat) for action in legal]
            mask[legal] = 1
        return mask

    def observation(self, seat: int) -> NDArray[np.float32]:
        """The planes: the board as it stands, or as the seat sees it."""
        return self.position.observation(seat if self.from_seat else None)

    def render(self, mode: str | None) -> Any:
        """The board as text, as a picture, as pixels, or printed."""
        if mode == "svg":
            return self.position.svg()
        if mode == "rgb_array":
            return self.position.rgb()
        if mode == "human":
            sys.stdout.write(self.position.diagram() + "\n")
            return None
        return self.position.diagram()

    def _roll(self) -> None:
        while self.turn == CHANCE:
            words, weights = zip(*self.position.rolls(), strict=True)
            shares = np.array(weights) / sum(weights)
            self.record.play(words[int(self.random.choice(len(words), p=shares))])
