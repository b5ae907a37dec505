"""Writes that name nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bff.catalogue.index import OPERATIONS

if TYPE_CHECKING:
    from bff.catalogue.operation import Operation
    from tests.mock_upstream.console import Console

_EMPTY_THE_CART = "DELETE /rest/access/queue/entry"


def _is_done(console: Console, operation: Operation, body: dict[str, Any]) -> bool:
    answer = console.call(operation.method, f"/IDMProv{operation.path}", json=body)
    return answer.ok and answer.json().get("success") is not False


@pytest.mark.parametrize("body", [{}, {"surprise": 1}], ids=["empty", "unknown fields"])
def test_a_write_that_names_nothing_fails(admin: Console, body: dict[str, Any]) -> None:
    """A call whose body names no object does not answer success."""
    writes = [each for each in OPERATIONS if each.writes and each.body and each.upstream == "idm"]

    assert [each.name for each in writes if _is_done(admin, each, body)] == [_EMPTY_THE_CART]
