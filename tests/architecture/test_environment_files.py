"""The files of variables that operators copy: a shell, systemd and compose read the same in them."""

import re
import subprocess
from pathlib import Path

import pytest

from bff.settings import INSTALLATION, load_settings

_EXAMPLE = INSTALLATION / "config" / "bff.env.example"
_DEMO = INSTALLATION / "config" / "container" / "demo.env"
# Characters without a special meaning in a shell, in systemd.exec(5) and in compose's env_file.
_PLAIN = r"[\w./:,@+-]*"
_QUOTED = r"'[^']*'"


def _all_lines(path: Path) -> list[str]:
    return re.findall(r"(?m)^#?(BFF_\w+=.*)$", path.read_text(encoding="utf-8"))


def _sourced(lines: list[str], folder: Path) -> dict[str, str]:
    file = folder / "bff.env"
    file.write_text("\n".join(lines), encoding="utf-8")
    command = ["/bin/sh", "-euc", 'set -a; . "$1"; exec env -0', "sh", str(file)]
    printed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return dict(pair.split("=", 1) for pair in printed.split("\0") if pair.startswith("BFF_"))


@pytest.mark.parametrize("path", [_EXAMPLE, _DEMO], ids=lambda path: path.name)
def test_every_reader_of_the_file_finds_the_same(path: Path, tmp_path: Path) -> None:
    """Each variable occurs once, with a plain or single-quoted value, and a shell reads the same values."""
    lines = _all_lines(path)
    pairs = [line.split("=", 1) for line in lines]
    values = {name: value.strip("'") for name, value in pairs}

    assert [line for line in lines if not re.fullmatch(rf"\w+=({_PLAIN}|{_QUOTED})", line)] == []
    assert len(values) == len(pairs)
    assert _sourced(lines, tmp_path) == values


def test_the_example_shows_the_defaults(tmp_path: Path) -> None:
    """A line without its hash sets the default value, so it changes nothing; only the upstreams are an example."""
    environ = _sourced(_all_lines(_EXAMPLE), tmp_path)
    needed = {"BFF_OIDC_CLIENT_SECRET": "s", "BFF_SECRET_KEYS": "k" * 43}
    asked = re.findall(r"(?m)^(BFF_\w+)=", _EXAMPLE.read_text(encoding="utf-8"))
    nowhere = tmp_path / "bff.toml"

    del environ["BFF_UPSTREAMS"]
    assert load_settings(environ | needed, nowhere) == load_settings(
        {name: environ[name] for name in asked} | needed, nowhere
    )
