#!/usr/bin/env python3
"""Seats any UGI engine at a table of a Palisade server.

    examples/ugi_bot.py http://localhost:4870/t/k3f9 --name Robo -- palisade engine quoridor

Joins the table and asks the engine for a move whenever it is its turn, until the game is over.
Needs Python 3.8 and no packages; docs/protocol.md describes the calls.
"""

import argparse
import json
import secrets
import subprocess
import sys
import time
import urllib.error
import urllib.request


class Server:
    """HTTP client for the calls of docs/protocol.md that a player needs."""

    def __init__(self, base, token=None):
        self.base, self.token = base, token

    def call(self, method, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + "/api/v1" + path, data, headers, method=method)
        while True:
            try:
                with urllib.request.urlopen(request, timeout=60) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):  # rate limited, or overloaded
                    raise
                time.sleep(1)

    def act(self, table, seq=None, **action):
        """Performs an action once: without a response it is sent again with the same nonce."""
        action.update(nonce=secrets.token_hex(8), seq=seq)
        for attempt in range(5):
            try:
                return self.call("POST", f"/tables/{table}/actions", action)
            except urllib.error.HTTPError:
                raise
            except OSError:
                if attempt == 4:
                    raise


class Engine:
    """A UGI engine in a child process."""

    def __init__(self, command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self.send("ugi")
        self.wait_for("ugiok")

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait_for(self, word):
        for line in self.process.stdout:
            if line.split()[:1] == [word]:
                return line.split()
        raise SystemExit("the engine ended without saying " + word)

    def set_up(self, spec):
        self.send(f"setoption name Seats value {spec['seats']}")
        # A custom maze is a file, which no option can hold; positions contain it as one word.
        maze = (spec.get("maze") or "").strip()
        if maze and "\n" not in maze:
            self.send(f"setoption name Maze value {maze}")
        for name, value in spec.get("options", {}).items():
            self.send(f"setoption name {name} value {value}")
        self.send("uginewgame")

    def best_move(self, position, milliseconds):
        self.send("position fen " + position)
        self.send(f"go movetime {milliseconds}")
        return self.wait_for("bestmove")[1]


def explain(error):
    """The body of an error response, which names the refusal."""
    return error.read().decode(errors="replace")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("link", help="the link of a table")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--token", help="the token of a guest who exists already")
    parser.add_argument("--movetime", type=int, default=500, help="milliseconds a move")
    parser.add_argument("engine", nargs="+", help="the engine's command")
    args = parser.parse_args()

    base, table = args.link.rsplit("/t/", 1)
    server = Server(base, args.token)
    if server.token:
        you = server.call("GET", "/me")
    else:
        credentials = server.call("POST", "/guests", {"name": args.name})
        server.token, you = credentials["token"], credentials["you"]

    snapshot = server.call("GET", f"/tables/{table}")
    engine = Engine(args.engine)
    engine.set_up(snapshot["spec"])

    def own_seats(state):
        holders = [s.get("holder") or {} for s in state["seats"]]
        return [n for n, holder in enumerate(holders, 1) if holder.get("id") == you["id"]]

    state = snapshot["state"]
    if not own_seats(state):
        server.act(table, do="join", luck=secrets.token_hex(8))
    elif any(state["seats"][n - 1].get("luck_wanted") for n in own_seats(state)):
        server.act(table, do="luck", luck=secrets.token_hex(8))
    while True:
        state = server.call("GET", f"/tables/{table}")["state"]
        if state.get("ending"):
            print(state["ending"].get("outcome", ""), state["ending"]["cause"])
            return
        if state["phase"] == "live" and state["turn"] in [{"seat": n} for n in own_seats(state)]:
            word = engine.best_move(state["position"], args.movetime)
            try:
                server.act(table, seq=state["seq"] + 1, do="move", word=word)
                print(word, flush=True)
            except urllib.error.HTTPError as error:
                if error.code != 409:  # 409: the game has changed since; look again
                    raise SystemExit(explain(error))
        else:
            server.call("GET", f"/tables/{table}/events?after={state['seq']}&wait=25")


if __name__ == "__main__":
    try:
        main()
    except urllib.error.HTTPError as error:
        raise SystemExit(explain(error))
    except KeyboardInterrupt:
        sys.exit(130)
