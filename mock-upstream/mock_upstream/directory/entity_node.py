"""Directory objects of any type in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.directory.kinds import kind_of
from mock_upstream.directory.rows import shown_name
from mock_upstream.nodes.localized import in_language

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy.orm import Session

    from mock_upstream.directory.schema import EntitySchema
    from mock_upstream.store.entities import EntityAttribute

BINARY = "Binary"


class EntityNodes:
    """Describes objects of one type in one language; the session must be open."""

    def __init__(self, session: Session, schema: EntitySchema, language: str) -> None:
        self._session = session
        self._schema = schema
        self._described = schema.described(language)
        self._kind = kind_of(schema.definition.key)

    def node(self, row: Any, keys: Collection[str] = ()) -> dict[str, Any]:
        """
        Give an EntityObjectNode.

        Args:
            row: Of the kind's table.
            keys: Keys of the attributes to give; none of them means all but pictures.
        """
        shown = [
            each for each in self._schema.attributes if each.data_type != BINARY and (not keys or each.key in keys)
        ]
        return {
            "dn": row.dn,
            "entityDisplayValue": shown_name(row),
            "attributes": [self._attribute(each, row) for each in shown],
        }

    def raw(self, row: Any) -> dict[str, Any]:
        """Give an EntityDefinitionNode of one object: its attributes with values that can be sent back."""
        return {
            "key": self._schema.definition.key,
            "dn": row.dn,
            "namingAttribute": self._schema.definition.naming_attribute,
            "attributes": [
                {"key": each.key, "attributeValues": [value["$"] for value in self.values(row, each.key)]}
                for each in self._schema.attributes
                if each.data_type != BINARY
            ],
        }

    def values(self, row: Any, key: str) -> list[dict[str, str]]:
        """Values of one attribute."""
        return self._kind.values(self._session, row, key)

    def _attribute(self, attribute: EntityAttribute, row: Any) -> dict[str, Any]:
        editable = attribute.editable and self._schema.definition.editable
        return self._described[attribute.key].node(self.values(row, attribute.key), editable=editable)


def facts(node: dict[str, Any]) -> list[dict[str, str]]:
    """Give the attributes of an EntityObjectNode that have values as AttrNodes, each with its values in one text."""
    return [
        {
            "key": each["key"],
            "displayLabel": each["displayLabel"],
            "dataType": each["dataType"],
            "value": ", ".join(value.get("value", value["$"]) for value in each["attributeValues"]),
        }
        for each in node["attributes"]
        if "attributeValues" in each
    ]


def definition_node(schema: EntitySchema, language: str) -> dict[str, Any]:
    """
    Describe an object type.

    Returns:
        EntityDefinitionNode; ``editKey`` is the key for writing its objects.
    """
    definition, described = schema.definition, schema.described(language)
    return {
        "key": definition.key,
        "editKey": definition.key,
        "display": in_language(definition.names, language),
        "isViewable": definition.viewable,
        "isCreatable": definition.creatable,
        "isEditable": definition.editable,
        "isRemovable": definition.removable,
        "dn": definition.container_dn,
        "namingAttribute": definition.naming_attribute,
        "attributes": [described[each.key].node([], editable=each.editable) for each in schema.attributes],
    }
