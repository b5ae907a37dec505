"""The limit of a user search, and the people whose requests a person may see."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.mock_upstream.people import ADMIN_DN, USER_DN

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.mock_upstream.console import Console

LIST = "users/list"


def test_a_search_that_finds_too_many_lists_nobody(admin: Console) -> None:
    """The client's setting is the limit; the answer says that there are more. A list without a search has no limit."""
    config = json.loads(admin.get("config/clients/1")["config"])
    config["customization"]["maxUserSearchLimit"]["value"] = 5
    client = {"id": "1", "name": "Default", "config": json.dumps(config)}
    assert admin.call("POST", "config/clients/1", json=client).status_code == 200

    many = admin.get(LIST, q="a", searchAttr="name")
    few = admin.get(LIST, q="okafor")

    assert (many["usersList"], many["hasMore"], many["nextIndex"]) == ([], True, 0)
    assert many["totalSize"] > 5
    assert (len(few["usersList"]), few["hasMore"]) == (1, False)
    assert len(admin.get(LIST)["usersList"]) == 20


def test_users_found_can_be_counted_alone(admin: Console) -> None:
    """``searchCount`` gives the total without rows."""
    reply = admin.get(LIST, q="okafor", searchCount="true")

    assert (reply["usersList"], reply["totalCount"], reply["hasMore"]) == ([], 1, False)


def test_administrators_and_the_help_desk_see_everybodys_history(signed_in: Callable[[str], Console]) -> None:
    """Others see their own history, and that of a team with the permission to see running requests."""
    admin, user = signed_in("admin"), signed_in("user")
    history = "users/usersForHistory"
    assert admin.get(history)["totalSize"] == signed_in("helpdesk").get(history)["totalSize"] == 200
    assert [person["dn"] for person in user.get(history)["usersList"]] == [USER_DN]

    node = {
        "name": "Watched",
        "domainTypes": ["PROVISIONING"],
        "requestors": [{"dn": USER_DN, "type": "user"}],
        "recipients": [{"dn": ADMIN_DN, "type": "user"}],
        "permissionList": [{"id": admin.get("containers/prd")["dn"], "entityType": "prd", "permission": "viewPrd"}],
    }
    created = admin.call("POST", "teams", json=node)

    assert created.status_code == 200, created.text
    assert {person["dn"] for person in user.get(history)["usersList"]} == {USER_DN, ADMIN_DN}


def test_the_settings_about_people_are_read_by_key(admin: Console) -> None:
    """The settings are the search limit, and the attributes that people may change themselves (A-95)."""
    limit = admin.get("config", client="1", key="customization.maxUserSearchLimit")
    editable = admin.get("config", client="1", key="customization.editableAttributes")

    assert limit["value"] == 300
    assert {each["key"] for each in editable["value"]} == {"Title", "Email", "TelephoneNumber", "Location", "UserPhoto"}
