"""The landing page and the request page."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

DEFINITIONS = "cn=RequestDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LEVELS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
GUEST = {"id": f"cn=GuestAccount,{DEFINITIONS}", "entityType": "prd"}
PAYROLL = {"id": f"cn=PayrollSpecialist,cn=Level20,{LEVELS}", "entityType": "role"}
PICTURE = b64encode(b"\x89PNG\r\n\x1a\n").decode()
PAGES = {"landing": ("ulp/landingItems/v2", "ulp/categories"), "request": ("featuredItems", "featuredItems/categories")}


def _send(console: Console, method: str, path: str, **body: Any) -> Any:
    answer = console.call(method, path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _items(console: Console, path: str = "ulp/landingItems/v2", **query: Any) -> list[dict[str, Any]]:
    page = console.get(path, **query)
    return [*(item for each in page["itemCategories"] for item in each["items"]), *page["uncategorizedItems"]]


def _named(console: Console, name: str, path: str = "ulp/landingItems/v2") -> dict[str, Any]:
    return next(each for each in _items(console, path) if each["name"] == name)


def _speak(console: Console, locale: str) -> None:
    body = {"userDN": "cn=admin,ou=users,o=data", "userPreferredLocales": [locale]}
    assert console.call("POST", "ulp/l10n/listLocales", json=body).status_code == 200


def test_the_landing_page_links_to_what_its_reader_may_open(signed_in: Callable[[str], Console]) -> None:
    """An employee sees the link to tasks and none to administration; an administrator may change the page."""
    page, admins = signed_in("user").get("ulp/landingItems/v2"), signed_in("admin").get("ulp/landingItems/v2")
    seen, admins_seen = (
        {
            category["categoryName"]: [item["menuKey"] for item in category["items"]]
            for category in each["itemCategories"]
        }
        for each in (page, admins)
    )

    assert (page["editable"], admins["editable"]) == (False, True)
    assert seen == {"Everyday": ["tasks", "requests", "history"], "People": ["users", "orgchart"], "Administration": []}
    assert admins_seen["Administration"] == ["role", "resource", "settings"]
    assert [item["name"] for item in page["uncategorizedItems"]] == ["Intranet", "Laptop"]


def test_trustees_decide_on_links_too(admin: Console) -> None:
    """The trustees of the named client count; an unknown client gets a fault."""
    nobody = {"users": {"value": [{"dn": "cn=nobody", "type": "user"}]}}
    assert admin.call("POST", "config/access?client=2", json={"access": nobody}).status_code == 200

    shown = {client: [item.get("menuKey") for item in _items(admin, clientId=client)] for client in ("1", "2")}

    assert ("users" in shown["1"], "users" in shown["2"]) == (True, False)
    assert fault_of(admin.call("GET", "ulp/landingItems/v2?clientId=9")) == (489, "NotFound")


def test_texts_are_in_the_readers_language(admin: Console) -> None:
    """Links have their own translations, permissions those of the catalog."""
    _speak(admin, "de")

    assert _named(admin, "Meine Aufgaben")["menuKey"] == "tasks"
    assert _named(admin, "Notebook")["id"] == f"cn=Laptop,{DEFINITIONS}"


def test_the_request_page_offers_permissions(signed_in: Callable[[str], Console]) -> None:
    """The page has roles, resources and workflows by category; ``searchString`` filters them."""
    console = signed_in("user")

    assert {item["entityType"] for item in _items(console, "featuredItems")} == {"role", "resource", "prd"}
    found = _items(console, "featuredItems", searchString="pAyRoll")
    assert [(item["name"], item["entityType"], item["bulkRequestable"]) for item in found] == [
        ("Payroll User", "role", True)
    ]
    assert _items(console, "featuredItems", searchString="%") == []


@pytest.mark.parametrize("place", ["landing", "request"])
def test_a_permission_is_offered_moved_and_taken_away(admin: Console, place: str) -> None:
    """A permission can be on each page once; the pages are independent."""
    page, _ = PAGES[place]
    add = "ulp/featuredItems" if place == "landing" else "featuredItems"
    remove = "ulp/items" if place == "landing" else "featuredItems"
    category = admin.get(page)["itemCategories"][0]["itemCategoryId"]

    added = _send(admin, "POST", add, items=[GUEST, GUEST, {"id": "cn=nobody", "entityType": "role"}, {"name": "x"}])
    offered = _named(admin, "Guest Account", page)
    moved = _send(admin, "PUT", page, items=[{"itemId": offered["itemId"], "itemCategoryId": category, "itemOrder": 1}])

    assert [each["reason"] for each in added["failed"]] == [
        "The permission is on the page already.",
        "There is no role cn=nobody to ask for.",
        "A permission is named by id and entityType.",
    ]
    assert (offered["id"], "itemCategoryId" in offered) == (GUEST["id"], False)
    assert moved["success"] is True
    first = admin.get(page)["itemCategories"][0]["items"]
    assert [each["name"] for each in first if each["itemOrder"] == 1][-1] == "Guest Account"
    assert _send(admin, "DELETE", remove, items=[{"itemId": offered["itemId"]}])["success"] is True
    assert GUEST["id"] not in [each.get("id") for each in _items(admin, page)]


def test_a_permission_that_is_gone_is_not_offered(admin: Console) -> None:
    """A permission that was deleted from the catalog is not shown."""
    _send(admin, "POST", "featuredItems", items=[PAYROLL])
    assert _named(admin, "Payroll Specialist", "featuredItems")

    admin.call("DELETE", "/IDMProv/rest/catalog/roles/role", json={"roles": [{"id": PAYROLL["id"]}]})

    assert _items(admin, "featuredItems", searchString="Payroll Specialist") == []


def test_what_cannot_be_asked_for_is_not_offered(admin: Console) -> None:
    """A workflow that approves a role cannot be requested, so it cannot be added."""
    approval = {"id": f"cn=ManagerApprovesRole,{DEFINITIONS}", "entityType": "prd"}

    failed = _send(admin, "POST", "featuredItems", items=[approval])["failed"]

    assert failed == [{"id": approval["id"], "reason": f"There is no prd {approval['id']} to ask for."}]


def test_a_link_comes_changes_and_goes(admin: Console) -> None:
    """Fields that a change leaves out stay, and a text changes in the caller's language."""
    link = {"name": " Canteen ", "desc": "Menu", "appUrl": "https://canteen.example/", "image": PICTURE}
    item_id = int(_send(admin, "POST", "ulp/items", items=[link])["succeeded"][0]["id"])
    created = _named(admin, "Canteen")
    assert (created["itemId"], created["desc"], created["image"]) == (item_id, "Menu", PICTURE)
    assert "image" not in next(each for each in _items(admin, images="false") if each["itemId"] == item_id)

    _speak(admin, "de")
    _send(admin, "PUT", "ulp/landingItems/v2", items=[{"itemId": item_id, "name": "Kantine"}])
    assert _named(admin, "Kantine")["appUrl"] == "https://canteen.example/"
    _speak(admin, "fr")
    assert _named(admin, "Canteen")["itemId"] == item_id

    assert _send(admin, "DELETE", "ulp/items", items=[{"itemId": item_id}, {"itemId": item_id}])["failed"] == [
        {"id": str(item_id), "reason": f"The item {item_id} does not exist."}
    ]
    assert item_id not in [each["itemId"] for each in _items(admin)]


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ({"appUrl": "https://x.example/"}, "A link needs a name."),
        ({"name": " ", "menuKey": "users"}, "A link needs a name."),
        ({"name": "X"}, "A link needs an address or the key of a page."),
        ({"name": "X", "appUrl": "ftp://x.example"}, "appUrl is not an address."),
        ({"name": "X", "menuKey": "users", "itemCategoryId": 999}, "The category 999 does not exist."),
        ({"name": "X", "menuKey": "users", "itemCategoryId": 4}, "The category 4 does not exist."),
        ({"name": "X", "menuKey": "users", "idmdashImage": "x"}, "The image is not base64."),
    ],
    ids=["no name", "empty name", "nowhere", "address", "no category", "category of the other page", "image"],
)
def test_a_wrong_link_is_refused(admin: Console, link: dict[str, Any], reason: str) -> None:
    """The other links of the same call are stored."""
    good = {"name": "Canteen", "menuKey": "users"}

    outcome = _send(admin, "POST", "ulp/items", items=[link, good])

    assert (outcome["success"], [each["reason"] for each in outcome["failed"]]) == (False, [reason])
    assert _named(admin, "Canteen")["menuKey"] == "users"


