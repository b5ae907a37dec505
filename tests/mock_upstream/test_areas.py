"""Languages, settings, rights and notifications."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable


def test_languages_are_listed_in_wire_spelling(admin: Console) -> None:
    """Hebrew is ``iw``, Chinese has underscores; each language has its own name."""
    listed = admin.get("supportedlocales")
    names = {each["locale"]: each["localeDisplayName"] for each in listed["supportedLocales"]}

    assert " ".join(sorted(names)) == "ar de en es fr it iw ja nl pt-BR ru sv zh_CN zh_TW"
    assert (names["ar"], names["iw"]) == ("العربية", "עברית")
    assert listed["arraySize"] == 14
    assert admin.get("supportedlocales/defaultlocale") == {"locale": "en"}


def test_a_person_chooses_a_language(admin: Console) -> None:
    """The chosen language is stored for that person."""
    body = {"userDN": "cn=admin,ou=users,o=data", "userPreferredLocales": ["iw"]}
    assert admin.get("supportedlocales/userlocale") == {"locale": "en"}

    chosen = admin.call("POST", "ulp/l10n/listLocales", json=body)

    assert (chosen.status_code, chosen.json()) == (200, body)
    assert admin.get("supportedlocales/userlocale") == {"locale": "iw"}


@pytest.mark.parametrize(
    ("body", "subcode"),
    [
        ({"userDN": "cn=admin,ou=users,o=data", "userPreferredLocales": ["he"]}, "InvalidEnumValue"),
        ({"userDN": "cn=user,ou=users,o=data", "userPreferredLocales": ["ar"]}, "SecurityException"),
        ({"userDN": "cn=admin,ou=users,o=data", "userPreferredLocales": []}, "InvalidInput"),
        ({}, "InvalidInput"),
    ],
    ids=["unknown language", "somebody else", "none", "nothing"],
)
def test_a_language_that_cannot_be_kept_is_a_fault(admin: Console, body: dict[str, object], subcode: str) -> None:
    """The call is a fault, and the person's language stays."""
    assert fault_of(admin.call("POST", "ulp/l10n/listLocales", json=body)) == (489, subcode)
    assert admin.get("supportedlocales/userlocale") == {"locale": "en"}


def test_the_context_says_where_to_sign_in_before_anybody_did(console: Console) -> None:
    """The context call needs no token."""
    context = console.send("GET", "/IDMProv/context/LoadContextConfigServlet").json()

    assert (context["contextPath"], context["sessionTimeOut"]) == ("/IDMProv", 1200)
    assert context["authorizeUrl"] == f"{console.issuer}/grant"
    assert (context["clientId"], context["redirectUrl"]) == ("idm-console", console.redirect_uri)
    assert console.send("GET", context["extendSession"]).text == "No session"
    assert context["provisioningRoot"].startswith("cn=User Application Driver,")
    assert console.send("GET", context["ssprRedirectUrl"]).status_code == 200


def test_two_properties_say_where_forms_are(admin: Console) -> None:
    """The address of the forms is the values of the two properties, joined with a slash."""
    forms = admin.get("rob/ismproperties/oauth")

    assert [each["value"] for each in forms["properties"]] == [admin.mock, "forms"]
    assert forms["arraySize"] == 2


def test_properties_are_read_by_key(admin: Console) -> None:
    """Properties come in the order of the keys; secret ones are left out, and a call without keys is a fault."""
    keys = ["forms.context", "com.netiq.idmdash.clientPass", "com.netiq.idm.session-timeout"]
    asked = {"properties": [{"key": key} for key in keys]}

    found = admin.call("POST", "rob/ismproperties", json=asked).json()

    assert found["properties"] == [
        {"key": "forms.context", "value": "forms"},
        {"key": "com.netiq.idm.session-timeout", "value": "1200"},
    ]
    assert fault_of(admin.call("POST", "rob/ismproperties", json={"properties": []})) == (489, "InvalidInput")


def test_the_version_is_told(admin: Console) -> None:
    """The version is one text."""
    assert admin.get("info/version") == {"version": "4.10.0"}


@pytest.mark.parametrize(
    ("user_name", "is_admin", "is_role_admin", "read_only"),
    [
        ("admin", True, True, False),
        ("delegate", False, True, False),
        ("helpdesk", False, False, False),
        ("user", False, False, True),
    ],
)
def test_rights_follow_the_duty(
    signed_in: Callable[[str], Console],
    user_name: str,
    is_admin: bool,  # noqa: FBT001 - a column of the table
    is_role_admin: bool,  # noqa: FBT001 - a column of the table
    read_only: bool,  # noqa: FBT001 - a column of the table
) -> None:
    """Both calls give the same flags."""
    console = signed_in(user_name)
    rights = console.get("info/user/rights")

    assert (rights["isAdmin"], rights["isRoleAdmin"], rights["readOnly"]) == (is_admin, is_role_admin, read_only)
    assert rights["clientId"] == "1"
    assert console.get("rob") == rights


@pytest.mark.parametrize(
    ("user_name", "manages"), [("delegate", True), ("user", False), ("helpdesk", False), ("admin", False)]
)
def test_a_team_manager_is_told_what_teams_may_do(
    signed_in: Callable[[str], Console], user_name: str, *, manages: bool
) -> None:
    """The flags are true for managers of a team with these permissions, which the help desk's team does not have."""
    rights = signed_in(user_name).get("info/user/rights")

    assert (rights["isDelegationTeamMgr"], rights["isAvailabilityTeamMgr"]) == (manages, manages)


def test_templates_of_workflows_are_listed(admin: Console) -> None:
    """All templates are listed, or only those that the installation added."""
    every = admin.get("forms/listTemplates")
    custom = admin.get("forms/listTemplates", isCustom="true")

    assert (every["size"], custom["size"]) == (3, 1)
    assert [node["cn"] for node in custom["prdTemplates"]] == ["SiteAccess"]
    assert custom["prdTemplates"][0] in every["prdTemplates"]


def test_forms_of_workflows_are_listed(admin: Console) -> None:
    """The list has forms for requests, for approvals, or both: the stock forms, and one that somebody drew."""
    listed = {
        kind: admin.get("forms/listWorkflowForms", **query)["worfklowFormsList"]
        for kind, query in {
            "both": {},
            "requests": {"formContainer": "RequestForms"},
            "approvals": {"formContainer": "ApprovalForms"},
        }.items()
    }

    assert listed["both"] == listed["requests"] + listed["approvals"]
    assert (len(listed["requests"]), len(listed["approvals"])) == (5 + 1, 5)
    assert listed["approvals"][0]["templateName"] == "Approval"


@pytest.mark.parametrize(
    ("query", "subcode"),
    [("listTemplates?isCustom=x", "InvalidInput"), ("listWorkflowForms?formContainer=x", "InvalidEnumValue")],
)
def test_an_unknown_kind_of_form_is_a_fault(admin: Console, query: str, subcode: str) -> None:
    """An unknown kind gets 489 with a subcode."""
    assert fault_of(admin.call("GET", f"forms/{query}")) == (489, subcode)
