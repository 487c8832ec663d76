import gymnasium.utils.env_checker
import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import palisade.gymnasium
import palisade.open_spiel
import palisade.pettingzoo
from palisade import OVER, Game, Refusal
from palisade.gymnasium import PalisadeEnv, PalisadeVectorEnv

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
    with pytest.raises(ValueError, match="rgb_array"):
        make(render_mode="video")


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


EVERY_SEAT = [(name, seats, seat) for name, seats in TABLES for seat in range(seats)]


@pytest.mark.filterwarnings("ignore:.*Casting input x to numpy array:UserWarning")
@pytest.mark.parametrize(("name", "seats", "seat"), EVERY_SEAT)
def test_gymnasium_checks_pass(name, seats, seat):
    env = PalisadeEnv(name, seats=seats, seat=seat, level=1, nodes=5)
    gymnasium.utils.env_checker.check_env(env, skip_render_check=True)


@pytest.mark.filterwarnings("ignore:.*alternative spec:UserWarning")
@pytest.mark.parametrize("id", palisade.gymnasium.IDS)
def test_gymnasium_checks_pass_for_registered_ids(id, capsys):
    make = lambda **keywords: gymnasium.make(f"palisade.gymnasium:{id}", nodes=5, **keywords)
    gymnasium.utils.env_checker.check_env(make(illegal="random").unwrapped)
    env = make(render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert pixels.dtype == np.uint8 and pixels.ndim == 3 and len(np.unique(pixels)) > 10
    vector = gymnasium.make_vec(id, num_envs=2, vectorization_mode="vector_entry_point")
    assert isinstance(vector.unwrapped, PalisadeVectorEnv)


@pytest.mark.parametrize("name", SEATS)
def test_an_illegal_action_loses_is_replaced_or_is_refused(name):
    def begin(illegal):
        env = PalisadeEnv(name, illegal=illegal, nodes=5, perspective="mover")
        observation, info = env.reset(seed=3)
        return env, int(np.flatnonzero(info["action_mask"] == 0)[0])

    env, action = begin("lose")
    observation, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert not observation["action_mask"].any()
    env, action = begin("random")
    observation, reward, terminated, truncated, info = env.step(action)
    assert info["illegal"] and len(env.episode.record) >= 2 and not terminated
    env, action = begin("refuse")
    before = str(env.episode.record)
    with pytest.raises(Refusal):
        env.step(action)
    assert str(env.episode.record) == before
    zoo = palisade.pettingzoo.env(name, illegal="random")
    zoo.reset(seed=3)
    agent = zoo.agent_selection
    zoo.step(int(np.flatnonzero(zoo.observe(agent)["action_mask"] == 0)[0]))
    assert zoo.agent_selection and not any(zoo.terminations.values())
    with pytest.raises(ValueError, match="illegal is one of refuse, lose, random"):
        palisade.pettingzoo.env(name, illegal="pass")
    with pytest.raises(ValueError, match="perspective is one of board, mover"):
        PalisadeEnv(name, perspective="mine")


def test_from_its_own_side_every_seat_sees_the_same_start():
    for seats in (2, 4):
        env = palisade.pettingzoo.raw_env("quoridor", seats=seats, perspective="mover")
        env.reset(seed=1)
        first = env.observe("player_1")["action_mask"]
        for seat in range(seats):
            agent = env.agent_selection
            observation = env.observe(agent)
            assert observation["observation"][0, 0, 4] == 1, "its own pawn on e1"
            assert observation["action_mask"].sum() == first.sum()
            env.step(13)
        assert [env.episode.record.words[n] for n in (0, 1)] == ["e2", "e8" if seats == 2 else "b5"]


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_vector_environments_are_single_games_side_by_side(name, seats, mode):
    n, plies = 3, 40
    env = PalisadeVectorEnv(name, n, seats=seats, max_plies=plies, autoreset_mode=mode)
    observations, info = env.reset(seed=2)
    assert env.observation_space.contains(observations)
    random = np.random.default_rng(1)
    ended, length = 0, np.zeros(n, int)
    over = np.zeros(n, bool)
    for _ in range(3 * plies):
        masks = info["action_mask"]
        actions = [random.choice(np.flatnonzero(m)) if m.any() else 0 for m in masks]
        before = info["seat"].copy()
        observations, rewards, terminated, truncated, info = env.step(np.array(actions))
        length = np.where(over, 0, length + 1)
        assert not (terminated | truncated)[over].any() and not rewards[over].any()
        done = terminated | truncated
        for game in np.flatnonzero(done):
            ended += 1
            assert rewards[game] == info["rewards"][game, before[game]]
            if mode == "SameStep":
                assert info["_final_obs"][game]
                assert not info["final_obs"]["action_mask"][game].any()
        if mode == "SameStep":
            assert (info["seat"] >= 0).all() and observations["action_mask"].any(axis=1).all()
        else:
            over = done
            assert (info["seat"][done] == OVER).all()
        assert not info["illegal"].any()
        assert env.observation_space.contains(observations)
    assert ended >= n


def test_vector_environments_take_illegal_actions_as_they_are_told():
    for illegal, expected in (("lose", -1.0), ("random", 0.0)):
        env = PalisadeVectorEnv("quoridor", 2, illegal=illegal)
        env.reset(seed=1)
        _, rewards, terminated, _, info = env.step(np.array([13, 76]))
        assert rewards.tolist() == [0.0, expected]
        assert terminated.tolist() == [False, illegal == "lose"]
        assert info["illegal"].tolist() == [False, True]
    env = PalisadeVectorEnv("quoridor", 2)
    env.reset(seed=1)
    env.step(np.array([13, 76]))
    observations, rewards, terminated, _, info = env.step(np.array([67, 76]))
    assert info["seat"].tolist() == [0, 0] and not terminated.any() and not rewards.any()
    env = PalisadeVectorEnv("quoridor", 2, illegal="refuse")
    env.reset(seed=1)
    with pytest.raises(Refusal, match="game 1"):
        env.step(np.array([13, 76]))
    assert str(env.batch.position(0)) == "e1,e9 10,10 1 -"
    with pytest.raises(ValueError, match="an action for each of 2 games"):
        env.step(np.array([13]))


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
    env = PalisadeEnv("quoridor", nodes=20, illegal="refuse")
    env.reset(seed=1)
    before = str(env.episode.position)
    with pytest.raises(Refusal):
        env.step(0)
    assert str(env.episode.position) == before
    for keywords in (dict(level=9), dict(seat=2), dict(render_mode="video")):
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
