from collections.abc import Sequence
from datetime import date
from os import PathLike
from typing import Any, Final, Literal, TypedDict

import numpy as np
from numpy.typing import ArrayLike, NDArray

__version__: Final[str]
CHANCE: Final[int]
OVER: Final[int]

class Refusal(ValueError):
    """Why something is refused: an illegal move, an unknown option, a bad position.

    The message is an English sentence; `key`, `rule` and `arguments` say the same as data.

    >>> try:
    ...     Game("quoridor").start().play("e5")
    ... except Refusal as refusal:
    ...     refusal.key, refusal.rule
    ('refusal-quoridor-too-far', 'C08')
    """
    key: str
    rule: str
    arguments: dict[str, Any]

PuzzleVerdict = Literal["right", "also-good", "wrong"]

class OptionEntry(TypedDict):
    name: str
    values: str
    default: str | None
    rule: str

def dialects() -> dict[str, list[str]]:
    """The notations of other programs that `Record.from_text` reads, each with the names of programs that
    write it.

    >>> dialects()["moves-c"]
    ['openspiel', 'glendenning', 'ka', 'old-zquoridor']
    """
def games() -> list[str]:
    """The names of the games.

    >>> games()
    ['quoridor', 'mini', 'pacman', 'mspacman']
    """
def mazes(game: str) -> list[str]:
    """The mazes or boards that come with a game, the default first.

    >>> mazes("pacman")[:2], mazes("mspacman")
    (['corners', 'hedgerow'], ['quarters'])
    """
def options(game: str) -> list[OptionEntry]:
    """The options of a game: for each its name, its values, its default and the rule it settles.

    >>> options("mspacman")[0]
    {'name': 'capture', 'values': 'passing exact', 'default': 'passing', 'rule': 'S50'}
    """
def solve(
    game: Game,
    *,
    lives: int | None = None,
    threads: int | None = None,
    cache: str | PathLike[str] | None = None,
) -> Tablebase:
    """Solves the maze of a game of PAC-MAN, for one life up to `lives` (by default those of the maze).

    With a folder as `cache` the tablebase is kept in a file there, where it is found again and where
    a solve that was interrupted goes on.

    >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
    >>> solve(game, threads=1).value(game.start()).turns
    4
    """

def puzzle_themes() -> list[str]:
    """The themes that puzzles can have.

    >>> puzzle_themes()[:2]
    ['long-detour', 'last-gap']
    """
def puzzles(game: str | None = None, theme: str | None = None) -> list[Puzzle]:
    """The puzzles that come with the package: all of them, those of a game, or those with a theme.

    >>> len(puzzles()) > 1000, {puzzle.game.name for puzzle in puzzles(theme="catch")}
    (True, {'pacman'})
    """

