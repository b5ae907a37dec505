"""Calls about the landing page, the request page, the dashboard, and about texts in other languages."""

from bff.catalogue import dashboard, featured, landing, locale_kit
from bff.catalogue.operation import Operation
from tests.contract.calls.call import Call

_CATEGORY, _ITEM = 6, 34
"""The ids that the mock gives to the next category and item."""
_DEFINITIONS = "cn=RequestDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_GUEST = {"id": f"cn=GuestAccount,{_DEFINITIONS}", "entityType": "prd"}


def calls(_own_dn: str) -> list[Call]:
    """Creates, changes and deletes a category and an item on both pages."""
    link = {"name": "Contract", "appUrl": "https://example.com/"}
    return [
        Call(landing.READ_LANDING_PAGE, {"clientId": "1", "images": "false"}),
        Call(landing.ADD_LANDING_CATEGORIES, body=_categories({"categoryName": "Contract"})),
        Call(landing.CHANGE_LANDING_CATEGORIES, body=_category(desc="Changed")),
        Call(landing.ADD_LINKS, body={"items": [link]}),
        *_item_comes_and_goes(landing.CHANGE_LANDING_ITEMS, landing.REMOVE_LANDING_ITEMS),
        Call(landing.ADD_LANDING_PERMISSIONS, body={"items": [_GUEST]}),
        Call(landing.REMOVE_LANDING_ITEMS, body=_item()),
        Call(landing.REMOVE_LANDING_CATEGORIES, body=_category()),
        Call(featured.READ_FEATURED, {"searchString": "account"}),
        Call(featured.ADD_FEATURED_CATEGORIES, body=_categories({"categoryName": "Contract"})),
        Call(featured.CHANGE_FEATURED_CATEGORIES, body=_category(desc="Changed")),
        Call(featured.ADD_FEATURED, body={"items": [_GUEST]}),
        *_item_comes_and_goes(featured.CHANGE_FEATURED, featured.REMOVE_FEATURED),
        Call(featured.REMOVE_FEATURED_CATEGORIES, body=_category()),
        Call(dashboard.READ_DASHBOARD, {"client": "1", "isNewlyAssignedCount": "true"}),
        Call(dashboard.READ_OWN_DASHBOARD, {"client": "1"}),
        Call(dashboard.READ_GLOBAL_TILES, {"client": "1"}),
        Call(dashboard.KEEP_GLOBAL_TILES, {"client": "1"}, body={"tiles": []}),
        Call(locale_kit.READ_OWN_LOCALE),
        Call(locale_kit.LIST_KIT_LOCALES),
        Call(locale_kit.READ_TRANSLATION, at={"locale": "de"}),
        Call(locale_kit.KEEP_TRANSLATION, at={"locale": "de"}, text="# nothing\n"),
    ]


def _item_comes_and_goes(change: Operation, remove: Operation) -> list[Call]:
    into = _item(itemCategoryId=_CATEGORY)
    return [Call(change, body=into), Call(remove, body=_item())]


def _item(**details: object) -> object:
    return {"items": [{"itemId": _ITEM, **details}]}


def _category(**details: object) -> object:
    return _categories({"itemCategoryId": _CATEGORY, **details})


def _categories(category: object) -> object:
    return {"itemCategories": [category]}
