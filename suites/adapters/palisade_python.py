"""The Python package palisade."""

import functools
import json

import palisade


@functools.cache
def game_of(name, seats, maze, options):
    return palisade.Game(name, seats=seats, maze=maze, **json.loads(options))


def result(rewards):
    words = {1.0: "1", 0.0: "1/2", -1.0: "0"}
    return None if rewards is None else ",".join(words[reward] for reward in rewards)


def turn(position):
    return {palisade.CHANCE: "chance", palisade.OVER: "over"}.get(position.turn, str(position.turn + 1))


def words(position):
    return position.legal_moves() or [word for word, _ in position.rolls()]


def leaves(position, depth):
    if depth == 1:
        return len(words(position))
    return sum(leaves(position.play(word), depth - 1) for word in words(position))


def answer(case):
    options = json.dumps(case["options"], sort_keys=True)
    game = game_of(case["game"], case["seats"], case.get("maze"), options)
    if case["kind"] == "game":
        record = game.record()
        for word in case["moves"]:
            record.play(word)
        position = str(record.position)
        return {"position": position, "result": result(record.rewards), "cause": record.cause}
    position = game.position(case["position"])
    if case["kind"] == "position":
        legal = words(position)
        told = {"turn": turn(position), "count": len(legal), "legal": legal}
        if case.get("moves"):
            record = game.record()
            for word in case["moves"]:
                record.play(word)
            assert record.position == position, case["id"]
        return told | {"result": result(position.rewards)}
    if case["kind"] == "perft":
        return {"leaves": [leaves(position, depth) for depth in range(1, case["depth"] + 1)]}
    try:
        after = position.play(case["word"])
    except palisade.Refusal as refusal:
        return {"refused": True, "rule": refusal.rule, "reason": refusal.key}
    return {
        "refused": False,
        "next": str(after),
        "turn": turn(after),
        "result": result(after.rewards),
    }
