"""The task lists: who sees which task when, search, filters, order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.work import EVERYBODY, act, give, ids, reason, reports_of, task_like, tasks, written

if TYPE_CHECKING:
    from collections.abc import Callable

ADMIN, USER, HELPDESK, DELEGATE = (f"cn={cn},ou=users,o=data" for cn in ("admin", "user", "helpdesk", "delegate"))
TEAMS = "cn=TeamDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
BUYERS = f"cn=ProcurementBuyers,{TEAMS}"
OF_TEAM = "tasks/list/others/team"
IT_GROUP = "cn=IT,ou=groups,o=data"


def _head_of_it(admin: Console) -> str:
    """The head of IT, who is on leave, and whose deputy is the administrator."""
    dn: str = admin.get("users/list", advSearch="Title:Head of IT")["usersList"][0]["dn"]
    return dn


def test_people_see_the_tasks_that_wait_for_them(admin: Console) -> None:
    """A task is for its addressee, or for the deputy of an absent addressee."""
    head = _head_of_it(admin)
    given = give(admin, head, 2)
    seen = tasks(admin)

    assert {task["addressee"] for task in seen} == {ADMIN, head}
    assert all(task["delegatedTask"] is (task["addressee"] == head) for task in seen)
    assert ids(given) <= ids(tasks(admin, delegatedTasks=True))
    assert {task["addressee"] for task in tasks(admin, assignedTo="assignedTo")} == {ADMIN}


def test_a_deputy_decides_only_while_the_other_is_away(admin: Console) -> None:
    """When the addressee is back, only they see the tasks, except those that the deputy has claimed."""
    head = _head_of_it(admin)
    claimed, left = give(admin, head, 2)
    act(admin, "claim", claimed)
    written(admin, "availability/status", {"status": "0", "dn": head})

    assert claimed["taskId"] in ids(tasks(admin))
    assert left["taskId"] not in ids(tasks(admin))
    assert reason(admin, "approve", left) == "The task does not wait for you."
    written(admin, "availability/status", {"status": "1", "dn": head})
    assert act(admin, "approve", left)["success"] is True


def test_a_delegation_of_some_requests_shows_their_tasks_alone(
    admin: Console, signed_in: Callable[[str], Console]
) -> None:
    """Nothing of other workflows is seen."""
    give(admin, ADMIN, 12)
    offered = {each["name"]: each for each in admin.get("delegation/requests")["provisioningRequests"]}
    mine = tasks(admin, assignedTo="assignedTo")
    name = next(task["processName"] for task in mine if task["processName"] in offered)
    wanted = {"requestDefs": [offered[name]], "assignFromUsers": [{"dn": ADMIN}], "assignToUsers": [{"dn": DELEGATE}]}
    written(admin, "delegation", {**wanted, "createAvailability": True})

    reached = tasks(signed_in("delegate"), delegatedTasks=True)
    assert {task["processName"] for task in reached if task["addressee"] == ADMIN} == {name}
    assert ids(task for task in mine if task["processName"] == name) == ids(
        task for task in reached if task["addressee"] == ADMIN
    ) | ids(task for task in mine if task["processName"] == name and task["taskClaimed"])


def test_standing_in_begins_and_ends_by_the_clock(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Before and after the absence the deputy sees no tasks, nor after the end of the delegation."""
    (task,) = give(admin, ADMIN, 1)
    now_ms = round(admin.control("POST", "clock", {"advanceS": 0})["nowS"] * 1000)
    absence = {"effectiveDate": now_ms + 3_600_000, "hasExpiry": True, "expiryDate": now_ms + 5 * 3_600_000}
    whom = {"assignFromUsers": [{"dn": ADMIN}], "assignToUsers": [{"dn": DELEGATE}]}
    until = {"isExpires": True, "expiryDate": now_ms + 3 * 3_600_000}
    written(admin, "delegation", {**whom, **until, "allRequests": True})
    written(admin, "availability", {**absence, "allRequests": True})
    delegate, seen = signed_in("delegate"), []
    for _ in range(4):
        seen.append(task["taskId"] in ids(tasks(delegate)))
        admin.control("POST", "clock", {"advanceS": 2 * 3600})
        delegate.tokens = delegate.refresh(delegate.tokens["refresh_token"]).json()

    assert seen == [False, True, False, False]


