"""Engines that are programs of their own and speak UGI, the protocol of `docs/ugi.md`.

>>> import pathlib, sys
>>> command = [sys.executable, "examples/ugi_engine.py"]
>>> with UgiEngine(command, Game("quoridor")) as engine:
...     engine.name, engine.think(Game("quoridor").record(), depth=1).move
('Runner', 'e2')
"""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import TracebackType

from palisade._palisade import Game, Position, Record, options

__all__ = ["EngineError", "UgiAnalysis", "UgiEngine", "UgiLine"]


class EngineError(RuntimeError):
    """An engine does not do what the protocol asks: it ended, does not answer in time, or answers nonsense.

    >>> try:
    ...     UgiEngine("false", Game("quoridor"))
    ... except EngineError as error:
    ...     print(error)
    false ended before it answered ugi
    """


@dataclass(frozen=True)
class UgiLine:
    """A line of best play, as an engine told it.

    >>> UgiLine.parse("info depth 3 multipv 1 score cp -12 nodes 80 time 2 pv e2 e8").words
    ['e2', 'e8']
    """

    words: list[str]
    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    points: int | None = None
    mate_in: int | None = None
    chances: list[float] | None = None
    number: int = 1

    @staticmethod
    def parse(text: str) -> UgiLine | None:
        """What an `info` line says; `None` where it has no moves. Words it does not know are passed over.

        >>> UgiLine.parse("info string hello") is None
        True
        """
        words = text.split()
        if words[:1] != ["info"] or "string" in words[:2] or "pv" not in words:
            return None
        at = words.index("pv")
        values: dict[str, str] = {}
        head = words[1:at]
        for name, value in zip(head, head[1:], strict=False):
            values.setdefault(name, value)
        seats = values.get("seats")
        chances = None
        if seats is not None and all(part.isdigit() for part in seats.split(",")):
            chances = [int(part) / 1000 for part in seats.split(",")]
        milliseconds = _number(values.get("time"))
        return UgiLine(
            words=words[at + 1 :],
            depth=_number(values.get("depth")),
            nodes=_number(values.get("nodes")),
            seconds=None if milliseconds is None else milliseconds / 1000,
            points=_number(values.get("cp")),
            mate_in=_number(values.get("mate")),
            chances=chances,
            number=_number(values.get("multipv")) or 1,
        )


@dataclass(frozen=True)
class UgiAnalysis:
    """What an engine found: the move to play, the reply it expects, and its last lines.

    >>> UgiAnalysis("e2", Game("quoridor").start()).action
    13
    """

    move: str
    position: Position
    ponder: str | None = None
    lines: list[UgiLine] = field(default_factory=list[UgiLine])

    @property
    def action(self) -> int:
        """The action of the move.

        >>> UgiAnalysis("e1h", Game("quoridor").start()).action
        85
        """
        return self.position.action(self.move)


