"""The audit log has a line for each write: the user, in whose name, the operation, its objects and the outcome."""

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest

from bff.catalogue import email_approval, groups, requests, tasks, user_changes
from bff.catalogue.index import OPERATIONS
from bff.catalogue.kinds import ActsFor
from bff.catalogue.naming import body_targets, path_targets
from bff.catalogue.operation import Operation
from bff.observability.audit import AuditLine, Write
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.operators import audit_lines
from tests.support.visitor import Visitor

GROUPS = "IDMProv/rest/access/groups"
REQUEST = "IDMProv/rest/access/requests/permissions/item"
ADMIN = "cn=admin,ou=users,o=data"
GROUP = {"name": "Auditors", "container": "ou=groups,o=data", "members": [ADMIN], "description": "not to be told"}

Writes = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def writes(stack: Stack) -> Writes:
    """Lines of writes since the test began; every line matches the schema."""
    log = stack.folder / "bff.log"
    before = len(audit_lines(log))

    def written() -> list[dict[str, Any]]:
        found = [line for line in audit_lines(log)[before:] if line["event"] == "write"]
        assert [AuditLine().validate(line) for line in found] == [{}] * len(found)
        return found

    return written


def _outcomes(writes: Writes) -> list[tuple[str, str]]:
    return [(line["outcome"], line["reason"]) for line in writes()]


def test_a_write_says_who_did_what_on_whom(signed_in: Visitor, writes: Writes) -> None:
    """The line has ids and DNs, but no values; a read leaves no line."""
    answer = signed_in.call("POST", GROUPS, json=GROUP)
    signed_in.get("IDMProv/rest/access/info/version")

    [line] = writes()
    assert (answer.status_code, line["outcome"], line["reason"]) == (200, "done", "200")
    assert (line["user"], line["subject"]) == ("admin", ADMIN)
    assert line["operation"] == "POST /rest/access/groups"
    assert line["targets"] == {"container": ["ou=groups,o=data"], "members": [ADMIN]}
    assert line["request_id"] == answer.headers["X-Request-Id"]
    assert "not to be told" not in str(line)


def test_a_write_says_in_whose_name_it_is_made(signed_in: Visitor, writes: Writes) -> None:
    """The line has the person for whom the user acts, whether the upstream allows it or not."""
    other = "cn=other,ou=users,o=data"
    signed_in.call("POST", REQUEST, json={"id": "cn=role", "entityType": "role", "proxyUser": other})

    [line] = writes()
    assert (line["user"], line["in_name_of"]) == ("admin", [other])
    assert line["targets"] == {"id": ["cn=role"]}


@pytest.mark.parametrize(
    ("fault", "outcome", "reason"),
    [
        ({"status": 489}, "refused", "489"),
        ({"status": 500}, "failed", "500"),
        ({"status": 200, "body": {"success": False}}, "refused", "success: false"),
        ({"disconnect": True}, "unknown", "upstream_unreachable"),
    ],
    ids=["refused", "failed", "no success", "answer lost"],
)
def test_the_outcome_is_the_upstreams(
    signed_in: Visitor, mock: MockControl, writes: Writes, fault: dict[str, Any], outcome: str, reason: str
) -> None:
    """The outcome follows from the status and the body of the answer; it is unknown if the answer is lost."""
    mock.fault(f"/{GROUPS}", **fault, times=1)
    signed_in.call("POST", GROUPS, json=GROUP)

    assert _outcomes(writes) == [(outcome, reason)]


def test_what_the_gateway_refuses_unsent_changed_nothing(signed_in: Visitor, writes: Writes) -> None:
    """Bad input and a missing anti-forgery token leave no line of a write."""
    signed_in.call("POST", GROUPS, json={"name": ""})
    signed_in.call("POST", GROUPS, json=GROUP, headers={"netiq-idm-rbpm-acsrf": "x"})

    assert writes() == []


def test_values_are_no_targets() -> None:
    """Attributes of a person are values, with any name and at any depth, so they are not logged as targets."""
    document = {
        "dn": "cn=ann",
        "password": "p",
        "attributes": [{"key": "employeeId", "values": ["0815"]}, {"name": "id", "values": ["4711"]}],
        "unknownId": "x",
    }

    assert list(body_targets(user_changes.CHANGE_USER, document)) == [("dn", "cn=ann")]


def test_targets_are_found_in_paths_and_lists() -> None:
    """A DN in a path is decoded; each item of a list is logged, also a single item without brackets."""
    described = Operation(method="DELETE", path="/things/{dn}/parts/{id}", summary="", reply=groups.GroupReference)
    assert list(path_targets(described, f"/things/{quote('cn=a/b', safe='')}/parts/7")) == [
        ("dn", "cn=a/b"),
        ("id", "7"),
    ]
    wanted = {"reqPermissions": {"id": "r1"}, "recipients": [{"dn": "cn=a"}, {"dn": "cn=b"}]}

    assert list(body_targets(requests.ASK_FOR_PERMISSIONS, wanted)) == [
        ("recipients.dn", "cn=a"),
        ("recipients.dn", "cn=b"),
        ("reqPermissions.id", "r1"),
    ]
    assert list(body_targets(tasks.ACT_ON_TASKS, {"tasks": [{"taskId": "4"}], "approver": "cn=c"})) == [
        ("tasks.taskId", "4"),
        ("approver", "cn=c"),
    ]


def test_a_line_has_an_end() -> None:
    """Of a thousand targets the line has a hundred, each with 400 characters at most, and the number of the others."""
    write = Write.of("DELETE /x", [("dn", "n" * 1000)] * 1000, [])

    assert [len(dn) for dn in write.targets["dn"]] == [400] * 100
    assert write.targets_left_out == 900


def _names(operation: Operation) -> set[str]:
    body = operation.body().fields if operation.body else {}
    return {
        name for name, field in body.items() if name in {"proxyUser", "proxyFor"} and not isinstance(field, ActsFor)
    }


def test_each_write_that_can_be_made_for_somebody_says_so() -> None:
    """Only one other field has such a name: the account at a mail proxy."""
    unmarked = {operation.name for operation in OPERATIONS if operation.writes and _names(operation)}

    assert unmarked == {f"POST {email_approval.KEEP_EMAIL_APPROVAL.path}"}
