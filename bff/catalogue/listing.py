"""Paging, search and sort parameters that all lists of the identity applications have."""

from marshmallow import fields, validate

from bff.catalogue.operation import QuerySchema

LARGEST_PAGE = 300


class PageQuery(QuerySchema):
    """Page size and index, at most 300 rows, and ``q``, a search text or ``*`` (SPEC 5 "Search and paging")."""

    q = fields.String(metadata={"description": "Search text; * for everything", "example": "*"})
    nextIndex = fields.Integer(
        validate=validate.Range(min=1), metadata={"description": "First row, counted from 1", "example": 1}
    )
    size = fields.Integer(
        validate=validate.Range(min=1, max=LARGEST_PAGE),
        metadata={"description": "Number of rows", "example": 10},
    )


class OrderedQuery(PageQuery):
    """Parameters of a list with a fixed sort column; only the direction can be chosen."""

    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))


class ListQuery(OrderedQuery):
    """Parameters of a list that can be sorted by a column."""

    sortBy = fields.String(metadata={"description": "Key of the attribute to sort by"})