def test_a_group_gets_a_task_and_one_of_it_claims_it(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """All members see the task until one has claimed it, and again after its release."""
    helpdesk = signed_in("helpdesk")
    (task,) = give(admin, IT_GROUP, 1)
    assert task["taskId"] in ids(tasks(admin)) & ids(tasks(helpdesk, assignedTo="assignedToGroup"))
    assert task["taskId"] not in ids(tasks(signed_in("user")))

    act(helpdesk, "claim", task)
    assert task["taskId"] in ids(tasks(helpdesk))
    assert task["taskId"] not in ids(tasks(admin))
    act(helpdesk, "release", task)
    assert task["taskId"] in ids(tasks(admin))


def test_a_proxy_sees_and_decides_in_the_name_of_somebody(admin: Console) -> None:
    """The administrator is a proxy for all people; the user has no proxy rights."""
    (task,) = give(admin, USER, 1)

    assert ids(tasks(admin, proxyUser=USER)) == {task["taskId"]}
    assert act(admin, "claim", task, proxyUser=USER)["success"] is True
    (claimed,) = tasks(admin, proxyUser=USER)
    assert (claimed["claimedby"], claimed["delegatedTask"]) == (USER, False)


def test_nobody_acts_for_whom_they_are_no_proxy_of(signed_in: Callable[[str], Console]) -> None:
    """Both calls, to read and to decide, get 489 ``SecurityException``."""
    helpdesk = signed_in("helpdesk")
    body = {"tasks": [{"taskId": "x"}], "action": "approve", "proxyUser": USER}

    assert fault_of(helpdesk.call("GET", "tasks/list", params={"proxyUser": USER})) == (489, "SecurityException")
    assert fault_of(helpdesk.call("POST", "tasks", json=body)) == (489, "SecurityException")


def test_the_help_desk_sees_the_tasks_of_everybody(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The help desk can page through all tasks; others are refused."""
    everything, index = [], 1
    while index > 0:
        reply = signed_in("helpdesk").get(EVERYBODY, fromIndex=index, size=7)
        everything += [task["taskId"] for task in reply["tasks"]]
        index = reply["nextIndex"]

    assert len(everything) == len(set(everything)) == reply["total"] == reply["totalSize"]
    assert set(everything) == ids(tasks(admin, EVERYBODY))
    assert fault_of(signed_in("user").call("GET", EVERYBODY)) == (489, "SecurityException")


def test_a_manager_sees_the_tasks_of_a_team(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The manager sees the tasks of all members or of one, but none of another team."""
    delegate = signed_in("delegate")
    member = reports_of(admin, "Procurement", DELEGATE)[0]
    (task,) = give(admin, member, 1)

    assert task["taskId"] in ids(tasks(delegate, OF_TEAM, teamDN=BUYERS)) & ids(
        tasks(delegate, OF_TEAM, teamDN=BUYERS, memberDn=member)
    )
    assert {each["addressee"] for each in tasks(delegate, OF_TEAM, teamDN=BUYERS, memberDn=member)} == {member}
    assert tasks(delegate, OF_TEAM, teamDN=BUYERS, memberDn=USER) == []
    foreign = delegate.call("GET", OF_TEAM, params={"teamDN": f"cn=ITTeam,{TEAMS}"})
    assert fault_of(foreign) == (489, "SecurityException")
    assert fault_of(delegate.call("GET", OF_TEAM)) == (489, "InvalidInput")
    assert task["taskId"] in ids(tasks(admin, OF_TEAM, teamDN=BUYERS))


def test_what_others_decided_is_seen_by_who_sees_their_tasks(
    admin: Console, signed_in: Callable[[str], Console]
) -> None:
    """Administrators and the help desk see all decisions with comments, managers those of their team."""
    user, delegate = signed_in("user"), signed_in("delegate")
    (denied,) = give(admin, USER, 1)
    act(user, "deny", denied, comment="Not needed")
    over = {"status": "completed"}

    (found,) = [each for each in tasks(admin, EVERYBODY, **over) if each["taskId"] == denied["taskId"]]
    assert [each["comment"] for each in found["comments"]] == ["Task denied", "Not needed"]
    assert ids(tasks(signed_in("helpdesk"), EVERYBODY, **over)) == ids(tasks(admin, EVERYBODY, **over))
    assert not ids(tasks(admin, EVERYBODY)) & ids(tasks(admin, EVERYBODY, **over))
    of_team = tasks(delegate, OF_TEAM, teamDN=BUYERS, **over)
    assert of_team
    assert all(each["comments"] for each in of_team)
    member = of_team[0]["addressee"]
    of_member = [each for each in of_team if each["addressee"] == member]
    assert ids(tasks(delegate, OF_TEAM, teamDN=BUYERS, memberDn=member, **over)) == ids(of_member)
    assert denied["taskId"] not in ids(of_team)
    for path, asker in ((EVERYBODY, user), (f"{OF_TEAM}?teamDN={BUYERS}", user)):
        assert fault_of(asker.call("GET", path, params=over)) == (489, "SecurityException")


def test_a_manager_passes_a_members_task_on_and_decides_nothing(
    admin: Console, signed_in: Callable[[str], Console]
) -> None:
    """The manager can reassign and comment on tasks of members; tasks of other people are refused."""
    delegate, member = signed_in("delegate"), reports_of(admin, "Procurement", DELEGATE)[0]
    theirs, foreign = give(admin, USER, 2)
    act(admin, "reassign", theirs, approver=member)

    assert reason(delegate, "approve", theirs) == "The task does not wait for you."
    assert act(delegate, "comment", theirs, comment="Soon")["failed"] == []
    assert act(delegate, "reassign", theirs, approver=DELEGATE)["failed"] == []
    assert "You may not act for" in reason(delegate, "reassign", foreign, approver=DELEGATE)


@pytest.mark.parametrize(
    ("column", "key"),
    [
        ("createTime", "createTime"),
        ("expirationTime", "expirationTime"),
        ("processName", "processName"),
        ("activityName", "activityName"),
        ("recipientName", "recipient"),
        ("initiatorName", "initiator"),
        ("assignedTo", "addressee"),
        ("claimedby", "claimedby"),
        ("taskClaimed", "taskClaimed"),
        ("assignStatus", "assignStatus"),
        ("priority", "priority"),
        ("confirmationNumber", "confirmationNumber"),
    ],
)
def test_the_list_is_sorted_by_each_column(admin: Console, column: str, key: str) -> None:
    """The descending order is the reverse of the ascending one; equal values stand together."""
    upwards = [task[key] for task in tasks(admin, EVERYBODY, sortBy=column)]
    downwards = [task[key] for task in tasks(admin, EVERYBODY, sortBy=column, sortOrder="desc")]

    assert upwards == downwards[::-1]
    assert [value for value, after in zip(upwards, [*upwards[1:], None], strict=True) if value != after] == list(
        dict.fromkeys(upwards)
    )


def test_the_newest_tasks_come_last_unless_asked_otherwise(admin: Console) -> None:
    """Names are sorted as a person reads them; an unknown column or direction is refused."""
    times = [task["createTime"] for task in tasks(admin, EVERYBODY)]
    names = [task["processName"].casefold() for task in tasks(admin, EVERYBODY, sortBy="processName")]

    assert times == sorted(times)
    assert names == sorted(names)
    for query in ({"sortBy": "colour"}, {"sortOrder": "up"}):
        assert admin.call("GET", "tasks/list", params=query).status_code == 489


def test_tasks_are_filtered(admin: Console) -> None:
    """Each filter selects exactly the tasks that fit: by recipient, assignee, claim, kind of assignment, or text."""
    everything = tasks(admin, EVERYBODY)
    first = everything[0]

    for query, fits in (
        ({"recipient": first["recipient"]}, lambda task: task["recipient"] == first["recipient"]),
        ({"recipient": "recipientAsMe"}, lambda task: task["recipient"] == ADMIN),
        ({"recipient": "recipientAsOthers"}, lambda task: task["recipient"] != ADMIN),
        ({"assignedTo": first["addressee"]}, lambda task: task["addressee"] == first["addressee"]),
        ({"status": "claimed"}, lambda task: task["taskClaimed"]),
        ({"status": "unclaimed"}, lambda task: not task["taskClaimed"]),
        ({"assignStatus": "Reassigned"}, lambda task: task["assignStatus"] == "Reassigned"),
        ({"q": first["confirmationNumber"]}, lambda task: task["confirmationNumber"] == first["confirmationNumber"]),
        ({"q": first["processName"].upper()}, lambda task: task["processName"] == first["processName"]),
    ):
        assert ids(tasks(admin, EVERYBODY, **query)) == ids(task for task in everything if fits(task)), query
    assert first["taskId"] in ids(tasks(admin, EVERYBODY, q=first["recipientName"]))
    assert fault_of(admin.call("GET", EVERYBODY, params={"status": "odd"})) == (489, "InvalidEnumValue")


def test_own_tasks_are_filtered_by_when_they_end_and_by_the_help_desk(admin: Console) -> None:
    """The filters are an end within days, weeks or months from now, and help desk tickets only."""
    give(admin, ADMIN, 12)
    ticket = task_like(admin, processName="Service Desk Ticket")
    act(admin, "reassign", ticket, approver=ADMIN)
    now_ms = round(admin.control("POST", "clock", {"advanceS": 0})["nowS"] * 1000)
    own = tasks(admin)

    for unit, days in (("days", 1), ("weeks", 7), ("months", 30)):
        soon = ids(task for task in own if task["expirationTime"] <= now_ms + 2 * days * 86_400_000)
        assert ids(tasks(admin, expireUnit=unit, expireWithin=2)) == soon
    assert {task["processName"] for task in tasks(admin, onlyHelpdeskTask=True)} == {"Service Desk Ticket"}
    for query in ({"expireWithin": "0"}, {"expireWithin": "soon"}, {"expireWithin": 1, "expireUnit": "moons"}):
        assert admin.call("GET", "tasks/list", params=query).status_code == 489


def test_a_guest_has_no_tasks_page(signed_in: Callable[[str], Console]) -> None:
    """A guest gets 489 ``SecurityException``."""
    assert fault_of(signed_in("guest").call("GET", "tasks/list")) == (489, "SecurityException")
