"""The calls below ``/IDMProv/rest/access/info/user`` about passwords, and about the identities of the caller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.areas.users.requests import PrincipalsBody, UserReference
from mock_upstream.bearer import caller
from mock_upstream.directory.people import found_person
from mock_upstream.directory.trustees import MANAGE_USERS
from mock_upstream.store.database import database
from mock_upstream.store.drivers import Driver
from mock_upstream.store.groups import GroupMember
from mock_upstream.store.password_sync import MESSAGES, PasswordSync

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

user_info = Blueprint("user_info", __name__, url_prefix="/IDMProv/rest/access/info/user")


@user_info.get("/passwordsyncstatus")
def show_own_password_states() -> ResponseReturnValue:
    """Give the state of the caller's password in each connected system."""
    with database().read() as session:
        return _states(session, caller().dn)


@user_info.post("/passwordsyncstatus")
def show_password_states() -> ResponseReturnValue:
    """Give the state of a user's password; others than one's own for a person who manages users."""
    asked: dict[str, str] = UserReference().load(request.get_json())
    if asked["dn"] != caller().dn:
        require_page(MANAGE_USERS)
    with database().read() as session:
        return _states(session, found_person(session, asked["dn"]).dn)


@user_info.post("/equivalent")
def tell_equivalents() -> ResponseReturnValue:
    """Answer for each named user, group or container whether the caller counts as it (docs/assumptions.md A-98)."""
    asked: dict[str, list[str]] = PrincipalsBody().load(request.get_json())
    with database().read() as session:
        member = select(GroupMember.group_dn).where(GroupMember.person_dn == caller().dn)
        groups = set(session.scalars(member))
    nodes = [{"key": each, "value": str(_counts_as(each, groups)).lower()} for each in asked["principals"]]
    return {"navPageRights": nodes}


def _counts_as(principal: str, groups: set[str]) -> bool:
    own = caller().dn
    return principal == own or principal in groups or own.endswith(f",{principal}")


def _states(session: Session, dn: str) -> dict[str, Any]:
    query = select(PasswordSync).join(PasswordSync.driver).where(PasswordSync.person_dn == dn)
    return {
        "messages": [
            {"message": MESSAGES[each.status], "status": each.status, "driverName": each.driver.name}
            for each in session.scalars(query.order_by(Driver.sort_name))
        ]
    }
