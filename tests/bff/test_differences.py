"""Differences between a reply and its description in the catalogue."""

from typing import Any

import pytest
from marshmallow import Schema, fields

from bff.catalogue.attributes import PersonNode
from bff.catalogue.differences import MISSING, OTHER_KIND, UNKNOWN, Difference, differences
from bff.catalogue.kinds import OneOrMany


class _Inner(Schema):
    name = fields.String(required=True)
    count = fields.Integer()


class _Reply(Schema):
    rows = fields.List(fields.Nested(_Inner), required=True)
    first = fields.Nested(_Inner)
    lone = OneOrMany(fields.Nested(_Inner))
    texts = fields.Dict(keys=fields.String(), values=fields.String())
    ratio = fields.Float()
    sure = fields.Boolean(allow_none=True)
    kind = fields.String(data_key="@type")


@pytest.mark.parametrize(
    "reply",
    [
        {"rows": []},
        {"rows": [{"name": "a", "count": 1}], "first": {"name": "b"}, "texts": {"en": "c"}, "@type": "d"},
        {"rows": [], "lone": {"name": "a"}, "ratio": 1, "sure": None},
        {"rows": [], "lone": [{"name": "a"}], "ratio": 1.5, "sure": True},
    ],
)
def test_what_is_described_is_no_difference(reply: dict[str, Any]) -> None:
    """Optional fields may be absent, and null if the description allows it."""
    assert differences(_Reply(), reply) == []


@pytest.mark.parametrize(
    ("reply", "field", "problem"),
    [
        ({}, "rows", MISSING),
        ({"rows": [{"count": 1}]}, "rows[].name", MISSING),
        ({"rows": [], "more": 1}, "more", UNKNOWN),
        ({"rows": [{"name": "a", "size": 1}]}, "rows[].size", UNKNOWN),
        ({"rows": {}}, "rows", OTHER_KIND),
        ({"rows": ["a"]}, "rows[]", OTHER_KIND),
        ({"rows": [{"name": 1}]}, "rows[].name", OTHER_KIND),
        ({"rows": [{"name": "a", "count": "1"}]}, "rows[].count", OTHER_KIND),
        ({"rows": [{"name": "a", "count": True}]}, "rows[].count", OTHER_KIND),
        ({"rows": [], "first": {"name": None}}, "first.name", OTHER_KIND),
        ({"rows": [], "lone": {"name": 2}}, "lone[].name", OTHER_KIND),
        ({"rows": [], "texts": {"en": 3}}, "texts.en", OTHER_KIND),
        ({"rows": [], "ratio": "1"}, "ratio", OTHER_KIND),
        ({"rows": [], "sure": "true"}, "sure", OTHER_KIND),
        ({"rows": [], "@type": 1}, "@type", OTHER_KIND),
        ([], "", OTHER_KIND),
    ],
)
def test_a_difference_is_named_with_its_place(reply: Any, field: str, problem: str) -> None:
    """Numbers in texts are another kind, though input from people may have them."""
    assert differences(_Reply(), reply) == [Difference(field, problem)]


def test_what_many_rows_have_in_common_is_told_once() -> None:
    """A difference in each of 300 rows is reported once, or it would bury all others."""
    rows = [{"name": "a", "new": number} for number in range(3)]
    assert differences(_Reply(), {"rows": rows}) == [Difference("rows[].new", UNKNOWN)]


@pytest.mark.parametrize("disabled", [True, ["true"]])
def test_both_spellings_of_a_disabled_login_are_described(disabled: object) -> None:
    """A disabled login may be a boolean or a list of texts (`bff.catalogue.attributes.DisabledLogin`)."""
    assert differences(PersonNode(), {"dn": "cn=a", "disabledLogin": disabled}) == []
