"""The locale kit: texts of links and categories as property files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable


def _file(console: Console, locale: str) -> dict[str, str]:
    answer = console.call("GET", f"ulp/l10n/{locale}.properties")
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "text/plain; charset=utf-8")
    return dict(line.split(" = ", 1) for line in answer.text.splitlines())


def _keep(console: Console, locale: str, content: str) -> Any:
    answer = console.call("PUT", f"ulp/l10n/{locale}.properties", data=content.encode())
    assert answer.status_code == 200, answer.text
    return answer.json()


def _landing_names(console: Console) -> set[str]:
    page = console.get("ulp/landingItems/v2")
    return {each["categoryName"] for each in page["itemCategories"]} | {
        item["name"] for each in page["itemCategories"] for item in each["items"]
    }


def test_every_language_has_a_file(admin: Console) -> None:
    """Each file has the same keys; an untranslated text is in English."""
    listed = admin.get("ulp/l10n/list")["locales"]

    assert {each["localeKey"] for each in listed} == {
        each["locale"] for each in admin.get("supportedlocales")["supportedLocales"]
    }
    assert admin.call("GET", next(each["link"] for each in listed if each["localeKey"] == "iw")).status_code == 200
    english, german, swedish = (_file(admin, locale) for locale in ("en", "de", "sv"))
    assert english.keys() == german.keys() == swedish.keys()
    assert swedish == english
    assert (english["category.1.name"], german["category.1.name"]) == ("Everyday", "Täglich")


def test_the_callers_language_is_told_with_the_list(admin: Console) -> None:
    """The list has the caller's DN and language, as the call that changes the language takes them."""
    admin.call(
        "POST", "ulp/l10n/listLocales", json={"userDN": "cn=admin,ou=users,o=data", "userPreferredLocales": ["ar"]}
    )

    own = admin.get("ulp/l10n")["localeSet"]

    assert (own["localeKey"], own["userDN"]) == ("ar", "cn=admin,ou=users,o=data")
    assert own["userPreferredLocales"] == ["ar"]


def test_a_translation_is_shown_to_readers_of_its_language(admin: Console) -> None:
    """Texts that the file leaves out stay; an empty one falls back to English."""
    outcome = _keep(admin, "sv", "# Swedish\n\ncategory.1.name = Vardag\nitem.1.name: Mina \\u00e4renden\n")
    assert (outcome["success"], [each["name"] for each in outcome["succeeded"]]) == (True, ["Vardag", "Mina ärenden"])
    assert "Vardag" not in _landing_names(admin)

    admin.call(
        "POST", "ulp/l10n/listLocales", json={"userDN": "cn=admin,ou=users,o=data", "userPreferredLocales": ["sv"]}
    )

    assert _landing_names(admin) >= {"Vardag", "Mina ärenden", "People"}
    for locale in ("sv", "en"):
        _keep(admin, locale, "category.1.name=")
        assert _landing_names(admin) >= {"Everyday", "Mina ärenden"}


def test_a_file_can_be_sent_back_as_it_came(admin: Console) -> None:
    """A file without changes changes nothing, also with line breaks and backslashes in a text."""
    _keep(admin, "de", "category.1.name = a\\\\b\\nc=d \\\n   e")
    before = _file(admin, "de")
    content = "".join(f"{key} = {text}\n" for key, text in before.items())

    assert _keep(admin, "de", content)["success"] is True

    assert before["category.1.name"] == r"a\\b\nc=d e"
    assert _file(admin, "de") == before


def test_an_escaped_text_is_read_whole(admin: Console) -> None:
    """A character beyond the first 65,536 is written as two escapes."""
    _keep(admin, "ar", r"category.1.name=\u0643\u0644 \ud83d\ude80\\u0041")

    assert _file(admin, "ar")["category.1.name"] == r"كل 🚀\\u0041"


def test_a_new_link_can_be_translated(admin: Console) -> None:
    """A new link is in the files, a deleted one is not."""
    link = {"items": [{"name": "Canteen", "menuKey": "users"}]}
    item_id = admin.call("POST", "ulp/items", json=link).json()["succeeded"][0]["id"]
    assert _file(admin, "de")[f"item.{item_id}.name"] == "Canteen"
    assert _keep(admin, "de", f"item.{item_id}.name = Kantine")["success"] is True

    admin.call("DELETE", "ulp/items", json={"items": [{"itemId": int(item_id)}]})

    failed = _keep(admin, "de", f"item.{item_id}.name = Kantine")["failed"]
    assert failed == [{"id": f"item.{item_id}.name", "reason": "There is no such text."}]


@pytest.mark.parametrize(
    ("locale", "content", "fault"),
    [
        ("de", b"just words", (489, "InvalidInput")),
        ("de", b"a = \xff", (489, "InvalidInput")),
        ("de", b"category.1.name = T\\u00g1glich", (489, "InvalidInput")),
        ("xx", b"", (489, "NotFound")),
        ("de", b"category.1.name = <script>", (400, "XSSValidationFailure")),
    ],
)
def test_what_is_no_file_of_a_language_is_refused(
    admin: Console, locale: str, content: bytes, fault: tuple[int, str]
) -> None:
    """An invalid file changes nothing."""
    before = _file(admin, "de")

    assert fault_of(admin.call("PUT", f"ulp/l10n/{locale}.properties", data=content)) == fault
    assert _file(admin, "de") == before


@pytest.mark.parametrize(("method", "path"), [("GET", "list"), ("GET", "de.properties"), ("PUT", "de.properties")])
def test_translators_may_open_the_locale_kit(signed_in: Callable[[str], Console], method: str, path: str) -> None:
    """Others get 489 ``SecurityException``."""
    assert fault_of(signed_in("delegate").call(method, f"ulp/l10n/{path}")) == (489, "SecurityException")
