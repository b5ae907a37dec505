"""Kinds of things and their attributes in wire shape."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.entities import EntityAttribute, EntityDefinition, ListEntry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session

    Value = dict[str, str]

PRIMARY, SECONDARY, OTHER, IMAGE = "primaryAttributes", "secondaryAttributes", "otherAttributes", "imageAttr"


@dataclass(frozen=True)
class EntitySchema:
    """A kind of thing, with the choices of its selection lists: attribute key -> value -> names by language."""

    definition: EntityDefinition
    choices: dict[str, dict[str, dict[str, str]]]
    _described: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict, repr=False, compare=False)

    @property
    def attributes(self) -> list[EntityAttribute]:
        """In the order of the pages."""
        return self.definition.attributes

    def attribute(self, key: str) -> EntityAttribute:
        """
        Give the attribute with a key.

        Raises:
            FaultError: 489 ``InvalidInput``: there is none.
        """
        found = next((each for each in self.attributes if each.key == key), None)
        if found is None:
            raise FaultError("InvalidInput", f"There is no attribute {key}.")
        return found

    def refuse_fixed(self, keys: Iterable[str]) -> None:
        """Let attributes pass that can be changed; 489 ``InvalidInput`` when one is not among them."""
        fixed = [key for key in keys if not self.attribute(key).editable]
        if fixed:
            raise FaultError("InvalidInput", f"What cannot be changed: {', '.join(fixed)}.")

    def node(self, attribute: EntityAttribute, language: str, values: list[Value], *, editable: bool) -> dict[str, Any]:
        """
        Describe an attribute with its values.

        Args:
            attribute: One of this kind.
            language: Of labels and choices.
            values: ``{"@type", "$"}``, with ``value`` where a DN has a name to show.
            editable: Whether the caller may change it.

        Returns:
            AttributeNode; ``attributeValues`` is absent when there is no value.
        """
        described = self._description(attribute, language)
        node = {**described, "isEditable": editable}
        if "choiceList" in described:
            values = [self._named_choice(attribute, value, language) for value in values]
        return {**node, "attributeValues": values} if values else node

    def _description(self, attribute: EntityAttribute, language: str) -> dict[str, Any]:
        """What is the same for all things, described once: a page has thousands of attributes."""
        known = self._described.get((attribute.key, language))
        if known is None:
            known = self._described[attribute.key, language] = self._describe(attribute, language)
        return known

    def _describe(self, attribute: EntityAttribute, language: str) -> dict[str, Any]:
        node: dict[str, Any] = {
            "key": attribute.key,
            "displayLabel": in_language(attribute.labels, language),
            "dataType": attribute.data_type,
            "formatType": attribute.format_type,
            "isSearchable": attribute.searchable,
            "isSortable": attribute.sortable,
            "isRequired": attribute.required,
            "isEditable": False,
            "isMultivalued": attribute.multivalued,
            "isHideable": not attribute.required,
            "isClickable": attribute.data_type == "DN",
        }
        if attribute.lookup_entity:
            node["lookupEntity"] = attribute.lookup_entity
        if attribute.control_type:
            node |= {"controlType": attribute.control_type, "choiceList": self._choice_nodes(attribute, language)}
        return node

    def _choice_nodes(self, attribute: EntityAttribute, language: str) -> list[dict[str, str]]:
        choices = self.choices.get(attribute.key, {})
        return [{"key": key, "value": in_language(names, language)} for key, names in choices.items()]

    def _named_choice(self, attribute: EntityAttribute, value: Value, language: str) -> Value:
        names = self.choices.get(attribute.key, {}).get(value["$"])
        return {**value, "value": in_language(names, language)} if names else value


def read_schema(session: Session, key: str) -> EntitySchema:
    """
    Give a kind of thing.

    Raises:
        FaultError: 489 ``NotFound``: there is none with this key.
    """
    definition = session.get(EntityDefinition, key)
    if definition is None:
        raise FaultError("NotFound", f"There is no entity {key}.")
    return EntitySchema(definition, {each.key: _choices(session, each) for each in definition.attributes})


def list_entries(session: Session, list_key: str) -> dict[str, dict[str, str]]:
    """Names of a global list's choices by language, in their order."""
    rows = session.scalars(select(ListEntry).where(ListEntry.list_key == list_key).order_by(ListEntry.position))
    return {row.key: row.names for row in rows}


def _choices(session: Session, attribute: EntityAttribute) -> dict[str, dict[str, str]]:
    return list_entries(session, attribute.list_key) if attribute.list_key else attribute.choices
