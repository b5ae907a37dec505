"""Object types and their attributes in wire shape."""

from __future__ import annotations

from dataclasses import dataclass
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
class DescribedAttribute:
    """An attribute in a language: its fixed properties, and the names of its choices."""

    group: str
    fixed: dict[str, Any]
    choices: dict[str, str]

    def node(self, values: list[Value], *, editable: bool) -> dict[str, Any]:
        """
        Describe the attribute of one object.

        Args:
            values: ``{"@type", "$"}``, and ``value`` if a DN has a display name.
            editable: Whether the caller may change it.

        Returns:
            AttributeNode; ``attributeValues`` is absent when there is no value.
        """
        node = {**self.fixed, "isEditable": editable}
        if values:
            node["attributeValues"] = [self._named(each) for each in values] if self.choices else values
        return node

    def _named(self, value: Value) -> Value:
        name = self.choices.get(value["$"])
        return value if name is None else {**value, "value": name}


@dataclass(frozen=True)
class EntitySchema:
    """
    An object type.

    ``choices`` are those of its selection lists: attribute key -> value -> names by language. ``lookups`` are the
    attributes by which the target of a reference is looked up: attribute key -> attributes of the target.
    """

    definition: EntityDefinition
    choices: dict[str, dict[str, dict[str, str]]]
    lookups: dict[str, list[EntityAttribute]]

    @property
    def attributes(self) -> list[EntityAttribute]:
        """All attributes, in the order in which the pages show them."""
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

    def described(self, language: str) -> dict[str, DescribedAttribute]:
        """Describe the attributes, by key, with labels and choices in a language."""
        return {each.key: self._described(each, language) for each in self.attributes}

    def _described(self, attribute: EntityAttribute, language: str) -> DescribedAttribute:
        names = self.choices[attribute.key] if attribute.control_type else {}
        choices = {key: in_language(texts, language) for key, texts in names.items()}
        fixed = _fixed(attribute, choices, language)
        if attribute.lookup_entity:
            fixed["lookupAttributes"] = [_name(each, language) for each in self.lookups[attribute.key]]
        return DescribedAttribute(attribute.group, fixed, choices)


def read_schema(session: Session, key: str) -> EntitySchema:
    """
    Give an object type.

    Raises:
        FaultError: 489 ``NotFound``: no type has this key.
    """
    definition = session.get(EntityDefinition, key)
    if definition is None:
        raise FaultError("NotFound", f"There is no entity {key}.")
    choices = {each.key: _choices(session, each) for each in definition.attributes}
    return EntitySchema(definition, choices, {each.key: _lookups(session, each) for each in definition.attributes})


def list_entries(session: Session, list_key: str) -> dict[str, dict[str, str]]:
    """Names of a global list's choices by language, in their order."""
    rows = session.scalars(select(ListEntry).where(ListEntry.list_key == list_key).order_by(ListEntry.position))
    return {row.key: row.names for row in rows}


def _choices(session: Session, attribute: EntityAttribute) -> dict[str, dict[str, str]]:
    return list_entries(session, attribute.list_key) if attribute.list_key else attribute.choices


def _lookups(session: Session, attribute: EntityAttribute) -> list[EntityAttribute]:
    target = session.get(EntityDefinition, attribute.lookup_entity) if attribute.lookup_entity else None
    return [each for each in target.attributes if each.searchable and each.group == PRIMARY] if target else []


def _name(attribute: EntityAttribute, language: str) -> dict[str, str]:
    return {"key": attribute.key, "displayLabel": in_language(attribute.labels, language)}


def _fixed(attribute: EntityAttribute, choices: dict[str, str], language: str) -> dict[str, Any]:
    node: dict[str, Any] = {
        **_name(attribute, language),
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
        listed = [{"key": key, "value": name} for key, name in choices.items()]
        node |= {"controlType": attribute.control_type, "choiceList": listed}
    return node
