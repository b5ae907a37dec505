"""Finds the fields of a call that hold ids or DNs of its objects, and the person on whose behalf it is made."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any
from urllib.parse import unquote

from marshmallow import Schema, fields

from bff.catalogue.kinds import ActsFor, Name
from bff.catalogue.operation import Operation

Place = tuple[str, ...]
"""Path of a field in a body, e.g. ``("recipients", "dn")``; lists on the way add nothing to the path."""

_NAMING = re.compile(r"(?:.*[a-z])?(?:Ids?|ID|Dns?|DN)|ids?|dns?")
_DEEPEST = 4


def body_targets(operation: Operation, document: Any) -> Iterator[tuple[str, str]]:
    """
    Find the ids and DNs in a body: ``("recipients.dn", "cn=ann,ou=users,o=data")``.

    A field counts if the schema describes it and either its name shows an id (``id``, ``roleId``, ``teamDN``) or its
    type is ``Name``. Other fields hold values, and so do attributes, whatever their name.

    Source:
        docs/assumptions.md A-442.
    """
    return _named(_places(operation.body, _names_something), document)


def query_targets(operation: Operation, query: dict[str, list[str]]) -> Iterator[tuple[str, str]]:
    """Find the ids and DNs in a query."""
    return _named(_places(operation.query, _names_something), query)


def path_targets(operation: Operation, path: str) -> Iterator[tuple[str, str]]:
    """Find the decoded parameters of a raw path: ``("id", "1")``."""
    for described, given in zip(operation.path.split("/"), path.split("/"), strict=False):
        if described.startswith("{"):
            yield described.strip("{").partition("}")[0], unquote(given)


def acted_for(operation: Operation, document: Any) -> Iterator[str]:
    """Find the DNs of the people on whose behalf a body requests or decides."""
    return (dn for _, dn in _named(_places(operation.body, _acts_for), document))


def _names_something(name: str, field: fields.Field[Any]) -> bool:
    return not isinstance(field, fields.Boolean) and (isinstance(field, Name) or bool(_NAMING.fullmatch(name)))


def _acts_for(_name: str, field: fields.Field[Any]) -> bool:
    return isinstance(field, ActsFor)


@cache
def _places(schema: type[Schema] | None, wanted: Callable[[str, fields.Field[Any]], bool]) -> tuple[Place, ...]:
    return tuple(_found(schema(), wanted)) if schema else ()


def _found(schema: Schema, wanted: Callable[[str, fields.Field[Any]], bool], above: Place = ()) -> Iterator[Place]:
    for name, field in schema.fields.items():
        place = (*above, field.data_key or name)
        item = field.inner if isinstance(field, fields.List) else field
        if isinstance(item, fields.Nested):
            if len(place) < _DEEPEST:
                yield from _found(item.schema, wanted, place)
        elif wanted(name, item):
            yield place


def _named(places: tuple[Place, ...], document: Any) -> Iterator[tuple[str, str]]:
    for place in places:
        for value in _values(document, place):
            yield ".".join(place), value


def _values(document: Any, place: Place) -> Iterator[str]:
    if isinstance(document, list):
        for each in document:
            yield from _values(each, place)
    elif place:
        if isinstance(document, dict):
            yield from _values(document.get(place[0]), place[1:])
    elif document not in (None, "") and not isinstance(document, dict):
        yield str(document)