@pytest.mark.parametrize("place", ["landing", "request"])
def test_categories_come_change_and_go(admin: Console, place: str) -> None:
    """A category without a name is untitled; items of a deleted category stay on the page."""
    page, path = PAGES[place]
    added = _send(admin, "POST", path, itemCategories=[{"categoryName": "Last"}, {}, {"image": "x"}])
    last, untitled = (int(each["id"]) for each in added["succeeded"])
    assert [each["name"] for each in added["succeeded"]] == ["Last", "Untitled Category"]
    assert [each["reason"] for each in added["failed"]] == ["The image is not base64."]

    inside = _items(admin, page)[0]
    _send(admin, "PUT", page, items=[{"itemId": inside["itemId"], "itemCategoryId": last}])
    _send(admin, "PUT", path, itemCategories=[{"itemCategoryId": untitled, "itemCategoryOrder": 1, "desc": "News"}])
    shown = {each["itemCategoryId"]: each for each in admin.get(page)["itemCategories"]}
    assert shown[untitled] | {"items": []} == {
        "itemCategoryId": untitled,
        "categoryName": "Untitled Category",
        "desc": "News",
        "subType": "",
        "itemCategoryOrder": 1,
        "image": "",
        "items": [],
    }
    assert list(shown)[-1] == last
    assert [each["itemId"] for each in shown[last]["items"]] == [inside["itemId"]]

    deleted = _send(admin, "DELETE", path, itemCategories=[{"itemCategoryId": last}, {"itemCategoryId": last}, {}])
    assert [len(deleted["succeeded"]), len(deleted["failed"])] == [1, 2]
    assert inside["itemId"] in [each["itemId"] for each in admin.get(page)["uncategorizedItems"]]


