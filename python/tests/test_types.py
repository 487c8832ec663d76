"""Pyright finds nothing in strict mode, neither in the package nor in a program that uses it."""

import json
import pathlib
import subprocess
import sys

import palisade

HERE = pathlib.Path(__file__).parent


def test_strict_pyright_finds_nothing(tmp_path):
    package = pathlib.Path(palisade.__file__).parent
    config = {
        "include": [str(package), str(HERE / "typed_use.py")],
        "extraPaths": [str(package.parent)],
        "typeCheckingMode": "strict",
        "pythonVersion": "3.11",
    }
    file = tmp_path / "pyrightconfig.json"
    file.write_text(json.dumps(config))
    command = [sys.executable, "-m", "basedpyright", "--project", str(file)]
    command += ["--pythonpath", sys.executable, "--outputjson"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
    assert report["summary"]["filesAnalyzed"] >= 7
    told = [f"{d['file']}:{d['range']['start']['line'] + 1}: {d['message']}" for d in report["generalDiagnostics"]]
    assert told == []
