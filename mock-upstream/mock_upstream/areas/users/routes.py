"""The users calls below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import EXCLUDE, Schema, fields
from sqlalchemy import func, select

from mock_upstream.areas.users.person_node import person_node
from mock_upstream.areas.users.rules import NAME_KEY, PeopleQuery, people_query
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.store.database import database
from mock_upstream.store.listing import DEFAULT_SIZE, Page, read_page
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

users = Blueprint("users", __name__, url_prefix="/IDMProv/rest/access")

DEFAULT_SEARCH_KEYS = "FirstName,LastName,Email,TelephoneNumber"


class _ListQuery(Schema):
    class Meta:
        unknown = EXCLUDE

    q = fields.String(load_default="*")
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=DEFAULT_SIZE)
    sort_by = fields.String(data_key="sortBy", load_default="")
    sort_order = fields.String(data_key="sortOrder", load_default="")
    search_attr = fields.String(data_key="searchAttr", load_default="")
    adv_search = fields.String(data_key="advSearch", load_default="")
    filter = fields.String(load_default="")
    column_customization = fields.Boolean(data_key="columnCustomization", load_default=False)


class _CountQuery(Schema):
    class Meta:
        unknown = EXCLUDE

    users = fields.Boolean(load_default=False)


@users.get("/users/list")
def list_users() -> ResponseReturnValue:
    """
    Give one page of people.

    Returns:
        PersonListNode; ``nextIndex`` is 0 when no rows follow.

    Source:
        SPEC 7 "Users"; SPEC 5 "Search and paging".
    """
    asked: dict[str, Any] = _ListQuery().load(request.args)
    keys = _split(asked["filter"]) if asked["column_customization"] else None
    page = Page.of(asked["next_index"], asked["size"])
    with database().read() as session:
        found = read_page(session, people_query(_people_query(asked)), page)
        nodes = [person_node(person, caller().locale, keys) for person in found.rows]
    return {
        "usersList": nodes,
        "nextIndex": found.next_index,
        "hasMore": found.next_index > 0,
        "totalCount": found.total,
        "totalSize": found.total,
        "arraySize": len(nodes),
    }


@users.get("/users/details")
def show_user() -> ResponseReturnValue:
    """Give the person named by ``userDn``; 489 ``NotFound`` when there is none."""
    dn = request.args.get("userDn", "")
    if not dn:
        raise FaultError("InvalidInput", "userDn is required.")
    return _describe(dn)


@users.get("/users/userDefaults")
def show_caller() -> ResponseReturnValue:
    """Give the signed-in person."""
    return _describe(caller().dn)


@users.get("/counts")
def count_users() -> ResponseReturnValue:
    """Give ``{"usersCount": n}`` when asked with ``users=true``."""
    asked: dict[str, Any] = _CountQuery().load(request.args)
    if not asked["users"]:
        return {}
    with database().read() as session:
        return {"usersCount": session.scalar(select(func.count()).select_from(Person))}


def _describe(dn: str) -> ResponseReturnValue:
    with database().read() as session:
        person = session.get(Person, dn)
        if person is None:
            raise FaultError("NotFound", f"The user {dn} does not exist.")
        return person_node(person, caller().locale)


def _people_query(asked: dict[str, Any]) -> PeopleQuery:
    return PeopleQuery(
        words=asked["q"],
        search_keys=_split(asked["search_attr"] or DEFAULT_SEARCH_KEYS),
        advanced=_pairs(asked["adv_search"]),
        sort_key=asked["sort_by"] or NAME_KEY,
        direction=asked["sort_order"] or "asc",
    )


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    pairs = (part.partition(":") for part in _split(text))
    return tuple((key.strip(), words.strip()) for key, _colon, words in pairs if words.strip())
