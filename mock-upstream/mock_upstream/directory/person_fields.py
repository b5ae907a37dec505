"""The columns of a person for the attributes of the schema."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mock_upstream.directory.values import text_values
from mock_upstream.store.listing import sort_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mock_upstream.store.models import Person, PersonName

PHOTO_KEY, NAMING_KEY = "UserPhoto", "CN"


@dataclass(frozen=True)
class Field:
    """
    Access to an attribute, and its columns.

    ``write`` is None if nobody can change the attribute. ``search`` is one of `people_search.SEARCHABLE`, ``sort`` the
    column for sorting a list; they are empty if the attribute cannot be searched or sorted by.
    """

    read: Callable[[Person], list[dict[str, str]]]
    write: Callable[[Person, list[str]], None] | None = None
    search: str = ""
    sort: str = ""


def _text(column: str, *, search: bool = True, sort: str = "") -> Field:
    def write(person: Person, values: list[str]) -> None:
        setattr(person, column, values[0] if values else "")

    return Field(lambda person: text_values([getattr(person, column)]), write, column if search else "", sort or column)


def _write_phones(person: Person, values: list[str]) -> None:
    person.phones = values


def _write_manager(person: Person, values: list[str]) -> None:
    person.manager_dn = values[0] if values else None


def _write_disabled(person: Person, values: list[str]) -> None:
    person.disabled = values == ["true"]


def _people(people: Iterable[PersonName | None]) -> list[dict[str, str]]:
    return [{"@type": "xs:string", "$": person.dn, "value": person.full_name} for person in people if person]


def _flag(*, value: bool) -> list[dict[str, str]]:
    return [{"@type": "xs:boolean", "$": "true" if value else "false"}]


FIELDS = {
    "FirstName": _text("first_name", sort="sort_first"),
    "LastName": _text("last_name", sort="sort_last"),
    "Title": _text("title"),
    "Department": _text("department"),
    "Email": _text("mail"),
    "TelephoneNumber": Field(lambda person: text_values(person.phones), _write_phones, "phones", "phones"),
    "manager": Field(lambda person: _people([person.named_manager]), _write_manager, sort="sort_manager"),
    "directReports": Field(lambda person: _people(person.named_reports)),
    "Location": _text("location"),
    "EmployeeType": _text("employee_type", search=False),
    NAMING_KEY: Field(lambda person: text_values([person.cn]), search="cn", sort="cn"),
    "PreferredLocale": _text("locale", search=False),
    "CreationTime": Field(lambda person: text_values([str(person.created_ms)]), sort="created_ms"),
    "LoginDisabled": Field(lambda person: _flag(value=person.disabled), _write_disabled),
    "EntitlementResult": Field(lambda person: text_values(person.entitlement_results)),
}
"""By attribute key; the photo is not among them, it has its own place in a `PersonNode`."""


def refresh_names(person: Person, *, family_first: bool = False) -> None:
    """Set the full name and the sort columns from first and last name."""
    names = (person.last_name, person.first_name) if family_first else (person.first_name, person.last_name)
    person.full_name = " ".join(names)
    person.sort_name = sort_key(person.full_name)
    person.sort_first, person.sort_last = sort_key(person.first_name), sort_key(person.last_name)