def test_an_item_is_changed_on_its_own_page_only(admin: Console) -> None:
    """The item does not exist on the other page."""
    offered = _items(admin, "featuredItems")[0]["itemId"]

    outcome = _send(admin, "PUT", "ulp/landingItems/v2", items=[{"itemId": offered, "itemOrder": 1}])

    assert outcome["failed"][0]["reason"] == f"The item {offered} does not exist."


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"items": []},
        {"items": {"name": "X"}},
        {"items": [{"name": "X", "itemOrder": 0}]},
        {"items": [{"id": "cn=x", "entityType": "planet"}]},
    ],
)
def test_a_body_that_makes_no_sense_is_a_fault(admin: Console, body: dict[str, Any]) -> None:
    """The body gets 489 ``InvalidInput``, and nothing is stored."""
    assert fault_of(admin.call("POST", "ulp/items", json=body)) == (489, "InvalidInput")


def test_what_a_browser_would_run_is_refused_as_a_whole(admin: Console) -> None:
    """The call gets 400 ``XSSValidationFailure``; the valid link of the same call is not stored either."""
    links = [{"name": "Canteen", "menuKey": "users"}, {"name": "X", "appUrl": "javascript:alert(1)"}]

    assert fault_of(admin.call("POST", "ulp/items", json={"items": links})) == (400, "XSSValidationFailure")
    assert "Canteen" not in [each["name"] for each in _items(admin)]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "ulp/items"),
        ("DELETE", "ulp/items"),
        ("PUT", "ulp/landingItems/v2"),
        ("POST", "ulp/categories"),
        ("POST", "featuredItems"),
        ("DELETE", "featuredItems/categories"),
    ],
)
def test_pages_are_changed_by_who_may_open_their_editors(
    signed_in: Callable[[str], Console], method: str, path: str
) -> None:
    """Others get 489 ``SecurityException``."""
    body = {"items": [{"itemId": 1}], "itemCategories": [{"itemCategoryId": 1}]}

    assert fault_of(signed_in("delegate").call(method, path, json=body)) == (489, "SecurityException")
