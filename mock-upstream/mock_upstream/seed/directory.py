"""What the directory holds beside people and groups, and how it describes all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.seed.entity_schema import attribute_rows, definition_rows, list_rows
from mock_upstream.store.entities import EntityAttribute, EntityDefinition, ListEntry

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground


def plant_directory(ground: Ground) -> None:
    """Fill the tables."""
    ground.plant(EntityDefinition, definition_rows())
    ground.plant(EntityAttribute, attribute_rows())
    ground.plant(ListEntry, list_rows())
