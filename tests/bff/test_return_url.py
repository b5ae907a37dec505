"""Where a sign-in may return to."""

import pytest

from bff.errors import ReturnRefusedError
from bff.security.return_url import checked_return


@pytest.mark.parametrize(
    "route", ["", "#/", "#/users", "#/users?q=ann&page=2", "#/users/cn%3Dx%2Co%3Ddata", "#/users?q=علي"]
)
def test_keeps_our_own_hash_routes(route: str) -> None:
    """After the sign-in the console opens the page where the person was."""
    assert checked_return(route) == route


@pytest.mark.parametrize(
    "route",
    [
        "https://evil.example",
        "//evil.example",
        "/\\evil.example",
        "/users",
        "users",
        "#users",
        "#//evil.example",
        "#/\\evil.example",
        "#/users\r\nSet-Cookie: a=b",
        "#/users\x00",
        "#/a b",
        " #/users",
        "javascript:alert(1)",
        "https:evil.example",
        "#/" + "x" * 5000,
    ],
)
def test_refuses_what_the_console_would_never_write(route: str) -> None:
    """Another host, in whatever disguise, is refused rather than repaired."""
    with pytest.raises(ReturnRefusedError):
        checked_return(route)
