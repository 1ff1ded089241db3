"""Functions of ours as machine code: told once, kept on disk, refused in a sentence."""

import signal
import subprocess
import sys

import pytest

from tripledraw.batch import compile as ours
from tripledraw.errors import BatchError
from tripledraw.rules import flow
from tripledraw.solver.endgame import last_draw

TOLD = "Compiling for the first time: five to ten seconds.\n"


def one_more(n):
    return n + 1


def two_more(n):
    return n + 2


def callee(n):
    return n + 1


def caller(n):
    return callee(callee(n))


@pytest.fixture(autouse=True)
def _nobody_was_told(tmp_path, monkeypatch):
    monkeypatch.setenv("TRIPLEDRAW_CACHE", str(tmp_path))
    ours.tell_once.cache_clear()


def compiled(function):
    return ours.kernel(function, ours.import_numba().int64)


def test_a_folder_that_cannot_be_made_is_done_without(tmp_path, monkeypatch, capsys):
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("TRIPLEDRAW_CACHE", str(file))
    assert compiled(one_more)(1) == 2
    assert capsys.readouterr().err == TOLD


def test_compiling_is_told_once_a_process(capsys):
    assert compiled(one_more)(1) == 2
    assert compiled(two_more)(1) == 3
    assert capsys.readouterr().err == TOLD


@pytest.mark.parametrize(
    ("function", "wait"),
    [(flow.deal, "five to ten seconds"), (last_draw.choose_keeps, "up to a minute")],
    ids=["rules", "solver"],
)
def test_who_compiles_much_is_told_so(function, wait):
    assert ours.wait_for(function) == wait


def test_code_from_the_disk_is_not_told(capsys):
    config = ours.import_numba().config
    before = config.CACHE_DIR
    compiled(one_more)
    capsys.readouterr()
    ours.tell_once.cache_clear()
    assert compiled(one_more)(1) == 2
    assert capsys.readouterr().err == ""
    assert before == config.CACHE_DIR


def test_an_interrupt_waits_for_the_compiler(monkeypatch, capsys):
    """Raised while Numba tells its listeners; the code is compiled and kept all the same."""
    before = signal.getsignal(signal.SIGINT)
    with monkeypatch.context() as patch:
        patch.setattr(ours, "tell_once", lambda wait: signal.raise_signal(signal.SIGINT))
        with pytest.raises(KeyboardInterrupt):
            compiled(one_more)
    assert signal.getsignal(signal.SIGINT) is before
    assert compiled(one_more)(1) == 2
    assert capsys.readouterr().err == ""


def test_numba_told_not_to_compile_is_one_sentence(monkeypatch):
    monkeypatch.setattr(ours.import_numba().config, "DISABLE_JIT", 1)
    with pytest.raises(BatchError, match=r"^NUMBA_DISABLE_JIT is set, .*; unset it$"):
        compiled(one_more)


def test_callees_are_found_under_every_name():
    from tripledraw.batch import playing

    found = ours.callees(playing.kernel_with(playing.choose))
    assert {playing.choose, playing.sit_down, flow.deal, flow.act} <= set(found)


def test_a_callee_is_machine_code_in_its_kernel_alone(monkeypatch):
    """Half of the wait would be for code that nobody runs (docs/adr/0006)."""
    from numba.core import codegen

    made = []
    finish = codegen.JITCodeLibrary._finalize_specific
    monkeypatch.setattr(
        codegen.JITCodeLibrary,
        "_finalize_specific",
        lambda library: (made.append(library.name), finish(library)),
    )
    monkeypatch.setattr(callee, "__module__", "tripledraw.batch.tests")
    assert compiled(caller)(1) == 3
    assert "caller" in made
    assert "callee" not in made


def test_without_numba_one_sentence_says_what_to_install():
    hide = "import sys; sys.modules['numba'] = None; import tripledraw.batch"
    done = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith("pip install 'tripledraw[fast]'")


def test_the_package_does_not_load_numpy():
    look = "import sys, tripledraw.cli; assert not {'numpy', 'numba'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", look], check=True)
