#!/usr/bin/env python3
"""A UGI engine for Quoridor, for two or four players: it runs to its goal and places no fences.

    palisade match quoridor --player examples/ugi_engine.py --player level:1 --games 10

Needs Python 3.8 and no packages. docs/ugi.md describes the protocol, docs/notation.md the words.
"""

import sys

NORTH, EAST, SOUTH, WEST = WAYS = 1j, 1, -1j, -1  # squares are complex numbers: a1 is 0, b3 is 1+2j


def square(word):
    return "abcdefghi".index(word[0]) + (int(word[1]) - 1) * 1j


class Game:
    def __init__(self, fen):
        pawns, _, turn, fences = fen.split()
        self.pawns = [None if word == "-" else square(word) for word in pawns.split(",")]
        self.turn = int(turn) - 1
        self.walls = set()  # pairs of neighbours that a fence parts
        for word in fences.split(",") if fences != "-" else []:
            self.place(word)

    def place(self, fence):
        along, across = (EAST, NORTH) if fence[2] == "h" else (NORTH, EAST)
        for at in square(fence), square(fence) + along:
            self.walls |= {(at, at + across), (at + across, at)}

    def play(self, word):
        if len(word) == 3:
            self.place(word)
        elif word != "--":  # a forced pass
            self.pawns[self.turn] = square(word)
        seats = len(self.pawns)  # clockwise, whoever is still in the game
        turns = [(self.turn + n) % seats for n in range(1, seats + 1)]
        self.turn = next(seat for seat in turns if self.pawns[seat] is not None)

    def is_open(self, a, b):
        return 0 <= b.real < 9 and 0 <= b.imag < 9 and (a, b) not in self.walls

    def pawn_moves(self):
        """A step; a jump over a pawn; past its side where a fence or the edge is behind it."""
        at = self.pawns[self.turn]
        for way in WAYS:
            near, behind = at + way, at + 2 * way
            if not self.is_open(at, near):
                continue
            if near not in self.pawns:
                yield near
            elif self.is_open(near, behind):
                yield from [behind] if behind not in self.pawns else []
            else:
                sides = [near + way * 1j, near - way * 1j]
                yield from (to for to in sides if self.is_open(near, to) and to not in self.pawns)

    def distance(self, at):
        """Steps to the opposite side, past fences: breadth-first search. Seats sit clockwise."""
        side = self.turn if len(self.pawns) == 4 else 2 * self.turn
        reached, steps = {at}, 0
        while not any([s.imag == 8, s.real == 8, s.imag == 0, s.real == 0][side] for s in reached):
            reached |= {s + way for s in reached for way in WAYS if self.is_open(s, s + way)}
            steps += 1
        return steps

    def best_move(self):
        to = min(self.pawn_moves(), key=self.distance, default=None)
        return "--" if to is None else "abcdefghi"[int(to.real)] + str(int(to.imag) + 1)


game = None
for line in sys.stdin:
    command, *words = line.split() or [""]
    if command == "ugi":
        print("id name Runner", "id author you", "ugiok", sep="\n", flush=True)
    elif command == "isready":
        print("readyok", flush=True)
    elif command == "position":  # position fen P, or position fen P moves W W W
        end = words.index("moves") if "moves" in words else len(words)
        game = Game(" ".join(words[1:end]))
        for word in words[end + 1:]:
            game.play(word)
    elif command == "go":
        print("bestmove", game.best_move(), flush=True)
    elif command == "quit":
        break
