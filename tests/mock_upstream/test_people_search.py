"""Search for a part of a name in many scripts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.mock_upstream.console import Console

NAMES = "FirstName,LastName"


def _found(admin: Console, **query: str) -> list[str]:
    reply = admin.get("users/list", size=300, **query)
    assert reply["totalSize"] == len(reply["usersList"])
    return [person["fullName"] for person in reply["usersList"]]


@pytest.fixture
def everybody(admin: Console) -> list[str]:
    """All full names."""
    return _found(admin)


@pytest.mark.parametrize(
    "words",
    ["Okafor", "okafor", "KAFO", "ka", "or", "a", "zq", 'a"', "' ", "تمر", "ال", "כ", "田", "中", "王", "é", "ø", "ş"],
)
def test_a_search_finds_exactly_the_names_that_contain_the_words(
    admin: Console, everybody: list[str], words: str
) -> None:
    """Case does not matter, in any script and at any length; the result has all matches and no others."""
    expected = [name for name in everybody if words.casefold() in name.casefold()]

    assert _found(admin, q=words, searchAttr="name") == expected


def test_the_names_of_the_organisation_are_in_many_scripts(everybody: list[str]) -> None:
    """Arabic, Hebrew, Han and accented Latin letters are all there."""
    letters = set("".join(everybody))

    for first, last in (("\u0621", "\u064a"), ("\u05d0", "\u05ea"), ("\u4e00", "\u9fff"), ("\u00c0", "\u017f")):
        assert any(first <= letter <= last for letter in letters)


@pytest.mark.parametrize("words", ["*", "", "  "])
def test_a_star_and_nothing_find_everybody(admin: Console, words: str) -> None:
    """Both find everybody, because an empty search is sent as ``*`` (SPEC 5 "Search and paging")."""
    assert len(_found(admin, q=words)) == 200


@pytest.mark.parametrize("words", ["an", "anders"])
def test_a_search_in_no_attribute_finds_nobody(admin: Console, words: str) -> None:
    """The search finds nobody, whatever its length."""
    assert _found(admin, q=words, searchAttr=",") == []


@pytest.mark.parametrize(
    "words", ['"', "'", "%", "_", "\\", "a%b", '" OR "analyst', "nobody-has-this", "(", "AND", "a*b", "ana\0lyst"]
)
def test_signs_of_query_languages_are_only_letters(admin: Console, words: str) -> None:
    """Such characters match literally; an underscore is no wildcard."""
    assert _found(admin, q=words, searchAttr="Title") == []


def test_an_apostrophe_is_found(admin: Console, everybody: list[str]) -> None:
    """Names such as O'Connor can be searched."""
    expected = [name for name in everybody if "o'" in name.casefold()]

    assert _found(admin, q="o'", searchAttr="name") == expected


def test_only_the_named_attributes_are_searched(admin: Console) -> None:
    """Any of them is enough."""
    assert "Amara Okafor" in _found(admin, q="Identity Platform", searchAttr=f"{NAMES},Title")
    assert _found(admin, q="Identity Platform", searchAttr=NAMES) == []


def test_by_default_names_mail_and_telephone_are_searched(admin: Console) -> None:
    """The attributes are those of SPEC 9 "Columns and defaults"."""
    assert _found(admin, q="admin@aldermoor") == ["Amara Okafor"]
    assert _found(admin, q="Identity Platform") == []
    assert _found(admin, q="+44 20 7946") != []


def test_advanced_search_needs_all_and_wins_over_words(admin: Console) -> None:
    """All pairs of key and text must match, and ``q`` is ignored."""
    both = _found(admin, advSearch="FirstName:amara,Department:it", q="nobody")

    assert "Amara Okafor" in both
    assert _found(admin, advSearch="FirstName:amara,Department:legal") == []


@pytest.mark.parametrize("pairs", ["FirstName:Amara,LastName:Okafor", "LastName:okafor,FirstName:amara"])
def test_a_full_name_is_found_in_its_two_attributes(admin: Console, pairs: str) -> None:
    """A full name is found although no single attribute has both parts; the order of the parts does not matter."""
    assert _found(admin, q="Amara Okafor") == []
    assert _found(admin, q="*", advSearch=pairs) == ["Amara Okafor"]


def test_a_search_is_paged_like_the_whole_list(admin: Console) -> None:
    """The total counts what was found."""
    reply = admin.get("users/list", q="Operations", searchAttr="Department", size=7)

    assert len(reply["usersList"]) == 7
    assert 7 < reply["totalSize"] < 200
    assert reply["nextIndex"] == 8
