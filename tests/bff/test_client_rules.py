"""The input rules for the settings of clients and for the images in them."""

import json
from base64 import b64encode
from typing import Any

import pytest

from bff.catalogue import clients, rules
from bff.catalogue.images import IMAGE_LIMIT_BYTES
from bff.errors import BadInputError


def _refused(operation: Any, body: object) -> Any:
    with pytest.raises(BadInputError) as refused:
        rules.check_body(operation, json.dumps(body).encode())
    return refused.value.extra["fields"]


def _image(size_bytes: int, prefix: str = "") -> str:
    return prefix + b64encode(bytes(size_bytes)).decode()


@pytest.mark.parametrize(
    "logo",
    [
        {"value": _image(IMAGE_LIMIT_BYTES - 1), "name": "logo.PNG", "link": "https://example.com/"},
        {"value": _image(1, "data:image/jpeg;base64,"), "name": "logo.jpg"},
        {"value": "", "name": "", "link": ""},
    ],
)
def test_lets_a_good_logo_pass(logo: dict[str, str]) -> None:
    """A logo is below 59 KB and has one image extension; a data URL prefix is optional, and so is the logo."""
    body = json.dumps({"branding": {"image": logo}}).encode()

    rules.check_body(clients.KEEP_BRANDING, body)


@pytest.mark.parametrize(
    ("logo", "problem"),
    [
        ({"value": _image(IMAGE_LIMIT_BYTES)}, {"value": ["Image Size should be less than 59 kb"]}),
        ({"value": _image(1, "data:image/svg+xml;base64,")}, {"value": ["File extension type is not valid"]}),
        ({"value": "not base64"}, {"value": ["Not an image in base64."]}),
        ({"name": "logo.png.exe"}, {"name": ["File with multiple extension is not supported"]}),
        ({"name": "logo.exe"}, {"name": ["File extension type is not valid"]}),
        ({"name": "logo"}, {"name": ["File extension type is not valid"]}),
        ({"link": "javascript:alert(1)"}, {"link": ["Not an address that begins with https://."]}),
    ],
)
def test_refuses_a_logo_in_the_words_of_the_specification(logo: dict[str, str], problem: dict[str, list[str]]) -> None:
    """The answer has the sentences of SPEC 5 "Files and images"."""
    assert _refused(clients.KEEP_BRANDING, {"branding": {"image": logo}}) == {"branding": {"image": problem}}


@pytest.mark.parametrize(
    ("operation", "body"),
    [
        (clients.KEEP_BRANDING, {}),
        (clients.KEEP_BRANDING, {"branding": {"titleColor": {"value": "red"}}}),
        (clients.KEEP_BRANDING, {"branding": {"title": {"value": "Only one"}}}),
        (clients.KEEP_BRANDING, {"branding": {"footerLink": {"value": {"en": {"link": "ftp://x"}}}}}),
        (clients.KEEP_HELP_DESK, {"helpdesk": {"emailAddress": {"value": "nobody"}}}),
        (clients.KEEP_ACCESS, {"access": {"users": {"value": [{"dn": "o=data", "type": "planet"}]}}}),
        (clients.KEEP_CUSTOMIZATION, {"customization": {"displayPhoto": True}}),
        (clients.CREATE_CLIENT, {"name": "Sales"}),
        (clients.CREATE_CLIENT, {"name": "Sales", "matchCondition": "(ou=Sales)", "config": "{"}),
        (clients.CHANGE_CLIENT, {"config": "[]"}),
        (clients.DELETE_CLIENTS, {"values": []}),
    ],
)
def test_refuses_settings_of_another_kind(operation: Any, body: object) -> None:
    """Such settings are refused before any call to the upstream."""
    assert _refused(operation, body)


@pytest.mark.parametrize("query", ["client=1", "client=1&key=title", "client=1&key=a.b.c", "key=branding.title"])
def test_a_setting_is_asked_for_by_client_section_and_key(query: str) -> None:
    """Other forms of the query are refused as a mistake of the caller."""
    with pytest.raises(BadInputError):
        rules.check_query(clients.READ_SETTING, query)


def test_a_long_mail_address_is_not_looked_at() -> None:
    """The limit is 254 characters; the answer names the limit, and does not say that the address is invalid."""
    domain = ".".join(["d" * 60] * 4)
    longest, longer = ({"helpdesk": {"emailAddress": {"value": f"{name}@{domain}"}}} for name in ("a" * 10, "a" * 11))
    problem = {"helpdesk": {"emailAddress": {"value": ["Longer than maximum length 254."]}}}

    rules.check_body(clients.KEEP_HELP_DESK, json.dumps(longest).encode())
    assert _refused(clients.KEEP_HELP_DESK, longer) == problem
