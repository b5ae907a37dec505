"""The threat model names tests and settings that exist."""

import dataclasses
import re

from bff.settings import Settings
from tests.architecture.spec_rows import DOCS, TITLE_MARK, holds_test

_PAGE = (DOCS / "security.md").read_text(encoding="utf-8")
_TESTS = re.findall(rf"`([^`\n]+(?:::|{TITLE_MARK})[^`\n]+)`", _PAGE)
_VARIABLES = {f"BFF_{field.name.upper()}" for field in dataclasses.fields(Settings)}


def test_every_named_test_exists() -> None:
    """A threat is only covered while the test that the page names exists."""
    assert _TESTS
    assert [node_id for node_id in _TESTS if not holds_test(node_id)] == []


def test_every_named_setting_exists() -> None:
    """docs/configuration.md has each setting under the name that the page uses."""
    assert set(re.findall(r"\bBFF_\w+", _PAGE)) <= _VARIABLES
