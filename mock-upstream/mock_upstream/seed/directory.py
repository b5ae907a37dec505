"""Seeds the directory's objects other than people and groups, and the schema of all objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.seed.entity_schema import attribute_rows, container_rows, definition_rows, list_rows
from mock_upstream.seed.relationships import relationship_rows
from mock_upstream.seed.things import things
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.entities import EntityAttribute, EntityDefinition, EntityObject, EntityValue, ListEntry
from mock_upstream.store.relationships import Relationship

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground


def plant_directory(ground: Ground) -> None:
    """Fill the tables."""
    ground.plant(DirectoryContainer, container_rows())
    ground.plant(EntityDefinition, definition_rows())
    ground.plant(EntityAttribute, attribute_rows())
    ground.plant(ListEntry, list_rows())
    ground.plant(Relationship, relationship_rows())
    objects, values = things(ground.people, ground.number)
    ground.plant(EntityObject, objects)
    ground.plant(EntityValue, values)
