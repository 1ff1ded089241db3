"""How the callees of a kernel are compiled: into the kernel, and never as code of their own.

Numba optimises each function and makes machine code of it, and does both again wherever it is
linked. As nobody calls ours from Python that was half of the wait (docs/adr/0006).

Needs Numba, so `compile.register` alone imports this. The class for compilers is Numba's documented
way in; what is overridden of its libraries is not, and `test_compile` watches over it.
"""

from importlib import import_module
from typing import Any

from numba.core import codegen, compiler

_dynfunc: Any = import_module("numba._dynfunc")


class LinkedCode(codegen.JITCodeLibrary):
    """The code of a callee: optimised on its own, then linked into what calls it."""

    def _finalize_final_module(self) -> None:
        self._finalized = True  # no machine code


class InlinedCode(LinkedCode):
    """The code of a callee that is optimised where it ends up alone."""

    def _optimize_final_module(self) -> None:
        pass


class CalleeCompiler(compiler.Compiler):
    """Numba's compiler for functions that only other compiled functions call."""

    def define_pipelines(self) -> Any:
        """As Numba's own, ending in code to link instead of code to run."""
        code: Any = InlinedCode if self.state.flags.forceinline else LinkedCode
        context = self.state.targetctx
        self.state.library = code(context.codegen(), self.state.func_id.func_qualname)
        context.get_executable = handle
        return super().define_pipelines()  # type: ignore[no-untyped-call]


def handle(library: Any, function: Any, environment: Any) -> Any:
    """What Numba knows a compiled function by; as long as nobody calls it it needs no code."""
    module, name = function.lookup_module(), function.qualname
    return _dynfunc.make_function(module, name, "", 0, environment, (library,))
