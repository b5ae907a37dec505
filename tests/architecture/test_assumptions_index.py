"""The index of the assumptions is complete."""

import re

from tests.architecture.spec_rows import DOCS

_TEXT = (DOCS / "assumptions.md").read_text(encoding="utf-8")


def test_the_index_names_each_assumption_once() -> None:
    """Each entry of docs/assumptions.md is in one section of the index, and the index has no other entries."""
    index = _TEXT.partition("## By section")[2].partition("\n### ")[0]
    named = sorted(map(int, re.findall(r"A-(\d+)", index)))
    entries = sorted(map(int, re.findall(r"^### A-(\d+) ", _TEXT, re.MULTILINE)))
    assert named == entries