class Game:
    """A game with everything chosen before it starts: seats, maze or board, options.

    Options are keywords, as `options` lists them; their values are words, numbers or booleans.

    >>> game = Game("pacman", seats=3, maze="orchard", boost="exactly", ghosts_share=False)
    >>> game.name, game.seats, game.maze
    ('pacman', 3, 'orchard')
    >>> game.options["boost"]
    'exactly'
    """
    def __new__(
        cls,
        name: str,
        *,
        seats: int | None = None,
        maze: str | None = None,
        **options: str | int | bool,
    ) -> Game: ...
    @property
    def name(self) -> str:
        """Its name: `quoridor`, `mini`, `pacman` or `mspacman`.

        >>> Game("mini").name
        'mini'
        """
    @property
    def seats(self) -> int:
        """The number of seats. Seats are numbered from 0.

        >>> Game("quoridor", seats=4).seats
        4
        """
    @property
    def maze(self) -> str | None:
        """The maze or board: its name, or its one-word form where it has none.

        >>> Game("pacman").maze
        'corners'
        """
    @property
    def options(self) -> dict[str, str | None]:
        """Every option with its value.

        >>> Game("quoridor", pawn_behind="sidestep").options
        {'pawn_behind': 'sidestep', 'starter': '1', 'pieces': 'pawn', 'repetition': 'draw'}
        """
    @property
    def num_actions(self) -> int:
        """The number of actions; it is the same in every position.

        >>> Game("quoridor").num_actions, Game("quoridor", seats=4).num_actions
        (209, 210)
        """
    @property
    def rolls(self) -> list[str]:
        """The results of chance: at a chance node an action is an index into these.

        >>> Game("mspacman").rolls[:2], Game("quoridor").rolls
        (['spin:1', 'spin:2'], [])
        """
    @property
    def observation_shape(self) -> tuple[int, int, int]:
        """The shape of an observation: planes, ranks, files.

        >>> Game("quoridor").observation_shape
        (8, 9, 9)
        """
    @property
    def plane_names(self) -> list[str]:
        """What each plane of an observation shows. Those that end in `*` are one number throughout.

        >>> Game("quoridor").plane_names[0]
        'pawn 1'
        """
    def action_label(self, action: int) -> str:
        """What an action means, wherever it is legal.

        >>> Game("quoridor").action_label(81)
        'a1h'
        >>> Game("pacman").action_label(82)
        'a1 eats a1 blinky'
        """
    def board_action(self, action: int, seat: int) -> int:
        """The action of the board that a number means to a seat that sees the board from its own side, as
        `Position.observation(seat)` and `Batch(perspective="mover")` show it. Only Quoridor's board is
        turned.

        >>> game = Game("quoridor")
        >>> game.action_label(game.board_action(13, 1))
        'e8'
        """
    def seen_action(self, action: int, seat: int) -> int:
        """The way back: the number by which a seat knows an action of the board.

        >>> Game("quoridor").seen_action(67, 1)
        13
        """
    def start(self) -> Position:
        """The position in which the game begins.

        >>> print(Game("quoridor").start())
        e1,e9 10,10 1 -
        """
    def position(self, text: str) -> Position:
        """The position that a text describes.

        >>> Game("quoridor").position("e3,d7 8,9 2 c3h,e6h,f7v").turn
        1
        """
    def record(self) -> Record:
        """A new game that remembers its moves.

        >>> record = Game("quoridor").record()
        >>> record.play("e2")
        >>> record.words
        ['e2']
        """
    def __hash__(self) -> int: ...

class Position:
    """A position: everything the rules need to go on from here, and no history.

    Positions never change: `play` returns the next one. Equal positions have equal text and equal
    hashes. In a notebook a position shows its board.

    >>> start = Game("quoridor").start()
    >>> print(start.play("e2").play("e3h"))
    e2,e9 10,9 1 e3h
    """
    def __new__(cls, game: Game, text: str | None = None) -> Position: ...
    @property
    def game(self) -> Game:
        """The game that the position belongs to.

        >>> Game("mini").start().game.name
        'mini'
        """
    @property
    def turn(self) -> int:
        """Who acts next: a seat from 0, `CHANCE` or `OVER`.

        >>> Game("quoridor").start().turn, Game("mspacman").start().turn == CHANCE
        (0, True)
        """
    @property
    def rewards(self) -> list[float] | None:
        """What each seat has gained once the game is over: 1 for a win, −1 for a loss, 0 for a draw.
        `None` before.

        >>> Game("quoridor").position("e9,d7 8,9 2 -").rewards
        [1.0, -1.0]
        """
    def legal_moves(self) -> list[str]:
        """The legal moves as words of the notation; none at a chance node or when the game is over.

        >>> Game("quoridor").start().legal_moves()[:4]
        ['d1', 'f1', 'e2', 'a1h']
        """
    def rolls(self) -> list[tuple[str, int]]:
        """The possible rolls with their weights; none unless chance is to act.

        >>> Game("mspacman").start().rolls()[0]
        ('spin:1', 1)
        """
    def play(self, word: str) -> Position:
        """The position after a move or roll. An illegal one raises `Refusal` and says why.

        >>> Game("quoridor").start().play("e2").turn
        1
        """
    def leave(self, seat: int) -> Position:
        """The position after a player has left for good. Where that ends the game, a `Record` knows
        how.

        >>> print(Game("quoridor", seats=4).start().leave(1))
        e1,-,e9,i5 5,5,5,5 1 -
        """
    def legal_actions(self) -> list[int]:
        """The legal actions, rising. At a chance node they are indices into `Game.rolls`.

        >>> Game("quoridor").start().legal_actions()[:4]
        [3, 5, 13, 81]
        """
    def mask(self) -> NDArray[np.uint8]:
        """The legal actions as an array with 1 for each of them and 0 for all others.

        >>> int(Game("quoridor").start().mask().sum())
        131
        """
    def action(self, word: str) -> int:
        """The action of a move or roll.

        >>> Game("quoridor").start().action("e2")
        13
        """
    def move(self, action: int) -> str:
        """The move that stands for an action: of those that come to the same, the shortest.

        >>> Game("pacman").start().move(30)
        'e4-d4'
        """
    def moves(self, action: int) -> list[str]:
        """Every move that an action stands for: different paths that come to the same.

        >>> Game("pacman").start().moves(30)
        ['e4-d4', 'd5-d4']
        """
    def play_action(self, action: int) -> Position:
        """The position after an action.

        >>> start = Game("quoridor").start()
        >>> start.play_action(13) == start.play("e2")
        True
        """
    def observation(self, seat: int | None = None) -> NDArray[np.float32]:
        """The position as planes of numbers from 0 to 1, by plane, rank and file; with a seat as that seat
        sees it: itself as player 1, the others in turn, the board of Quoridor with its own start at the
        bottom.

        >>> planes = Game("quoridor").start().observation()
        >>> planes.shape, float(planes[0, 0, 4])
        ((8, 9, 9), 1.0)
        >>> bool((Game("quoridor").start().play("e2").observation(1)[1] == planes[1]).all())
        False
        """
    def diagram(self) -> str:
        """The board as text.

        >>> print(Game("quoridor").start().diagram()[:5])
            a
        """
    def svg(self) -> str:
        """The board as an SVG, which notebooks show.

        >>> Game("pacman").start().svg()[:4]
        '<svg'
        """
    def rgb(self) -> NDArray[np.uint8]:
        """The board as pixels, by row, column and colour (red, green, blue), from the top left.

        >>> pixels = Game("quoridor").start().rgb()
        >>> pixels.dtype.name, pixels.shape[2]
        ('uint8', 3)
        """
    def _repr_svg_(self) -> str: ...
    def copy(self) -> Position:
        """The same position: positions never change.

        >>> start = Game("quoridor").start()
        >>> start.copy() == start
        True
        """
    def __hash__(self) -> int: ...

