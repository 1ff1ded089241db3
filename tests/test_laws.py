"""The laws of rules/ and policies/, which let one text run as Python and as machine code.

Functions over any object with the right fields; integers only; nothing allocated, raised or
read from outside; no recursion; no function handed round as a value. Read from the source, so
that a breach is named by file and line and not by a compiler.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
UNDER_LAW = ("rules", "policies")

# It declares the fields of the table for both ways of running the rules; no kernel calls it.
DECLARATION = "tripledraw.rules.table"

OUR_IMPORTS = ("cards", "hands", "rules", "policies")
OTHER_IMPORTS = ("__future__", "typing", "dataclasses", "collections.abc")
CALLED_FROM_OUTSIDE = ("tripledraw.cards.", "tripledraw.hands.")
BUILTINS = ("abs", "bool", "int", "len", "max", "min", "range")

FORBIDDEN: Mapping[type[ast.AST], str] = {
    ast.Try: "try",
    ast.TryStar: "try",
    ast.Raise: "raise",
    ast.Assert: "assert",
    ast.With: "with",
    ast.Dict: "dict",
    ast.DictComp: "comprehension",
    ast.Set: "set",
    ast.SetComp: "comprehension",
    ast.List: "list",
    ast.ListComp: "comprehension",
    ast.GeneratorExp: "comprehension",
    ast.JoinedStr: "f-string",
    ast.Lambda: "function in a function",
    ast.FunctionDef: "function in a function",
    ast.AsyncFunctionDef: "async",
    ast.ClassDef: "class in a function",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.Await: "async",
    ast.Global: "global",
    ast.Nonlocal: "global",
    ast.Import: "import in a function",
    ast.ImportFrom: "import in a function",
    ast.Div: "a division that is no integer",
}
BUILT_ON_IMPORT = (ast.Dict, ast.DictComp, ast.Set, ast.SetComp, ast.List, ast.ListComp, ast.Call)

Functions = dict[str, ast.FunctionDef]
Sources = Mapping[str, str]
"""The source of each module by its dotted name."""


def sources_under_law() -> dict[str, str]:
    found = {}
    for folder in UNDER_LAW:
        for path in sorted((SRC / "tripledraw" / folder).rglob("*.py")):
            name = ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")
            found[name] = path.read_text(encoding="utf-8")
    return found


def functions_of(tree: ast.Module) -> Functions:
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def imported_names(tree: ast.Module) -> dict[str, str]:
    """The dotted name behind each name that the module imports."""
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def code_of(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What runs in a function: its body without the docstring and the annotations."""
    body = function.body
    if ast.get_docstring(function) is not None:
        body = body[1:]
    pending: list[ast.AST] = list(reversed(body))
    while pending:
        node = pending.pop()
        yield node
        pending.extend(
            child
            for name, value in ast.iter_fields(node)
            if name != "annotation"
            for child in (value if isinstance(value, list) else [value])
            if isinstance(child, ast.AST)
        )


def wrong_import(node: ast.stmt) -> str:
    if isinstance(node, ast.Import):
        return "import without from"
    if isinstance(node, ast.ImportFrom):
        module = f"{node.module}."
        if not module.startswith(tuple(f"tripledraw.{part}." for part in OUR_IMPORTS)) and (
            node.module not in OTHER_IMPORTS
        ):
            return f"import from {node.module}"
    return ""


def module_breaches(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in tree.body:
        if wrong := wrong_import(node):
            yield node.lineno, wrong
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign) and node.value:
            for part in ast.walk(node.value):
                if isinstance(part, BUILT_ON_IMPORT):
                    yield part.lineno, f"module-level {type(part).__name__.lower()}"
        elif isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
            yield node.lineno, f"module-level {type(node.value).__name__.lower()}"
        elif not isinstance(
            node, ast.Expr | ast.FunctionDef | ast.ClassDef | ast.ImportFrom | ast.AnnAssign
        ):
            yield node.lineno, f"module-level {type(node).__name__.lower()}"


def function_breaches(
    function: ast.FunctionDef, callable_names: set[str], functions: set[str]
) -> Iterator[tuple[int, str]]:
    if function.args.defaults or any(function.args.kw_defaults):
        yield function.lineno, "default argument"
    called = set()
    for node in code_of(function):
        line = getattr(node, "lineno", function.lineno)
        if isinstance(node, ast.Call):
            called.add(node.func)
            if not isinstance(node.func, ast.Name) or node.func.id not in callable_names:
                yield line, f"call of {ast.unparse(node.func)}"
        elif isinstance(node, ast.Name) and node.id in functions and node not in called:
            yield line, f"function {node.id} as a value"
        elif isinstance(node, ast.Constant) and not isinstance(node.value, int | None):
            yield line, type(node.value).__name__
        elif type(node) in FORBIDDEN:
            yield line, FORBIDDEN[type(node)]


