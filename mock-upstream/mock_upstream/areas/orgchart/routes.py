"""The calls below ``/IDMProv/rest/access/orgChart``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.orgchart.chart_node import ChartNodes
from mock_upstream.areas.orgchart.requests import ChartQuery, LevelUpQuery, PersonQuery
from mock_upstream.bearer import caller
from mock_upstream.directory.query import split
from mock_upstream.directory.relations import above, below, found_relationship
from mock_upstream.directory.rows import shown_name
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.database import database
from mock_upstream.store.entities import USER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person

org_chart = Blueprint("org_chart", __name__, url_prefix="/IDMProv/rest/access/orgChart")


@org_chart.before_request
def _let_in() -> None:
    require_page("orgchart")


@org_chart.get("")
def show_person() -> ResponseReturnValue:
    """Give a person with everybody who reports to them and everybody above, the nearest first."""
    with database().read() as session:
        nodes, person = _person(session)
        managers = [nodes.person(each) for each in _chain(person)]
        reports = [nodes.person(each) for each in person.reports]
        return {
            "userQuickInfo": nodes.person(person),
            "reportees": reports,
            "totalNumberOfReportees": len(reports),
            "managers": managers,
        }


@org_chart.get("/managers")
def show_managers() -> ResponseReturnValue:
    """Give everybody above a person, the nearest first."""
    with database().read() as session:
        nodes, person = _person(session)
        return {"managers": [nodes.person(each) for each in _chain(person)]}


@org_chart.get("/v2")
def show_chart() -> ResponseReturnValue:
    """
    Give an object with one page of the objects below it, for each relationship.

    Source:
        SPEC 7 "Org chart".
    """
    asked: dict[str, Any] = ChartQuery().load(request.args)
    with database().read() as session:
        nodes = ChartNodes(session, asked["entity_key"], caller())
        row = nodes.found(asked["dn"] or caller().dn)
        targets = [_target(session, key, row.dn, asked) for key in split(asked["relationship_keys"])]
        return {"entityKey": row.dn, **nodes.card(row), "targets": targets}


@org_chart.get("/target/list")
def list_level_up() -> ResponseReturnValue:
    """Give the objects above one, along a relationship."""
    asked: dict[str, Any] = LevelUpQuery().load(request.args)
    with database().read() as session:
        relationship = found_relationship(session, asked["relationship_key"])
        found = asked_page(session, above(relationship, asked["dn"]), asked)
        shown = in_language(relationship.names, caller().locale)
        entities = [{"dn": row.dn, "fullName": shown_name(row), "relationshipDisplayName": shown} for row in found.rows]
    return {"entityList": entities, "nextIndex": found.next_index, "total": found.total}


def _person(session: Session) -> tuple[ChartNodes, Person]:
    asked: dict[str, Any] = PersonQuery().load(request.args)
    nodes = ChartNodes(session, USER, caller())
    return nodes, nodes.found(asked["dn"] or caller().dn)


def _chain(person: Person) -> Iterator[Person]:
    while person.manager:
        person = person.manager
        yield person


def _target(session: Session, key: str, dn: str, asked: dict[str, Any]) -> dict[str, Any]:
    relationship = found_relationship(session, key)
    if relationship.source_entity != asked["entity_key"]:
        raise FaultError("InvalidInput", f"The relationship {key} does not begin at a {asked['entity_key']}.")
    found = asked_page(session, below(relationship, dn), asked)
    cards = ChartNodes(session, relationship.target_entity, caller())
    first = max(asked["next_index"], 1)
    return {
        "relationshipKey": key,
        "total": found.total,
        "nextIndex": found.next_index,
        "orgChartEntityNodes": [
            {"id": str(number), "entityKey": row.dn, **cards.card(row)} for number, row in enumerate(found.rows, first)
        ],
    }
