"""Paging, search and sort, as every list of the identity applications takes them."""

from marshmallow import fields, validate

from bff.catalogue.operation import QuerySchema

LARGEST_PAGE = 300


class PageQuery(QuerySchema):
    """SPEC 5 "Search and paging": sizes and indexes are numbers, at most 300 rows; ``q`` is ``*`` or a text."""

    q = fields.String(metadata={"description": "Search text; * for everything", "example": "*"})
    nextIndex = fields.Integer(
        validate=validate.Range(min=1), metadata={"description": "First row, counted from 1", "example": 1}
    )
    size = fields.Integer(
        validate=validate.Range(min=1, max=LARGEST_PAGE),
        metadata={"description": "Rows wanted", "example": 10},
    )


class OrderedQuery(PageQuery):
    """Parameters of a list that has one order."""

    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))


class ListQuery(OrderedQuery):
    """Parameters of a list that is sorted by one of its columns."""

    sortBy = fields.String(metadata={"description": "Attribute key to sort by"})
