import gymnasium.utils.env_checker
import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import palisade.open_spiel
import palisade.pettingzoo
from palisade import Game, Refusal
from palisade.gymnasium import PalisadeEnv

SEATS = {"quoridor": [2, 4], "mini": [2, 4], "pacman": [2, 3, 4, 5], "mspacman": [2, 3, 4]}
TABLES = [(name, seats) for name, counts in SEATS.items() for seats in counts]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_api(name, seats, capsys):
    api_test(palisade.pettingzoo.env(name, seats=seats), num_cycles=50)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_seeds(name, seats):
    seed_test(lambda: palisade.pettingzoo.env(name, seats=seats), num_cycles=30)


@pytest.mark.parametrize("name", SEATS)
def test_pettingzoo_rendering(name, capsys):
    def make(**keywords):
        return palisade.pettingzoo.env(name, **keywords)

    render_test(make, custom_tests={"svg": lambda picture: picture.startswith("<svg")})
    with pytest.raises(ValueError):
        make(render_mode="rgb_array")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_games_end_with_the_results_of_the_rules(name, seats):
    env = palisade.pettingzoo.raw_env(name, seats=seats, max_plies=400)
    env.reset(seed=3)
    random = np.random.default_rng(3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(observation["action_mask"])))
    assert list(total.values()) == env.episode.rewards


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_checks_pass(capsys):
    class Masked(gymnasium.ActionWrapper):
        """The checker samples without a mask: an illegal action stands for the first legal one."""

        def action(self, action):
            mask = self.env.unwrapped.episode.mask(self.env.unwrapped.seat)
            return action if mask[action] else int(np.flatnonzero(mask)[0])

    env = Masked(PalisadeEnv("quoridor", level=1, nodes=20))
    gymnasium.utils.env_checker.check_env(env, skip_render_check=True)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_plays_every_seat(name, seats):
    for seat in (0, seats - 1):
        env = PalisadeEnv(name, seats=seats, seat=seat, level=1, nodes=20, max_plies=60)
        observation, info = env.reset(seed=seat)
        env.action_space.seed(1)
        for _ in range(8):
            assert env.observation_space.contains(observation)
            action = env.action_space.sample(info["action_mask"])
            observation, reward, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                assert reward in (-1.0, 0.0, 1.0)
                break


def test_gymnasium_games_repeat_under_a_seed():
    def play():
        env = PalisadeEnv("mspacman", level=2, nodes=50)
        _, info = env.reset(seed=4)
        env.action_space.seed(4)
        for _ in range(5):
            _, _, terminated, _, info = env.step(env.action_space.sample(info["action_mask"]))
        return str(env.episode.record)

    assert play() == play()


def test_gymnasium_refuses_what_is_illegal():
    env = PalisadeEnv("quoridor", nodes=20)
    env.reset(seed=1)
    before = str(env.episode.position)
    with pytest.raises(Refusal):
        env.step(0)
    assert str(env.episode.position) == before
    for keywords in (dict(level=9), dict(seat=2), dict(render_mode="rgb_array")):
        with pytest.raises(ValueError):
            PalisadeEnv("quoridor", **keywords)
    with pytest.raises(TypeError):
        PalisadeEnv(Game("quoridor"), seats=4)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_open_spiel_random_simulation(name, seats):
    game = pyspiel.load_game(f"palisade_{name}(players={seats},max_plies=60)")
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_open_spiel_takes_mazes_and_options():
    game = pyspiel.load_game(
        "palisade_pacman", {"players": 3, "maze": "orchard", "options": "boost:exactly;lives:1"}
    )
    assert game.palisade == Game("pacman", seats=3, maze="orchard", boost="exactly", lives=1)
    state = game.new_initial_state()
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) != str(other) and state.record.words == []
