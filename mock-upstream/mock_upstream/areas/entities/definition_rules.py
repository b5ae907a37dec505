"""The rules for new definitions of entities, and for changes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.directory.rows import has_own_table
from mock_upstream.directory.schema import OTHER
from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import DEFAULT, in_language
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.entities import LOCAL_LIST, EntityAttribute, EntityDefinition, EntityObject

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_FLAGS = {
    "isViewable": "viewable",
    "isCreatable": "creatable",
    "isEditable": "editable",
    "isRemovable": "removable",
}
_ATTRIBUTE_FLAGS = {
    "isRequired": "required",
    "isEditable": "editable",
    "isMultivalued": "multivalued",
    "isSearchable": "searchable",
    "isSortable": "sortable",
}
_DATA_TYPES = frozenset({"String", "Integer", "Boolean", "Time", "DN"})
_FORMATS = frozenset({"", "email", "phone"})
_KIND_OF_VALUES = {"dataType": "data_type", "formatType": "format_type", "lookupEntity": "lookup_entity"}


def new_definition(session: Session, given: dict[str, Any], language: str) -> None:
    """
    Make an entity definition; its texts are in the given language.

    Raises:
        FaultError: 489 ``InvalidInput``: key or name is taken or missing, the container does not exist, or the naming
            attribute is not among the attributes.
    """
    if session.get(EntityDefinition, given["key"]):
        raise FaultError("InvalidInput", f"The entity {given['key']} exists already.")
    _check_new(session, given)
    definition = EntityDefinition(
        key=given["key"],
        names={DEFAULT: given["display"]},
        naming_attribute=given["namingAttribute"],
        container_dn=given["dn"],
        **dict.fromkeys(_FLAGS.values(), True),
    )
    session.add(definition)
    change_definition(session, definition, given, language)
    naming = next(each for each in definition.attributes if each.key == given["namingAttribute"])
    naming.required, naming.editable, naming.multivalued = True, False, False
    session.flush()


def change_definition(session: Session, definition: EntityDefinition, given: dict[str, Any], language: str) -> None:
    """
    Change the given fields; the others stay. Texts are in one language; a text that is shown already stays.

    The given attributes take the order of the call: they fill the positions that they already have, in that order.

    Raises:
        FaultError: 489 ``InvalidInput``: the entity has its own table and cannot get a new attribute, an attribute
            points to no entity, or its type of values would change.
    """
    if "display" in given:
        definition.names = _with_text(definition.names, language, given["display"])
    for name, column in _FLAGS.items():
        if name in given:
            setattr(definition, column, given[name])
    for each in given["attributes"]:
        _change_attribute(session, definition, each, language)
    _arrange(definition, [each["key"] for each in given["attributes"]])


def delete_others(session: Session, kept: set[str]) -> None:
    """
    Delete the entity definitions that are not in the list.

    Raises:
        FaultError: 489 ``InvalidInput``: the definition belongs to the product, entities of it exist, or an attribute
            of a kept definition points to it.
    """
    pointed_at = set(session.scalars(select(EntityAttribute.lookup_entity).where(EntityAttribute.entity_key.in_(kept))))
    for definition in session.scalars(select(EntityDefinition).where(EntityDefinition.key.not_in(kept))):
        used = session.scalars(select(EntityObject).where(EntityObject.entity_key == definition.key)).first()
        is_of_product = has_own_table(definition.key) or not definition.container_dn
        if used or is_of_product or definition.key in pointed_at:
            raise FaultError("InvalidInput", f"The entity {definition.key} is in use.")
        session.delete(definition)


def _check_new(session: Session, given: dict[str, Any]) -> None:
    naming = given.get("namingAttribute", "")
    problems = {
        "A definition needs a name to show.": not given.get("display"),
        f"The container {given.get('dn', '')} does not exist.": not session.get(
            DirectoryContainer, given.get("dn", "")
        ),
        "The naming attribute is none of the attributes.": naming not in {each["key"] for each in given["attributes"]},
    }
    for problem, is_there in problems.items():
        if is_there:
            raise FaultError("InvalidInput", problem)


def _with_text(texts: dict[str, str], language: str, text: str) -> dict[str, str]:
    return texts if in_language(texts, language) == text else {**texts, language: text}


def _arrange(definition: EntityDefinition, keys: list[str]) -> None:
    by_key = {each.key: each for each in definition.attributes}
    places = sorted(by_key[key].position for key in keys)
    for key, place in zip(keys, places, strict=True):
        by_key[key].position = place


def _change_attribute(session: Session, definition: EntityDefinition, given: dict[str, Any], language: str) -> None:
    lookup = given.get("lookupEntity", "")
    if lookup and session.get(EntityDefinition, lookup) is None:
        raise FaultError("InvalidInput", f"There is no entity {lookup}.")
    attribute = next((each for each in definition.attributes if each.key == given["key"]), None)
    if attribute is None:
        attribute = _new_attribute(definition, given)
    elif any(name in given and given[name] != getattr(attribute, column) for name, column in _KIND_OF_VALUES.items()):
        raise FaultError("InvalidInput", f"The kind of values of {attribute.key} cannot be changed.")
    if "displayLabel" in given:
        attribute.labels = _with_text(attribute.labels, language, given["displayLabel"])
    for name, column in _ATTRIBUTE_FLAGS.items():
        if name in given:
            setattr(attribute, column, given[name])
    if "choiceList" in given and not attribute.list_key:
        _change_choices(attribute, given["choiceList"], language)


def _change_choices(attribute: EntityAttribute, listed: list[dict[str, str]], language: str) -> None:
    known = attribute.choices
    attribute.choices = {
        each["key"]: _with_text(known.get(each["key"], {DEFAULT: each["value"]}), language, each["value"])
        for each in listed
    }
    attribute.control_type = LOCAL_LIST if listed else ""


def _new_attribute(definition: EntityDefinition, given: dict[str, Any]) -> EntityAttribute:
    if has_own_table(definition.key):
        raise FaultError("InvalidInput", f"The entity {definition.key} has no attribute {given['key']}.")
    if given.get("dataType", "String") not in _DATA_TYPES or given.get("formatType", "") not in _FORMATS:
        raise FaultError("InvalidInput", f"The attribute {given['key']} has no type that there is.")
    attribute = EntityAttribute(
        key=given["key"],
        position=len(definition.attributes) + 1,
        group=OTHER,
        labels={DEFAULT: given.get("displayLabel", given["key"])},
        data_type=given.get("dataType", "String"),
        format_type=given.get("formatType", ""),
        lookup_entity=given.get("lookupEntity", ""),
        control_type="",
        choices={},
        list_key="",
        **{column: column in {"editable", "searchable"} for column in _ATTRIBUTE_FLAGS.values()},
    )
    definition.attributes.append(attribute)
    return attribute
