"""The lists of the holders of a role."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mock_upstream.lifecycle_world import ANN, AUDIT, BEN, READ
from tests.mock_upstream.test_assignments import ROLES, give_role, holders_of, send
from tests.mock_upstream.test_requests import ADMIN, ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.mock_upstream.console import Console

FINANCE = "cn=Finance,ou=groups,o=data"


@pytest.mark.parametrize("words", ["okafor", "OKAF", "cn=admin", "auditors"])
def test_who_has_a_role_is_found_by_name_dn_and_reason(admin: Console, words: str) -> None:
    """The search finds the holder by name, DN and reason in any case; the total is the number found."""
    give_role(admin, READ, ADMIN, reason="For the auditors")
    give_role(admin, READ, BEN)
    assert len(holders_of(admin, READ)) > 1

    found = send(admin, "POST", f"{ROLES}/role/assignments", {"dn": READ}, size="300", q=words)

    assert [each["recipientDn"] for each in found["assignmentStatusList"]] == [ADMIN]
    assert found["total"] == 1


def test_who_has_a_role_by_a_group_is_found_by_the_name_of_the_group(admin: Console) -> None:
    """The search finds the group's assignment by the name of the group, not by the names of its members."""
    give_role(admin, READ, "cn=Finance,ou=groups,o=data", subtype="group")

    found, members = (holders_of(admin, READ, q=words) for words in ("financ", ANN))

    assert [each["recipientFullName"] for each in found] == ["Finance"]
    assert members == []


def _stand(console: Console, role: str, **query: str) -> dict[str, tuple[str, bool]]:
    """State and direction (grant or revoke) of each holder in the list of a role."""
    return {each["recipientDn"]: (each["statusDisplay"], each["grant"]) for each in holders_of(console, role, **query)}


def test_who_waits_for_a_role_was_denied_it_or_loses_it_is_listed(
    admin: Console, signed_in: Callable[[str], Console]
) -> None:
    """Each is listed with the state of the request; the next request replaces a denied one."""
    user = signed_in("user")
    ask(user, ("role", AUDIT))
    assert _stand(admin, AUDIT)[ANN] == ("Approval pending", True)

    (request,) = send(admin, "POST", "requests/historylist/permission", {}, item=AUDIT, status="running")["requests"]
    assert request["retractable"] is True
    assert send(admin, "DELETE", "requests/history", {"requests": [{"id": request["id"], "entityType": "role"}]})
    assert ANN not in _stand(admin, AUDIT)

    give_role(admin, READ, BEN)
    assert _stand(admin, READ)[BEN] == ("Provisioned", True)


def test_members_of_a_group_are_listed_when_indirect_holders_are_wanted(admin: Console) -> None:
    """Members of a group have its DN as ``source``; the group itself is always listed."""
    give_role(admin, READ, FINANCE, subtype="group")

    direct, everybody = (holders_of(admin, READ, onlyDirectAssignments=flag) for flag in ("true", "false"))

    members = send(admin, "POST", "groups/members", {"dn": FINANCE}, size="300")["recipients"]
    listed = {each["recipientDn"] for each in everybody if each.get("source") == FINANCE}
    assert listed == {each["dn"] for each in members}
    assert FINANCE in {each["recipientDn"] for each in direct}
    assert not [each for each in direct if each.get("source") == FINANCE]
