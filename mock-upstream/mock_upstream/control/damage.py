"""Damage that an ordered failure does to an answer: a changed field, half a body, a slow body."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from marshmallow import Schema, fields, missing, post_load, validate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flask import Response

_PIECES = 20


@dataclass(frozen=True)
class Change:
    """A changed field: the field at ``at``, such as ``usersList.fullName``, gets the value ``to`` or is removed."""

    at: str
    to: Any = missing

    def apply(self, reply: Any) -> None:
        """Change every field at that path; a list in the path stands for all its entries."""
        *way, name = self.at.split(".")
        for holder in _reached(reply, way):
            if self.to is missing:
                holder.pop(name, None)
            else:
                holder[name] = self.to


class ChangeSchema(Schema):
    """``{"at": "usersList.fullName", "to": 5}``; without ``to`` the field is removed."""

    at = fields.String(required=True, validate=validate.Length(min=1))
    to = fields.Raw(allow_none=True)

    @post_load
    def _build(self, data: dict[str, Any], **_options: object) -> Change:
        return Change(**data)


def damaged(answer: Response, *, change: Change | None, malformed: bool, slow_ms: int) -> Response:
    """Damage an answer; ``change`` has an effect on JSON only."""
    if change and answer.is_json:
        reply = json.loads(answer.get_data())
        change.apply(reply)
        answer.set_data(json.dumps(reply))
    if malformed:
        answer.set_data(answer.get_data()[: len(answer.get_data()) // 2])
    if slow_ms:
        body = answer.get_data()
        answer.response = _slowly(body, slow_ms)
        answer.content_length = len(body)
    return answer


def _slowly(body: bytes, slow_ms: int) -> Iterator[bytes]:
    size = len(body) // _PIECES + 1
    for start in range(0, len(body), size):
        time.sleep(slow_ms / 1000 / _PIECES)
        yield body[start : start + size]


def _reached(reply: Any, way: list[str]) -> Iterator[dict[str, Any]]:
    if isinstance(reply, list):
        for entry in reply:
            yield from _reached(entry, way)
    elif isinstance(reply, dict) and not way:
        yield reply
    elif isinstance(reply, dict):
        yield from _reached(reply.get(way[0]), way[1:])