class Puzzle:
    """A puzzle: a position in which one move is clearly better than all others.

    `puzzles` lists those that come with the package, `Puzzle.daily` is the one of a date, and `Puzzle(line)`
    reads a line of a file of puzzles. A puzzle never changes: `attempt` begins to solve it.

    >>> puzzle = Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6/d4 e4 e7 | by hand")
    >>> puzzle.themes, puzzle.difficulty
    (['jump-parity'], 900)
    >>> puzzle.try_move("e6"), puzzle.try_move("d4"), puzzle.try_move("d4h")
    ('right', 'also-good', 'wrong')
    """
    def __new__(cls, line: str) -> Puzzle: ...
    @staticmethod
    def daily(date: str | date | None = None) -> Puzzle:
        """The puzzle of a date, which is the same for everybody: a `datetime.date`, or a text such as
        `2026-11-17`. Without one it is that of today in UTC.

        >>> import datetime
        >>> Puzzle.daily(datetime.date(2026, 11, 17)) == Puzzle.daily("2026-11-17")
        True
        """
    @property
    def id(self) -> str:
        """Its name, made of the position: the same position always has the same one.

        >>> puzzles("pacman")[0].id[0]
        'p'
        """
    @property
    def game(self) -> Game:
        """The game, with the maze of the puzzle.

        >>> puzzles("mspacman")[0].game
        Game("mspacman", seats=2, maze="quarters")
        """
    @property
    def position(self) -> Position:
        """Where it begins; whoever is to move solves it.

        >>> Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand").position.turn
        0
        """
    @property
    def themes(self) -> list[str]:
        """What it is about, the most special first.

        >>> puzzles(theme="last-gap")[0].themes[0] in puzzle_themes()
        True
        """
    @property
    def difficulty(self) -> int:
        """How hard it is, on the scale of ratings.

        >>> min(puzzle.difficulty for puzzle in puzzles())
        700
        """
    @property
    def solution(self) -> list[list[str]]:
        """The moves of both sides in order. Where a move of the solver has equals, they follow it.

        >>> Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6/d4 e4 e7 | by hand").solution
        [['e6', 'd4'], ['e4'], ['e7']]
        """
    @property
    def origin(self) -> str:
        """Where the position comes from.

        >>> puzzles("quoridor")[0].origin[:9]
        'self-play'
        """
    @property
    def hints(self) -> list[str]:
        """The two hints for its first move: what kind of move it is (`fence`, `pawn` or `stay`, or the square
        where a path begins), then the square where it is.

        >>> Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand").hints
        ['pawn', 'e6']
        """
    def try_move(self, word: str) -> PuzzleVerdict:
        """What a first move is worth: `right`, `also-good` or `wrong`. An illegal one raises `Refusal`. To go on
        after it, use `attempt`.

        >>> Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand").try_move("d4")
        'wrong'
        """
    def attempt(self) -> PuzzleAttempt:
        """Begins to solve it.

        >>> puzzles()[0].attempt().is_done
        False
        """
    def __hash__(self) -> int: ...

