"""The conformance suite for other programs: its runner, and two of its adapters."""

import json
import pathlib
import subprocess
import sys

import pytest

SUITES = pathlib.Path(__file__).parents[2] / "suites"
sys.path.insert(0, str(SUITES))

import run as runner  # noqa: E402


@pytest.mark.parametrize("game", ["quoridor", "mini", "pacman", "mspacman"])
def test_the_python_package_conforms(game):
    adapter = runner.load(SUITES / "adapters/palisade_python.py")
    counts, differences = runner.run(adapter, [SUITES / f"{game}.jsonl"])
    assert differences == []
    assert counts["passed over"] == 0 and counts["as expected"] > 500


def test_open_spiel_differs_where_the_readme_says():
    adapter = runner.load(SUITES / "adapters/open_spiel.py")
    counts, differences = runner.run(adapter, [SUITES / "quoridor.jsonl"])
    assert counts["as expected"] >= 60
    assert {(case["kind"], field) for case, field, *_ in differences} == {("game", "result")}
    repeated = [difference for difference in differences if difference[0]["cause"] == "repetition"]
    assert {found for *_, found in repeated} == {None}
    assert {case["seats"] for case, *_ in repeated} == {2, 4}
    swapped = {(case["seats"], expected, found) for case, _, expected, found in differences if found}
    assert swapped == {(4, "0,1,0,0", "0,0,1,0"), (4, "0,0,1,0", "0,1,0,0")}
    assert len(differences) == len(repeated) + sum(1 for *_, found in differences if found)


def test_a_wrong_program_is_told_of(tmp_path):
    adapter = tmp_path / "wrong.py"
    adapter.write_text("def answer(case):\n    return {'refused': False, 'count': 1, 'leaves': None}\n")
    command = [sys.executable, str(SUITES / "run.py"), str(adapter), str(SUITES / "mini.jsonl")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert "refused is False, expected True" in done.stdout
    assert "count is 1, expected" in done.stdout


def test_cases_are_told_without_what_is_expected_of_them():
    for line in (SUITES / "quoridor.jsonl").read_text().splitlines():
        case = json.loads(line)
        question = runner.question(case)
        assert question["id"] == case["id"]
        assert not set(question) & {"legal", "count", "result", "next", "rule", "reason", "leaves"}
