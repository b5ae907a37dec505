"""The input rules of the user calls."""

import json
from base64 import b64encode
from typing import Any

import pytest

from bff.catalogue import rules, user_changes
from bff.catalogue.images import IMAGE_LIMIT_BYTES
from bff.errors import BadInputError

_NAMED = [{"key": "CN", "values": ["nnew"]}]
_LARGE = b64encode(b"x" * IMAGE_LIMIT_BYTES).decode()
_SMALL = b64encode(b"x" * (IMAGE_LIMIT_BYTES - 1)).decode()

USER = {"container": "ou=users,o=data", "password": "demoPass1", "attributes": _NAMED}
CHANGE = {"dn": "cn=a,o=data", "attributes": [{"key": "Title", "values": ["Chief"], "action": "update"}]}
PICTURE = {"fileName": "face.png", "image": _SMALL}


def _check(operation: Any, body: object) -> None:
    rules.check_body(operation, json.dumps(body).encode())


def _refused(operation: Any, body: object) -> list[str]:
    with pytest.raises(BadInputError) as refused:
        _check(operation, body)
    fields: Any = refused.value.extra["fields"]
    return list(fields)


@pytest.mark.parametrize("password", ["abcde1", "a1" * 50, "!@#$%^&*9"])
def test_lets_a_good_password_pass(password: str) -> None:
    """A password has 6 to 100 of the allowed characters, one of them a digit (SPEC 5 "Field validators")."""
    _check(user_changes.CREATE_USER, {**USER, "password": password})


@pytest.mark.parametrize("password", ["abcd1", "a1" * 50 + "a", "abcdef", "abcde 1", "abcdé1", "abcde1\n", ""])
def test_refuses_a_wrong_password(password: str) -> None:
    """The answer names the field and does not repeat the password."""
    assert _refused(user_changes.CREATE_USER, {**USER, "password": password}) == ["password"]


@pytest.mark.parametrize("character", "<,;\\\"+#=/|*'!@$%~")
def test_refuses_an_account_name_with_a_forbidden_character(character: str) -> None:
    """Only the account name is checked (SPEC 5 "Field validators", common name check); other attributes may have it."""
    for key, fails in (("CN", True), ("Title", False)):
        body = {**USER, "attributes": [{"key": key, "values": [f"a{character}b"]}]}
        if fails:
            assert _refused(user_changes.CREATE_USER, body) == ["attributes"]
        else:
            _check(user_changes.CREATE_USER, body)


@pytest.mark.parametrize("prefix", ["", "data:image/png;base64,"])
def test_a_photo_is_smaller_than_59_kb(prefix: str) -> None:
    """The limit applies to the decoded photo, in every call that sends one."""
    for photo, fails in ((_SMALL, False), (_LARGE, True), ("no base64", True), ("ä", True)):
        attribute = [{"key": "UserPhoto", "values": [prefix + photo]}]
        for operation, body, field in (
            (user_changes.CREATE_USER, {**USER, "profilePhoto": prefix + photo}, "profilePhoto"),
            (user_changes.CHANGE_USER, {**CHANGE, "attributes": attribute}, "attributes"),
            (user_changes.DESCRIBE_PICTURE, {**PICTURE, "image": prefix + photo}, "image"),
        ):
            if fails:
                assert _refused(operation, body) == [field]
            else:
                _check(operation, body)


@pytest.mark.parametrize("name", ["face.png", "FACE.JPEG", "my face.gif"])
def test_lets_a_picture_with_one_allowed_extension_pass(name: str) -> None:
    """The extension may be in upper or lower case."""
    _check(user_changes.DESCRIBE_PICTURE, {**PICTURE, "fileName": name})


@pytest.mark.parametrize("name", ["face.png.png", "face.exe.png", "face.svg", "face", "face."])
def test_refuses_a_picture_with_another_extension_or_several(name: str) -> None:
    """The rules are those of SPEC 5 "Files and images"."""
    assert _refused(user_changes.DESCRIBE_PICTURE, {**PICTURE, "fileName": name}) == ["fileName"]


@pytest.mark.parametrize(
    "body",
    [
        {**CHANGE, "attributes": []},
        {**CHANGE, "attributes": [{"key": "cn", "values": ["b"]}]},
        {**CHANGE, "attributes": [{"key": "Title", "action": "shuffle"}]},
        {**CHANGE, "attributes": [{"values": ["b"]}]},
    ],
    ids=["nothing", "account name", "action", "no key"],
)
def test_refuses_a_wrong_change(body: dict[str, Any]) -> None:
    """A change of the account name is refused (SPEC 5 "Users")."""
    assert _refused(user_changes.CHANGE_USER, body) == ["attributes"]


@pytest.mark.parametrize("members", [[], [{"dn": ""}], [{}]])
def test_needs_somebody_to_delete(members: list[dict[str, str]]) -> None:
    """The list of DNs may not be empty."""
    _check(user_changes.DELETE_USERS, {"members": [{"dn": "cn=a,o=data"}]})
    assert _refused(user_changes.DELETE_USERS, {"members": members}) == ["members"]
