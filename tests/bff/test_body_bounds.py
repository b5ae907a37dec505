"""Limits the work that a body can cause, and accepts the largest bodies of the product."""

import base64
import json
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from marshmallow import fields

from bff.catalogue import (
    clients,
    cprs,
    email_approval,
    entities,
    groups,
    landing,
    preferences,
    resources,
    roles,
    rules,
    teams,
    user_changes,
)
from bff.catalogue.bounds import MOST_ITEMS, MOST_LEVELS, MOST_MARKS, MOST_VALUES
from bff.catalogue.index import OPERATIONS
from bff.catalogue.operation import Operation
from bff.errors import BadInputError, render
from bff.field_errors import MOST_ERRORS
from tests.support.worst_bodies import shapeless_bodies, worst_bodies

_ANSWER_BYTES = 16 << 10
_BODIES = {operation.body: operation for operation in OPERATIONS if operation.body}
_WIDE_CHARACTER = "\N{PILE OF POO}"
_DN = "cn=NB{number},ou=a,ou=b,ou=c,ou=d,ou=e,ou=f,ou=users,o=data"


@pytest.fixture
def validated(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count what marshmallow validates: every field and every item of a list."""
    counted: Counter[str] = Counter()
    deserialize = fields.Field.deserialize

    def counting(field: Any, *args: Any, **options: Any) -> Any:
        counted["values"] += 1
        return deserialize(field, *args, **options)

    monkeypatch.setattr(fields.Field, "deserialize", counting)
    return counted


def _refusal(check: Callable[[Operation, Any], None], operation: Operation, given: str | bytes) -> BadInputError | None:
    try:
        check(operation, given)
    except BadInputError as refused:
        return refused
    return None


def _told(errors: Any) -> int:
    return sum(map(_told, errors.values())) if isinstance(errors, Mapping) else 1


def _is_small(refused: BadInputError) -> bool:
    return _told(refused.extra["fields"]) <= MOST_ERRORS and len(render(refused, page=False).data) <= _ANSWER_BYTES


def _dns(count: int) -> list[str]:
    return [_DN.format(number=number) for number in range(count)]


@pytest.mark.parametrize("operation", _BODIES.values(), ids=[body.__name__ for body in _BODIES])
def test_no_body_asks_for_more_work(operation: Operation, validated: Counter[str]) -> None:
    """For the worst bodies of every operation, the validated values and the size of the answer are limited."""
    assert operation.body
    for what, body in worst_bodies(operation.body()):
        validated.clear()
        refused = _refusal(rules.check_body, operation, body)

        assert validated["values"] <= MOST_VALUES, what
        assert refused is None or _is_small(refused), what


def test_a_body_that_is_large_and_nothing_else_is_refused(validated: Counter[str]) -> None:
    """Most of these bodies are refused before they are parsed, and all before they are validated."""
    for what, body in shapeless_bodies():
        refused = _refusal(rules.check_body, email_approval.KEEP_EMAIL_APPROVAL, body)

        assert refused, what
        assert _is_small(refused), what
        assert validated["values"] == 0, what


def test_validation_stops_after_twenty_errors(validated: Counter[str]) -> None:
    """Of a thousand wrong objects only those in the answer are validated; wrong texts of a list all are."""
    phrases = json.dumps({"approvePhrase": [{}] * MOST_ITEMS, "denyPhrase": [{}] * MOST_ITEMS}).encode()
    refused = _refusal(rules.check_body, email_approval.KEEP_EMAIL_APPROVAL, phrases)

    assert refused
    told: Any = refused.extra["fields"]
    assert _told(told) == MOST_ERRORS
    assert list(told["approvePhrase"]) == [str(number) for number in range(MOST_ERRORS // 2)]
    objects_and_fields = 2 * MOST_ITEMS + len(email_approval.EmailBasedApprovalNode().fields) + MOST_ERRORS
    assert validated["values"] <= objects_and_fields


def test_a_list_is_as_long_as_its_field_says() -> None:
    """A list may have a thousand items, or more if the schema says so; the answer names the list."""
    for operation, name, most in [
        (preferences.KEEP_PREFERENCE, "columns", 1000),
        (groups.CHANGE_GROUP, "members", 5000),
    ]:
        document: dict[str, Any] = {"dn": "cn=a", name: ["a"] * most}
        rules.check_body(operation, json.dumps(document).encode())
        document[name] = ["a"] * (most + 1)
        refused = _refusal(rules.check_body, operation, json.dumps(document).encode())

        assert refused
        assert refused.extra["fields"] == {name: [f"Longer than maximum length {most}."]}


def test_a_body_holds_so_many_marks_and_levels() -> None:
    """Values in undescribed fields are counted too, because they are parsed."""
    for inside, passes in [
        ([0] * (MOST_ITEMS - 1), True),
        ({"a": [0] * (MOST_MARKS - 20)}, True),
        ({"a": [0] * (MOST_MARKS + 1)}, False),
        (json.loads("[" * (MOST_LEVELS - 1) + "]" * (MOST_LEVELS - 1)), True),
        (json.loads("[" * MOST_LEVELS + "]" * MOST_LEVELS), False),
    ]:
        body = json.dumps({"columns": ["CN"], "own": inside}, separators=(",", ":")).encode()

        assert (_refusal(rules.check_body, preferences.KEEP_PREFERENCE, body) is None) is passes


def test_names_of_a_caller_do_not_swell_the_answer() -> None:
    """Keys of an object can come from the caller: they are cut, but still name the place of the error."""
    for keys in (["a" * 500_000], [f"{number}{_WIDE_CHARACTER * 100}" for number in range(MOST_ITEMS)]):
        document: dict[str, Any] = {"access": {key: {"value": [{}]} for key in keys}}
        refused = _refusal(rules.check_body, clients.KEEP_ACCESS, json.dumps(document).encode())

        assert refused
        told: Any = refused.extra["fields"]
        assert all(key.startswith(name) for key, name in zip(keys, told["access"], strict=False))
        assert _is_small(refused)


def test_whatever_is_refused_the_answer_is_small() -> None:
    """The answer stays small for errors at great depth, with messages that quote the value."""
    text = _WIDE_CHARACTER * 1000
    refused = BadInputError({f"{number}{text}": {text: {text: [text, text]}} for number in range(100)})

    assert refused.extra["fields"]
    assert _is_small(refused)


def test_the_longest_query_asks_for_little(validated: Counter[str]) -> None:
    """A request line has at most 8190 bytes."""
    for operation in [each for each in OPERATIONS if each.query]:
        assert operation.query
        every_name = "&".join(f"{name}=" for name in operation.query().fields)
        for query in ("&".join(["a"] * 4000), "&".join([every_name] * (8000 // len(every_name)))):
            validated.clear()
            refused = _refusal(rules.check_query, operation, query)

            assert refused is None or _is_small(refused)
            assert validated["values"] <= 8190


def _role(**more: object) -> dict[str, object]:
    return {"id": _DN, "name": "Auditor", "description": "Looks at books", "localizedNames": _texts("name"), **more}


def _texts(field: str) -> list[dict[str, str]]:
    return [{"locale": f"l{number}", field: "Auditor of the year and the day"} for number in range(13)]


def _picture(size: int) -> str:
    return base64.b64encode(b"x" * size).decode()


_LARGEST: dict[Operation, dict[str, Any]] = {
    roles.CHANGE_ROLE: _role(
        approvalApprovers=[{"id": dn, "name": "A", "type": "user", "sequence": 1} for dn in _dns(300)],
        owners=[{"id": dn, "name": "A", "type": "user"} for dn in _dns(300)],
    ),
    roles.CHANGE_ROLES: {"roles": [_role(categories=[{"id": "system"}]) for _ in range(300)]},
    roles.DELETE_ROLES: {"roles": [{"id": dn} for dn in _dns(1000)]},
    resources.CHANGE_RESOURCES: {
        "resources": [{"id": dn, "owners": [{"id": dn, "name": "A"}], "isActive": True} for dn in _dns(300)]
    },
    user_changes.CREATE_USER: {
        "password": "demoPass1",
        "profilePhoto": _picture(58_000),
        "attributes": [{"key": "Title"}],
    },
    user_changes.DELETE_USERS: {"members": [{"dn": dn} for dn in _dns(300)]},
    user_changes.CHANGE_USER: {"dn": "cn=a", "attributes": [{"key": "directReports", "values": _dns(5000)}]},
    groups.CREATE_GROUP: {"name": "Everybody", "members": _dns(5000)},
    teams.CHANGE_TEAM: {"dn": "cn=a", "recipients": [{"dn": dn, "type": "user"} for dn in _dns(5000)]},
    cprs.COMPUTE: {"entitlementDn": "cn=a", "deltaAssignmentsList": [{"id": dn} for dn in _dns(5000)]},
    landing.CHANGE_LANDING_ITEMS: {
        "items": [{"itemId": number, "name": "Canteen", "desc": "Menu", "itemOrder": 1} for number in range(1000)]
    },
    landing.ADD_LINKS: {"items": [{"name": "Canteen", "image": _picture(58_000)} for _ in range(13)]},
    entities.SAVE_DEFINITIONS: {
        "entityDefinitions": [
            {
                "key": f"kind{kind}",
                "display": "Devices",
                "isViewable": True,
                "isCreatable": True,
                "attributes": [
                    {"key": f"a{number}", "displayLabel": "A", "dataType": "String", "isRequired": False}
                    for number in range(30)
                ],
            }
            for kind in range(60)
        ]
    },
    clients.CREATE_CLIENT: {
        "name": "Phones",
        "matchCondition": "phone",
        "config": json.dumps({f"setting{number}": {"value": [1, 2, {"en": "A"}]} for number in range(5000)}),
    },
}


@pytest.mark.parametrize(("operation", "document"), _LARGEST.items(), ids=[each.name for each in _LARGEST])
def test_the_largest_bodies_of_the_product_pass(operation: Operation, document: dict[str, Any]) -> None:
    """The limits accept 300 approvers, 300 rows at once, 5000 members, 1800 attributes of all types, and pictures."""
    body = json.dumps(document).encode()

    assert len(body) <= operation.body_limit_bytes
    rules.check_body(operation, body)
