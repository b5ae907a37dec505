"""``/__mock__/deletions``: how long deletions take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import Schema, fields, validate

from mock_upstream.control.faults import CONTROL
from mock_upstream.store.database import database
from mock_upstream.store.deletions import deletion_time_s, set_deletion_time

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue


class _TimeBody(Schema):
    seconds = fields.Float(required=True, validate=validate.Range(min=0))


deletions = Blueprint("deletions", __name__, url_prefix=f"{CONTROL}/deletions")


@deletions.post("")
def order_time() -> ResponseReturnValue:
    """Let deletions take ``seconds``, in which the record has status 15; with 0 they take no time."""
    body: dict[str, Any] = _TimeBody().load(request.get_json())
    with database().write() as session:
        set_deletion_time(session, body["seconds"])
    return {"seconds": deletions_take_s()}


@deletions.get("")
def show_time() -> ResponseReturnValue:
    """Answer the duration of a deletion."""
    return {"seconds": deletions_take_s()}


def deletions_take_s() -> float:
    """Seconds from the order to the end of a deletion."""
    with database().read() as session:
        return deletion_time_s(session)
