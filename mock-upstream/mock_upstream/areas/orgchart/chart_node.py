"""People and other objects of a chart, in wire shape."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any

from mock_upstream.directory.entity_node import EntityNodes, facts
from mock_upstream.directory.rows import found_row, shown_name
from mock_upstream.directory.schema import PRIMARY, SECONDARY, read_schema
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from sqlalchemy.orm import Session


class ChartNodes:
    """Describes objects of one type for one caller; the session must be open."""

    def __init__(self, session: Session, entity_key: str, caller: Person) -> None:
        self._session = session
        self._caller = caller
        self._key = entity_key
        self._schema = read_schema(session, entity_key)
        self._nodes = EntityNodes(session, self._schema, caller.locale)

    def found(self, dn: str) -> Any:
        """The row of an object; 489 ``NotFound`` if it does not exist."""
        return found_row(self._session, self._key, dn)

    def card(self, row: Any) -> dict[str, Any]:
        """``{"fullName", "primaryAttributes"}``, and ``image`` for a person with a visible photo."""
        shown = {"fullName": shown_name(row), **self._facts(row, PRIMARY)}
        if isinstance(row, Person) and row.photo and (row.dn == self._caller.dn or not row.photo_hidden):
            shown["image"] = b64encode(row.photo).decode()
        return shown

    def person(self, person: Person) -> dict[str, Any]:
        """Give an OrgChartUserInfoNode."""
        return {
            "dn": person.dn,
            **self.card(person),
            **self._facts(person, SECONDARY),
            "totalNumberOfReportees": len(person.reports),
        }

    def _facts(self, row: Any, group: str) -> dict[str, Any]:
        keys = [attribute.key for attribute in self._schema.attributes if attribute.group == group]
        return {group: facts(self._nodes.node(row, keys)) if keys else []}