class PuzzleAttempt:
    """Somebody who solves a puzzle: where they are, and how it went so far.

    >>> attempt = Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 e4 e7 | by hand").attempt()
    >>> attempt.try_move("d4"), attempt.try_move("e6"), attempt.try_move("e7")
    ('wrong', 'right', 'right')
    >>> attempt.moves, attempt.is_done, attempt.mistakes
    (['e6', 'e4', 'e7'], True, 1)
    """
    def try_move(self, word: str) -> PuzzleVerdict:
        """Tries a move: `right` (and the reply is played), `also-good` (and it is solved) or `wrong` (and nothing
        has changed). An illegal move raises `Refusal`.

        >>> puzzle = puzzles()[0]
        >>> puzzle.attempt().try_move(puzzle.solution[0][0])
        'right'
        """
    def hint(self) -> str | None:
        """The next hint: first what kind of move it is (`fence`, `pawn` or `stay`, or the square where a path
        begins), then the square where it is. `None` once the puzzle is done.

        >>> attempt = Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand").attempt()
        >>> attempt.hint(), attempt.hint()
        ('pawn', 'e6')
        """
    def show(self) -> list[str]:
        """Gives up: plays the rest of the solution and returns it.

        >>> Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand").attempt().show()
        ['e6']
        """
    @property
    def puzzle(self) -> Puzzle:
        """The puzzle.

        >>> puzzles()[0].attempt().puzzle == puzzles()[0]
        True
        """
    @property
    def position(self) -> Position:
        """The position now.

        >>> puzzles()[0].attempt().position == puzzles()[0].position
        True
        """
    @property
    def moves(self) -> list[str]:
        """The moves so far, with the replies.

        >>> puzzles()[0].attempt().moves
        []
        """
    @property
    def mistakes(self) -> int:
        """How many tries were wrong.

        >>> puzzles()[0].attempt().mistakes
        0
        """
    @property
    def is_done(self) -> bool:
        """Whether it is solved, or its solution was shown.

        >>> attempt = puzzles()[0].attempt()
        >>> moves = attempt.show()
        >>> attempt.is_done
        True
        """
    @property
    def is_clean(self) -> bool:
        """Whether it was solved with neither a mistake nor a hint.

        >>> attempt = puzzles()[0].attempt()
        >>> moves = attempt.show()
        >>> attempt.is_clean
        False
        """