def calls(module: str, tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """The call graph of a module with dotted names: each function and those that it names."""
    local = {name: f"{module}.{name}" for name in functions_of(tree)}
    known = imported_names(tree) | local
    for name, function in functions_of(tree).items():
        yield (
            local[name],
            [known[n.id] for n in code_of(function) if isinstance(n, ast.Name) and n.id in known],
        )


def recursive(graph: Mapping[str, list[str]]) -> list[str]:
    """The functions that reach themselves."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        pending = list(graph.get(start, ()))
        while pending:
            name = pending.pop()
            if name not in seen:
                seen.add(name)
                pending.extend(graph.get(name, ()))
        return seen

    return [name for name in graph if name in reached(name)]


def breaches(sources: Sources) -> list[str]:
    """Every breach of the laws in these modules, as "module:line what"."""
    trees = {module: ast.parse(source) for module, source in sources.items()}
    every = {f"{module}.{name}" for module in trees for name in functions_of(trees[module])}
    found = []
    graph: dict[str, list[str]] = {}
    for module, tree in trees.items():
        if module == DECLARATION:
            found += [(module, n.lineno, wrong) for n in tree.body if (wrong := wrong_import(n))]
            continue
        graph.update(calls(module, tree))
        found += [(module, *breach) for breach in module_breaches(tree)]
        imported = imported_names(tree)
        functions = set(functions_of(tree)) | {n for n, home in imported.items() if home in every}
        outside = {n for n, home in imported.items() if home.startswith(CALLED_FROM_OUTSIDE)}
        may_call = functions | outside | set(BUILTINS)
        for function in functions_of(tree).values():
            found += [(module, *b) for b in function_breaches(function, may_call, functions)]
    return [f"{module}:{line} {what}" for module, line, what in sorted(found)] + [
        f"{name} recursion" for name in recursive(graph)
    ]


def test_rules_and_policies_keep_the_laws():
    sources = sources_under_law()
    assert set(UNDER_LAW) <= {module.split(".")[1] for module in sources}
    assert breaches(sources) == []


# The check itself, on snippets made to break each law.


def in_rules(source: str) -> list[str]:
    return breaches({"tripledraw.rules.snippet": source})


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("try:\n        a = 1\n    except E:\n        a = 2", "try"),
        ("raise a", "raise"),
        ("assert a", "assert"),
        ("with a:\n        a = 1", "with"),
        ("a = {1: 2}", "dict"),
        ("a = {1, 2}", "set"),
        ("a = [1, 2]", "list"),
        ("a = [i for i in a]", "comprehension"),
        ("a = {i for i in a}", "comprehension"),
        ("a = {i: i for i in a}", "comprehension"),
        ("a = max(i for i in a)", "comprehension"),
        ("a = f'{a}'", "f-string"),
        ("a = 'word'", "str"),
        ("a = b'bytes'", "bytes"),
        ("a = 1.5", "float"),
        ("a = a / 2", "a division that is no integer"),
        ("a = lambda: 1", "function in a function"),
        ("import os", "import in a function"),
        ("global b", "global"),
        ("yield a", "yield"),
        ("a = sorted(a)", "call of sorted"),
        ("a = dict()", "call of dict"),
        ("a.append(1)", "call of a.append"),
        ("a = (f, f)[0]", "function f as a value"),
        ("a = a(1)", "call of a"),
        ("a = Table()", "call of Table"),
    ],
)
def test_a_breach_in_a_function_is_seen(line, what):
    found = in_rules(f'def f(a):\n    """Text."""\n    {line}\n')
    assert any(breach.endswith(f" {what}") for breach in found), found


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("A = [1, 2]", "module-level list"),
        ("A = {1: 2}", "module-level dict"),
        ("A = {1, 2}", "module-level set"),
        ("A = array('b', (1, 2))", "module-level call"),
        ("A = tuple([1])", "module-level list"),
        ("for a in (1, 2):\n    pass", "module-level for"),
        ("if A:\n    B = 1", "module-level if"),
        ("print(1)", "module-level call"),
        ("import os", "import without from"),
        ("from os import path", "import from os"),
        ("from tripledraw.hand import Hand", "import from tripledraw.hand"),
        ("from tripledraw.handsome import f", "import from tripledraw.handsome"),
        ("def f(a, b=1):\n    return a", "default argument"),
        ("def f(a, *, b=1):\n    return a", "default argument"),
    ],
)
def test_a_breach_in_a_module_is_seen(source, what):
    assert any(breach.endswith(f" {what}") for breach in in_rules(source)), in_rules(source)


def test_recursion_is_seen():
    assert in_rules("def f(a):\n    return f(a)") == ["tripledraw.rules.snippet.f recursion"]


def test_recursion_through_another_module_is_seen():
    found = breaches(
        {
            "tripledraw.rules.a": "from tripledraw.rules.b import g\ndef f(x):\n    return g(x)",
            "tripledraw.rules.b": "from tripledraw.rules.a import f\ndef g(x):\n    return f(x)",
        }
    )
    assert found == ["tripledraw.rules.a.f recursion", "tripledraw.rules.b.g recursion"]


def test_the_lawful_is_accepted():
    source = '''
"""Text."""
from typing import Protocol
from tripledraw.cards import rank
from tripledraw.rules.words import FOLD
A, B = 1, (1, -2)
KEYS = b"bytes"
class Table(Protocol):
    cards: list[int]
def _half(amount: int) -> int:
    """Half."""
    return amount // 2
def f(table: "Table", n: int) -> tuple[int, int]:
    """Text: {braces} and more."""
    a: "int" = 0
    for i in range(min(n, len(table.cards))):
        if table.cards[i] in (FOLD, B[1]) and not n:
            table.cards[i] = _half(KEYS[i]) + rank(n)
    return a, n
'''
    assert in_rules(source) == []