class UgiEngine:
    """An engine that runs as a program, for one game with its seats, maze and options.

    The command is a list of words, or one text that is split as a shell does; no shell runs. `settings`
    are the engine's own options, such as `{"Hash": 64}`; a name that the engine does not declare raises
    `ValueError`. `seconds` is how long it may take to answer, beyond the time of a search.

    >>> import sys
    >>> command = [sys.executable, "examples/ugi_engine.py"]
    >>> with UgiEngine(command, Game("quoridor")) as engine:
    ...     print(engine.think(Game("quoridor").position("e3,d7 8,9 2 c3h"), nodes=1).move)
    e7
    """

    def __init__(
        self,
        command: str | Sequence[str],
        game: Game,
        *,
        settings: dict[str, str | int | bool] | None = None,
        seconds: float = 60.0,
    ):
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        self.game = game
        self.seconds = seconds
        self.name: str | None = None
        self.settings: set[str] = set()
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except OSError as error:
            raise EngineError(f"{self._title} does not start: {error}") from error
        threading.Thread(target=self._read, daemon=True).start()
        try:
            self._introduce(settings or {})
        except BaseException:
            self.close()
            raise

    def think(
        self,
        position: Position | Record,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        depth: int | None = None,
    ) -> UgiAnalysis:
        """Searches a position, or the last one of a record, whose moves the engine is told. Without a
        limit it is a second. An answer that is no legal move raises `EngineError`.

        >>> import sys
        >>> with UgiEngine([sys.executable, "examples/ugi_engine.py"], Game("quoridor")) as engine:
        ...     engine.think(Game("quoridor").start(), seconds=0.1).move
        'e2'
        """
        if position.game != self.game:
            raise ValueError("the position is of another game than the engine was started for")
        words: list[str] = []
        start = current = position if isinstance(position, Position) else position.position
        # Departures are no moves of the protocol: then the engine is told the position alone.
        if isinstance(position, Record) and not any(
            word.startswith("leave:") for word in position.words
        ):
            start, words = position.positions[0], position.words
        if current.turn < 0:
            raise ValueError("no seat is to move")
        moves = f" moves {' '.join(words)}" if words else ""
        self._send(f"position fen {start}{moves}")
        if nodes is None and seconds is None and depth is None:
            seconds = 1.0
        limits = [("nodes", nodes), ("depth", depth)]
        limits.append(("movetime", None if seconds is None else max(1, round(seconds * 1000))))
        self._send("go " + " ".join(f"{name} {n}" for name, n in limits if n is not None))
        lines: dict[int, UgiLine] = {}
        end = time.monotonic() + self.seconds + (seconds or 0)
        while not (text := self._line("go", end)).startswith("bestmove"):
            line = UgiLine.parse(text)
            if line is not None:
                lines[line.number] = line
        answer = text.split()
        move = answer[1] if len(answer) > 1 else ""
        if move not in current.legal_moves():
            raise EngineError(f"{self._title} answered {text!r}, which is no legal move")
        ponder = answer[3] if answer[2:3] == ["ponder"] and len(answer) > 3 else None
        return UgiAnalysis(move, current, ponder, [lines[number] for number in sorted(lines)])

    def new_game(self) -> None:
        """Tells the engine that another game begins.

        >>> import sys
        >>> with UgiEngine([sys.executable, "examples/ugi_engine.py"], Game("quoridor")) as engine:
        ...     engine.new_game()
        """
        self._send("uginewgame")
        self._ready()

    def close(self) -> None:
        """Ends the engine. It has two seconds to end by itself.

        >>> import sys
        >>> engine = UgiEngine([sys.executable, "examples/ugi_engine.py"], Game("quoridor"))
        >>> engine.close()
        """
        try:
            self._send("quit")
        except EngineError:
            pass
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            try:
                if stream is not None:
                    stream.close()
            except OSError:
                pass

    def __enter__(self) -> UgiEngine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def _title(self) -> str:
        return shlex.join(self.command)

    def _introduce(self, settings: dict[str, str | int | bool]) -> None:
        self._send("ugi")
        end = time.monotonic() + self.seconds
        while (text := self._line("ugi", end)) not in ("ugiok", "uciok"):
            words = text.split()
            if words[:2] == ["id", "name"]:
                self.name = " ".join(words[2:])
            elif words[:2] == ["option", "name"] and "type" in words:
                self.settings.add(" ".join(words[2 : words.index("type")]))
        known = {name.lower() for name in self.settings}
        for name in settings:
            if name.lower() not in known:
                raise ValueError(f"{self._title} has no option {name}")
        chosen: dict[str, str | int | bool | None] = {"Seats": self.game.seats}
        if self.game.maze is not None:
            chosen["Maze"] = self.game.maze
        defaults = {option["name"]: option["default"] for option in options(self.game.name)}
        values = self.game.options
        chosen |= {name: values[name] for name in values if values[name] != defaults[name]}
        for name, value in (chosen | settings).items():
            text = str(value).lower() if isinstance(value, bool) else str(value)
            if value is not None:
                self._send(f"setoption name {name} value {text}")
        self.new_game()

    def _ready(self) -> None:
        self._send("isready")
        end = time.monotonic() + self.seconds
        while self._line("isready", end) != "readyok":
            pass

    def _send(self, text: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(text + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            word = text.split()[0]
            raise EngineError(f"{self._title} ended before it answered {word}") from error

    def _line(self, command: str, end: float) -> str:
        """The next line before that time."""
        try:
            text = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise EngineError(f"{self._title} did not answer {command} in time") from None
        if text is None:
            self._lines.put(None)
            raise EngineError(f"{self._title} ended before it answered {command}")
        return text

    def _read(self) -> None:
        assert self._process.stdout is not None
        try:
            for text in self._process.stdout:
                self._lines.put(text.strip())
        except (OSError, ValueError):
            pass
        self._lines.put(None)


def _number(text: str | None) -> int | None:
    try:
        return None if text is None else int(text)
    except ValueError:
        return None
