"""The public names: one table, and everything that is said of them elsewhere agrees with it."""

import ast
import inspect
from importlib import import_module

import pytest

import tripledraw as td
from tripledraw import errors


def names_for_type_checkers() -> dict[str, str]:
    """What the TYPE_CHECKING block of the package imports: name -> module."""
    tree = ast.parse(inspect.getsource(td))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    return {
        alias.name: f"{node.module}".removeprefix("tripledraw").strip(".") or alias.name
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def test_the_list_is_sorted_and_visible():
    assert td.__all__ == sorted(td.__all__)
    assert set(td.__all__) <= set(dir(td))


def test_type_checkers_see_the_same_names_in_the_same_places():
    assert names_for_type_checkers() == td._HOMES


def test_a_star_import_brings_them_all():
    names: dict[str, object] = {}
    exec("from tripledraw import *", names)
    assert set(td.__all__) <= set(names)


@pytest.mark.parametrize("name", td.__all__)
def test_a_name_is_there_lives_where_the_table_says_and_is_documented(name):
    value = getattr(td, name)
    home = import_module(f"tripledraw.{td._HOMES[name]}")
    assert value is (home if name == td._HOMES[name] else vars(home)[name])
    assert inspect.getdoc(value)


def test_every_error_is_public():
    found = {
        name
        for name, value in vars(errors).items()
        if inspect.isclass(value) and issubclass(value, Exception)
    }
    assert found <= set(td.__all__)
    assert all(issubclass(getattr(td, name), td.TripleDrawError) for name in found)


def test_an_unknown_name_is_refused_in_one_sentence():
    with pytest.raises(AttributeError, match="no public name 'Hnad'"):
        td.Hnad  # noqa: B018


def test_the_version_is_in_the_changelog(root):
    assert f"## [{td.__version__}]" in (root / "CHANGELOG.md").read_text(encoding="utf-8")
