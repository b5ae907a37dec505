"""Describes an attribute of the directory's objects."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mock_upstream.store.entities import GLOBAL_LIST, LOCAL_LIST

Row = dict[str, Any]
Names = dict[str, str]

PRIMARY, SECONDARY, OTHER, IMAGE = "primaryAttributes", "secondaryAttributes", "otherAttributes", "imageAttr"


@dataclass(frozen=True)
class SchemaAttribute:
    """An attribute of a kind of object; ``group`` is the part of a page that shows it."""

    key: str
    group: str
    labels: Names
    data_type: str = "String"
    format_type: str = ""
    required: bool = False
    editable: bool = True
    multivalued: bool = False
    searchable: bool = True
    sortable: bool = True
    choices: dict[str, Names] = field(default_factory=dict)
    list_key: str = ""
    lookup_entity: str = ""

    def row(self, entity_key: str, position: int) -> Row:
        """Build the row of the attribute for a kind of object at a position."""
        control_type = GLOBAL_LIST if self.list_key else LOCAL_LIST if self.choices else ""
        return {**vars(self), "entity_key": entity_key, "position": position, "control_type": control_type}


def shown(key: str, labels: Names, data_type: str = "String") -> SchemaAttribute:
    """Give one that people read and never change."""
    return SchemaAttribute(key, OTHER, labels, data_type, editable=False, searchable=False, sortable=False)
