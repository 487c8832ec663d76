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
for adapter in ("pettingzoo", "gymnasium", "open_spiel"):
    assert importlib.util.find_spec(f"palisade.{adapter}"), adapter
print("palisade", importlib.metadata.version("palisade"), "works with NumPy alone")
