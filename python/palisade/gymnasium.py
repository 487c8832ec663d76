"""One seat of a game against computer players, as a Gymnasium environment.

>>> environment = PalisadeEnv("quoridor", level=1, nodes=50)
>>> observation, info = environment.reset(seed=1)
>>> observation["action_mask"].shape
(209,)
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from palisade._episode import Episode, as_game
from palisade._palisade import OVER, Engine, Game

__all__ = ["PalisadeEnv"]


class PalisadeEnv(gymnasium.Env):
    """One seat of a game; the others are played by the computer at a level from 1 to 8.

    An observation is a dictionary: `observation` holds the planes of the position, `action_mask` the
    legal actions; `info` has the mask too. The reward is 1 for a win and −1 for a loss, at the end.
    Computer players look at `nodes` positions for a move, so games repeat under the same seed.

    >>> environment = PalisadeEnv("pacman", seat=1, level=2, nodes=50)
    >>> observation, info = environment.reset(seed=1)
    >>> action = environment.action_space.sample(info["action_mask"])
    >>> observation, reward, terminated, truncated, info = environment.step(action)
    >>> reward, terminated
    (0.0, False)
    """

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int = 0,
        level: int = 1,
        nodes: int = 1000,
        seats: int | None = None,
        maze: str | None = None,
        max_plies: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ):
        self.game = as_game(game, seats, maze, options)
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"there is no seat {seat} of {self.game.seats}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']}")
        Engine(level)  # an unknown level is refused here and not in the first game
        self.seat, self.level, self.nodes = seat, level, nodes
        self.max_plies = max_plies
        self.render_mode = render_mode
        actions = self.game.num_actions
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, self.game.observation_shape, np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Begins a new game and plays up to this seat's first turn.

        >>> observation, info = PalisadeEnv("quoridor", seat=1, nodes=50).reset(seed=1)
        >>> int(info["action_mask"].any())
        1
        """
        super().reset(seed=seed)
        self.engine = Engine(self.level, seed=int(self.np_random.integers(2**32)), hash=1)
        # A game that is over before this seat's first turn is nothing to learn from.
        while True:
            self.episode = Episode(self.game, self.np_random, self.max_plies)
            self._play_others()
            if self.episode.turn != OVER:
                break
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(self, action: int):
        """Plays an action, then the other seats up to this seat's next turn. An illegal action
        raises `Refusal` and changes nothing.

        >>> environment = PalisadeEnv("quoridor", nodes=50)
        >>> _ = environment.reset(seed=1)
        >>> environment.step(13)[1]
        0.0
        """
        self.episode.step(action)
        self._play_others()
        is_over = self.episode.turn == OVER
        truncated = self.episode.is_cut_off
        reward = self.episode.rewards[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, is_over and not truncated, truncated, self._info()

    def render(self) -> str | None:
        """The board as text (`ansi`), as a picture (`svg`), or printed (`human`).

        >>> environment = PalisadeEnv("quoridor", render_mode="ansi")
        >>> _ = environment.reset(seed=1)
        >>> environment.render().count("\\n") > 9
        True
        """
        if self.render_mode == "svg":
            return self.episode.position.svg()
        if self.render_mode == "human":
            sys.stdout.write(self.episode.position.diagram() + "\n")
            return None
        return self.episode.position.diagram()

    def _play_others(self) -> None:
        while self.episode.turn not in (self.seat, OVER):
            self.episode.step(self.engine.think(self.episode.record, nodes=self.nodes).action)

    def _observation(self) -> dict[str, np.ndarray]:
        observation = self.episode.position.observation()
        return {"observation": observation, "action_mask": self.episode.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat)}
