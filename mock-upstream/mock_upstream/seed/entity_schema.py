"""What kinds of things the directory has, with which attributes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.places import TOWNS
from mock_upstream.store.directory import DATA, GROUPS, USERS
from mock_upstream.store.entities import (
    CONTAINER,
    DEPARTMENT,
    DEVICE,
    GLOBAL_LIST,
    GROUP,
    LOCAL_LIST,
    LOCATION,
    RESOURCE_ATTRIBUTES,
    ROLE_ATTRIBUTES,
    USER,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

Row = dict[str, Any]
Names = dict[str, str]

DEVICES_CONTAINER, LOCATIONS_CONTAINER = f"ou=devices,{DATA}", f"ou=locations,{DATA}"
DEPARTMENTS_CONTAINER = f"ou=departments,{DATA}"
SITES, COST_CENTRES = "sites", "costCentres"

_PRIMARY, _SECONDARY, _OTHER, _IMAGE = "primaryAttributes", "secondaryAttributes", "otherAttributes", "imageAttr"

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


@dataclass(frozen=True)
class _Attribute:
    key: str
    group: str
    labels: Names
    data_type: str = "String"
    format_type: str = ""
    required: bool = False
    editable: bool = True
    multivalued: bool = False
    searchable: bool = True
    sortable: bool = True
    choices: dict[str, Names] = field(default_factory=dict)
    list_key: str = ""
    lookup_entity: str = ""

    def row(self, entity_key: str, position: int) -> Row:
        control_type = GLOBAL_LIST if self.list_key else LOCAL_LIST if self.choices else ""
        return {**vars(self), "entity_key": entity_key, "position": position, "control_type": control_type}


def _shown(key: str, labels: Names, data_type: str = "String") -> _Attribute:
    return _Attribute(key, _OTHER, labels, data_type, editable=False, searchable=False, sortable=False)


_PERSON = (
    _Attribute("FirstName", _PRIMARY, {"en": "First Name", "ar": "الاسم الأول"}, required=True),
    _Attribute("LastName", _PRIMARY, {"en": "Last Name", "ar": "اسم العائلة"}, required=True),
    _Attribute("Title", _PRIMARY, {"en": "Title", "ar": "المسمى الوظيفي"}),
    _Attribute("Department", _PRIMARY, {"en": "Department", "ar": "القسم"}),
    _Attribute("Email", _PRIMARY, {"en": "Email", "ar": "البريد الإلكتروني"}, format_type="email"),
    _Attribute(
        "TelephoneNumber",
        _PRIMARY,
        {"en": "Telephone Number", "ar": "رقم الهاتف"},
        format_type="phone",
        multivalued=True,
    ),
    _Attribute("manager", _SECONDARY, {"en": "Manager", "ar": "المدير"}, "DN", searchable=False, lookup_entity=USER),
    _Attribute(
        "directReports",
        _SECONDARY,
        {"en": "Direct Reports", "ar": "المرؤوسون المباشرون"},
        "DN",
        editable=False,
        multivalued=True,
        searchable=False,
        sortable=False,
        lookup_entity=USER,
    ),
    _Attribute("Location", _SECONDARY, {"en": "Location", "ar": "الموقع"}, list_key=SITES),
    _Attribute(
        "EmployeeType",
        _SECONDARY,
        {"en": "Employee Type", "ar": "نوع التوظيف"},
        searchable=False,
        choices=_EMPLOYEE_TYPES,
    ),
    _Attribute("CN", _OTHER, {"en": "User Name", "ar": "اسم المستخدم"}, required=True, editable=False),
    _shown("PreferredLocale", {"en": "Preferred Locale", "ar": "اللغة المفضلة"}),
    _Attribute(
        "CreationTime", _OTHER, {"en": "Created", "ar": "تاريخ الإنشاء"}, "Time", editable=False, searchable=False
    ),
    _Attribute(
        "LoginDisabled",
        _OTHER,
        {"en": "Login Disabled", "ar": "الدخول معطَّل"},
        "Boolean",
        searchable=False,
        sortable=False,
    ),
    _Attribute(
        "EntitlementResult",
        _OTHER,
        {"en": "Entitlement Results", "ar": "نتائج الاستحقاقات"},
        editable=False,
        multivalued=True,
        searchable=False,
        sortable=False,
    ),
    _Attribute("UserPhoto", _IMAGE, {"en": "Photo", "ar": "الصورة"}, "Binary", searchable=False, sortable=False),
)
_GROUP = (
    _Attribute("Name", _PRIMARY, {"en": "Name", "ar": "الاسم"}, required=True, editable=False),
    _Attribute("Description", _PRIMARY, {"en": "Description", "ar": "الوصف"}),
    _Attribute(
        "Member",
        _SECONDARY,
        {"en": "Members", "ar": "الأعضاء"},
        "DN",
        multivalued=True,
        searchable=False,
        sortable=False,
        lookup_entity=USER,
    ),
)
_CONTAINER = (_Attribute("Name", _PRIMARY, {"en": "Name", "ar": "الاسم"}, required=True, editable=False),)
_LOCATION = (
    _Attribute("Name", _PRIMARY, {"en": "Name", "ar": "الاسم"}, required=True, editable=False),
    _Attribute("Address", _PRIMARY, {"en": "Address", "ar": "العنوان"}),
    _Attribute("Town", _PRIMARY, {"en": "Town", "ar": "المدينة"}, list_key=SITES),
    _Attribute(
        "SiteManager",
        _SECONDARY,
        {"en": "Site Manager", "ar": "مدير الموقع"},
        "DN",
        searchable=False,
        sortable=False,
        lookup_entity=USER,
    ),
)
_DEVICE = (
    _Attribute("Name", _PRIMARY, {"en": "Inventory Number", "ar": "رقم الجرد"}, required=True, editable=False),
    _Attribute("Model", _PRIMARY, {"en": "Model", "ar": "الطراز"}, required=True, choices=MODELS),
    _Attribute(
        "Owner", _PRIMARY, {"en": "Owner", "ar": "المالك"}, "DN", searchable=False, sortable=False, lookup_entity=USER
    ),
    _Attribute(
        "Site",
        _SECONDARY,
        {"en": "Site", "ar": "الموقع"},
        "DN",
        searchable=False,
        sortable=False,
        lookup_entity=LOCATION,
    ),
    _Attribute("Purchased", _SECONDARY, {"en": "Purchased", "ar": "تاريخ الشراء"}, "Time", searchable=False),
    _Attribute("Tag", _OTHER, {"en": "Tags", "ar": "الوسوم"}, multivalued=True),
)
_DEPARTMENT = (
    _Attribute("Name", _PRIMARY, {"en": "Name", "ar": "الاسم"}, required=True, editable=False),
    _Attribute("Description", _PRIMARY, {"en": "Description", "de": "Beschreibung", "ar": "الوصف"}),
    _Attribute(
        "Head",
        _PRIMARY,
        {"en": "Head", "de": "Leitung", "ar": "الرئيس"},
        "DN",
        required=True,
        searchable=False,
        sortable=False,
        lookup_entity=USER,
    ),
    _Attribute(
        "Parent",
        _PRIMARY,
        {"en": "Part Of", "de": "Teil von", "ar": "جزء من"},
        "DN",
        searchable=False,
        sortable=False,
        lookup_entity=DEPARTMENT,
    ),
    _Attribute(
        "CostCentre",
        _SECONDARY,
        {"en": "Cost Centre", "de": "Kostenstelle", "ar": "مركز التكلفة"},
        list_key=COST_CENTRES,
    ),
    _Attribute(
        "Positions",
        _SECONDARY,
        {"en": "Positions", "de": "Planstellen", "ar": "عدد الوظائف"},
        "Integer",
        searchable=False,
        sortable=False,
    ),
    _Attribute(
        "Recruits",
        _SECONDARY,
        {"en": "Recruits", "de": "Stellt ein", "ar": "يوظّف حاليًا"},
        "Boolean",
        searchable=False,
        sortable=False,
    ),
    _Attribute(
        "Sites",
        _SECONDARY,
        {"en": "Sites", "de": "Standorte", "ar": "المواقع"},
        "DN",
        multivalued=True,
        searchable=False,
        sortable=False,
        lookup_entity=LOCATION,
    ),
    _Attribute("Email", _OTHER, {"en": "Email", "ar": "البريد الإلكتروني"}, format_type="email"),
    _Attribute(
        "TelephoneNumber",
        _OTHER,
        {"en": "Telephone Number", "ar": "رقم الهاتف"},
        format_type="phone",
        multivalued=True,
    ),
)
_ROLE = (
    _Attribute("riskLevel", _OTHER, {"en": "Risk", "ar": "المخاطرة"}, choices=_RISKS),
    _Attribute("costCentre", _OTHER, {"en": "Cost Centre", "ar": "مركز التكلفة"}, list_key=COST_CENTRES),
)
_RESOURCE = (*_ROLE, _Attribute("supportContact", _OTHER, {"en": "Support Contact", "ar": "جهة الدعم"}, "DN"))

_KINDS: dict[str, tuple[Names, str, str, tuple[_Attribute, ...]]] = {
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
    """Rows of the containers that things are in."""
    return [
        {"dn": dn, "name": dn.partition(",")[0].removeprefix("ou="), "parent_dn": DATA}
        for dn in (DEVICES_CONTAINER, LOCATIONS_CONTAINER, DEPARTMENTS_CONTAINER)
    ]


def definition_rows() -> list[Row]:
    """Rows of the kinds of things."""
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
