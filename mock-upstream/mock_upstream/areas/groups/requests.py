"""The parameters and bodies of the group calls."""

from __future__ import annotations

from typing import Any

from marshmallow import fields, post_load, validate

from mock_upstream.nodes import listing
from mock_upstream.nodes.fields import Direction, Given


class ListQuery(listing.ListQuery):
    """Parameters of the list; the column to sort by has two names, and the second one counts."""

    sort_order = Direction(data_key="sortOrder", load_default="asc")
    sort_column = fields.String(data_key="sortColumn")
    filters = fields.String(data_key="filterSearch", load_default="")
    search_count = fields.Boolean(data_key="searchCount", load_default=False)

    @post_load
    def _one_column(self, asked: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        column = asked.pop("sort_column", asked["sort_by"])
        return {**asked, "sort_by": column}


class MembersQuery(listing.PageQuery):
    """Parameters of the list of members, which is sorted by name."""

    sort_order = Direction(data_key="sortOrder", load_default="asc")


class GroupReference(Given):
    """``{"dn": ...}``."""

    dn = fields.String(required=True, validate=validate.Length(min=1))


class GroupBody(Given):
    """A GroupNode as far as it can be written."""

    name = fields.String()
    description = fields.String()
    container = fields.String()
    members = fields.List(fields.String())


class GroupChange(GroupBody, GroupReference):
    """The DN of a group, and its changed fields."""

    members_action = fields.String(data_key="membersAction", load_default="replace")
