"""The attributes of a user as the directory describes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mock_upstream.store.models import Person

PRIMARY, SECONDARY, OTHER = "primaryAttributes", "secondaryAttributes", "otherAttributes"


@dataclass(frozen=True)
class Attribute:
    """
    One attribute: its key, group, labels per language, and how values are read.

    ``columns`` are the person's searchable columns, ``order`` the column it is sorted by.
    """

    key: str
    group: str
    labels: dict[str, str]
    values: Callable[[Person], list[dict[str, str]]]
    data_type: str = "String"
    format_type: str = ""
    multivalued: bool = False
    editable: bool = False
    required: bool = False
    search_column: str | None = None
    sort_column: str | None = None

    def node(self, person: Person, language: str) -> dict[str, Any]:
        """
        Describe the attribute with this person's values.

        Returns:
            An AttributeNode; ``attributeValues`` is absent when there is no value.
        """
        node: dict[str, Any] = {
            "key": self.key,
            "displayLabel": self.labels.get(language, self.labels["en"]),
            "dataType": self.data_type,
            "formatType": self.format_type,
            "isSearchable": self.search_column is not None,
            "isSortable": self.sort_column is not None,
            "isRequired": self.required,
            "isEditable": self.editable,
            "isMultivalued": self.multivalued,
            "isHideable": not self.required,
            "isClickable": self.data_type == "DN",
        }
        if self.data_type == "DN":
            node["lookupEntity"] = "user"
        values = self.values(person)
        return {**node, "attributeValues": values} if values else node


def _texts(texts: Iterable[str]) -> list[dict[str, str]]:
    return [{"@type": "xs:string", "$": text} for text in texts if text]


def _people(people: Iterable[Person | None]) -> list[dict[str, str]]:
    return [{"@type": "xs:string", "$": person.dn, "value": person.full_name} for person in people if person]


def _flag(*, value: bool) -> list[dict[str, str]]:
    return [{"@type": "xs:boolean", "$": "true" if value else "false"}]


ATTRIBUTES = (
    Attribute(
        "FirstName",
        PRIMARY,
        {"en": "First Name", "ar": "الاسم الأول"},
        lambda person: _texts([person.first_name]),
        editable=True,
        required=True,
        search_column="first_name",
        sort_column="sort_first",
    ),
    Attribute(
        "LastName",
        PRIMARY,
        {"en": "Last Name", "ar": "اسم العائلة"},
        lambda person: _texts([person.last_name]),
        editable=True,
        required=True,
        search_column="last_name",
        sort_column="sort_last",
    ),
    Attribute(
        "Title",
        PRIMARY,
        {"en": "Title", "ar": "المسمى الوظيفي"},
        lambda person: _texts([person.title]),
        editable=True,
        search_column="title",
        sort_column="title",
    ),
    Attribute(
        "Department",
        PRIMARY,
        {"en": "Department", "ar": "القسم"},
        lambda person: _texts([person.department]),
        editable=True,
        search_column="department",
        sort_column="department",
    ),
    Attribute(
        "Email",
        PRIMARY,
        {"en": "Email", "ar": "البريد الإلكتروني"},
        lambda person: _texts([person.mail]),
        format_type="email",
        editable=True,
        search_column="mail",
        sort_column="mail",
    ),
    Attribute(
        "TelephoneNumber",
        PRIMARY,
        {"en": "Telephone Number", "ar": "رقم الهاتف"},
        lambda person: _texts(person.phones),
        format_type="phone",
        multivalued=True,
        editable=True,
        search_column="phones",
        sort_column="phones",
    ),
    Attribute(
        "manager",
        SECONDARY,
        {"en": "Manager", "ar": "المدير"},
        lambda person: _people([person.manager]),
        data_type="DN",
        editable=True,
        sort_column="manager",
    ),
    Attribute(
        "directReports",
        SECONDARY,
        {"en": "Direct Reports", "ar": "المرؤوسون المباشرون"},
        lambda person: _people(person.reports),
        data_type="DN",
        multivalued=True,
    ),
    Attribute(
        "Location",
        SECONDARY,
        {"en": "Location", "ar": "الموقع"},
        lambda person: _texts([person.location]),
        editable=True,
        search_column="location",
        sort_column="location",
    ),
    Attribute(
        "CN",
        OTHER,
        {"en": "User Name", "ar": "اسم المستخدم"},
        lambda person: _texts([person.cn]),
        search_column="cn",
        sort_column="cn",
    ),
    Attribute(
        "PreferredLocale",
        OTHER,
        {"en": "Preferred Locale", "ar": "اللغة المفضلة"},
        lambda person: _texts([person.locale]),
    ),
    Attribute(
        "CreationTime",
        OTHER,
        {"en": "Created", "ar": "تاريخ الإنشاء"},
        lambda person: _texts([str(person.created_ms)]),
        data_type="Time",
    ),
    Attribute(
        "LoginDisabled",
        OTHER,
        {"en": "Login Disabled", "ar": "الدخول معطَّل"},
        lambda person: _flag(value=person.disabled),
        data_type="Boolean",
    ),
)

BY_KEY = {attribute.key: attribute for attribute in ATTRIBUTES}

PHOTO_KEY = "UserPhoto"
