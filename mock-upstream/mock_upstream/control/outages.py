"""``/__mock__/outages``: systems behind the identity applications that do not answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import Schema, fields, validate
from sqlalchemy import delete, select

from mock_upstream.control.faults import CONTROL
from mock_upstream.store.database import database
from mock_upstream.store.outages import SYSTEMS, Outage
from mock_upstream.store.permission_index import read_anew

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue


class _OutageBody(Schema):
    system = fields.String(required=True, validate=validate.OneOf(SYSTEMS))


outages = Blueprint("outages", __name__, url_prefix=f"{CONTROL}/outages")


@outages.post("")
def order_outage() -> ResponseReturnValue:
    """Stop the workflow engine, the drivers or the index (``system``: ``workflow``, ``drivers``, ``index``)."""
    body: dict[str, Any] = _OutageBody().load(request.get_json())
    with database().write() as session:
        session.merge(Outage(system=body["system"]))
    return _listed()


@outages.get("")
def list_outages() -> ResponseReturnValue:
    """List the systems that are down."""
    return _listed()


@outages.delete("")
def end_outages() -> ResponseReturnValue:
    """End all outages."""
    with database().write() as session:
        session.execute(delete(Outage))
        read_anew(session)
    return _listed()


def outages_in_force() -> list[str]:
    """Systems that do not answer, by name."""
    with database().read() as session:
        return list(session.scalars(select(Outage.system).order_by(Outage.system)))


def _listed() -> ResponseReturnValue:
    return {"outages": outages_in_force()}
