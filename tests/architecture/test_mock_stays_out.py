"""The control calls of the mock are in no shipped file."""

import re
from pathlib import Path

import pytest

from bff.settings import INSTALLATION
from tests.support.visitor import Visitor

_INSTALL = (INSTALLATION / "config" / "container" / "install-gateway").read_text(encoding="utf-8")
_OF_THE_MOCK = re.compile(rb"__mock__|mock_upstream|mock-upstream")


def _copied() -> list[Path]:
    names = [name for line in re.findall(r"(?m)^cp -R (.+) \S+$", _INSTALL) for name in line.split()]
    return [INSTALLATION / name for name in names]


def test_the_image_takes_the_gateway_and_the_interface_alone() -> None:
    """The tests below check every folder that the image contains."""
    assert {path.relative_to(INSTALLATION).as_posix() for path in _copied()} == {
        "bff",
        "config",
        "setup.cfg",
        "pyproject.toml",
        "build/ui",
    }


@pytest.mark.parametrize("name", ["bff", "config", "build/ui", "requirements/base.txt"])
def test_nothing_that_is_shipped_knows_the_control_calls(name: str) -> None:
    """Neither the package, the built interface nor a configuration file names them, except the mock's own script."""
    place = INSTALLATION / name
    files = [place] if place.is_file() else [file for file in place.rglob("*") if file.is_file()]

    knowing = {file.name for file in files if file.suffix != ".pyc" and _OF_THE_MOCK.search(file.read_bytes())}

    assert files
    assert knowing <= {"install-mock"}


@pytest.mark.parametrize("path", ["__mock__/", "__mock__/stats", "IDMProv/__mock__/reset", "forms/__mock__/reset"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_the_gateway_has_no_such_calls_and_sends_none_on(signed_in: Visitor, method: str, path: str) -> None:
    """The gateway does not pass control calls on, also not to a mock."""
    answer = signed_in.call(method, path)

    assert answer.status_code in {404, 405}
    assert signed_in.get("bff/session").json()["signedIn"] is True
