"""Answer times of the mock's lists with a very large number of people."""

import statistics
import time
from dataclasses import dataclass
from pathlib import Path

from tests.bench.seeding import mock_environ, seed
from tests.mock_upstream.console import Console, sign_in
from tests.support.servers import free_port, mock_upstream

_CATALOGUE = "/IDMProv/rest/catalog"
_DRIVER = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_ROLE = {"dn": f"cn=OperationsEmployee,cn=Level30,cn=RoleDefs,{_DRIVER}"}
_RESOURCE = {"dn": f"cn=OfficeLicence,cn=ResourceDefs,{_DRIVER}"}
_GROUP = {"dn": "cn=Operations,ou=groups,o=data"}
"""A quarter of all people have the role and are in the group, a fifth have the resource."""
_COLUMNS = ("FirstName", "LastName", "Title", "Department", "Email", "TelephoneNumber", "manager", "Location", "CN")
_WARM_UP, _CALLS = 20, 200
_CONSOLE = "http://127.0.0.1:9"


@dataclass(frozen=True, kw_only=True)
class Lists:
    """Seconds of the seeding, and the 95th percentile of each list in milliseconds."""

    seed_s: float
    p95_ms: dict[str, float]


def time_lists(folder: Path, people: int) -> Lists:
    """Seed this number of people, and make one call after the other as one client."""
    seed_s = seed(folder, people)
    with mock_upstream(folder, _CONSOLE, free_port(), **mock_environ(folder, people)) as url:
        admin = sign_in(Console(url, _CONSOLE), "admin")
        p95_ms = {name: _p95_ms(admin, ask) for name, ask in lists(people).items()}
    return Lists(seed_s=seed_s, p95_ms=p95_ms)


@dataclass(frozen=True)
class Asked:
    """A list with its query; a list with a body is requested by POST."""

    path: str
    query: dict[str, str]
    body: dict[str, str] | None = None

    @property
    def method(self) -> str:
        """The HTTP method of the call."""
        return "GET" if self.body is None else "POST"


def lists(people: int) -> dict[str, Asked]:
    """The lists by a name that says what is special about each."""
    return {**_of_people(people), **_of_holders(people), **_of_work()}


def _of_people(people: int) -> dict[str, Asked]:
    middle, last = {"nextIndex": str(people // 2)}, {"nextIndex": str(people - 9)}
    queries: dict[str, dict[str, str]] = {
        "people, first page": {},
        "people, last page": last,
        "people, 300 rows": {"size": "300", **middle},
        **{f"people by {column}, last page": {"sortBy": column, **last} for column in _COLUMNS},
        "people by Title downwards, middle": {"sortBy": "Title", "sortOrder": "desc", **middle},
        "people, search of 8 letters": {"q": "anderson"},
        "people, search of 4 letters": {"q": "nder"},
        "people, search of 3 letters": {"q": "son"},
        "people, search of 2 letters": {"q": "an"},
        "people, search of 2 letters that few have": {"q": "zq"},
        "people, search by title and town": {"advSearch": "Title:engineer,Location:oslo"},
    }
    return {name: Asked("users/list", query) for name, query in queries.items()}


def _of_holders(people: int) -> dict[str, Asked]:
    of_role, of_resource = f"{_CATALOGUE}/roles/role/assignments", f"{_CATALOGUE}/resources/resource/assignments"
    whose = {"permissionId": _RESOURCE["dn"], "permissionType": "resource"}
    late = {"nextIndex": str(people // 6)}
    return {
        "assignments of a role": Asked(of_role, {}, _ROLE),
        "assignments of a role, late page": Asked(of_role, late, _ROLE),
        "assignments of a role by date": Asked(of_role, {"sortBy": "requestDate"}, _ROLE),
        "assignments of a role, searched": Asked(of_role, {"q": "ander"}, _ROLE),
        "assignments of a resource, searched": Asked(of_resource, {"q": "ander"}, _RESOURCE),
        "people with a resource": Asked("assignments/identities", whose),
        "people with a resource, late page": Asked("assignments/identities", {**whose, **late}),
        "people with a resource, searched": Asked("assignments/identities", {**whose, "q": "ander"}),
        "members of a group": Asked("groups/members", {}, _GROUP),
        "members of a group, late page": Asked("groups/members", late, _GROUP),
        "members of a group, searched": Asked("groups/members", {"q": "ander"}, _GROUP),
    }


def _of_work() -> dict[str, Asked]:
    return {
        "roles, searched and sorted": Asked(f"{_CATALOGUE}/roles/listV2", {"q": "pay", "sortBy": "name"}),
        "groups": Asked("groups", {"q": "*"}),
        "own tasks": Asked("tasks/list", {}),
        "everybody's tasks by name": Asked("tasks/list/others", {"sortBy": "recipientName"}),
        "everybody's tasks, searched": Asked("tasks/list/others", {"q": "an"}),
        "running workflows": Asked("monitoring/process/list", {}),
        "requests of a resource": Asked("requests/historylist/permission", {"item": _RESOURCE["dn"]}, {}),
    }


def _p95_ms(caller: Console, asked: Asked) -> float:
    for _ in range(_WARM_UP):
        _call_s(caller, asked)
    took_s = [_call_s(caller, asked) for _ in range(_CALLS)]
    return statistics.quantiles(took_s, n=20)[-1] * 1000


def _call_s(caller: Console, asked: Asked) -> float:
    begun = time.perf_counter()
    answer = caller.call(asked.method, asked.path, params={"size": "10", **asked.query}, json=asked.body)
    took_s = time.perf_counter() - begun
    assert answer.status_code == 200, answer.text
    return took_s
