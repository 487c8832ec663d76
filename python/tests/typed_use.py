"""A program as users write it, which strict type checking passes (`test_types.py`). It is never run."""

import datetime

import gymnasium
import numpy as np

import palisade
import palisade.gymnasium
import palisade.pettingzoo
import palisade.ugi

game = palisade.Game("quoridor", seats=4, pawn_behind="sidestep")
position: palisade.Position = game.start().play("e2")
mask = position.mask()
record = palisade.Record.from_text("1. e2 e8", dialect="moves-a")
words: list[str] = record.words
batch = palisade.Batch(game, 10, perspective="mover", observe=True)
batch.step(batch.sample())
batch.reset(games=batch.done != 0)
environment = palisade.pettingzoo.env("mini", illegal="random")
environment.reset(seed=1)
observation, reward, terminated, truncated, info = environment.last()
single = palisade.gymnasium.PalisadeEnv("pacman", seat=1)
planes, extra = single.reset(seed=1, options=None)
outcome = single.step(int(np.flatnonzero(planes["action_mask"])[0]))
vector = palisade.gymnasium.PalisadeVectorEnv("mspacman", 4, seats=3)
made: gymnasium.Env[object, object] = gymnasium.make("palisade/Mini-v0")
with palisade.ugi.UgiEngine("palisade engine quoridor", game) as engine:
    move: str = engine.think(record, seconds=1.0).move
puzzle: palisade.Puzzle = palisade.Puzzle.daily(datetime.date(2026, 11, 17))
attempt = puzzle.attempt()
is_right: bool = attempt.try_move(puzzle.solution[0][0]) == "right" and attempt.hint() is not None
analysis: palisade.Analysis = palisade.Engine(level=3).think(record, nodes=100)
print(palisade.__version__, move, analysis.move, is_right, words, mask.sum())
