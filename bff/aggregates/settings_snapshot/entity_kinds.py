"""The definitions of entities, with their attributes."""

from collections.abc import Iterator, Sequence

from bff.aggregates.settings_snapshot.group import Call, Group, below, read_of
from bff.aggregates.settings_snapshot.shapes import Keyed, Marks, record
from bff.aggregates.settings_snapshot.trees import Json, Path
from bff.catalogue import entities
from bff.catalogue.attributes import AttributeNode
from bff.catalogue.entity_nodes import AttributeDefinitionBody, EntityDefinitionNode

_KINDS = "entityDefinitions"
_NOT_WRITTEN = set(AttributeNode().fields) - set(AttributeDefinitionBody().fields)


def _keep(before: Json, after: Json, paths: Sequence[Path]) -> Iterator[Call]:
    """Create new definitions, then save all: a definition left out is deleted (docs/assumptions.md A-96)."""
    known = {each["key"] for each in before}
    for kind in after:
        if kind["key"] not in known:
            own = below(paths, kind["key"])
            yield Call(operation=entities.CREATE_DEFINITION, paths=own, body=kind, creates=True)
    changed = [path for path in paths if path[0] in known]
    if changed:
        yield Call(operation=entities.SAVE_DEFINITIONS, paths=changed, body={_KINDS: after})


_ATTRIBUTE = record(AttributeNode, Marks(without={*_NOT_WRITTEN, "key"}))
_KIND = record(
    EntityDefinitionNode,
    Marks(without=["key", "editKey"], ticked=["dn"], shapes={"attributes": Keyed(("key",), _ATTRIBUTE)}),
)
ENTITIES = Group(
    key="entities",
    shape=Keyed(("key",), _KIND),
    read=read_of(entities.LIST_DEFINITIONS, _KINDS),
    writes=_keep,
)
