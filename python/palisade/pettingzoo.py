"""Every game as a PettingZoo environment in which agents take turns (AEC).

>>> environment = env("quoridor", seats=4)
>>> environment.reset(seed=1)
>>> environment.agents
['player_1', 'player_2', 'player_3', 'player_4']
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle

from palisade._episode import Episode, as_game
from palisade._palisade import OVER, Game
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

__all__ = ["PalisadeAEC", "env", "raw_env"]


def env(game: str | Game, **keywords: Any) -> AECEnv:
    """The environment of a game with PettingZoo's usual wrappers: an illegal action ends the game
    and costs its player one point.

    >>> environment = env("pacman", maze="orchard", boost="exactly")
    >>> environment.reset(seed=1)
    >>> environment.agent_selection
    'player_1'
    """
    environment: AECEnv = raw_env(game, **keywords)
    environment = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    environment = wrappers.AssertOutOfBoundsWrapper(environment)
    return wrappers.OrderEnforcingWrapper(environment)


def raw_env(game: str | Game, **keywords: Any) -> PalisadeAEC:
    """The environment without wrappers: an illegal action raises `Refusal`.

    >>> raw_env("mspacman", seats=3).possible_agents
    ['player_1', 'player_2', 'player_3']
    """
    return PalisadeAEC(game, **keywords)


class PalisadeAEC(AECEnv, EzPickle):
    """A game of any kind and number of seats.

    An observation is a dictionary: `observation` holds the planes of the position, `action_mask` the
    legal actions of the agent whose turn it is. Dice are rolled inside, from the seed of `reset`. A
    game with `max_plies` plies is cut off.

    >>> environment = PalisadeAEC("quoridor")
    >>> environment.reset(seed=1)
    >>> int(environment.observe("player_1")["action_mask"].sum())
    131
    """

    metadata = {
        "render_modes": ["human", "ansi", "svg"],
        "name": "palisade_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        maze: str | None = None,
        max_plies: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ):
        keywords = dict(seats=seats, maze=maze, max_plies=max_plies, render_mode=render_mode)
        EzPickle.__init__(self, game, **keywords, **options)
        AECEnv.__init__(self)
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']}")
        self.game = as_game(game, seats, maze, options)
        self.max_plies = max_plies
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat + 1}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        actions = self.game.num_actions
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, self.game.observation_shape, np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space:
        """What an agent observes.

        >>> raw_env("quoridor").observation_space("player_1")["action_mask"].shape
        (209,)
        """
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """What an agent can do.

        >>> int(raw_env("quoridor", seats=4).action_space("player_1").n)
        210
        """
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Begins a new game; with a seed, always the same dice.

        >>> environment = raw_env("mspacman")
        >>> environment.reset(seed=7)
        >>> environment.rewards
        {'player_1': 0.0, 'player_2': 0.0}
        """
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode = Episode(self.game, self._random, self.max_plies)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.turn]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees: the planes and its legal actions.

        >>> environment = raw_env("quoridor")
        >>> environment.reset()
        >>> int(environment.observe("player_2")["action_mask"].sum())
        0
        """
        seat = self.possible_agents.index(agent)
        observation = self.episode.position.observation()
        return {"observation": observation, "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Plays an action of the agent whose turn it is.

        >>> environment = raw_env("quoridor")
        >>> environment.reset()
        >>> environment.step(13)
        >>> environment.agent_selection
        'player_2'
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.episode.step(action)
        self._clear_rewards()
        if self.episode.turn == OVER:
            ended = self.truncations if self.episode.is_cut_off else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards, strict=True))
            # The next agent in turn is the first to be told.
            seat = (self.possible_agents.index(agent) + 1) % self.game.seats
            self.agent_selection = self.possible_agents[seat]
        else:
            self.agent_selection = self.possible_agents[self.episode.turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as text (`ansi`), as a picture (`svg`), or printed (`human`).

        >>> environment = raw_env("quoridor", render_mode="svg")
        >>> environment.reset()
        >>> environment.render()[:4]
        '<svg'
        """
        if self.render_mode == "svg":
            return self.episode.position.svg()
        if self.render_mode == "human":
            sys.stdout.write(self.episode.position.diagram() + "\n")
            return None
        return self.episode.position.diagram()

    def close(self) -> None:
        """Nothing is left open.

        >>> raw_env("quoridor").close()
        """
