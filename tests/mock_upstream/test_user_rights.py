"""Rights to change users and their attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.people import (
    ADMIN_DN,
    NEW_DN,
    USER_DN,
    attributes,
    creation,
    details,
    groups,
    node,
    send,
    values,
)

if TYPE_CHECKING:
    from collections.abc import Callable


def test_people_change_of_themselves_what_the_client_lets_them(signed_in: Callable[[str], Console]) -> None:
    """On the profile page the flags of the details decide; a page without editable attributes has nothing to save."""
    user = signed_in("user")
    own = user.get("users/userDefaults", isProfile="true")

    assert (node(own, "Title")["isEditable"], node(own, "Department")["isEditable"]) == (True, False)
    assert (own["imageAttr"]["isEditable"], own["canHide"]) == (True, True)
    send(user, "PUT", {"dn": USER_DN, "attributes": attributes(Title="Master Planner")}, isProfile="true")
    assert values(user, USER_DN, "Title") == ["Master Planner"]
    for key, query in (("Department", {"isProfile": "true"}), ("Title", {})):
        refused = user.call("PUT", "user", params=query, json={"dn": USER_DN, "attributes": attributes(**{key: "X"})})
        assert fault_of(refused) == (489, "SecurityException")


def test_nobody_without_the_right_changes_others(signed_in: Callable[[str], Console]) -> None:
    """No attribute of others is editable, with or without the profile page; creation and deletion need their pages."""
    user = signed_in("user")
    for query in ({}, {"isProfile": "true"}):
        shown = details(user, ADMIN_DN, **query)
        assert not any(each["isEditable"] for group in groups(shown) for each in group)
        refused = user.call("PUT", "user", params=query, json={"dn": ADMIN_DN, "attributes": attributes(Title="X")})
        assert fault_of(refused) == (489, "SecurityException")
    assert fault_of(user.call("POST", "user", json=creation())) == (489, "SecurityException")
    assert fault_of(user.call("DELETE", "user", json={"members": [{"dn": ADMIN_DN}]})) == (489, "SecurityException")
    renaming = {"oldUserDn": ADMIN_DN, "newUserDn": NEW_DN}
    assert fault_of(user.call("POST", "user/dn", json=renaming)) == (489, "SecurityException")


def test_who_manages_users_may_change_what_the_directory_lets_be_changed(admin: Console) -> None:
    """Account name, reports and creation time cannot be changed."""
    fixed = {each["key"] for group in groups(details(admin, USER_DN)) for each in group if not each["isEditable"]}

    assert fixed == {"CN", "directReports", "PreferredLocale", "CreationTime", "EntitlementResult"}
