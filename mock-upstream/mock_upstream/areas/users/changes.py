"""The calls below ``/IDMProv/rest/access`` that create, change, rename and delete users."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.users.requests import (
    ChangeBody,
    ClientQuery,
    CreationBody,
    DnQuery,
    MembersBody,
    PictureBody,
    RenameBody,
)
from mock_upstream.bearer import caller
from mock_upstream.directory.people import (
    change_person,
    delete_person,
    found_person,
    new_person,
    rename_person,
)
from mock_upstream.directory.people_settings import people_settings
from mock_upstream.directory.person_fields import FIELDS, PHOTO_KEY
from mock_upstream.directory.photos import format_of, read_photo
from mock_upstream.directory.schema import read_schema
from mock_upstream.directory.trustees import MANAGE_USERS, editable_keys
from mock_upstream.errors import FaultError
from mock_upstream.nodes.response import one_by_one
from mock_upstream.store.database import database
from mock_upstream.store.entities import USER

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.directory.schema import EntitySchema
    from mock_upstream.store.models import Person

user_changes = Blueprint("user_changes", __name__, url_prefix="/IDMProv/rest/access")


@user_changes.post("/user")
def create_user() -> ResponseReturnValue:
    """Create a user and give ``{"dn", "name", "firstName", "lastName"}``."""
    require_page("createUser")
    given: dict[str, Any] = CreationBody().load(request.get_json())
    attributes = {each["key"]: each["values"] for each in given["attributes"]}
    if given["photo"]:
        attributes[PHOTO_KEY] = [given["photo"]]
    with database().write() as session:
        schema = read_schema(session, USER)
        return _user_node(new_person(session, schema, given["container"], given["password"], attributes))


@user_changes.put("/user")
def change_user() -> ResponseReturnValue:
    """Change attributes of a user, and return their new values."""
    asked: dict[str, Any] = ClientQuery().load(request.args)
    given: dict[str, Any] = ChangeBody().load(request.get_json())
    with database().write() as session:
        person, schema = found_person(session, given["dn"]), read_schema(session, USER)
        settings = people_settings(session, asked["client_id"])
        _require_keys(given, editable_keys(schema, settings, caller(), person.dn, is_profile=asked["is_profile"]))
        for photo in (each for each in given["attributes"] if each["key"] == PHOTO_KEY and "hidden" in each):
            person.photo_hidden = photo["hidden"]
        change_person(session, schema, person, _changes(person, given))
        return _changed_node(session, schema, person, given)


@user_changes.delete("/user")
def delete_users() -> ResponseReturnValue:
    """Delete the named users, each for itself."""
    require_page(MANAGE_USERS)
    given: dict[str, Any] = MembersBody().load(request.get_json())
    with database().write() as session:

        def delete(member: dict[str, Any]) -> tuple[str, str]:
            return member["id"], delete_person(session, member["id"], caller())

        return one_by_one(({"id": each["dn"]} for each in given["members"]), delete, USER)


@user_changes.post("/user/dn")
def rename_user() -> ResponseReturnValue:
    """Give a user another DN and let everything follow that refers to it."""
    require_page(MANAGE_USERS)
    given: dict[str, Any] = RenameBody().load(request.get_json())
    with database().write() as session:
        return _user_node(rename_person(session, given["old_dn"], given["new_dn"]))


@user_changes.get("/users/clearEntitlementResult")
def clear_entitlement_results() -> ResponseReturnValue:
    """Delete the drivers' results about a user's entitlements; ``errorCode`` is 0."""
    require_page(MANAGE_USERS)
    asked: dict[str, Any] = DnQuery().load(request.args)
    with database().write() as session:
        found_person(session, asked["dn"]).entitlement_results = []
    return {"isSuccess": True, "errorCode": 0, "message": ""}


@user_changes.post("/users/imageDetails")
def describe_picture() -> ResponseReturnValue:
    """Describe a picture if it can be used as a photo (docs/assumptions.md A-94)."""
    given: dict[str, Any] = PictureBody().load(request.get_json())
    expected = format_of(given["file_name"])
    photo = read_photo(given["image"])
    if photo.format != expected:
        raise FaultError("InvalidInput", "File extension type is not valid")
    return {
        "fileName": given["file_name"],
        "format": photo.format,
        "width": photo.width,
        "height": photo.height,
        "sizeBytes": len(photo.content),
    }


def _require_keys(given: dict[str, Any], allowed: frozenset[str]) -> None:
    refused = [each["key"] for each in given["attributes"] if each["key"] not in allowed]
    if refused:
        raise FaultError("SecurityException", f"You may not change {', '.join(refused)}.")


def _changes(person: Person, given: dict[str, Any]) -> dict[str, list[Any]]:
    """
    Values by key; ``add`` appends values to the stored ones.

    When a photo is only hidden or shown, the photo stays.
    """
    changes: dict[str, list[Any]] = {}
    for each in given["attributes"]:
        if each["key"] == PHOTO_KEY and "hidden" in each and not each["values"]:
            continue
        before = _texts(person, each["key"]) if each["action"] == "add" else []
        changes[each["key"]] = [*before, *each["values"]]
    return changes


def _texts(person: Person, key: str) -> list[str]:
    return [value["$"] for value in FIELDS[key].read(person)] if key in FIELDS else []


def _changed_node(session: Session, schema: EntitySchema, person: Person, given: dict[str, Any]) -> dict[str, Any]:
    session.refresh(person)
    attributes = [schema.attribute(each["key"]) for each in given["attributes"]]
    return {
        "dn": person.dn,
        "attributes": [
            {
                "key": each.key,
                "dataType": each.data_type,
                "isRequired": each.required,
                "values": _texts(person, each.key),
            }
            for each in attributes
        ],
    }


def _user_node(person: Person) -> dict[str, str]:
    return {
        "dn": person.dn,
        "name": person.full_name,
        "firstName": person.first_name,
        "lastName": person.last_name,
    }
