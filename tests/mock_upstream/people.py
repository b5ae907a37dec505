"""People on the wire, for tests that read and write them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.mock_upstream.console import Console

USERS = "ou=users,o=data"
NEW_DN = f"cn=nnew,{USERS}"
ADMIN_DN, USER_DN = f"cn=admin,{USERS}", f"cn=user,{USERS}"


def attributes(**values: object) -> list[dict[str, Any]]:
    """Attributes of a body that changes them."""
    return [
        {"key": key, "values": value if isinstance(value, list) else [value], "action": "update"}
        for key, value in values.items()
    ]


def creation(**changed: object) -> dict[str, Any]:
    """Body for a new user."""
    values = {"CN": "nnew", "FirstName": "Nadia", "LastName": "Newcomb", **changed}
    return {"container": USERS, "password": "demoPass1", "attributes": attributes(**values)}


def send(console: Console, method: str, body: object, path: str = "user", **query: str) -> Any:
    """Write, and give the reply; fails on anything but 200."""
    answer = console.call(method, path, json=body, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def details(console: Console, dn: str, **query: str) -> dict[str, Any]:
    """Give a PersonNode."""
    person: dict[str, Any] = console.get("users/details", userDn=dn, **query)
    return person


def node(person: dict[str, Any], key: str) -> dict[str, Any]:
    """The AttributeNode with a key."""
    groups = (person[f"{group}Attributes"] for group in ("primary", "secondary", "other"))
    return next(attribute for group in groups for attribute in group if attribute["key"] == key)


def values(console: Console, dn: str, key: str) -> list[str]:
    """Raw values of an attribute."""
    return [value["$"] for value in node(details(console, dn), key).get("attributeValues", [])]


def groups(person: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The three groups of attributes."""
    return [person["primaryAttributes"], person["secondaryAttributes"], person["otherAttributes"]]
