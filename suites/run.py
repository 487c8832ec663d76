"""Runs the conformance suite against a program: python3 suites/run.py ADAPTER FILE...

An adapter is a Python file with a function answer(case), as suites/README.md says. Prints every difference, then
how many cases are as expected; the exit code is 1 where one is not.
"""

import argparse
import collections
import importlib.util
import json
import sys

# What is expected, by kind. Everything else is given.
EXPECTED = {
    "position": ["turn", "count", "legal", "result"],
    "play": ["next", "turn", "result"],
    "refusal": ["refused", "rule", "reason"],
    "game": ["position", "result", "cause"],
    "perft": ["leaves"],
}


def load(path):
    """The adapter in a file."""
    spec = importlib.util.spec_from_file_location("adapter", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check(case, answer):
    """What differs, as (field, expected, found)."""
    expected = {name: case[name] for name in EXPECTED[case["kind"]] if name in case}
    if case["kind"] == "refusal":
        expected["refused"] = True
    told = {name: value for name, value in answer.items() if name in expected}
    if "legal" in told:
        told["legal"] = sorted(told["legal"])
    return [(name, expected[name], found) for name, found in told.items() if found != expected[name]]


def question(case):
    """A case without what is expected of it."""
    hidden = EXPECTED[case["kind"]] + ["rules"]
    given = {name: value for name, value in case.items() if name not in hidden}
    if case["kind"] == "perft":
        given["depth"] = len(case["leaves"])
    return given


def run(adapter, files):
    """All cases: how many are right, wrong and passed over, and the differences."""
    counts, differences = collections.Counter(), []
    for file in files:
        with open(file, encoding="utf-8") as lines:
            for case in map(json.loads, lines):
                answer = adapter.answer(question(case))
                if not answer:
                    counts["passed over"] += 1
                    continue
                wrong = check(case, answer)
                counts["wrong" if wrong else "as expected"] += 1
                differences += [(case, *difference) for difference in wrong]
    return counts, differences


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("adapter")
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    counts, differences = run(load(arguments.adapter), arguments.files)
    for case, field, expected, found in differences:
        where = case.get("position") or " ".join(case.get("moves", []))
        word = f" {case['word']}" if "word" in case else ""
        if isinstance(expected, list) and isinstance(found, list):
            missing = [item for item in expected if item not in found]
            extra = [item for item in found if item not in expected]
            print(f"{case['id']}: {where}{word}: {field}: missing {missing}, too many {extra}")
        else:
            print(f"{case['id']}: {where}{word}: {field} is {found!r}, expected {expected!r}")
    print(", ".join(f"{counts[name]} {name}" for name in ("as expected", "wrong", "passed over")))
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
