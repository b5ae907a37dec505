"""Seeds the kinds of objects in the directory and their attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.seed.places import TOWNS
from mock_upstream.seed.schema_attribute import IMAGE, OTHER, PRIMARY, SECONDARY, Names, SchemaAttribute, shown
from mock_upstream.store.directory import DATA, GROUPS, USERS
from mock_upstream.store.entities import (
    CONTAINER,
    DEPARTMENT,
    DEVICE,
    GROUP,
    LOCATION,
    RESOURCE_ATTRIBUTES,
    ROLE_ATTRIBUTES,
    USER,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

Row = dict[str, Any]

DEVICES_CONTAINER, LOCATIONS_CONTAINER = f"ou=devices,{DATA}", f"ou=locations,{DATA}"
DEPARTMENTS_CONTAINER = f"ou=departments,{DATA}"
SITES, COST_CENTRES = "sites", "costCentres"

_EMPLOYEE_TYPES = {
    "employee": {"en": "Employee", "de": "Angestellt", "ar": "موظف"},
    "contractor": {"en": "Contractor", "de": "Extern", "ar": "متعاقد"},
    "trainee": {"en": "Trainee", "de": "Auszubildend", "ar": "متدرب"},
}
MODELS = {
    "laptop": {"en": "Laptop", "ar": "حاسوب محمول"},
    "phone": {"en": "Mobile phone", "de": "Mobiltelefon", "ar": "هاتف محمول"},
    "tablet": {"en": "Tablet", "ar": "جهاز لوحي"},
}
_RISKS = {
    "low": {"en": "Low", "de": "Niedrig", "ar": "منخفض"},
    "high": {"en": "High", "de": "Hoch", "ar": "مرتفع"},
}


_PERSON = (
    SchemaAttribute("FirstName", PRIMARY, {"en": "First Name", "ar": "الاسم الأول"}, required=True),
    SchemaAttribute("LastName", PRIMARY, {"en": "Last Name", "ar": "اسم العائلة"}, required=True),
    SchemaAttribute("Title", PRIMARY, {"en": "Title", "ar": "المسمى الوظيفي"}),
    SchemaAttribute("Department", PRIMARY, {"en": "Department", "ar": "القسم"}),
    SchemaAttribute("Email", PRIMARY, {"en": "Email", "ar": "البريد الإلكتروني"}, format_type="email"),
    SchemaAttribute(
        "TelephoneNumber",
        PRIMARY,
        {"en": "Telephone Number", "ar": "رقم الهاتف"},
        format_type="phone",
        multivalued=True,
    ),
    SchemaAttribute(
        "manager", SECONDARY, {"en": "Manager", "ar": "المدير"}, "DN", searchable=False, lookup_entity=USER
    ),
    SchemaAttribute(
        "directReports",
        SECONDARY,
        {"en": "Direct Reports", "ar": "المرؤوسون المباشرون"},
        "DN",
        editable=False,
        multivalued=True,
        searchable=False,
        sortable=False,
        lookup_entity=USER,
    ),
    SchemaAttribute("Location", SECONDARY, {"en": "Location", "ar": "الموقع"}, list_key=SITES),
    SchemaAttribute(
        "EmployeeType",
        SECONDARY,
        {"en": "Employee Type", "ar": "نوع التوظيف"},
        searchable=False,
        choices=_EMPLOYEE_TYPES,
    ),
    SchemaAttribute("CN", OTHER, {"en": "User Name", "ar": "اسم المستخدم"}, required=True, editable=False),
    shown("PreferredLocale", {"en": "Preferred Locale", "ar": "اللغة المفضلة"}),
    SchemaAttribute(
        "CreationTime", OTHER, {"en": "Created", "ar": "تاريخ الإنشاء"}, "Time", editable=False, searchable=False
    ),
    SchemaAttribute(
        "LoginDisabled",
        OTHER,
        {"en": "Login Disabled", "ar": "الدخول معطَّل"},
        "Boolean",
        searchable=False,
        sortable=False,
    ),
    SchemaAttribute(
        "EntitlementResult",
        OTHER,
        {"en": "Entitlement Results", "ar": "نتائج الاستحقاقات"},
        editable=False,
        multivalued=True,
        searchable=False,
        sortable=False,
    ),
    SchemaAttribute("UserPhoto", IMAGE, {"en": "Photo", "ar": "الصورة"}, "Binary", searchable=False, sortable=False),
)
_GROUP = (
    SchemaAttribute("Name", PRIMARY, {"en": "Name", "ar": "الاسم"}, required=True, editable=False),
    SchemaAttribute("Description", PRIMARY, {"en": "Description", "ar": "الوصف"}),
    SchemaAttribute(
        "Member",
        SECONDARY,
        {"en": "Members", "ar": "الأعضاء"},
        "DN",
        multivalued=True,
        searchable=False,
        sortable=False,
        lookup_entity=USER,
    ),
)
_CONTAINER = (SchemaAttribute("Name", PRIMARY, {"en": "Name", "ar": "الاسم"}, required=True, editable=False),)
_LOCATION = (
    SchemaAttribute("Name", PRIMARY, {"en": "Name", "ar": "الاسم"}, required=True, editable=False),
    SchemaAttribute("Address", PRIMARY, {"en": "Address", "ar": "العنوان"}),
    SchemaAttribute("Town", PRIMARY, {"en": "Town", "ar": "المدينة"}, list_key=SITES),
    SchemaAttribute(
        "SiteManager",
        SECONDARY,
        {"en": "Site Manager", "ar": "مدير الموقع"},
        "DN",
        searchable=False,
        sortable=False,
        lookup_entity=USER,
    ),
)
_DEVICE = (
    SchemaAttribute("Name", PRIMARY, {"en": "Inventory Number", "ar": "رقم الجرد"}, required=True, editable=False),
    SchemaAttribute("Model", PRIMARY, {"en": "Model", "ar": "الطراز"}, required=True, choices=MODELS),
    SchemaAttribute(
        "Owner", PRIMARY, {"en": "Owner", "ar": "المالك"}, "DN", searchable=False, sortable=False, lookup_entity=USER
    ),
    SchemaAttribute(
        "Site",
        SECONDARY,
        {"en": "Site", "ar": "الموقع"},
        "DN",
        searchable=False,
        sortable=False,
        lookup_entity=LOCATION,
    ),
    SchemaAttribute("Purchased", SECONDARY, {"en": "Purchased", "ar": "تاريخ الشراء"}, "Time", searchable=False),
    SchemaAttribute("Tag", OTHER, {"en": "Tags", "ar": "الوسوم"}, multivalued=True),
)
_DEPARTMENT = (
    SchemaAttribute("Name", PRIMARY, {"en": "Name", "ar": "الاسم"}, required=True, editable=False),
    SchemaAttribute("Description", PRIMARY, {"en": "Description", "de": "Beschreibung", "ar": "الوصف"}),
    SchemaAttribute(
        "Head",
        PRIMARY,
        {"en": "Head", "de": "Leitung", "ar": "الرئيس"},
        "DN",
        required=True,
        searchable=False,
        sortable=False,
        lookup_entity=USER,
    ),
    SchemaAttribute(
        "Parent",
        PRIMARY,
        {"en": "Part Of", "de": "Teil von", "ar": "جزء من"},
        "DN",
        searchable=False,
        sortable=False,
        lookup_entity=DEPARTMENT,
    ),
    SchemaAttribute(
        "CostCentre",
        SECONDARY,
        {"en": "Cost Centre", "de": "Kostenstelle", "ar": "مركز التكلفة"},
        list_key=COST_CENTRES,
    ),
    SchemaAttribute(
        "Positions",
        SECONDARY,
        {"en": "Positions", "de": "Planstellen", "ar": "عدد الوظائف"},
        "Integer",
        searchable=False,
        sortable=False,
    ),
    SchemaAttribute(
        "Recruits",
        SECONDARY,
        {"en": "Recruits", "de": "Stellt ein", "ar": "يوظّف حاليًا"},
        "Boolean",
        searchable=False,
        sortable=False,
    ),
    SchemaAttribute(
        "Sites",
        SECONDARY,
        {"en": "Sites", "de": "Standorte", "ar": "المواقع"},
        "DN",
        multivalued=True,
        searchable=False,
        sortable=False,
        lookup_entity=LOCATION,
    ),
    SchemaAttribute("Email", OTHER, {"en": "Email", "ar": "البريد الإلكتروني"}, format_type="email"),
    SchemaAttribute(
        "TelephoneNumber",
        OTHER,
        {"en": "Telephone Number", "ar": "رقم الهاتف"},
        format_type="phone",
        multivalued=True,
    ),
)
_ROLE = (
    SchemaAttribute("riskLevel", OTHER, {"en": "Risk", "ar": "المخاطرة"}, choices=_RISKS),
    SchemaAttribute("costCentre", OTHER, {"en": "Cost Centre", "ar": "مركز التكلفة"}, list_key=COST_CENTRES),
)
_RESOURCE = (*_ROLE, SchemaAttribute("supportContact", OTHER, {"en": "Support Contact", "ar": "جهة الدعم"}, "DN"))

_KINDS: dict[str, tuple[Names, str, str, tuple[SchemaAttribute, ...]]] = {
    USER: ({"en": "Users", "ar": "المستخدمون"}, "CN", USERS, _PERSON),
    GROUP: ({"en": "Groups", "ar": "المجموعات"}, "Name", GROUPS, _GROUP),
    CONTAINER: ({"en": "Containers", "ar": "الحاويات"}, "Name", DATA, _CONTAINER),
    LOCATION: ({"en": "Locations", "ar": "المواقع"}, "Name", LOCATIONS_CONTAINER, _LOCATION),
    DEVICE: ({"en": "Devices", "ar": "الأجهزة"}, "Name", DEVICES_CONTAINER, _DEVICE),
    DEPARTMENT: (
        {"en": "Departments", "de": "Abteilungen", "ar": "الأقسام"},
        "Name",
        DEPARTMENTS_CONTAINER,
        _DEPARTMENT,
    ),
    ROLE_ATTRIBUTES: ({"en": "Roles", "ar": "الأدوار"}, "", "", _ROLE),
    RESOURCE_ATTRIBUTES: ({"en": "Resources", "ar": "الموارد"}, "", "", _RESOURCE),
}
_WRITTEN_ELSEWHERE = frozenset({GROUP, CONTAINER, ROLE_ATTRIBUTES, RESOURCE_ATTRIBUTES})
_NOT_LISTED = frozenset({ROLE_ATTRIBUTES, RESOURCE_ATTRIBUTES})


def container_rows() -> list[Row]:
    """Build the rows of the containers that hold the objects."""
    return [
        {"dn": dn, "name": dn.partition(",")[0].removeprefix("ou="), "parent_dn": DATA}
        for dn in (DEVICES_CONTAINER, LOCATIONS_CONTAINER, DEPARTMENTS_CONTAINER)
    ]


def definition_rows() -> list[Row]:
    """Build the rows of the kinds of objects."""
    return [
        {
            "key": key,
            "names": names,
            "naming_attribute": naming,
            "container_dn": container,
            "viewable": key not in _NOT_LISTED,
            **dict.fromkeys(("creatable", "editable", "removable"), key not in _WRITTEN_ELSEWHERE),
        }
        for key, (names, naming, container, _attributes) in _KINDS.items()
    ]


def attribute_rows() -> list[Row]:
    """Rows of their attributes."""
    return [
        attribute.row(key, position)
        for key, (_names, _naming, _container, attributes) in _KINDS.items()
        for position, attribute in enumerate(attributes, start=1)
    ]


def list_rows() -> list[Row]:
    """Rows of the global lists."""
    return [*_entries(SITES, TOWNS), *_entries(COST_CENTRES, _cost_centres())]


def _cost_centres() -> dict[str, Names]:
    return {
        str(number): {"en": f"Cost centre {number}", "de": f"Kostenstelle {number}"} for number in (4100, 4200, 7300)
    }


def _entries(list_key: str, entries: dict[str, Names]) -> Iterable[Row]:
    for position, (key, names) in enumerate(entries.items(), start=1):
        yield {"list_key": list_key, "key": key, "position": position, "names": names}
