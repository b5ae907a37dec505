"""Clients of the dashboard: settings, style, trustees."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

TOO_DEEP = "(!" * 167 + "(cn=x)" + ")" * 167
PNG = b"\x89PNG\r\n\x1a\n"


def _post(console: Console, path: str, body: object, method: str = "POST") -> Any:
    answer = console.call(method, f"config/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_client_has_its_settings_in_a_text(admin: Console) -> None:
    """``config`` is a text that holds JSON; every setting has its key and section."""
    client = admin.get("config/clients/1")
    config = json.loads(client["config"])

    assert (client["id"], client["isDefault"]) == ("1", True)
    assert config.keys() == {"access", "branding", "customization", "helpdesk", "dashboardAccess"}
    assert config["branding"]["barLeftColor"]["value"] == "#19224A"
    for section, settings in config.items():
        for key, setting in settings.items():
            assert (setting["key"], setting["sectionKey"]) == (key, section)


def test_clients_come_and_go(admin: Console) -> None:
    """A new client has the settings of a fresh installation; the default client cannot be deleted."""
    created = _post(admin, "clients", {"name": "Sales", "matchCondition": "(ou=Sales)"})
    listed = admin.get("config/clients")
    deleted = _post(admin, "clients", {"values": ["1", created["id"], "9"]}, "DELETE")

    assert json.loads(created["config"])["branding"]["title"]["value"] == {"en": "Identity Manager"}
    assert [each["name"] for each in listed["clients"]] == ["Default", "Finance", "Sales"]
    assert listed["totalCount"] == 3
    assert [each["id"] for each in deleted["succeeded"]] == [created["id"]]
    assert [each["id"] for each in deleted["failed"]] == ["1", "9"]
    assert admin.get("config/clients")["totalCount"] == 2


@pytest.mark.parametrize(
    ("body", "subcode"),
    [
        ({"name": "Sales"}, "InvalidInput"),
        ({"matchCondition": "(ou=Sales)"}, "InvalidInput"),
        ({"name": "Finance", "matchCondition": "(ou=Sales)"}, "InvalidInput"),
        ({"id": "1", "name": "Sales", "matchCondition": "(ou=Sales)"}, "InvalidInput"),
        ({"name": "Sales", "matchCondition": "ou=Sales"}, "InvalidInput"),
        ({"name": "Sales", "matchCondition": "(ou=Sales)", "config": {"access": {}}}, "InvalidInput"),
        ({"name": "Sales", "matchCondition": "(ou=Sales)", "config": '{"colour": {}}'}, "InvalidEnumValue"),
    ],
    ids=["no condition", "no name", "name taken", "id taken", "no filter", "settings are no text", "no such section"],
)
def test_a_wrong_client_is_not_created(admin: Console, body: dict[str, Any], subcode: str) -> None:
    """The fault says what is wrong."""
    assert fault_of(admin.call("POST", "config/clients", json=body)) == (489, subcode)
    assert admin.get("config/clients")["totalCount"] == 2


@pytest.mark.parametrize(
    ("condition", "fits"),
    [
        ("(ou=operations)", True),
        ("(&(ou=Operations)(title=Grid *))", True),
        ("(|(ou=Sales)(cn=user))", True),
        ("(&(mail=*)(!(ou=Operations))(!(ou=IT)))", False),
        ("(title=Grid)", False),
        (r"(title=Grid\20Planner)", True),
        ("(title=G*id*Pla*r)", True),
        ("(title=G*Pla*id*r)", False),
        ("(mail=" + "*a" * 120 + "*)", False),
        ("(employeeType=*)", False),
    ],
)
def test_the_condition_decides_who_uses_a_client(
    admin: Console,
    signed_in: Callable[[str], Console],
    condition: str,
    fits: bool,  # noqa: FBT001 - a column of the table
) -> None:
    """The condition is an LDAP filter over the person's attributes; without a match the default client applies."""
    client = _post(admin, "clients", {"name": "Some", "matchCondition": condition})

    assert signed_in("user").get("info/user/rights")["clientId"] == (client["id"] if fits else "1")
    assert admin.get("info/user/rights")["clientId"] == "1"


def test_of_several_clients_that_fit_the_one_with_the_lowest_id_is_used(
    admin: Console, signed_in: Callable[[str], Console]
) -> None:
    """Ids are numbers: 10 comes after 9, and ids of letters come last."""
    user = signed_in("user")
    for client_id in ("own", "10", "9"):
        _post(admin, "clients", {"id": client_id, "name": client_id, "matchCondition": "(ou=Operations)"})

        assert user.get("info/user/rights")["clientId"] == client_id


