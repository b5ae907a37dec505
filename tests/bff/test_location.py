"""Redirects of an upstream, as the browser gets them."""

import pytest

from bff.proxy.location import Locations

PUBLIC = "https://console.example.com/portal"
LOCATIONS = Locations("http://idm.inside:80", "/IDMProv", PUBLIC + "/IDMProv")
TARGET = "/IDMProv/rest/access/users/list?q=*"


@pytest.mark.parametrize(
    ("location", "path"),
    [
        ("http://idm.inside/IDMProv/rest/a?x=%2f#y", "/IDMProv/rest/a?x=%2f#y"),
        ("http://IDM.inside:80/IDMProv/rest/a", "/IDMProv/rest/a"),
        ("/IDMProv/rest/a", "/IDMProv/rest/a"),
        ("details?userDn=cn%3Dx", "/IDMProv/rest/access/users/details?userDn=cn%3Dx"),
        ("../groups", "/IDMProv/rest/access/groups"),
        ("//idm.inside/IDMProv/rest/a", "/IDMProv/rest/a"),
    ],
)
def test_a_redirect_within_the_upstream_keeps_its_path(location: str, path: str) -> None:
    """A redirect of any form leads to the same page through the gateway."""
    assert LOCATIONS.public(location, TARGET) == PUBLIC + path


@pytest.mark.parametrize(
    "location",
    [
        "https://idm.inside/IDMProv/a",
        "http://idm.inside:8080/IDMProv/a",
        "http://evil.example/IDMProv/a",
        "http://idm.inside@evil.example/IDMProv/a",
        "//evil.example/IDMProv/a",
        "/\\evil.example/IDMProv/a",
        "/other/a",
        "/IDMProvx/a",
        "/IDMProv",
        "../../../../../other",
        "/IDMProv/../other/a",
        "http://idm.inside/IDMProv/../other/a",
        "/IDMProv/%2E./other/a",
        "javascript:alert(1)",
        "http://idm.inside:x/IDMProv/a",
        "http://[/IDMProv/a",
        "/IDMProv/a b",
        "/IDMProv/\x85",
        "",
    ],
)
def test_any_other_redirect_is_dropped(location: str) -> None:
    """The browser learns no inner host names, and an upstream cannot send it to another site."""
    assert LOCATIONS.public(location, TARGET) is None


@pytest.mark.parametrize(
    ("location", "public"),
    [
        ("/inner/a/b?x=1", f"{PUBLIC}/forms/a/b?x=1"),
        ("/inner/", f"{PUBLIC}/forms/"),
        ("c", f"{PUBLIC}/forms/c"),
        ("/forms/a", None),
    ],
)
def test_a_prefix_of_its_own_takes_the_place_of_the_base_path(location: str, public: str | None) -> None:
    """The browser reads the path that it knows, never the upstream's."""
    assert Locations("http://idm.inside", "/inner", f"{PUBLIC}/forms").public(location, "/inner/b") == public


def test_an_upstream_at_the_root_of_its_host() -> None:
    """All paths of the host belong to an upstream without a base path."""
    assert Locations("http://idm.inside", "", f"{PUBLIC}/forms").public("/a", "/b") == f"{PUBLIC}/forms/a"
