"""The input rules that the catalogue states."""

import json
from typing import Any

import pytest

from bff.catalogue import locales, preferences, roles, rules, users
from bff.catalogue.index import OPERATIONS
from bff.errors import BadInputError


@pytest.mark.parametrize(
    "query",
    [
        "",
        "q=*&size=10&nextIndex=1&sortOrder=asc&sortBy=FirstName&clientId=1",
        "size=300",
        "q=%D8%B9%D9%84%D9%8A&filter=FirstName,LastName&columnCustomization=true",
        "unknown=kept",
    ],
)
def test_lets_a_good_list_query_pass(query: str) -> None:
    """Valid parameters of SPEC 5 "Search and paging" pass, and so do parameters that are not described."""
    rules.check_query(users.LIST_USERS, query)


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("size=0", "size"),
        ("size=-1", "size"),
        ("size=301", "size"),
        ("size=ten", "size"),
        ("size=", "size"),
        ("nextIndex=0", "nextIndex"),
        ("sortOrder=up", "sortOrder"),
        ("size=10&size=9999", "size"),
        ("columnCustomization=perhaps", "columnCustomization"),
    ],
)
def test_refuses_a_broken_list_query(query: str, field: str) -> None:
    """The answer names the parameter; a repeated parameter is refused, as programs could read different values."""
    with pytest.raises(BadInputError) as refused:
        rules.check_query(users.LIST_USERS, query)

    fields: Any = refused.value.extra["fields"]
    assert list(fields) == [field]


@pytest.mark.parametrize(
    "path",
    [
        "catalog/drivers",
        "access/groups",
        "catalog/prds",
        "catalog/roleCategories",
        "catalog/resourceCategories",
        "catalog/roles/listV2",
        "access/teams/managelist",
        "access/users/list",
    ],
)
def test_no_list_gives_more_than_300(path: str) -> None:
    """No list accepts a page of more than 300 rows (SPEC 5 "Search and paging")."""
    (operation,) = [each for each in OPERATIONS if (each.method, each.path) == ("GET", f"/rest/{path}")]
    with pytest.raises(BadInputError) as refused:
        rules.check_query(operation, "size=301")

    fields: Any = refused.value.extra["fields"]
    assert list(fields) == ["size"]


def test_asks_for_what_a_call_needs() -> None:
    """A detail call without its DN is refused as a mistake of the caller."""
    with pytest.raises(BadInputError):
        rules.check_query(users.SHOW_USER, "clientId=1")


@pytest.mark.parametrize(
    "body",
    [b"{", b"[]", b'{"columns": []}', b'{"columns": "25"}', b"{}", b"\xff", pytest.param(b"[" * 100_000, id="endless")],
)
def test_refuses_a_broken_body(body: bytes) -> None:
    """A body that is not JSON, not an object, or has a field of the wrong type is refused."""
    with pytest.raises(BadInputError):
        rules.check_body(preferences.KEEP_PREFERENCE, body)


def test_lets_unknown_fields_pass() -> None:
    """The gateway refuses or passes on unchanged: fields that only the upstream knows are sent on."""
    body = b'{"userDN": "cn=a", "userPreferredLocales": ["ar"], "name": "x"}'
    rules.check_body(locales.KEEP_USER_LOCALE, body)


ROLE = {"id": "Auditor", "name": "Auditor", "level": 20}


@pytest.mark.parametrize(
    "role",
    [
        ROLE,
        {**ROLE, "name": "Prüferin's (100%) @ $!", "description": "a/b; c=d"},
        {**ROLE, "approvalQuorum": "100%"},
        {**ROLE, "approvalQuorum": ""},
        {**ROLE, "unknown": {"kept": True}},
    ],
)
def test_lets_a_good_role_pass(role: dict[str, Any]) -> None:
    """Names may have all characters that the name check of SPEC 5 "Field validators" does not forbid."""
    rules.check_body(roles.CREATE_ROLE, json.dumps(role).encode())


@pytest.mark.parametrize(
    ("change", "field"),
    [
        *(({"name": f"a{character}b"}, "name") for character in '<,;\\"+#=/|*~'),
        ({"name": ""}, "name"),
        ({"description": "a|b"}, "description"),
        ({"description": "a~b"}, "description"),
        ({"localizedNames": [{"locale": "de", "name": "a*b"}]}, "localizedNames"),
        ({"localizedDescriptions": [{"locale": "de", "desc": "a~b"}]}, "localizedDescriptions"),
        ({"approvalQuorum": "101%"}, "approvalQuorum"),
        ({"approvalQuorum": "half"}, "approvalQuorum"),
        ({"approvalQuorum": "50%\n"}, "approvalQuorum"),
        ({"level": 15}, "level"),
    ],
)
def test_refuses_a_wrong_role(change: dict[str, Any], field: str) -> None:
    """Each error names its field, and the forbidden character if there is one."""
    with pytest.raises(BadInputError) as refused:
        rules.check_body(roles.CREATE_ROLE, json.dumps({**ROLE, **change}).encode())

    fields: Any = refused.value.extra["fields"]
    assert list(fields) == [field]


def test_the_only_entry_of_a_list_may_stand_alone() -> None:
    """Clients of the product send ``{"roles": {"id": ...}}``."""
    rules.check_body(roles.DELETE_ROLES, b'{"roles": {"id": "cn=a"}}')
    with pytest.raises(BadInputError):
        rules.check_body(roles.DELETE_ROLES, b'{"roles": []}')
