"""
The catalogue against an upstream: the mock, or a real installation.

``IDM_CONTRACT_URL`` (base URL of the identity applications), ``IDM_CONTRACT_TOKEN`` (an access token) and
``IDM_CONTRACT_DN`` (whose it is) point the same test at a real one; ``IDM_CONTRACT_FORMS_URL`` is the base URL of its
workflow forms if they are not part of the identity applications. There, only what reads is called, fields of its own
are let pass, and a read is skipped that it refuses, mostly because it is about things that the writes would have made.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce
from operator import getitem
from typing import Any

import pytest
import requests

from bff.catalogue.differences import UNKNOWN, differences
from bff.catalogue.index import OPERATIONS
from bff.catalogue.operation import Operation
from tests.contract.calls import calls
from tests.contract.calls.call import Call, Earlier
from tests.support.time_travel import stored_sessions
from tests.support.visitor import Visitor

_SAMPLE = calls("cn=somebody")
_REAL = "IDM_CONTRACT_URL" in os.environ
_REFUSALS = (403, 412, 489)


@dataclass(frozen=True)
class Upstream:
    """The upstream that the contract is checked against, and the user of the calls."""

    bases: dict[str, str]
    token: str
    own_dn: str
    replies: dict[Operation, Any] = field(default_factory=dict)

    def send(self, call: Call) -> requests.Response:
        """Make a call without the gateway."""
        return requests.request(
            call.operation.method,
            self.bases[call.operation.upstream] + call.operation.path.format(**call.at),
            params=self._filled(call.query),
            json=self._filled(call.body),
            data=call.text,
            headers={"Authorization": f"Bearer {self.token}"},
            timeout=30,
        )

    def _filled(self, value: Any) -> Any:
        """Put what earlier calls replied in the place that waits for it."""
        if isinstance(value, Earlier):
            return self._reply(value)
        if isinstance(value, dict):
            return {name: self._filled(part) for name, part in value.items()}
        return [self._filled(part) for part in value] if isinstance(value, list) else value

    def _reply(self, wanted: Earlier) -> Any:
        if wanted.operation not in self.replies:
            call = next(each for each in calls(self.own_dn) if each.operation == wanted.operation)
            self.replies[wanted.operation] = self.send(call).json()
        try:
            return reduce(getitem, wanted.way, self.replies[wanted.operation])
        except LookupError:
            nothing = f"there is nothing: {wanted.operation.summary}"
            pytest.skip(nothing) if _REAL else pytest.fail(nothing)


@pytest.fixture(scope="module")
def upstream(request: pytest.FixtureRequest) -> Iterator[Upstream]:
    """The real installation if the environment names one, else the mock."""
    if _REAL:
        bases = _bases(os.environ["IDM_CONTRACT_URL"], os.environ.get("IDM_CONTRACT_FORMS_URL"))
        yield Upstream(bases, os.environ["IDM_CONTRACT_TOKEN"], os.environ["IDM_CONTRACT_DN"])
        return
    stack = request.getfixturevalue("stack")
    assert Visitor(stack.console_url).sign_in().status_code == 302
    with stored_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"]) as (_, records):
        newest = max(records, key=lambda record: record.meta.created_ms)
    yield Upstream(_bases(f"{stack.mock_url}/IDMProv"), newest.tokens.access_token, newest.meta.subject)


def _bases(idm: str, forms: str | None = None) -> dict[str, str]:
    return {"idm": idm, "forms": forms or f"{idm}/rest/access/forms"}


def test_every_operation_has_a_call() -> None:
    """An operation without a call in the list would never be checked."""
    assert {call.operation for call in _SAMPLE} == set(OPERATIONS)


@pytest.mark.parametrize("number", range(len(_SAMPLE)), ids=[call.operation.summary for call in _SAMPLE])
def test_the_reply_is_as_described(upstream: Upstream, number: int) -> None:
    """Status 200 and every field as the catalogue says; of the mock no field more, which would be missed elsewhere."""
    call = calls(upstream.own_dn)[number]
    if _REAL and call.operation.writes:
        pytest.skip("a real installation is only read")

    answer = upstream.send(call)

    if _REAL and answer.status_code in _REFUSALS:
        pytest.skip(f"refused: {answer.text}")
    assert answer.status_code == 200, answer.text
    if call.operation.reply_media_type:
        assert answer.headers["Content-Type"].partition(";")[0] == call.operation.reply_media_type
        return
    found = differences(call.operation.reply(), answer.json())
    assert [each for each in found if not (_REAL and each.problem == UNKNOWN)] == []