def test_a_condition_may_be_nested(admin: Console) -> None:
    """A condition may be nested as deep as its length allows."""
    deep = "(!" * 160 + "(cn=nobody)" + ")" * 160
    _post(admin, "clients", {"name": "Deep", "matchCondition": deep})

    assert admin.get("info/user/rights")["clientId"] == "1"


@pytest.mark.parametrize(
    "condition",
    ["", "(", "()", "(cn=x", "(cn=x))", "(&)", "(!(cn=x)(cn=y))", "(cn>=x)", "cn=x", TOO_DEEP],
)
def test_a_condition_is_a_filter(admin: Console, condition: str) -> None:
    """A condition that is no LDAP filter gets 489 ``InvalidInput``."""
    answer = admin.call("POST", "config/clients", json={"name": "Some", "matchCondition": condition})

    assert fault_of(answer) == (489, "InvalidInput")


@pytest.mark.parametrize(
    ("path", "section"),
    [
        ("access", "access"),
        ("branding", "branding"),
        ("custom", "customization"),
        ("dashboard", "dashboardAccess"),
        ("helpdesk", "helpdesk"),
    ],
)
def test_a_section_is_replaced_as_a_whole(admin: Console, path: str, section: str) -> None:
    """The old settings of the section are removed; the other client keeps its settings."""
    setting: dict[str, Any] = {"value": []}
    before = admin.get(f"config/{path}", client="2")

    _post(admin, f"{path}?client=1", {section: {"one": setting}})

    expected = {"one": {**setting, "key": "one", "sectionKey": section}}
    assert admin.get(f"config/{path}", client="1") == {section: expected}
    assert json.loads(admin.get("config/clients/1")["config"])[section] == expected
    assert admin.get("config", client="1", key=f"{section}.one") == expected["one"]
    assert admin.get(f"config/{path}", client="2") == before


def test_a_setting_that_is_not_there(admin: Console) -> None:
    """An unknown client or setting gets 489 ``NotFound``, and a malformed query 489 ``InvalidInput``."""
    asked = {"client=9&key=branding.title", "client=1&key=branding.colour", "client=1&key=title", "key=branding.title"}

    subcodes = {each: fault_of(admin.call("GET", f"config?{each}")) for each in asked}

    assert subcodes == {
        "client=9&key=branding.title": (489, "NotFound"),
        "client=1&key=branding.colour": (489, "NotFound"),
        "client=1&key=title": (489, "InvalidInput"),
        "key=branding.title": (489, "InvalidInput"),
    }


def test_defaults_are_restored(admin: Console) -> None:
    """The defaults of access, branding and customization are restored section by section; other sections have none."""
    contact = admin.get("config/helpdesk", client="1")
    access = {"access": {"teams": {"value": [{"dn": "o=data", "type": "container"}]}}}
    _post(admin, "access?client=1", access)

    assert _post(admin, "restoreSettings/branding?client=1", None) == {"success": True}

    branding = admin.get("config/branding", client="1")["branding"]
    assert branding["enableFooter"]["value"] is False
    assert branding["contactInfo"]["value"] == {}
    assert admin.get("config/helpdesk", client="1") == contact
    assert admin.get("config/access", client="1")["access"]["teams"]["value"] == access["access"]["teams"]["value"]
    for section, subcode in (("helpdesk", "InvalidEnumValue"), ("colours", "InvalidEnumValue")):
        assert fault_of(admin.call("POST", f"config/restoreSettings/{section}?client=1")) == (489, subcode)
    assert fault_of(admin.call("POST", "config/restoreSettings/branding?client=9")) == (489, "NotFound")


def test_settings_are_those_of_the_specification(admin: Console) -> None:
    """Settings have the shapes of SPEC 3 "Client settings": texts by language, a link of the logo, lists of numbers."""
    branding = admin.get("config/branding", client="1")["branding"]
    contact = admin.get("config/helpdesk", client="1")["helpdesk"]

    assert " ".join(branding) == "title titleColor barLeftColor barRightColor enableFooter contactInfo footerLink image"
    assert all(branding[key]["value"].keys() == {"en", "ar"} for key in ("title", "contactInfo", "footerLink"))
    assert branding["image"].keys() >= {"value", "link"}
    assert list(contact) == ["showInfooter", "showInMenu", "helpdeskName", "emailAddress", "contactNumber"]
    assert [each["$"] for each in contact["contactNumber"]["attributeValues"]] == ["+47 22 40 11 11"]


