"""The input rules that the catalogue states."""

from typing import Any

import pytest

from bff.catalogue import locales, preferences, rules, users
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
    """SPEC 5 "Search and paging"; parameters that are not described are the upstream's business."""
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
    """The answer names the parameter; a value given twice is refused, because two readers could differ."""
    with pytest.raises(BadInputError) as refused:
        rules.check_query(users.LIST_USERS, query)

    fields: Any = refused.value.extra["fields"]
    assert list(fields) == [field]


def test_asks_for_what_a_call_needs() -> None:
    """A detail call without its DN is a mistake of the caller."""
    with pytest.raises(BadInputError):
        rules.check_query(users.SHOW_USER, "clientId=1")


@pytest.mark.parametrize("body", [b"{", b"[]", b'{"columns": []}', b'{"columns": "25"}', b"{}", b"\xff"])
def test_refuses_a_broken_body(body: bytes) -> None:
    """Not JSON, not an object, or a field of the wrong kind."""
    with pytest.raises(BadInputError):
        rules.check_body(preferences.KEEP_PREFERENCE, "application/json", body)


def test_lets_unknown_fields_pass() -> None:
    """Only refusals, no normalising: what the upstream knows more than we do is sent on."""
    rules.check_body(
        locales.KEEP_USER_LOCALE, "application/json", b'{"userDN": "cn=a", "userPreferredLocales": ["ar"], "name": "x"}'
    )


def test_leaves_other_types_alone() -> None:
    """A body that is not JSON is not read as if it were."""
    rules.check_body(preferences.KEEP_PREFERENCE, "text/plain", b"{")
