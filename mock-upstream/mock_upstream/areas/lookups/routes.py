"""The calls below ``/IDMProv/rest`` that look something up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.areas.lookups.questions import answer, question_node
from mock_upstream.areas.lookups.requests import CatalogueUsersQuery, QuestionBody, ValueQuery
from mock_upstream.bearer import caller
from mock_upstream.directory.query import Wanted, people_query
from mock_upstream.directory.schema import read_schema
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import asked_page
from mock_upstream.store.database import database
from mock_upstream.store.entities import USER
from mock_upstream.store.models import Setting
from mock_upstream.store.queries import GLOBAL_VALUES, GlobalQuery

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

    from mock_upstream.store.models import Person

lookups = Blueprint("lookups", __name__, url_prefix="/IDMProv/rest")


@lookups.get("/access/gcv/value")
def show_global_value() -> ResponseReturnValue:
    """Give ``{"type", "values"}`` of a global configuration value."""
    asked: dict[str, str] = ValueQuery().load(request.args)
    with database().read() as session:
        found = session.get_one(Setting, GLOBAL_VALUES).value
    if asked["key"] not in found:
        raise FaultError("NotFound", f"There is no global value {asked['key']}.")
    value: dict[str, Any] = found[asked["key"]]
    return value


@lookups.get("/access/query/list")
def list_questions() -> ResponseReturnValue:
    """Give the questions that may be put, with what each needs."""
    with database().read() as session:
        rows = session.scalars(select(GlobalQuery).order_by(GlobalQuery.key)).all()
        nodes = [question_node(row, read_schema(session, row.entity_key), caller().locale) for row in rows]
    return {"queries": nodes, "total": len(nodes)}


@lookups.post("/access/query/global")
def ask() -> ResponseReturnValue:
    """Run a stored query and give the objects that match all its parameters, 300 at most."""
    given: dict[str, Any] = QuestionBody().load(request.get_json())
    values = {each["key"]: each["values"] for each in given["parameters"]}
    with database().read() as session:
        return answer(session, given["key"], values, caller().locale)


@lookups.get("/catalog/users")
def list_catalogue_users() -> ResponseReturnValue:
    """Give one page of users in short; a search that finds more than ``limit`` gives none and says why."""
    asked: dict[str, Any] = CatalogueUsersQuery().load(request.args)
    wanted = Wanted.of(asked | {"adv_search": ""}, "FirstName,LastName,CN")
    with database().read() as session:
        found = asked_page(session, people_query(read_schema(session, USER), wanted), asked)
    if 0 < asked["limit"] < found.total:
        return {"users": [], "nextIndex": 0, "arraySize": 0, "reason": f"There are more than {asked['limit']} users."}
    nodes = [_catalogue_user(person) for person in found.rows]
    return {"users": nodes, "nextIndex": found.next_index, "arraySize": len(nodes)}


def _catalogue_user(person: Person) -> dict[str, str]:
    return {"id": person.dn, "firstName": person.first_name, "lastName": person.last_name, "cn": person.cn}
