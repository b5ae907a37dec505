"""A test that passes only when it is run again is a defect that a green run does not hide."""

import json
import os
import subprocess
import sys
from pathlib import Path

from bff.settings import INSTALLATION

_FLAKY_PYTHON = """
runs = []
def test_flaky():
    runs.append(1)
    assert len(runs) > 1, "not the first time"
def test_sound(): pass
"""
_FLAKY_SCRIPT = """
let runs = 0
jest.retryTimes(2, { logErrorsBeforeRetry: true })
test('flaky', () => { runs += 1; if (runs === 1) throw new Error('not the first time') })
test('sound', () => undefined)
"""


def test_pytest_names_what_was_run_again(tmp_path: Path) -> None:
    """The end of the output names the test and its first failure, also when another process ran it."""
    (tmp_path / "test_it.py").write_text(_FLAKY_PYTHON)
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_terminal_summary")
    (tmp_path / "pytest.ini").write_text(f"[pytest]\npythonpath = {INSTALLATION}")
    options = ["-p", "xdist", "-p", "pytest_rerunfailures", "--numprocesses", "1", "--reruns", "2"]
    asked = [sys.executable, "-m", "pytest", *options, "-c", str(tmp_path / "pytest.ini"), str(tmp_path)]
    without_others = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

    run = subprocess.run(asked, env=without_others, cwd=tmp_path, capture_output=True, text=True, check=True)

    defects = run.stdout.partition("defects: tests that were run again")[2]
    assert "test_it.py::test_flaky" in defects
    assert "not the first time" in defects
    assert "test_sound" not in defects


def test_jest_names_what_was_run_again(tmp_path: Path) -> None:
    """The end of the output names the test and its first failure."""
    (tmp_path / "it.test.js").write_text(_FLAKY_SCRIPT)
    reporter = INSTALLATION / "ui" / "src" / "testing" / "retriedTests.mjs"
    config = json.dumps({"rootDir": str(tmp_path), "transform": {}, "reporters": ["default", str(reporter)]})
    jest = INSTALLATION / "node_modules" / ".bin" / "jest"

    run = subprocess.run([jest, "--config", config], cwd=tmp_path, capture_output=True, text=True, check=True)

    defects = run.stderr.partition("Defects: tests that passed only when they were run again")[2]
    assert "it.test.js: flaky\nError: not the first time" in defects
    assert "sound" not in defects
