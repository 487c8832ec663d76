"""The program palisade, `$PALISADE` or the one on the path, by `palisade legal --batch`: a line for a question, a line for
an answer, with the position, the turn and the result after a tab each."""

import functools
import json
import os
import subprocess


@functools.cache
def process(game, seats, maze, options):
    command = [os.environ.get("PALISADE", "palisade"), "legal", game, "--seats", str(seats)]
    command += ["--maze", maze] if maze else []
    for name, value in json.loads(options).items():
        command += ["--option", f"{name}={value}"]
    command += ["--batch", "--with", "position,turn,result"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(case, line):
    """Legal words, position, turn and result; or what is wrong with the line."""
    options = json.dumps(case["options"], sort_keys=True)
    program = process(case["game"], case["seats"], case.get("maze"), options)
    program.stdin.write(line + "\n")
    program.stdin.flush()
    return program.stdout.readline().rstrip("\n").split("\t")


def answer(case):
    if case["kind"] == "perft":
        return None
    if case["kind"] == "game":
        # `legal` asks about positions: a draw by repetition and players who leave are for records.
        if any(word.startswith("leave:") for word in case["moves"]):
            return None
        return {"position": ask(case, " ".join(case["moves"]))[1]}
    word = f" moves {case['word']}" if "word" in case else ""
    fields = ask(case, f"fen {case['position']}{word}")
    if fields[0].startswith("illegal"):
        return {"refused": True}
    legal = [] if fields[0] == "over" else fields[0].split()
    result = None if fields[3] == "-" else fields[3]
    if case["kind"] == "position":
        return {"turn": fields[2], "count": len(legal), "legal": legal, "result": result}
    return {"refused": False, "next": fields[1], "turn": fields[2], "result": result}