class Record:
    """A whole game: every move, who left, how it ended, and what its file says of the players.

    >>> record = Record.parse("palisade 1\\ngame quoridor\\nname 1 Ada\\n\\ne2 e8 {4:58} e3h\\n")
    >>> record.words, record.names, record.comments
    (['e2', 'e8', 'e3h'], ['Ada', None], [None, '4:58', None])
    """
    names: list[str | None]
    def __new__(cls, game: Game, start: Position | None = None) -> Record: ...
    @staticmethod
    def parse(text: str) -> Record:
        """The record that a text holds. Every move must be legal, and a stated result must be true.

        >>> Record.parse("palisade 1\\ngame quoridor\\n\\ne2 e8\\n").position.turn
        0
        """
    @staticmethod
    def from_text(text: str, dialect: str | None = None) -> Record:
        """The record of a game or position that another program wrote, in one of the notations that
        `dialects` lists. Without a name the notation is recognised; a text that can be read in several
        ways raises `Refusal`, which names them.

        >>> Record.from_text("1. e2 e8 2. e3h d9h").words
        ['e2', 'e8', 'e2h', 'd8h']
        >>> Record.from_text("e2 e8 d5v", dialect="titanium").words
        ['e2', 'e8', 'd5v']
        """
    def to_text(self, dialect: str) -> str:
        """The game as another program would write it. What the notation has no words for raises `Refusal`.

        >>> record = Game("quoridor").record()
        >>> record.play("e2")
        >>> record.to_text("openspiel")
        'e8\\n'
        """
    @property
    def game(self) -> Game:
        """The game that is played.

        >>> Game("pacman").record().game.maze
        'corners'
        """
    @property
    def position(self) -> Position:
        """The current position.

        >>> print(Game("quoridor").record().position)
        e1,e9 10,10 1 -
        """
    @property
    def positions(self) -> list[Position]:
        """The start, then the position after every entry.

        >>> record = Game("quoridor").record()
        >>> record.play("e2")
        >>> len(record.positions)
        2
        """
    @property
    def words(self) -> list[str]:
        """The moves, rolls and departures, as words.

        >>> record = Game("quoridor").record()
        >>> record.leave(1)
        >>> record.words
        ['leave:2:resign']
        """
    @property
    def comments(self) -> list[str | None]:
        """The comment on each entry.

        >>> Game("quoridor").record().comments
        []
        """
    @property
    def turn(self) -> int:
        """Who acts next: a seat from 0, `CHANCE`, or `OVER` once the game has ended for any reason.

        >>> Game("quoridor").record().turn
        0
        """
    @property
    def rewards(self) -> list[float] | None:
        """What each seat has gained once the game has ended; `None` before.

        >>> record = Game("quoridor").record()
        >>> record.leave(0)
        >>> record.rewards
        [-1.0, 1.0]
        """
    @property
    def cause(self) -> str | None:
        """Why the game ended: `rules`, `repetition`, `resign`, `time`, `fault`, `agreement` or
        `aborted`. `None` while it goes on.

        >>> record = Game("quoridor").record()
        >>> for word in ["e2", "e8", "e1", "e9"] * 2:
        ...     record.play(word)
        >>> record.cause
        'repetition'
        """
    def play(self, word: str) -> None:
        """Adds a move, a roll or a departure (`leave:2:resign`). A refusal changes nothing.

        >>> record = Game("quoridor").record()
        >>> record.play("e2")
        >>> record.turn
        1
        """
    def play_action(self, action: int) -> None:
        """Adds an action. A refusal changes nothing.

        >>> record = Game("quoridor").record()
        >>> record.play_action(13)
        >>> record.words
        ['e2']
        """
    def leave(self, seat: int, why: Literal["resign", "time", "fault"] = "resign") -> None:
        """Adds the departure of a player, for the reason `resign`, `time` or `fault`.

        >>> record = Game("quoridor", seats=4).record()
        >>> record.leave(2, "time")
        >>> record.rewards is None
        True
        """
    def undo(self) -> str | None:
        """Takes the last entry back and returns its word; `None` where there is none.

        >>> record = Game("quoridor").record()
        >>> record.play("e2")
        >>> record.undo(), record.undo()
        ('e2', None)
        """
    def copy(self) -> Record:
        """A record that goes on from here on its own.

        >>> record = Game("quoridor").record()
        >>> other = record.copy()
        >>> other.play("e2")
        >>> record.words
        []
        """
    def _repr_svg_(self) -> str: ...
    def __len__(self) -> int: ...

