"""Queries of lists, on both sides: the interface sends valid queries only, the gateway refuses others."""

import json
from pathlib import Path
from typing import Any

import pytest

from bff.catalogue.listing import LARGEST_PAGE, ListQuery

_CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "list_queries.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", _CASES, ids=[case["is"] for case in _CASES])
def test_what_the_interface_sends_is_taken(case: dict[str, Any]) -> None:
    """`ui/src/shared/blocks/listing/listQuery.test.ts` shows that it sends this."""
    sent = {name: str(case[name]) for name in ("nextIndex", "size", "q")}

    assert ListQuery().validate(sent) == {}


@pytest.mark.parametrize("case", _CASES, ids=[case["is"] for case in _CASES])
def test_a_size_that_is_none_is_refused_as_it_came(case: dict[str, Any]) -> None:
    """The gateway refuses an invalid size, and does not correct it."""
    size = case["pageSize"]
    fits = size is not None and 1 <= size <= LARGEST_PAGE

    assert (ListQuery().validate({"size": str(size)}) == {}) is fits
