"""The blocks of the documents run, in order, and print what stands under them."""

import contextlib
import io
import pathlib
import re
import shutil

import pytest

ROOT = pathlib.Path(__file__).parents[2]
BLOCK = re.compile(r"```python\n(.*?)```\n(?:```text\n(.*?)```\n)?", re.DOTALL)


@pytest.mark.parametrize("page", ["docs/python.md", "docs/python-tutorial.md"])
def test_page(page, tmp_path, monkeypatch):
    # The page loads a dataset.
    shutil.copy(ROOT / "golden/datasets/quoridor.npz", tmp_path / "positions.npz")
    monkeypatch.chdir(tmp_path)
    names = {}
    blocks = BLOCK.findall((ROOT / page).read_text())
    assert len(blocks) >= 5
    for code, expected in blocks:
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            exec(compile(code, page, "exec"), names)
        assert output.getvalue() == expected, code


def test_the_readme_of_the_package_runs():
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "python/README.md").read_text(), re.DOTALL)
    with contextlib.redirect_stdout(io.StringIO()) as output:
        exec(code, {})
    assert output.getvalue()
