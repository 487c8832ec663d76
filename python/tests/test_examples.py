"""Every public name has an example, and every example runs."""

import ast
import doctest
import importlib
import inspect
import os
import pathlib

import numpy as np
import pytest

import palisade

ADAPTERS = ["palisade.pettingzoo", "palisade.gymnasium", "palisade.open_spiel"]
MODULES = ["palisade", *ADAPTERS, "palisade.ugi"]


def public_things():
    for name in MODULES:
        module = importlib.import_module(name)
        yield name, module, module
        for attribute in module.__all__:
            thing = getattr(module, attribute)
            if isinstance(thing, (int, str)):
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


def documented_stub(text: str) -> str:
    """The stub with the texts of the real things in place of its own."""
    lines = text.splitlines()
    edits = []
    for node in ast.parse(text).body:
        members = node.body if isinstance(node, ast.ClassDef) else []
        for item, owner in [(node, None), *((member, node) for member in members)]:
            if not isinstance(item, (ast.ClassDef, ast.FunctionDef)):
                continue
            holder = palisade if owner is None else getattr(palisade, owner.name, None)
            thing = getattr(holder, item.name, None) if holder is not None else None
            if thing is None or item.name.startswith("_"):
                continue
            doc = inspect.getdoc(thing)
            assert doc, item.name
            first = item.body[0]
            has_text = isinstance(first, ast.Expr) and isinstance(first.value.value, str)
            pad = " " * (item.col_offset + 4)
            quoted = doc.replace("\\", "\\\\").splitlines()
            quoted[0] = '"""' + quoted[0]
            quoted = [*quoted, '"""'] if len(quoted) > 1 else [quoted[0] + '"""']
            told = [(pad + line).rstrip() for line in quoted]
            if has_text:
                edits.append((first.lineno - 1, first.end_lineno, told))
            elif isinstance(item, ast.ClassDef):
                edits.append((first.lineno - 1, first.lineno - 1, told))
            else:
                line = lines[item.end_lineno - 1].removesuffix(" ...")
                edits.append((item.end_lineno - 1, item.end_lineno, [line, *told]))
    for first, end, told in sorted(edits, reverse=True):
        # A decorated first member: the text of the class stands before its decorator.
        while first == end and lines[first - 1].lstrip().startswith("@"):
            first = end = first - 1
        lines[first:end] = told
    return "\n".join(lines) + "\n"


def test_the_stub_has_the_texts_of_the_things_it_describes():
    stub = pathlib.Path(__file__).parents[1] / "palisade/_palisade.pyi"
    text = stub.read_text()
    expected = documented_stub(text)
    if os.environ.get("BLESS"):
        stub.write_text(expected)
    else:
        assert text == expected, "BLESS=1 writes it anew"


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
