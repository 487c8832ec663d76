"""Drives `palisade legal --batch` in lockstep: sends a line, waits for its answer, sends the next.

    lockstep.py PALISADE GAME GAMES

Plays random games twice, by lists of moves and by positions, and checks that both say the same. Prints
the length and the result of each, and on stderr how many positions a second that were.
"""

import random
import signal
import subprocess
import sys
import time

program, game, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
signal.alarm(120)  # an answer that never comes must not hang the test
batch = subprocess.Popen(
    [program, "legal", game, "--batch", "--with", "position,turn,result"],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


asked, begin = 0, time.monotonic()


def ask(line):
    global asked
    asked += 1
    batch.stdin.write(line + "\n")
    batch.stdin.flush()
    answer, position, turn, result = batch.stdout.readline().rstrip("\n").split("\t")
    return answer.split(" "), position, turn, result


random.seed(1)
for _ in range(games):
    moves, state = [], ask("")
    while state[0] != ["over"]:
        move = random.choice(state[0])
        moves.append(move)
        before, state = state, ask(" ".join(moves))
        assert state == ask(f"fen {before[1]} moves {move}"), (before, move)
        assert state == ask(f"fen {state[1]}"), state
        assert (state[2] == "over") == (state[3] != "-"), state
    assert ask(" ".join(moves + ["e1"]))[0] == ["illegal", str(len(moves) + 1)]
    print(len(moves), state[3])
print(f"{asked / (time.monotonic() - begin):.0f} positions a second", file=sys.stderr)
batch.stdin.close()
sys.exit(batch.wait())