class Batch:
    """Many games at once, stepped together into NumPy arrays.

    Every game has random numbers of its own, so the same seed gives the same games on any number of
    threads. A game that ends begins anew in the same step: `rewards` and `done` tell of the end,
    everything else of the new game.

    The arrays may be your own (keywords `mask`, `observations`, `rewards`, `done`, `seat`); otherwise
    the batch makes them. They are written in place by every `reset` and `step`. With
    `perspective="mover"` observations, masks and actions are as the seat to move sees the board. A batch
    can be pickled; the one that is loaded has arrays of its own.

    >>> batch = Batch(Game("quoridor"), 1000, seed=1)
    >>> for _ in range(50):
    ...     batch.step(batch.sample())
    >>> batch.mask.shape, batch.rewards.shape
    ((1000, 209), (1000, 2))
    """
    def __new__(
        cls,
        game: Game,
        n: int,
        *,
        seed: int = 0,
        threads: int = 1,
        observe: bool = False,
        roll: bool = True,
        auto_reset: bool = True,
        max_plies: int | None = None,
        perspective: Literal["board", "mover"] = "board",
        mask: NDArray[np.uint8] | None = None,
        observations: NDArray[np.float32] | None = None,
        rewards: NDArray[np.float32] | None = None,
        done: NDArray[np.uint8] | None = None,
        seat: NDArray[np.int8] | None = None,
    ) -> Batch: ...
    @property
    def game(self) -> Game:
        """The game that is played.

        >>> Batch(Game("mini"), 2).game.name
        'mini'
        """
    @property
    def mask(self) -> NDArray[np.uint8]:
        """1 for every legal action, by game and action; otherwise 0.

        >>> Batch(Game("quoridor"), 2).mask.sum(axis=1).tolist()
        [131, 131]
        """
    @property
    def observations(self) -> NDArray[np.float32] | None:
        """The planes, by game, plane, rank and file; `None` unless asked for.

        >>> Batch(Game("quoridor"), 2, observe=True).observations.shape
        (2, 8, 9, 9)
        """
    @property
    def rewards(self) -> NDArray[np.float32]:
        """What each seat gained in the last step, by game and seat.

        >>> Batch(Game("quoridor"), 2).rewards.tolist()
        [[0.0, 0.0], [0.0, 0.0]]
        """
    @property
    def done(self) -> NDArray[np.uint8]:
        """Whether each game ended in the last step: 0 no, 1 by the rules, 2 cut off by `max_plies`.

        >>> Batch(Game("quoridor"), 2).done.tolist()
        [0, 0]
        """
    @property
    def seat(self) -> NDArray[np.int8]:
        """Who acts next in each game: a seat from 0, `CHANCE` or `OVER`.

        >>> Batch(Game("quoridor"), 2).seat.tolist()
        [0, 0]
        """
    def reset(self, seed: int | None = None, *, games: ArrayLike | None = None) -> None:
        """Begins every game anew, or those that `games` marks, an array of booleans. With a seed its random
        numbers begin there, otherwise they go on.

        >>> batch = Batch(Game("mspacman"), 2, seed=1)
        >>> first = str(batch.position(0))
        >>> batch.reset(seed=1)
        >>> str(batch.position(0)) == first
        True
        >>> batch = Batch(Game("quoridor"), 2)
        >>> batch.step([13, 13])
        >>> batch.reset(games=[False, True])
        >>> batch.seat.tolist()
        [1, 0]
        """
    def step(self, actions: ArrayLike) -> None:
        """Plays one action in every game. An illegal one raises `Refusal`, and then nothing has
        changed. A game that is over ignores its action.

        >>> batch = Batch(Game("quoridor"), 2)
        >>> batch.step([13, 81])
        >>> str(batch.position(1))
        'e1,e9 9,10 2 a1h'
        """
    def sample(self) -> NDArray[np.int64]:
        """Uniformly random legal actions, one for every game; rolls by their weights. The array is
        the batch's own and is written anew by every call.

        >>> batch = Batch(Game("quoridor"), 3, seed=1)
        >>> actions = batch.sample()
        >>> bool(batch.mask[range(3), actions].all())
        True
        """
    def position(self, game: int) -> Position:
        """The position of a game.

        >>> print(Batch(Game("quoridor"), 2).position(1))
        e1,e9 10,10 1 -
        """
    def __len__(self) -> int: ...

class Line:
    """A line of best play.

    >>> line = Engine().think(Game("quoridor").start(), nodes=200).lines[0]
    >>> line.points is not None, line.mate_in
    (True, None)
    """
    @property
    def words(self) -> list[str]:
        """The moves, as words."""
    @property
    def chances(self) -> list[float]:
        """Each seat's chance to win along this line, from 0 to 1."""
    @property
    def points(self) -> int | None:
        """The advantage of the seat to move, in hundredths of a step; `None` where a win is forced."""
    @property
    def mate_in(self) -> int | None:
        """In how many own moves the seat to move wins by force; negative where it loses so."""