@pytest.mark.parametrize(
    ("path", "settings"),
    [
        ("branding", {"title": {"value": "Only one"}}),
        ("branding", {"image": {"value": 5}}),
        ("branding", {"footerLink": {"value": {"en": "https://x.example"}}}),
        ("custom", {"maxUserSearchLimit": {"value": "many"}}),
        ("custom", {"messageTime": {"value": -1}}),
        ("custom", {"viewPermission": {"value": ["PLANET"]}}),
        ("custom", {"editableAttributes": {"value": ["Title"]}}),
        ("helpdesk", {"showInMenu": {"value": "sometimes"}}),
        ("helpdesk", {"contactNumber": {"attributeValues": "+47"}}),
    ],
)
def test_a_setting_of_another_kind_is_refused(admin: Console, path: str, settings: dict[str, Any]) -> None:
    """A value of another type gets 489 ``InvalidInput``, and the section stays as it was."""
    section = {"custom": "customization"}.get(path, path)
    before = admin.get(f"config/{path}", client="1")

    answer = admin.call("POST", f"config/{path}?client=1", json={section: settings})

    assert fault_of(answer) == (489, "InvalidInput")
    assert admin.get(f"config/{path}", client="1") == before


@pytest.mark.parametrize(
    ("content", "accepted"),
    [(PNG + bytes(59 * 1024 - len(PNG) - 1), True), (PNG + bytes(59 * 1024 - len(PNG)), False), (b"<svg/>", False)],
    ids=["below 59 KB", "59 KB", "no picture"],
)
def test_a_logo_is_a_small_picture(
    admin: Console,
    content: bytes,
    accepted: bool,  # noqa: FBT001 - a column of the table
) -> None:
    """A file that is no small picture is refused, and the branding stays as it was."""
    before = admin.get("config/branding", client="1")
    logo = "data:image/png;base64," + b64encode(content).decode()

    answer = admin.call("POST", "config/branding?client=1", json={"branding": {"image": {"value": logo}}})

    assert answer.status_code == (200 if accepted else 489)
    assert (admin.get("config/branding", client="1") == before) is not accepted


def test_text_that_a_browser_would_run_is_refused(admin: Console) -> None:
    """Markup at any depth gets 400 ``XSSValidationFailure``."""
    branding = {"branding": {"footerLink": {"value": {"en": {"label": "x", "link": "JavaScript:alert(1)"}}}}}

    assert fault_of(admin.call("POST", "config/branding?client=1", json=branding)) == (400, "XSSValidationFailure")
    answer = admin.call("PUT", "config/uploadStyle?client=1", data="</style><script>alert(1)</script>")
    assert fault_of(answer) == (400, "XSSValidationFailure")


def test_a_style_is_given_back_as_it_was_sent(admin: Console) -> None:
    """A new style replaces the old one, and is deleted with its client."""
    client = _post(admin, "clients", {"name": "Some", "matchCondition": "(cn=nobody)"})["id"]
    for css in ("a { color: red }", "é { content: '名' }"):
        saved = admin.call("PUT", f"config/uploadStyle?client={client}", data=css.encode())
        style = admin.call("GET", f"config/style/brand-{client}.css")

        assert (saved.status_code, saved.json()) == (200, {"success": True})
        assert (style.headers["Content-Type"], style.text) == ("text/css; charset=utf-8", css)

    _post(admin, "clients", {"values": [client]}, "DELETE")
    assert fault_of(admin.call("GET", f"config/style/brand-{client}.css")) == (489, "NotFound")


def test_a_style_is_text_for_a_client_that_exists(admin: Console) -> None:
    """A style for an unknown client, or that is no text, gets 489; without an upload there is no style."""
    assert fault_of(admin.call("PUT", "config/uploadStyle?client=9", data="a")) == (489, "NotFound")
    assert fault_of(admin.call("PUT", "config/uploadStyle?client=1", data=b"\xff")) == (489, "InvalidInput")
    assert fault_of(admin.call("GET", "config/style/brand-1.css")) == (489, "NotFound")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "clients"),
        ("POST", "clients"),
        ("DELETE", "clients"),
        ("POST", "clients/1"),
        ("POST", "branding?client=1"),
        ("POST", "restoreSettings/branding?client=1"),
        ("PUT", "uploadStyle?client=1"),
    ],
)
def test_settings_are_changed_by_who_may_open_their_page(
    signed_in: Callable[[str], Console], method: str, path: str
) -> None:
    """Others get 489 ``SecurityException``, but can read the settings that the console needs."""
    console = signed_in("helpdesk")

    assert fault_of(console.call(method, f"config/{path}", json={})) == (489, "SecurityException")
    assert console.get("config/branding", client="1")["branding"]["titleColor"]["value"] == "#ffffff"
