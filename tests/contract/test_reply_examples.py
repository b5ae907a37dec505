"""The examples of replies in the published description."""

from typing import Any

from openapi_schema_validator import OAS31Validator

from bff.catalogue.differences import differences
from bff.catalogue.index import OPERATIONS
from tests.support.description import described, description


def _example(name: str) -> Any:
    return description()["components"]["examples"][name]["value"]


def _problems(reply: dict[str, Any]) -> list[str]:
    """Name the faults of the only example of a reply; empty if it matches its schema."""
    [reference] = [each["$ref"] for each in reply["examples"].values()]
    value = _example(reference.rpartition("/")[2])
    components = description()["components"]
    fields = components["schemas"][reply["schema"]["$ref"].rpartition("/")[2]]["properties"]
    wrong = [
        problem.message for problem in OAS31Validator({**reply["schema"], "components": components}).iter_errors(value)
    ]
    return wrong if bool(value) is bool(fields) else [*wrong, "is empty and its schema is not, or the other way round"]


def test_every_reply_has_an_example_that_fits_its_schema() -> None:
    """A reader sees the shape of each reply; only replies without described fields have an empty example."""
    answers = {call: operation["responses"]["200"]["content"] for call, operation in described().items()}
    replies = {call: content["application/json"] for call, content in answers.items() if "application/json" in content}

    assert len(replies) > 300
    assert {call: wrong for call, reply in replies.items() if (wrong := _problems(reply))} == {}


def test_the_examples_are_replies_as_the_catalogue_describes_them() -> None:
    """No example has missing or unknown fields, and every value passes the rules."""
    replies = {each.reply for each in OPERATIONS if each.browser and not each.reply_media_type}
    examples = {reply: _example(reply.__name__) for reply in replies}

    assert len(examples) > 100
    assert {reply.__name__: found for reply, value in examples.items() if (found := differences(reply(), value))} == {}
    assert {reply.__name__: wrong for reply, value in examples.items() if (wrong := reply().validate(value))} == {}
