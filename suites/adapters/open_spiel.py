"""OpenSpiel's own game `quoridor`, which has another notation and no positions: only cases with moves from the start
are answered. In OpenSpiel rows count from the top, and a fence is named by the square at its upper left."""

import functools
import re

import pyspiel

# The players of OpenSpiel in the order of their turns, which is that of our seats.
PLAYERS = {2: [0, 1], 4: [0, 2, 1, 3]}


def turned(word):
    """A word of ours as OpenSpiel writes it, and the other way round."""
    file, rank, fence = re.fullmatch(r"([a-i])([1-9])([hv]?)", word).groups()
    return f"{file}{(9 if fence else 10) - int(rank)}{fence}"


@functools.cache
def game_of(seats):
    fences = {2: 10, 4: 5}[seats]
    return pyspiel.load_game("quoridor", {"players": seats, "board_size": 9, "wall_count": fences})


def answer(case):
    # Without Palisade's draw by repetition the rest is the same game.
    options = {name for name, value in case["options"].items() if (name, value) != ("repetition", "off")}
    if case["game"] != "quoridor" or options or "moves" not in case:
        return None
    # There nobody can leave.
    if any(word.startswith("leave:") for word in case["moves"]):
        return None
    state = game_of(case["seats"]).new_initial_state()
    for word in case["moves"]:
        if state.is_terminal():
            return {"position": "over before the last move"}
        state.apply_action(state.string_to_action(turned(word)))
    result = None
    if state.is_terminal():
        points = [state.returns()[player] for player in PLAYERS[case["seats"]]]
        result = ",".join("1" if each > 0 else "0" if each < 0 else "1/2" for each in points)
    if case["kind"] == "game":
        return {"result": result}
    player = state.current_player()
    legal = [turned(state.action_to_string(player, action)) for action in state.legal_actions()]
    turn = "over" if state.is_terminal() else str(PLAYERS[case["seats"]].index(player) + 1)
    return {"turn": turn, "count": len(legal), "legal": legal, "result": result}
