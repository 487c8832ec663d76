"""Every game as an OpenSpiel game: `palisade_quoridor`, `palisade_mini`, `palisade_pacman` and
`palisade_mspacman`. Importing this module registers them.

>>> game = pyspiel.load_game("palisade_quoridor(players=4)")
>>> game.num_distinct_actions()
210

Parameters are `players`, `maze`, `max_plies` and `options`, such as `options=boost:exactly`.
"""

# pyspiel is a compiled module without types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUntypedBaseClass=false
# pyright: reportUnknownParameterType=false, reportUnknownArgumentType=false

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from palisade._palisade import CHANCE, OVER, Game, Record, games

__all__ = ["PalisadeGame", "PalisadeState"]

#: A game with so many moves is a draw, since OpenSpiel wants every game to end.
MAX_PLIES = 1000


def _seat_counts(name: str) -> list[int]:
    """The numbers of players of a game."""
    counts: list[int] = []
    for seats in range(2, 6):
        try:
            Game(name, seats=seats)
            counts.append(seats)
        except ValueError:
            pass
    return counts


def _game_type(name: str, players: int | None) -> pyspiel.GameType:
    counts = _seat_counts(name)
    modes, utility = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    has_dice = name == "mspacman"
    return pyspiel.GameType(
        short_name=f"palisade_{name}",
        long_name=f"Palisade {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if has_dice else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "maze": "", "max_plies": MAX_PLIES, "options": ""},
    )


class PalisadeGame(pyspiel.Game):
    """A game of Palisade for OpenSpiel's algorithms.

    >>> state = PalisadeGame("pacman", {"players": 3, "maze": "orchard"}).new_initial_state()
    >>> state.current_player()
    0
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None):
        params = params or {}
        players = int(params.get("players", 2))
        words = [word for word in str(params.get("options", "")).split(";") if word]
        options = dict(word.split(":", 1) for word in words)
        self.palisade = Game(name, seats=players, maze=params.get("maze") or None, **options)
        self.max_plies = int(params.get("max_plies", MAX_PLIES))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.palisade.num_actions,
            max_chance_outcomes=len(self.palisade.rolls),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=self.max_plies,
        )
        super().__init__(_game_type(name, players), info, params)

    def new_initial_state(self) -> PalisadeState:
        """The start of a game.

        >>> len(PalisadeGame("quoridor").new_initial_state().legal_actions())
        131
        """
        return PalisadeState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> PlaneObserver:
        """Observes positions as planes.

        >>> PalisadeGame("quoridor").make_py_observer().tensor.shape
        (648,)
        """
        if params:
            raise ValueError("observations have no parameters")
        return PlaneObserver(self.palisade)


class PalisadeState(pyspiel.State):
    """A state of a game: its record, so that repetition counts.

    >>> state = PalisadeGame("quoridor").new_initial_state()
    >>> state.apply_action(13)
    >>> str(state), state.current_player()
    ('e2,e9 10,10 2 -', 1)
    """

    def __init__(self, game: PalisadeGame):
        super().__init__(game)
        self._record = Record(game.palisade)
        self._max_plies = game.max_plies
        self._moves = 0

    @property
    def record(self) -> Record:
        """The record of the game so far.

        >>> PalisadeGame("quoridor").new_initial_state().record.words
        []
        """
        return self._record

    def current_player(self) -> int:
        """Who acts: a player, chance or nobody.

        >>> PalisadeGame("mspacman").new_initial_state().is_chance_node()
        True
        """
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        turn = self._record.turn
        return pyspiel.PlayerId.CHANCE if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        """Whether the game is over.

        >>> PalisadeGame("quoridor").new_initial_state().is_terminal()
        False
        """
        return self._record.turn == OVER or self._moves >= self._max_plies

    def returns(self) -> list[float]:
        """What every player has gained.

        >>> PalisadeGame("quoridor").new_initial_state().returns()
        [0.0, 0.0]
        """
        return self._record.rewards or [0.0] * self._record.game.seats

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible rolls with their probabilities.

        >>> len(PalisadeGame("mspacman").new_initial_state().chance_outcomes())
        6
        """
        position = self._record.position
        rolls = position.rolls()
        total = sum(weight for _, weight in rolls)
        return [(position.action(word), weight / total) for word, weight in rolls]

    def _legal_actions(self, player: int) -> list[int]:
        return self._record.position.legal_actions()

    def _apply_action(self, action: int) -> None:
        self._moves += self._record.turn != CHANCE
        self._record.play_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._record.game
        if player == pyspiel.PlayerId.CHANCE:
            return game.rolls[action]
        return game.action_label(action)

    def __str__(self) -> str:
        return str(self._record.position)


class PlaneObserver:
    """Positions as planes, in OpenSpiel's form.

    >>> observer = PlaneObserver(Game("quoridor"))
    >>> observer.set_from(PalisadeGame("quoridor").new_initial_state(), 0)
    >>> float(observer.dict["observation"].sum())
    245.0
    """

    def __init__(self, game: Game):
        self.tensor = np.zeros(int(np.prod(game.observation_shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(game.observation_shape)}

    def set_from(self, state: PalisadeState, player: int) -> None:
        """Observes a state.

        >>> PlaneObserver(Game("mini")).set_from(PalisadeGame("mini").new_initial_state(), 0)
        """
        self.dict["observation"][:] = state.record.position.observation()

    def string_from(self, state: PalisadeState, player: int) -> str:
        """A state as text.

        >>> PlaneObserver(Game("mini")).string_from(PalisadeGame("mini").new_initial_state(), 0)
        'e1,e9 10,10 1 -'
        """
        return str(state)


def _maker(name: str) -> type[PalisadeGame]:
    class Named(PalisadeGame):
        def __init__(self, params: dict[str, Any] | None = None):
            super().__init__(name, params)

    Named.__name__ = Named.__qualname__ = f"Palisade{name.capitalize()}"
    return Named


for _name in games():
    if f"palisade_{_name}" not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(_name, None), _maker(_name))
