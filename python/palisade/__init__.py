"""Four maze board games: exact rules, batches, engine, solver and puzzles.

>>> game = Game("quoridor")
>>> position = game.start().play("e2")
>>> position.turn
1

The adapters are modules of their own, since each needs its library: `palisade.pettingzoo`,
`palisade.gymnasium` and `palisade.open_spiel`. `palisade.ugi` drives engines that are programs of their own.
"""

from palisade._palisade import (
    CHANCE,
    OVER,
    Analysis,
    Batch,
    Engine,
    Game,
    Line,
    Position,
    Puzzle,
    PuzzleAttempt,
    Record,
    Refusal,
    Tablebase,
    Value,
    __version__,
    dialects,
    games,
    mazes,
    options,
    puzzle_themes,
    puzzles,
    solve,
)

__all__ = [
    "CHANCE",
    "OVER",
    "Analysis",
    "Batch",
    "Engine",
    "Game",
    "Line",
    "Position",
    "Puzzle",
    "PuzzleAttempt",
    "Record",
    "Refusal",
    "Tablebase",
    "Value",
    "__version__",
    "dialects",
    "games",
    "mazes",
    "options",
    "puzzle_themes",
    "puzzles",
    "solve",
]
