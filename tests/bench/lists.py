"""How long the mock's lists take with very many people."""

import statistics
import time
from dataclasses import dataclass
from pathlib import Path

from mock_upstream.seed.fill import ensure_seeded
from mock_upstream.settings import load_settings
from mock_upstream.store.database import Database

from tests.mock_upstream.console import Console, sign_in
from tests.support.servers import free_port, mock_upstream

_USERS, _ROLES, _GROUPS = "users/list", "/IDMProv/rest/catalog/roles/listV2", "groups"
_COLUMNS = ("FirstName", "LastName", "Title", "Department", "Email", "TelephoneNumber", "manager", "Location", "CN")
_WARM_UP, _CALLS = 20, 200
_CONSOLE = "http://127.0.0.1:9"


@dataclass(frozen=True, kw_only=True)
class Lists:
    """Seconds that the seeding took, and the 95th percentile of each list in milliseconds."""

    seed_s: float
    p95_ms: dict[str, float]


def time_lists(folder: Path, people: int) -> Lists:
    """Seed that many people, and ask one call after the other as one client."""
    environ = {"MOCK_USERS": str(people), "MOCK_DATABASE": str(folder / "mock.sqlite3"), "MOCK_ACCESS_TOKEN_S": "86400"}
    settings = load_settings(environ)
    begun = time.perf_counter()
    ensure_seeded(Database(settings.database, settings.pristine), settings)
    seed_s = time.perf_counter() - begun
    with mock_upstream(folder, _CONSOLE, free_port(), **environ) as url:
        admin = sign_in(Console(url, _CONSOLE), "admin")
        p95_ms = {name: _p95_ms(admin, path, query) for name, (path, query) in _calls(people).items()}
    return Lists(seed_s=seed_s, p95_ms=p95_ms)


def _calls(people: int) -> dict[str, tuple[str, dict[str, str]]]:
    """Lists by what is special about them, with their queries."""
    middle, last = {"nextIndex": str(people // 2)}, {"nextIndex": str(people - 9)}
    return {
        "people, first page": (_USERS, {}),
        "people, last page": (_USERS, last),
        "people, 300 rows": (_USERS, {"size": "300", **middle}),
        **{f"people by {column}, last page": (_USERS, {"sortBy": column, **last}) for column in _COLUMNS},
        "people by Title downwards, middle": (_USERS, {"sortBy": "Title", "sortOrder": "desc", **middle}),
        "people, search of 8 letters": (_USERS, {"q": "anderson"}),
        "people, search of 4 letters": (_USERS, {"q": "nder"}),
        "people, search of 3 letters": (_USERS, {"q": "son"}),
        "people, search of 2 letters": (_USERS, {"q": "an"}),
        "people, search by title and town": (_USERS, {"advSearch": "Title:engineer,Location:oslo"}),
        "roles, searched and sorted": (_ROLES, {"q": "pay", "sortBy": "name"}),
        "groups": (_GROUPS, {"q": "*"}),
    }


def _p95_ms(caller: Console, path: str, query: dict[str, str]) -> float:
    for _ in range(_WARM_UP):
        _call_s(caller, path, query)
    took_s = [_call_s(caller, path, query) for _ in range(_CALLS)]
    return statistics.quantiles(took_s, n=20)[-1] * 1000


def _call_s(caller: Console, path: str, query: dict[str, str]) -> float:
    begun = time.perf_counter()
    answer = caller.call("GET", path, params={"size": "10", **query})
    took_s = time.perf_counter() - begun
    assert answer.status_code == 200, answer.text
    return took_s
