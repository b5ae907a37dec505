"""The examples of replies in the published description."""

from typing import Any

import pytest
from openapi_schema_validator import OAS31Validator

from bff.app import api_description
from bff.catalogue.differences import differences
from bff.catalogue.index import OPERATIONS
from bff.settings.upstream_policy import DEFAULT_PREFIXES

_DESCRIPTION = api_description(DEFAULT_PREFIXES)
_EXAMPLES = _DESCRIPTION["components"]["examples"]
_REPLIES: dict[str, dict[str, Any]] = {
    f"{method.upper()} {path}": described["responses"]["200"]["content"]["application/json"]
    for path, methods in _DESCRIPTION["paths"].items()
    for method, described in methods.items()
    if "application/json" in described["responses"]["200"]["content"]
}


@pytest.mark.parametrize("call", _REPLIES)
def test_every_reply_has_an_example_that_fits_its_schema(call: str) -> None:
    """A reader sees what comes back, and no empty document but where nothing is said about the fields."""
    reply = _REPLIES[call]
    [reference] = [each["$ref"] for each in reply["examples"].values()]
    value = _EXAMPLES[reference.rpartition("/")[2]]["value"]

    fields = _DESCRIPTION["components"]["schemas"][reply["schema"]["$ref"].rpartition("/")[2]]["properties"]
    assert bool(value) is bool(fields)
    schema = {**reply["schema"], "components": _DESCRIPTION["components"]}
    assert [problem.message for problem in OAS31Validator(schema).iter_errors(value)] == []


def test_the_examples_are_replies_as_the_catalogue_describes_them() -> None:
    """Nothing is missing, nothing unknown, and every value passes the rules."""
    replies = {each.reply for each in OPERATIONS if each.browser and not each.reply_media_type}
    examples = {reply: _EXAMPLES[reply.__name__]["value"] for reply in replies}

    assert len(examples) > 100
    assert {reply.__name__: found for reply, value in examples.items() if (found := differences(reply(), value))} == {}
    assert {reply.__name__: wrong for reply, value in examples.items() if (wrong := reply().validate(value))} == {}
