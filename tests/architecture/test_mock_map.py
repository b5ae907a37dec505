"""The map in the README of the mock."""

import re

from bff.settings import INSTALLATION

_MOCK = INSTALLATION / "mock-upstream"


def test_every_folder_is_on_the_map() -> None:
    """The map has every folder of the mock, and no folder that does not exist."""
    named = re.findall(r"(?m)^    (\w+)/ ", (_MOCK / "README.md").read_text(encoding="utf-8"))
    folders = [
        each.name for each in (_MOCK / "mock_upstream").iterdir() if each.is_dir() and each.name != "__pycache__"
    ]

    assert sorted(named) == sorted(folders)
