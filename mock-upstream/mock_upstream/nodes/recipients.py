"""People and groups as receivers, in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from mock_upstream.store.groups import Group
    from mock_upstream.store.listing import Page, Rows
    from mock_upstream.store.models import Person


def person_recipient(person: Person) -> dict[str, Any]:
    """A RecipientNode of a person."""
    return {"name": person.full_name, "dn": person.dn, "type": "user", "isGroupAssignment": False}


def group_recipient(group: Group, *, assignable: bool = False) -> dict[str, Any]:
    """A RecipientNode of a group; ``assignable`` says that permissions can be assigned to the group itself."""
    return {"name": group.name, "dn": group.dn, "type": "group", "isGroupAssignment": assignable}


def recipients_node(found: Rows[Any], page: Page, describe: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
    """
    Describe one page of recipients.

    Returns:
        RecipientListNode; first and last row are texts, as the real one was seen to write them.
    """
    return {
        "recipients": [describe(each) for each in found.rows],
        "arraySize": len(found.rows),
        "nextIndex": found.next_index,
        "currentIndex": str(page.first),
        "endIndex": str(page.first + len(found.rows) - 1),
        "total": found.total,
    }
