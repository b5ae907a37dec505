"""The resources that give the values of entitlements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.bearer import caller
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.resources import Resource

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.drivers import EntitlementValue


def giving_resources(session: Session, values: Sequence[EntitlementValue]) -> dict[tuple[str, str], dict[str, str]]:
    """Give ``resourceName`` and ``resourceDescription`` by view and value; of several resources the first by name."""
    views = {value.view_id for value in values}
    query = select(Resource).where(Resource.view_id.in_(views)).order_by(Resource.sort_name.desc(), Resource.dn.desc())
    locale = caller().locale
    return {
        (resource.view_id or "", resource.parameter): {
            "resourceName": in_language(resource.names, locale),
            "resourceDescription": in_language(resource.descriptions, locale),
        }
        for resource in session.scalars(query)
    }
