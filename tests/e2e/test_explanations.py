"""Explanations of rights: the console's result agrees with the server's answer."""

import re
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched
from tests.support.console_pages import rows, sign_in
from tests.support.visitor import Visitor

REST = "IDMProv/rest"
ADMIN = "admin"
#: Domain -> kind of its objects, where the catalogue lists them, and the member of that answer.
LISTS = {"ROLES": ("role", "roles/listV2", "roles"), "RESOURCES": ("resource", "resources/listV2", "resources")}
OBJECTS = 20
_STEP = 7
_NOT_ASKED = ("Manager of the team", "Ended", "Starts later")
"""Of chains that the server's answer leaves out: it is about administrators, now."""

Question = tuple[str, str, str]
"""DNs of a person and of an object, and a permission."""


@pytest.mark.parametrize("each", [2, pytest.param(2 * OBJECTS, marks=pytest.mark.soak)])
def test_an_explanation_says_what_the_server_says(stack: Stack, watched: Watched, each: int) -> None:
    """The console's explanations agree with the server, for each seeded administrator and sampled objects."""
    known = _answers(stack)
    asked = _drawn(known, each)
    page = watched.page
    sign_in(page)
    expect(rows(page).first).to_be_visible()
    assert {known[question] for question in asked} == {True, False}

    told = {question: _told(page, *question) for question in asked}

    assert told == {question: known[question] for question in asked}


def _drawn(known: dict[Question, bool], each: int) -> list[Question]:
    """A number of questions for each person, half of them with yes and half with no if possible."""
    drawing, drawn = Random(25), []  # noqa: S311 - a test's choice
    for person in sorted({person for person, _, _ in known}):
        for answer in (True, False):
            found = [question for question, yes in known.items() if question[0] == person and yes is answer]
            drawn += drawing.sample(found, min(len(found), each // 2))
    return drawn


def _answers(stack: Stack) -> dict[Question, bool]:
    """Answers of the server about the drawn objects to each administrator."""
    admin = _visitor(stack, ADMIN)
    assignments = _list(admin, "admin/administrator/assignments", "adminAssignments", sortColumn="assignee")
    people = sorted({row["assigneeDn"] for row in assignments if row["assignmentTypeKey"] == "USER"})
    objects = {
        kind: [row["id"] for row in _list(admin, f"catalog/{path}", rows)][::_STEP][: OBJECTS // len(LISTS)]
        for kind, path, rows in LISTS.values()
    }
    return {
        (person, dn, permission): is_yes
        for person in people
        for kind, ids in objects.items()
        for dn, permission, is_yes in _rights(stack, person, kind, ids)
    }


def _rights(stack: Stack, person: str, kind: str, ids: list[str]) -> list[tuple[str, str, bool]]:
    body = {"permissions": [{"id": dn, "entityType": kind} for dn in ids]}
    account = person.partition(",")[0].removeprefix("cn=")
    answer = _visitor(stack, account).call("POST", f"{REST}/catalog/delegatedAdmin/rights", json=body).json()
    return [
        (row["permissionDn"], pair["key"], pair["value"] == "true")
        for row in answer["opertionPermissionMap"]
        for pair in row["operationAccessMap"]
    ]


def _list(visitor: Visitor, path: str, rows: str, **more: str) -> list[dict[str, Any]]:
    query = {"q": "*", "nextIndex": 1, "size": 300, "sortOrder": "asc", **more}
    found: list[dict[str, Any]] = visitor.get(f"{REST}/{path}", params=query).json()[rows]
    return found


def _visitor(stack: Stack, account: str) -> Visitor:
    visitor = Visitor(stack.console_url)
    visitor.sign_in(account)
    return visitor


def _told(page: Page, person: str, dn: str, permission: str) -> bool | None:
    """Ask the console, which says yes or no, or that it does not know."""
    page.goto("./#/configuration/why")
    expect(page.get_by_text("Select a person.")).to_be_visible()
    page.goto(f"./#/configuration/why?{urlencode({'who': person, 'object': dn, 'can': permission})}")
    answer = page.get_by_text(re.compile(r"^(Yes|No|Not known)\. "))
    expect(answer).to_be_visible()
    word = answer.inner_text().partition(".")[0]
    chains = page.get_by_role("region", name=re.compile("^Reason ")).all_inner_texts()
    is_administrator = any(not any(words in chain for words in _NOT_ASKED) for chain in chains)
    return {"Yes": is_administrator, "No": False}.get(word)
