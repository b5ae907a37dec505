"""A password that has expired, and the page that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mock_upstream.conftest import CONSOLE_URL
from tests.mock_upstream.console import PASSWORD, Console, code_in, fault_of, hidden_fields

if TYPE_CHECKING:
    from collections.abc import Callable

    import requests

BACK = f"{CONSOLE_URL}/bff/password-changed"
NEW = "another1"


@pytest.fixture
def expired(admin: Console) -> Console:
    """The administrator, whose password has expired since the sign-in."""
    admin.control("POST", "expire-password", {"user": "admin"})
    return admin


def _change(console: Console, forward: str = BACK, **typed: str) -> requests.Response:
    page = f"{console.mock}/sspr/private/changepassword"
    form = console.send("GET", page, params={"forwardURL": forward})
    filled = {"username": "admin", "currentPassword": PASSWORD, "password1": NEW, "password2": NEW, **typed}
    return console.send("POST", page, data={**hidden_fields(form.text), **filled}, allow_redirects=False)


def test_every_call_of_the_person_is_refused(expired: Console, signed_in: Callable[[str], Console]) -> None:
    """Calls with any method get 498 and a fault; other people are not affected."""
    for method, path in (("GET", "info/version"), ("POST", "info/user/navigationrights"), ("GET", "nothing")):
        assert fault_of(expired.call(method, path, json={})) == (498, "PasswordExpired")
    assert signed_in("helpdesk").call("GET", "info/version").status_code == 200


def test_the_provider_does_not_mind(expired: Console) -> None:
    """Tokens are renewed and the person may sign in; their calls are refused all the same."""
    assert expired.refresh(expired.tokens["refresh_token"]).status_code == 200
    expired.tokens = expired.redeem(code_in(expired.authorize())).json()
    assert expired.call("GET", "info/version").status_code == 498


def test_a_new_password_opens_everything_again(expired: Console, console: Console) -> None:
    """After the change the browser goes to the console; the old password does not work any more."""
    answer = _change(expired)

    assert (answer.status_code, answer.headers["Location"]) == (303, BACK)
    assert expired.call("GET", "info/version").status_code == 200
    assert console.submit(console.authorize(), username="admin", password=PASSWORD).status_code == 401
    assert console.redeem(code_in(console.submit(console.authorize(), username="admin", password=NEW))).ok


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ({"currentPassword": "guess1"}, "the current password is wrong"),
        ({"username": "nobody"}, "the current password is wrong"),
        ({"password2": "another2"}, "passwords differ"),
        ({"password1": PASSWORD, "password2": PASSWORD}, "is the current one"),
        ({"password1": "abc12", "password2": "abc12"}, "6 to 100"),
        ({"password1": "abcdefg", "password2": "abcdefg"}, "one of them a digit"),
        ({"password1": "abc-123", "password2": "abc-123"}, "letters, digits"),
        ({"password1": "a1" * 51, "password2": "a1" * 51}, "6 to 100"),
    ],
)
def test_what_is_wrong_is_said(expired: Console, typed: dict[str, str], why: str) -> None:
    """The page shows the error, and the password stays (SPEC 5 "Field validators")."""
    answer = _change(expired, **typed)

    assert (answer.status_code, why in answer.text) == (400, True)
    assert hidden_fields(answer.text) == {"forwardURL": BACK}
    assert expired.call("GET", "info/version").status_code == 498


@pytest.mark.parametrize(
    "forward", ["", "https://evil.example/", f"{CONSOLE_URL}.evil.example/", "javascript:alert(1)"]
)
def test_it_leads_to_the_console_or_nowhere(expired: Console, forward: str) -> None:
    """The password is changed also if the return address is refused."""
    answer = _change(expired, forward)

    assert (answer.status_code, "Your password was changed" in answer.text) == (200, True)


def test_the_console_alone_may_frame_it(console: Console) -> None:
    """The content security policy names only the console as a frame ancestor."""
    policy = console.send("GET", "/sspr/private/changepassword").headers["Content-Security-Policy"]

    assert f"frame-ancestors 'self' {CONSOLE_URL};" in policy


def test_nobody_of_that_name_has_a_password(console: Console) -> None:
    """A misspelt name is refused."""
    answer = console.send("POST", "/__mock__/expire-password", json={"user": "nobody"})

    assert fault_of(answer) == (489, "InvalidInput")
