"""The seeds that decide which values the property tests try."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bff.settings import INSTALLATION

_PROPERTY = """
from hypothesis import strategies as some
from tests.support.fuzzing import for_all

def test_tried():
    tried = []
    for_all(some.integers(), lambda value: tried.append(value), 60)
    print("tried", tried)
"""


def _soak(*variables: str) -> str:
    command = ["make", "--dry-run", "soak", *variables]
    environ = {name: value for name, value in os.environ.items() if name != "SEED"}
    return subprocess.run(command, cwd=INSTALLATION, env=environ, check=True, capture_output=True, text=True).stdout


def _tried(folder: Path, seed: str = "") -> str:
    test = folder / "test_tried.py"
    test.write_text(_PROPERTY, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(INSTALLATION / "setup.cfg"), "-p", "no:cacheprovider", "-s"]
    seeded = [f"--hypothesis-seed={seed}"] if seed else []
    environ = os.environ | ({"SEED": seed} if seed else {})
    ran = subprocess.run(
        [*command, *seeded, str(test)], cwd=INSTALLATION, env=environ, check=True, capture_output=True, text=True
    )
    return next(line for line in ran.stdout.splitlines() if "tried [" in line)


def test_soak_tells_its_seed_and_uses_it() -> None:
    """``make soak`` prints its seed, and the tests use this seed."""
    told = re.findall(r"SEED=(\d+)|hypothesis-seed=(\d+)", _soak())

    assert len({seed for pair in told for seed in pair if seed}) == 1
    assert "SEED=41 pytest -m soak --hypothesis-seed=41" in _soak("SEED=41")


def test_soak_has_another_seed_each_time() -> None:
    """Each run of ``make soak`` tries new values."""
    assert _soak() != _soak()


def test_a_seed_repeats_the_values_of_a_run(tmp_path: Path) -> None:
    """One seed gives the same values again, also for the few described calls; another seed gives other values."""
    first, again, other = (_tried(tmp_path, seed) for seed in ("1", "1", "2"))

    assert first == again
    assert first != other


def test_without_a_seed_the_values_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that passed before a change does not fail after it by chance."""
    monkeypatch.delenv("SEED", raising=False)

    assert _tried(tmp_path) == _tried(tmp_path)
