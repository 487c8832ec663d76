"""Random games, in steps a second on one core: Palisade's batches beside OpenSpiel.

    cargo xtask python bench

A step draws a uniformly random legal action from a mask (Palisade) or a list (OpenSpiel) and plays it.
Both sides are measured in processor time of one thread, in turns, the best of three.
"""

import random
import time

import pyspiel

import palisade

SECONDS = 1.0


def palisade_steps(name: str, games: int = 256, **keywords) -> float:
    batch = palisade.Batch(palisade.Game(name, **keywords), games, seed=1)
    steps, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < SECONDS:
        for _ in range(10):
            batch.step(batch.sample())
        steps += 10 * games
    return steps / spent


def open_spiel_steps(name: str) -> float:
    game, choose = pyspiel.load_game(name), random.Random(1).choice
    steps, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            steps += 1
    return steps / spent


def main() -> None:
    ours, theirs = 0.0, 0.0
    for _ in range(3):
        ours = max(ours, palisade_steps("quoridor"))
        theirs = max(theirs, open_spiel_steps("quoridor"))
    print(f"{'game':24} {'steps a second':>15}")
    print(f"{'quoridor, 2 players':24} {ours:15,.0f}")
    print(f"{'  OpenSpiel':24} {theirs:15,.0f}")
    print(f"{'  times as many':24} {ours / theirs:15,.0f}")
    rows = [
        ("quoridor, 4 players", "quoridor", dict(seats=4)),
        ("pacman, corners", "pacman", {}),
        ("pacman, orchard", "pacman", dict(maze="orchard")),
        ("mspacman, 2 players", "mspacman", {}),
        ("mspacman, 4 players", "mspacman", dict(seats=4)),
    ]
    for title, name, keywords in rows:
        print(f"{title:24} {max(palisade_steps(name, **keywords) for _ in range(3)):15,.0f}")


if __name__ == "__main__":
    main()
