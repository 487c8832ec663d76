"""One seat of a game against computer players, as a Gymnasium environment; and many games at once as a
vector environment.

>>> environment = PalisadeEnv("quoridor", level=1, nodes=50)
>>> observation, info = environment.reset(seed=1)
>>> observation["action_mask"].shape
(209,)

Importing this module registers `palisade/Quoridor-v0`, `palisade/Mini-v0`, `palisade/Pacman-v0` and
`palisade/Mspacman-v0`; `gymnasium.make` also imports it by itself:

>>> environment = gymnasium.make("palisade.gymnasium:palisade/Pacman-v0", seats=3)
>>> environment.unwrapped.game.seats
3
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

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
from palisade._palisade import OVER, Batch, Engine, Game, games

__all__ = ["PalisadeEnv", "PalisadeVectorEnv"]

Observation = dict[str, NDArray[Any]]


def _observation_space(game: Game) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, game.observation_shape, np.float32),
            "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
        }
    )


class PalisadeEnv(gymnasium.Env[Observation, int]):
    """One seat of a game; the others are played by the computer at a level from 1 to 8.

    An observation is a dictionary: `observation` holds the planes of the position, `action_mask` the
    legal actions; `info` has the mask too. The reward is 1 for a win and −1 for a loss, at the end.
    Computer players look at `nodes` positions for a move, so games repeat under the same seed.

    An illegal action loses the game (`illegal="lose"`), stands for a random legal one (`"random"`), or
    raises `Refusal` and changes nothing (`"refuse"`); `info["illegal"]` says that there was one. With
    `perspective="mover"` observations and actions are as the seat sees the board.

    >>> environment = PalisadeEnv("pacman", seat=1, level=2, nodes=50)
    >>> observation, info = environment.reset(seed=1)
    >>> action = environment.action_space.sample(info["action_mask"])
    >>> observation, reward, terminated, truncated, info = environment.step(action)
    >>> reward, terminated
    (0.0, False)
    """

    metadata: dict[str, Any] = {
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int = 0,
        level: int = 1,
        nodes: int = 1000,
        illegal: Illegal = "lose",
        perspective: Perspective = "board",
        seats: int | None = None,
        maze: str | None = None,
        max_plies: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ):
        self.game = as_game(game, seats, maze, options)
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"there is no seat {seat} of {self.game.seats}")
        if render_mode is not None:
            check_choice("render_mode", render_mode, self.metadata["render_modes"])
        check_illegal(illegal)
        check_perspective(perspective)
        Engine(level)  # an unknown level is refused here and not in the first game
        self.seat, self.level, self.nodes = seat, level, nodes
        self.illegal: Illegal = illegal
        self.perspective: Perspective = perspective
        self.max_plies = max_plies
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.game.num_actions)  # pyright: ignore[reportAttributeAccessIssue, reportIncompatibleVariableOverride]
        self.observation_space = _observation_space(self.game)  # pyright: ignore[reportAttributeAccessIssue, reportIncompatibleVariableOverride]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a new game and plays up to this seat's first turn.

        >>> observation, info = PalisadeEnv("quoridor", seat=1, nodes=50).reset(seed=1)
        >>> int(info["action_mask"].any())
        1
        """
        super().reset(seed=seed)
        self.engine = Engine(self.level, seed=int(self.np_random.integers(2**32)), hash=1)
        self.has_lost_by_illegal_action = False
        # A game that is over before this seat's first turn is nothing to learn from.
        while True:
            self.episode = Episode(self.game, self.np_random, self.max_plies, self.perspective)
            self._play_others()
            if self.episode.turn != OVER:
                break
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info(False)

    def step(
        self, action: int
    ) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Plays an action, then the other seats up to this seat's next turn. What an illegal action does,
        the keyword `illegal` says.

        >>> environment = PalisadeEnv("quoridor", nodes=50)
        >>> _ = environment.reset(seed=1)
        >>> environment.step(13)[1]
        0.0
        >>> environment.step(0)[1:3]
        (-1.0, True)
        """
        is_illegal = not self.episode.is_legal(action)
        if is_illegal and self.illegal == "lose":
            self.has_lost_by_illegal_action = True
            return self._observation(), -1.0, True, False, self._info(True)
        if is_illegal and self.illegal == "random" and self.episode.turn != OVER:
            action = int(self.np_random.choice(np.flatnonzero(self.episode.mask(self.seat))))
        self.episode.step(action)
        self._play_others()
        is_over = self.episode.turn == OVER
        truncated = self.episode.is_cut_off
        reward = self.episode.rewards[self.seat]
        if self.render_mode == "human":
            self.render()
        terminated = is_over and not truncated
        return self._observation(), reward, terminated, truncated, self._info(is_illegal)

    def render(self) -> Any:
        """The board as text (`ansi`), as a picture (`svg`), as pixels (`rgb_array`), or printed (`human`).

        >>> environment = PalisadeEnv("quoridor", render_mode="rgb_array")
        >>> _ = environment.reset(seed=1)
        >>> environment.render().shape[2]
        3
        """
        return self.episode.render(self.render_mode)

    def _play_others(self) -> None:
        while self.episode.turn not in (self.seat, OVER):
            record = self.episode.record
            action = self.engine.think(record, nodes=self.nodes).action
            if self.episode.from_seat:
                action = self.game.seen_action(action, self.episode.turn)
            self.episode.step(action)

    def _mask(self) -> NDArray[np.int8]:
        mask = self.episode.mask(self.seat)
        return np.zeros_like(mask) if self.has_lost_by_illegal_action else mask

    def _observation(self) -> Observation:
        return {"observation": self.episode.observation(self.seat), "action_mask": self._mask()}

    def _info(self, is_illegal: bool) -> dict[str, Any]:
        return {"action_mask": self._mask(), "illegal": is_illegal}


class PalisadeVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games at once, played by one agent that has every seat: each step is a move of whoever is to
    move in each game. It steps a `Batch`, on as many threads as asked for.

    The reward is that of the seat that moved. `info` has what every seat gained (`rewards`), who moved
    (`mover`), who is to move (`seat`), the masks, and which actions were illegal. What an illegal action
    does, `illegal` says, as in `PalisadeEnv`. A game that is over begins anew in the next step, which
    ignores its action, or with `autoreset_mode=AutoresetMode.SAME_STEP` at once, with its last
    observation in `info["final_obs"]`.

    >>> environment = PalisadeVectorEnv("quoridor", 3, perspective="mover")
    >>> observations, info = environment.reset(seed=1)
    >>> observations, rewards, terminated, truncated, info = environment.step(np.array([13, 13, 0]))
    >>> rewards.tolist(), terminated.tolist(), info["seat"].tolist()
    ([0.0, 0.0, -1.0], [False, False, True], [1, 1, -2])
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        threads: int = 1,
        illegal: Illegal = "lose",
        perspective: Perspective = "board",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        seats: int | None = None,
        maze: str | None = None,
        max_plies: int | None = None,
        render_mode: None = None,
        **options: Any,
    ):
        self.game = as_game(game, seats, maze, options)
        check_illegal(illegal)
        check_perspective(perspective)
        self.num_envs = num_envs
        self.illegal: Illegal = illegal
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = render_mode
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.single_observation_space = _observation_space(self.game)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.batch = Batch(
            self.game,
            num_envs,
            threads=threads,
            observe=True,
            auto_reset=False,
            max_plies=max_plies,
            perspective=perspective,
        )
        self._is_over = np.zeros(num_envs, dtype=np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins every game anew. A seed is one number for all games. `options["reset_mask"]` marks those
        that begin anew while the others go on.

        >>> observations, info = PalisadeVectorEnv("mspacman", 2, seats=3).reset(seed=5)
        >>> observations["action_mask"].shape
        (2, 14920)
        """
        if isinstance(seed, list):
            raise ValueError("a seed is one number for all games")
        super().reset(seed=seed)
        mask = (options or {}).get("reset_mask")
        if mask is None:
            self.batch.reset(seed)
            self._is_over[:] = False
        else:
            self.batch.reset(games=mask)
            self._is_over[np.asarray(mask)] = False
        nobody = np.zeros(self.num_envs, dtype=np.bool_)
        return self._observations(), self._info(self.batch.seat.copy(), nobody)

    def step(
        self, actions: ArrayLike
    ) -> tuple[
        Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]
    ]:
        """Plays one action in every game.

        >>> environment = PalisadeVectorEnv("mini", 2)
        >>> _ = environment.reset(seed=1)
        >>> environment.step(np.array([13, 81]))[1].tolist()
        [0.0, 0.0]
        """
        actions = np.asarray(actions, dtype=np.int64).copy()
        if actions.shape != (self.num_envs,):
            raise ValueError(f"an action for each of {self.num_envs} games")
        batch, games_range = self.batch, np.arange(self.num_envs)
        began = self._is_over.copy()
        inside = (actions >= 0) & (actions < self.game.num_actions)
        legal = np.zeros(self.num_envs, dtype=np.bool_)
        legal[inside] = batch.mask[games_range[inside], actions[inside]] != 0
        is_illegal = ~legal & ~began
        mover = batch.seat.copy()
        if self.illegal != "refuse" and is_illegal.any() or began.any():
            # Games that are over ignore their action, or began anew before: any legal one will do.
            replaced = (is_illegal & (self.illegal != "refuse")) | began
            actions[replaced] = batch.sample()[replaced]
        batch.step(actions)
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        acted = mover >= 0
        rewards[acted] = batch.rewards[games_range[acted], mover[acted]]
        gained = batch.rewards.copy()
        terminated, truncated = batch.done == 1, batch.done == 2
        if self.illegal == "lose":
            rewards[is_illegal], gained[is_illegal] = -1.0, 0.0
            gained[is_illegal, mover[is_illegal]] = -1.0
            terminated, truncated = terminated | is_illegal, truncated & ~is_illegal
        if began.any():
            batch.reset(games=began)
            rewards[began], gained[began] = 0.0, 0.0
            terminated, truncated = terminated & ~began, truncated & ~began
        self._is_over = terminated | truncated
        final: Observation | None = None
        final_info: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and self._is_over.any():
            final, final_info = self._observations(), self._info(mover, is_illegal)
            batch.reset(games=self._is_over)
            ended, self._is_over = self._is_over, np.zeros(self.num_envs, dtype=np.bool_)
        else:
            ended = self._is_over
        info = self._info(mover, is_illegal)
        info["rewards"] = gained
        if final is not None:
            info["final_obs"], info["_final_obs"] = final, ended.copy()
            info["final_info"], info["_final_info"] = final_info, ended.copy()
        return self._observations(), rewards, terminated, truncated, info

    def _observations(self) -> Observation:
        planes = self.batch.observations
        assert planes is not None
        mask = self.batch.mask.view(np.int8).copy()
        mask[self._is_over] = 0
        return {"observation": planes.copy(), "action_mask": mask}

    def _info(self, mover: NDArray[np.int8], is_illegal: NDArray[np.bool_]) -> dict[str, Any]:
        seat = self.batch.seat.copy()
        seat[self._is_over] = OVER
        return {
            "action_mask": self._observations()["action_mask"],
            "seat": seat,
            "mover": mover,
            "rewards": np.zeros((self.num_envs, self.game.seats), dtype=np.float32),
            "illegal": is_illegal,
        }


IDS: list[str] = [f"palisade/{name.capitalize()}-v0" for name in games()]
"""The ids of the registered environments, in the order of `palisade.games()`."""

for _name, _id in zip(games(), IDS, strict=True):
    if _id not in gymnasium.registry:
        gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
            _id,
            entry_point="palisade.gymnasium:PalisadeEnv",
            vector_entry_point="palisade.gymnasium:PalisadeVectorEnv",
            kwargs={"game": _name},
        )
