"""The threat model names tests and settings that exist."""

import dataclasses
import re

from bff.settings import Settings
from tests.architecture.spec_rows import DOCS, TITLE_MARK, holds_test

_PAGE = (DOCS / "security.md").read_text(encoding="utf-8")
_TESTS = re.findall(rf"`([^`\n]+(?:::|{TITLE_MARK})[^`\n]+)`", _PAGE)
_VARIABLES = {f"BFF_{field.name.upper()}" for field in dataclasses.fields(Settings)}


def test_every_named_test_exists() -> None:
    """A bound whose test is gone is shown by nothing."""
    assert _TESTS
    assert [node_id for node_id in _TESTS if not holds_test(node_id)] == []


def test_every_named_setting_exists() -> None:
    """An operator finds it under the same name in docs/configuration.md."""
    assert set(re.findall(r"\bBFF_\w+", _PAGE)) <= _VARIABLES
