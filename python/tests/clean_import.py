"""Run by `cargo xtask python` in an environment that has the wheel and NumPy alone."""

import importlib.metadata
import importlib.util

import palisade

installed = {package.metadata["Name"].lower() for package in importlib.metadata.distributions()}
assert installed <= {"palisade", "numpy", "pip", "setuptools"}, installed
batch = palisade.Batch(palisade.Game("quoridor"), 10, seed=1)
for _ in range(100):
    batch.step(batch.sample())
assert palisade.Engine(level=1).think(palisade.Game("pacman").start(), nodes=50).move
for adapter in ("pettingzoo", "gymnasium", "open_spiel", "ugi"):
    assert importlib.util.find_spec(f"palisade.{adapter}"), adapter
package = importlib.metadata.distribution("palisade")
assert package.metadata["License-Expression"] == "MIT OR Apache-2.0"
assert len(package.metadata.get_all("License-File")) == 2
assert any(file.name == "LICENSE-MIT" for file in package.files), package.files
assert "manylinux2014" in package.read_text("WHEEL"), package.read_text("WHEEL")
assert palisade.__version__ == importlib.metadata.version("palisade")
print("palisade", importlib.metadata.version("palisade"), "works with NumPy alone")
