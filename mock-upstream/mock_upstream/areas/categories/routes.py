"""The category calls below ``/IDMProv/rest``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields, validate
from sqlalchemy import func, select

from mock_upstream.admission import require_page
from mock_upstream.bearer import caller
from mock_upstream.nodes.fields import Direction
from mock_upstream.nodes.listing import PageQuery
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.database import database
from mock_upstream.store.listing import Page, cut_page, sort_key
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Category, Role

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy import Select

categories = Blueprint("categories", __name__, url_prefix="/IDMProv/rest")


class _ListQuery(PageQuery):
    sort_by = fields.String(data_key="sortBy", load_default="name", validate=validate.Equal("name"))
    sort_order = Direction(data_key="sortOrder", load_default="asc")


@categories.get("/catalog/roleCategories")
def list_role_categories() -> ResponseReturnValue:
    """Give one page of the categories of roles."""
    require_page("role")
    return _page(_of("role"))


@categories.get("/catalog/resourceCategories")
def list_resource_categories() -> ResponseReturnValue:
    """Give one page of the categories of resources."""
    require_page("resource")
    return _page(_of("resource"))


@categories.get("/access/requests/roleCategories")
def list_requestable_role_categories() -> ResponseReturnValue:
    """Give one page of the categories that have a role."""
    return _page(_of("role").where(_used_by(Role)))


@categories.get("/access/requests/resourceCategories")
def list_requestable_resource_categories() -> ResponseReturnValue:
    """Give one page of the categories that have a resource."""
    return _page(_of("resource").where(_used_by(Resource)))


def _of(kind: str) -> Select[Category]:
    return select(Category).where(Category.kind == kind)


def _used_by(table: type[Role | Resource]) -> Any:
    ids = func.json_each(table.category_ids).table_valued("value", joins_implicitly=True)
    return Category.id.in_(select(ids.c.value).select_from(table, ids))


def _page(query: Select[Category]) -> ResponseReturnValue:
    asked: dict[str, Any] = _ListQuery().load(request.args)
    language, words = caller().locale, asked["q"].strip().strip("*").casefold()
    with database().read() as session:
        nodes = [{"id": row.id, "name": in_language(row.names, language)} for row in session.scalars(query)]
    wanted = [node for node in nodes if words in node["name"].casefold()]
    wanted.sort(key=lambda node: sort_key(node["name"]), reverse=asked["sort_order"] == "desc")
    found = cut_page(wanted, Page.of(asked["next_index"], asked["size"]))
    return {"categories": found.rows, "nextIndex": found.next_index, "arraySize": len(found.rows)}
