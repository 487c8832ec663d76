"""Every game as a PettingZoo environment in which agents take turns (AEC).

>>> environment = env("quoridor", seats=4)
>>> environment.reset(seed=1)
>>> environment.agents
['player_1', 'player_2', 'player_3', 'player_4']
"""

# PettingZoo has types, and does not say so.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from palisade._episode import (
    RENDER_MODES,
    Episode,
    Illegal,
    Perspective,
    as_game,
    check_choice,
    check_illegal,
    check_perspective,
)
from palisade._palisade import OVER, Game
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

__all__ = ["PalisadeAEC", "env", "raw_env"]

AEC = AECEnv[str, dict[str, NDArray[Any]], int | None]


def env(game: str | Game, *, illegal: Illegal = "lose", **keywords: Any) -> AEC:
    """The environment of a game with PettingZoo's usual wrappers. An illegal action ends the game and
    costs its player one point (`illegal="lose"`), stands for a random legal one (`"random"`), or raises
    `Refusal` and changes nothing (`"refuse"`).

    >>> environment = env("pacman", maze="orchard", boost="exactly")
    >>> environment.reset(seed=1)
    >>> environment.agent_selection
    'player_1'
    """
    check_illegal(illegal)
    if illegal == "random":
        keywords["illegal"] = illegal
    environment: AEC = raw_env(game, **keywords)
    if illegal == "lose":
        environment = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    environment = wrappers.AssertOutOfBoundsWrapper(environment)
    return wrappers.OrderEnforcingWrapper(environment)


def raw_env(game: str | Game, **keywords: Any) -> PalisadeAEC:
    """The environment without wrappers: an illegal action raises `Refusal`, or with `illegal="random"`
    stands for a random legal one.

    >>> raw_env("mspacman", seats=3).possible_agents
    ['player_1', 'player_2', 'player_3']
    """
    return PalisadeAEC(game, **keywords)


class PalisadeAEC(AEC, EzPickle):
    """A game of any kind and number of seats.

    An observation is a dictionary: `observation` holds the planes of the position, `action_mask` the
    legal actions of the agent whose turn it is. Dice are rolled inside, from the seed of `reset`. A
    game with `max_plies` plies is cut off. With `perspective="mover"` every agent sees the board from its
    own side, and its actions are meant so.

    >>> environment = PalisadeAEC("quoridor")
    >>> environment.reset(seed=1)
    >>> int(environment.observe("player_1")["action_mask"].sum())
    131
    """

    metadata: dict[str, Any] = {
        "render_modes": RENDER_MODES,
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
        illegal: Literal["refuse", "random"] = "refuse",
        perspective: Perspective = "board",
        render_mode: str | None = None,
        **options: Any,
    ):
        keywords: dict[str, Any] = dict(seats=seats, maze=maze, max_plies=max_plies)
        keywords |= dict(illegal=illegal, perspective=perspective, render_mode=render_mode)
        EzPickle.__init__(self, game, **keywords, **options)
        AECEnv.__init__(self)
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        check_choice("illegal", illegal, ["refuse", "random"])
        check_perspective(perspective)
        self.illegal = illegal
        self.perspective: Perspective = perspective
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

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes.

        >>> raw_env("quoridor").observation_space("player_1")["action_mask"].shape
        (209,)
        """
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do.

        >>> int(raw_env("quoridor", seats=4).action_space("player_1").n)
        210
        """
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; with a seed, always the same dice.

        >>> environment = raw_env("mspacman")
        >>> environment.reset(seed=7)
        >>> environment.rewards
        {'player_1': 0.0, 'player_2': 0.0}
        """
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode = Episode(self.game, self._random, self.max_plies, self.perspective)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.turn]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees: the planes and its legal actions.

        >>> environment = raw_env("quoridor")
        >>> environment.reset()
        >>> int(environment.observe("player_2")["action_mask"].sum())
        0
        """
        seat = self.possible_agents.index(agent)
        observation = self.episode.observation(seat)
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
        assert action is not None, "an agent that is in the game has an action"
        if self.illegal == "random" and not self.episode.is_legal(action):
            legal = np.flatnonzero(self.episode.mask(self.episode.turn))
            action = int(self._random.choice(legal))
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

    def render(self) -> Any:
        """The board as text (`ansi`), as a picture (`svg`), as pixels (`rgb_array`), or printed (`human`).

        >>> environment = raw_env("quoridor", render_mode="svg")
        >>> environment.reset()
        >>> environment.render()[:4]
        '<svg'
        """
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """Nothing is left open.

        >>> raw_env("quoridor").close()
        """
