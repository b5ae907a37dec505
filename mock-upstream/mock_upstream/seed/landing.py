"""Seeds the first content of the landing page and of the request page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.seed.resource_catalogue import OFFERS
from mock_upstream.seed.resources import resource_dn
from mock_upstream.seed.role_catalogue import SYSTEMS, USER
from mock_upstream.seed.roles import bundle_dn
from mock_upstream.store.landing import LANDING, REQUEST, Item, ItemCategory
from mock_upstream.store.request_definitions import definition_dn

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

_EVERYDAY, _PEOPLE, _ADMINISTRATION, _START, _SYSTEMS = range(1, 6)
_CATEGORIES = {
    _EVERYDAY: (LANDING, {"en": "Everyday", "de": "Täglich", "ar": "يومي"}),
    _PEOPLE: (LANDING, {"en": "People", "de": "Menschen", "ar": "الأشخاص"}),
    _ADMINISTRATION: (LANDING, {"en": "Administration", "de": "Verwaltung", "ar": "الإدارة"}),
    _START: (REQUEST, {"en": "For Your First Day", "de": "Für den ersten Tag", "ar": "لليوم الأول"}),
    _SYSTEMS: (REQUEST, {"en": "Business Systems", "de": "Fachsysteme", "ar": "أنظمة الأعمال"}),
}
_PAGES = (
    (_EVERYDAY, "tasks", {"en": "My Tasks", "de": "Meine Aufgaben", "ar": "مهامي"}),
    (_EVERYDAY, "requests", {"en": "Request Access", "de": "Zugang anfordern", "ar": "طلب وصول"}),
    (_EVERYDAY, "history", {"en": "My Requests", "de": "Meine Anforderungen", "ar": "طلباتي"}),
    (_PEOPLE, "users", {"en": "Find People", "de": "Menschen finden", "ar": "البحث عن أشخاص"}),
    (_PEOPLE, "orgchart", {"en": "Organization Chart", "de": "Organigramm", "ar": "الهيكل التنظيمي"}),
    (_ADMINISTRATION, "role", {"en": "Roles", "de": "Rollen", "ar": "الأدوار"}),
    (_ADMINISTRATION, "resource", {"en": "Resources", "de": "Ressourcen", "ar": "الموارد"}),
    (_ADMINISTRATION, "settings", {"en": "Settings", "de": "Einstellungen", "ar": "الإعدادات"}),
)
_INTRANET = {"en": "Intranet", "de": "Intranet", "ar": "الشبكة الداخلية"}
_WORKFLOWS = ("Laptop", "Mobile Phone", "Site Access")
_RESOURCES = frozenset({"Network Account", "Mailbox"})


def plant_landing(ground: Ground) -> None:
    """Fill the tables of both pages."""
    ground.plant(ItemCategory, category_rows())
    ground.plant(Item, item_rows())


def category_rows() -> list[Row]:
    """Rows of the categories."""
    return [
        {"id": number, "place": place, "names": names, "descriptions": {}, "position": number}
        for number, (place, names) in _CATEGORIES.items()
    ]


def item_rows() -> list[Row]:
    """Rows of the items: links on the landing page, permissions on the request page."""
    laptop = _permission(LANDING, None, "prd", definition_dn("Laptop"))
    rows = [*_links(), laptop, *_offers()]
    return [{"id": number, "position": number, **row} for number, row in enumerate(rows, start=1)]


def _links() -> list[Row]:
    intranet = _link(None, "", _INTRANET, {"appUrl": "https://intranet.aldermoor.example/"})
    return [*(_link(category, page, names, {"appUrl": f"#/{page}"}) for category, page, names in _PAGES), intranet]


def _offers() -> list[Row]:
    resources = [resource_dn(offer) for offer in OFFERS if offer.names["en"] in _RESOURCES]
    return [
        *(_permission(REQUEST, _START, "prd", definition_dn(name)) for name in _WORKFLOWS),
        *(_permission(REQUEST, _START, "resource", dn) for dn in resources),
        *(_permission(REQUEST, _SYSTEMS, "role", bundle_dn(system, USER)) for system in SYSTEMS),
    ]


def _link(category: int | None, page: str, names: dict[str, str], details: dict[str, str]) -> Row:
    return {**_row(LANDING, category), "names": names, "page": page, "details": details}


def _permission(place: str, category: int | None, kind: str, dn: str) -> Row:
    return {**_row(place, category), "permission_type": kind, "permission_dn": dn}


def _row(place: str, category: int | None) -> Row:
    texts: Row = {"names": {}, "descriptions": {}, "details": {}}
    return {"place": place, "category_id": category, **texts, "permission_type": "", "permission_dn": "", "page": ""}
