"""The fields of a request, as data of the workflow that decides on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.nodes.localized import in_language
from mock_upstream.store.requests import PRD
from mock_upstream.store.sods import Sod

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session

    from mock_upstream.store.requests import AccessRequest

_TEXT, _DATE = "string", "date"


def asked_items(session: Session, request: AccessRequest, language: str) -> list[dict[str, Any]]:
    """
    Give the data of the request for a role or a resource; a requested workflow has its own data.

    Returns:
        Data items named as the fields of a RequestNode, a ProcessNode (``requestAction``) and a SodNode; an unknown one
            has no values. Times are in milliseconds since 1970. For each constraint there is a ``sodName`` and, at the
            same position, ``perm1Name``, the requested role if it is one of both, and ``perm2Name``.

    Source:
        docs/assumptions.md A-424.
    """
    if request.kind == PRD:
        return []
    return [
        _item("requestAction", [request.action]),
        _item("reason", [request.reason]),
        _item("effDate", [str(request.effective_ms)], _DATE),
        _item("expDate", [str(request.expires_ms or "")], _DATE),
        _item("sodJustification", [request.sod_justification]),
        *_conflict_items(session, request, language),
    ]


def _conflict_items(session: Session, request: AccessRequest, language: str) -> Iterable[dict[str, Any]]:
    named = [each.sod_dn for each in request.conflicts]
    sods = session.scalars(select(Sod).where(Sod.dn.in_(named)).order_by(Sod.dn)).all() if named else []
    pairs = [sorted((sod.first, sod.second), key=lambda role: role.dn != request.permission_dn) for sod in sods]
    named_in = {
        "sodName": [sod.names for sod in sods],
        "perm1Name": [asked.names for asked, _ in pairs],
        "perm2Name": [other.names for _, other in pairs],
    }
    for name, texts in named_in.items():
        yield _item(name, [in_language(each, language) for each in texts], multi_valued=True)


def _item(name: str, values: list[str], data_type: str = _TEXT, *, multi_valued: bool = False) -> dict[str, Any]:
    known = [each for each in values if each]
    return {
        "name": name,
        "dataType": data_type,
        "valueType": 0,
        "readOnly": True,
        "multiValued": multi_valued,
        "values": known,
        "valueSet": bool(known),
    }
