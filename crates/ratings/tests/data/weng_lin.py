"""Writes weng_lin.txt: games rated by openskill (PyPI), which tests/weng_lin.rs compares with ours.

    pip install openskill==6.2.0
    python weng_lin.py > weng_lin.txt

A game is a line `game`, then one line for each player: side, result, rating and deviation before and after.
Ratings are on our scale, as distances from 1500. A team is as strong as its members on average, so each member
goes in as their share of the team and comes out the other way round; deviations go in as 1/√2 of themselves.
"""

import math
import random

from openskill.models import BradleyTerryFull

MODEL = BradleyTerryFull(beta=173.7178 / math.sqrt(2), kappa=1e-6, tau=0.0)
UNCERTAINTY = 1 / math.sqrt(2)
RANK = {"win": 0, "draw": 0, "loss": 1}


def game(teams, results):
    shares = [
        [MODEL.rating(mu=mu / len(team), sigma=sigma * UNCERTAINTY / len(team)) for mu, sigma in team]
        for team in teams
    ]
    rated = MODEL.rate(shares, ranks=[RANK[result] for result in results])
    rated = [[(m.mu * len(team), m.sigma / UNCERTAINTY * len(team)) for m in team] for team in rated]
    print("game")
    for side, (team, result) in enumerate(zip(teams, results)):
        for (mu, sigma), (new_mu, new_sigma) in zip(team, rated[side]):
            print(side, result, f"{mu:.6f} {sigma:.6f} {new_mu:.9f} {new_sigma:.9f}")


def player():
    return round(random.gauss(0, 250), 2), round(random.uniform(45, 500), 2)


def main():
    random.seed(1)
    for size in (2, 3, 4):
        for _ in range(8):
            results = ["loss"] * size
            results[random.randrange(size)] = "win"
            game([[player()] for _ in range(size)], results)
        game([[player()] for _ in range(size)], ["draw"] * size)
    for ghosts in (2, 3, 4):
        for results in (["win", "loss"], ["loss", "win"], ["draw", "draw"]):
            game([[player()], [player() for _ in range(ghosts)]], results)


main()
