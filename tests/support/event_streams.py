"""Reading an event stream as a browser does, and making a request that it reports."""

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import requests

from bff.events.places import polled
from bff.sessions.record import hashed
from bff.sessions.redis_client import connect
from tests.support.time_travel import stored_sessions
from tests.support.visitor import Visitor

EVENTS = "bff/events?client=1"
_CONFIG = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_LONG_S = 600
_CHANGED = "changed"
SERVICE_ACCOUNT = f"cn=ServiceAccount,cn=RequestDefs,{_CONFIG}"


class Heard:
    """What a browser hears on a stream, event by event."""

    def __init__(self, answer: requests.Response) -> None:
        self.answer = answer
        self._lines = answer.iter_lines(chunk_size=1, decode_unicode=True)

    def next(self) -> tuple[str, Any]:
        """Wait for news, or for the end; ``("", None)`` when the stream has ended without a word."""
        while (told := self._event())[0] == _CHANGED:
            pass
        return told

    def change(self) -> None:
        """Wait until the stream reports a change without news."""
        name, _ = self._event()
        assert name == _CHANGED, name

    def sign_of_life(self) -> None:
        """Wait until the stream has looked and found nothing new."""
        line = ""
        while line not in {": ", f"event: {_CHANGED}"}:
            line = next(self._lines)
        if line != ": ":
            next(self._lines)

    def _event(self) -> tuple[str, Any]:
        name = ""
        for line in self._lines:
            field, _, value = line.partition(": ")
            if field == "event":
                name = value
            if field == "data":
                return name, json.loads(value)
        return "", None


@contextmanager
def listening(visitor: Visitor) -> Iterator[Heard]:
    """Open a stream."""
    with closing(visitor.get(EVENTS, stream=True)) as answer:
        assert answer.status_code == 200, answer.text
        yield Heard(answer)


def ask_for_service_account(console_url: str, verify: str = "") -> None:
    """Let ``user`` request something on which the administrator decides."""
    user = Visitor(console_url, verify or True)
    assert user.sign_in("user").status_code == 302
    body = {"id": SERVICE_ACCOUNT, "entityType": "prd", "dataItems": [{"name": "program", "values": ["backup"]}]}
    asked = user.call("POST", "IDMProv/rest/access/requests/permissions/item", json=body)
    assert asked.json()["success"] is True, asked.text


def hold_polls(redis_url: str, secret_key: str) -> None:
    """Stop the polls of all signed-in people's streams: they only hear reported changes."""
    client = connect(redis_url)
    with stored_sessions(redis_url, secret_key) as (_, records):
        for record in records:
            client.set(polled(hashed(record.meta.person)), 1, ex=_LONG_S)
    client.close()
