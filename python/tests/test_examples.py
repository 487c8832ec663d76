"""Every public name has an example, and every example runs."""

import ast
import doctest
import importlib
import inspect
import pathlib

import numpy as np
import pytest

import palisade

MODULES = ["palisade", "palisade.pettingzoo", "palisade.gymnasium", "palisade.open_spiel"]


def public_things():
    for name in MODULES:
        module = importlib.import_module(name)
        yield name, module, module
        for attribute in module.__all__:
            thing = getattr(module, attribute)
            if isinstance(thing, int):
                continue
            yield f"{name}.{attribute}", thing, module
            if inspect.isclass(thing):
                for member, value in vars(thing).items():
                    is_documented = callable(value) or inspect.isdatadescriptor(value)
                    is_documented |= isinstance(value, (staticmethod, classmethod, property))
                    if not member.startswith("_") and is_documented:
                        # A static method has its text, not its descriptor.
                        if isinstance(value, staticmethod):
                            value = value.__func__
                        yield f"{name}.{attribute}.{member}", value, module


# The fields of results are explained by the example of their class.
FIELDS = ("palisade.Analysis.", "palisade.Line.", "palisade.Value.")
THINGS = {name: (thing, module) for name, thing, module in public_things()}


@pytest.mark.parametrize("name", THINGS)
def test_example(name):
    thing, module = THINGS[name]
    text = inspect.getdoc(thing)
    assert text, f"{name} is not documented"
    if name.startswith(FIELDS):
        return
    assert ">>>" in text, f"{name} has no example"
    names = {**vars(palisade), **vars(module), "np": np}
    test = doctest.DocTestParser().get_doctest(text, names, name, None, None)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    output = []
    runner.run(test, out=output.append)
    assert runner.failures == 0, "".join(output)


def test_types_describe_everything_and_nothing_else():
    package = pathlib.Path(palisade.__file__).parent
    assert (package / "py.typed").exists()
    tree = ast.parse((package / "_palisade.pyi").read_text())
    described = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            fields = {item.target.id for item in node.body if isinstance(item, ast.AnnAssign)}
            methods = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
            described[node.name] = fields | methods
        elif isinstance(node, ast.FunctionDef):
            described[node.name] = None
        elif isinstance(node, ast.AnnAssign):
            described[node.target.id] = None
    assert set(palisade.__all__) == set(described) - {"OptionEntry"}
    for name, members in described.items():
        if members is None or name in ("OptionEntry", "Refusal"):
            continue
        real = {member for member in vars(getattr(palisade, name)) if not member.startswith("_")}
        assert {member for member in members if not member.startswith("_")} == real, name


def test_signatures_match_the_types():
    package = pathlib.Path(palisade.__file__).parent
    tree = ast.parse((package / "_palisade.pyi").read_text())
    for node in tree.body:
        if not isinstance(node, ast.ClassDef) or node.name in ("OptionEntry", "Refusal"):
            continue
        for item in node.body:
            if not isinstance(item, ast.FunctionDef) or item.name.startswith("__"):
                continue
            value = inspect.getattr_static(getattr(palisade, node.name), item.name)
            if inspect.isdatadescriptor(value):
                continue
            told = [a.arg for a in item.args.args + item.args.kwonlyargs]
            real = list(inspect.signature(getattr(getattr(palisade, node.name), item.name)).parameters)
            assert [a for a in told if a != "self"] == [a for a in real if a != "self"], item.name
