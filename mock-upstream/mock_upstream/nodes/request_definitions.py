"""Kinds of requests in the short form that many calls have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.nodes.localized import in_language
from mock_upstream.store.request_definitions import RequestDefinition

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session


def request_def_nodes(session: Session, language: str, wanted: ColumnElement[bool]) -> list[dict[str, str]]:
    """``[{"dn", "name"}]`` of the request definitions that a condition wants, by name."""
    found = session.scalars(select(RequestDefinition).where(wanted).order_by(RequestDefinition.sort_name))
    return [{"dn": each.dn, "name": in_language(each.names, language)} for each in found]