class Analysis:
    """What a search found: the move to play and the analysis behind it.

    >>> analysis = Engine().think(Game("quoridor").start(), nodes=200)
    >>> analysis.move == analysis.lines[0].words[0], len(analysis.chances)
    (True, 2)
    """
    @property
    def move(self) -> str:
        """The move to play. A weak level may play another one than the first of the analysis."""
    @property
    def action(self) -> int:
        """The action of that move."""
    @property
    def chances(self) -> list[float]:
        """Each seat's chance to win, from 0 to 1."""
    @property
    def lines(self) -> list[Line]:
        """The lines of best play, the best first."""
    @property
    def exact(self) -> tuple[str, int] | None:
        """Who wins with best play and in how many turns, where a tablebase knows it: `win`, `draw` or
        `loss` for seat 0.
        """
    @property
    def depth(self) -> int:
        """How many plies the search looked ahead."""
    @property
    def nodes(self) -> int:
        """How many positions it looked at."""
    @property
    def seconds(self) -> float:
        """How long it took, in seconds."""

class Engine:
    """A computer player for every game, at a level from 1 to 8. It keeps what it learned from one move
    of a game to the next; `new_game` clears that.

    >>> engine = Engine(level=8, seed=1)
    >>> start = Game("quoridor").start()
    >>> engine.think(start, nodes=500).move in start.legal_moves()
    True
    """
    def __new__(
        cls,
        level: int = 8,
        *,
        threads: int = 1,
        hash: int = 16,
        seed: int = 1,
        lines: int = 1,
        tablebase: Tablebase | None = None,
    ) -> Engine: ...
    @property
    def level(self) -> int:
        """The level, from 1 to 8.

        >>> Engine(level=3).level
        3
        """
    def think(
        self,
        position: Position | Record,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        depth: int | None = None,
    ) -> Analysis:
        """Searches a position, or the last one of a record, until the first limit is reached. Without
        a limit that is 10 000 nodes. Raises `ValueError` where no seat is to move.

        >>> Engine(level=1).think(Game("mini").record(), depth=2).depth <= 2
        True
        """
    def evaluate(
        self, positions: Sequence[Position], *, nodes: int = 1000, threads: int = 1
    ) -> NDArray[np.float32]:
        """Each seat's chance to win in many positions, by position and seat: a short search of each,
        on as many threads as asked for. Where the game is over the chances are its result; where
        chance is to act they are the average over the rolls.

        >>> start = Game("quoridor").start()
        >>> Engine().evaluate([start, start.play("e2")], nodes=100).shape
        (2, 2)
        """
    def new_game(self) -> None:
        """Forgets what it learned: another game begins.

        >>> Engine().new_game()
        """

class Value:
    """The exact value of a position: who wins with best play, and in how many turns of PAC-MAN.

    >>> Value(winner='pac', turns=4).winner
    'pac'
    """
    def __new__(cls, winner: Literal["pac", "ghosts", "endless"], turns: int) -> Value: ...
    @property
    def winner(self) -> Literal["pac", "ghosts", "endless"]:
        """`pac`, `ghosts`, or `endless` where neither side can force a win."""
    @property
    def turns(self) -> int:
        """How many more turns PAC-MAN takes until the game is over; 0 where it is endless."""
    def __hash__(self) -> int: ...

class Tablebase:
    """The exact value of every position of a PAC-MAN maze.

    >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
    >>> tablebase = solve(game)
    >>> tablebase.value(game.start())
    Value(winner='pac', turns=4)
    """
    @property
    def lives(self) -> int:
        """Up to how many lives the maze is solved.

        >>> solve(Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v"), lives=2).lives
        2
        """
    def value(self, position: Position) -> Value:
        """The value of a position. Raises `ValueError` where the tablebase does not cover it.

        >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
        >>> solve(game).value(game.start()).winner
        'pac'
        """
    def values(
        self, positions: Sequence[Position]
    ) -> tuple[NDArray[np.int8], NDArray[np.uint16]]:
        """The values of many positions as two arrays: 1 where PAC-MAN wins, −1 where the ghosts do, 0
        where the game is endless; and the turns.

        >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
        >>> results, turns = solve(game).values([game.start()])
        >>> results.tolist(), turns.tolist()
        ([1], [4])
        """
    def moves(self, position: Position) -> list[tuple[str, Value]]:
        """Every legal move with its value, counted from before the move.

        >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
        >>> dict(solve(game).moves(game.start()))["a2-a3"]
        Value(winner='pac', turns=4)
        """
    def best_moves(self, position: Position) -> list[str]:
        """The best moves: those that keep the value of the position.

        >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
        >>> "a2-a3" in solve(game).best_moves(game.start())
        True
        """
