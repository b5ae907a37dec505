"""Calls of the picker's tabs, on both sides: the interface sends them, the gateway accepts, the upstream answers."""

import json
from pathlib import Path
from typing import Any

import pytest

from bff.catalogue.differences import differences
from bff.catalogue.index import OPERATIONS
from bff.catalogue.operation import Operation
from tests.support.visitor import Visitor

_CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "picker_requests.json").read_text(encoding="utf-8"))
_TABS = 16
_CODE_MAP = "/rest/access/codeMap/"


@pytest.mark.parametrize("case", _CASES, ids=[case["case"] for case in _CASES])
def test_what_a_tab_asks_is_answered(signed_in: Visitor, case: dict[str, Any]) -> None:
    """`ui/src/shared/blocks/entity-picker/requests.test.ts` shows that the interface asks this."""
    answer = signed_in.call(case["method"], case["path"], params=case["params"], json=case["body"])

    assert answer.status_code == 200, answer.text
    assert differences(_operation(case).reply(), answer.json()) == []


def test_every_tab_is_asked() -> None:
    """The picker has the 16 tabs of SPEC 2 "Entity picker (multi-tab)"."""
    assert len({case["tab"] for case in _CASES}) == _TABS


def _operation(case: dict[str, Any]) -> Operation:
    path = case["path"].removeprefix("/IDMProv")
    if path.startswith(_CODE_MAP):
        path = f"{_CODE_MAP}{{id}}/values"
    return next(each for each in OPERATIONS if (each.method, each.path) == (case["method"], path))
