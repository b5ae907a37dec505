"""Builds Form.io documents from the data items of a workflow."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.localized import in_language

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mock_upstream.store.request_definitions import RequestDefinition
    from mock_upstream.store.workflow import Task

Component = dict[str, Any]

_TEXTS = {
    "Reason": {"de": "Begründung", "ar": "السبب"},
    "Comment": {"de": "Kommentar", "ar": "تعليق"},
    "Submit": {"de": "Beantragen", "ar": "إرسال"},
    "Approve": {"de": "Genehmigen", "ar": "موافقة"},
    "Deny": {"de": "Ablehnen", "ar": "رفض"},
    "Recipient": {"de": "Empfänger", "ar": "المستلم"},
    "Requested by": {"de": "Beantragt von", "ar": "مقدم الطلب"},
}
"""English text -> the same in other languages, as the renderer looks it up."""
_LISTS = ("editgrid", "file")
"""Types that hold several values."""
_DECISIONS = {"Approve": "ApprovalAction", "Deny": "DenyAction"}


@dataclass(frozen=True)
class Form:
    """A document in one language, for a request definition."""

    definition: RequestDefinition
    language: str

    def of_request(self, recipient_dn: str) -> dict[str, Any]:
        """The request form; the recipient is in a hidden field."""
        asked = [_field(item, required=True) for item in self.definition.data_items]
        hidden = {"type": "hidden", "key": "recipient", "input": True, "defaultValue": recipient_dn}
        return self._document([*asked, _text("Reason", "reason"), hidden, _button("Submit", "submit")])

    def drawn(self, document: dict[str, Any]) -> dict[str, Any]:
        """A form that a person has drawn."""
        return self._document(document["components"]) | {"inlinescripts": document["inlinescripts"]}

    def of_task(self, task: Task, names: dict[str, str], drawn: dict[str, Any] | None) -> dict[str, Any]:
        """
        The approval form: requester, recipient, the read-only data, a comment, and a button for each decision.

        Args:
            task: The task; the form shows the data of its process.
            names: Names of people by DN.
            drawn: The request form if somebody drew it: the data is shown in its fields.
        """
        request, values = task.process.request, task.process.data_items
        people = (("Recipient", request.recipient_dn), ("Requested by", request.requester_dn))
        if drawn is None:
            items = self.definition.data_items
            shown = [_field(item, required=False) | _value(values.get(item["name"])) for item in items]
        else:
            shown = [_filled_in(each, values[each["key"]]) for each in drawn["components"] if each["key"] in values]
        return self._document(
            [
                *(_line(label, names[dn]) for label, dn in people),
                *shown,
                _text("Comment", "comments"),
                *(_button(label, action) for label, action in _DECISIONS.items()),
            ]
        )

    def _document(self, components: Iterable[Component]) -> dict[str, Any]:
        title = in_language(self.definition.names, self.language)
        return {
            "display": "form",
            "title": title,
            "components": [{"type": "title", "key": "title", "label": title, "input": False}, *components],
            "inlinescripts": [],
            "externalScripts": [],
            "localization": _localization(),
        }


def _field(item: dict[str, Any], *, required: bool) -> Component:
    return {
        "type": "textfield",
        "key": item["name"],
        "label": item["name"].capitalize(),
        "input": True,
        "multiple": item["multiValued"],
        "disabled": not required,
        "validate": {"required": required},
    }


def _value(values: list[str] | None) -> Component:
    return {} if values is None else {"defaultValue": ", ".join(values)}


def _filled_in(component: Component, values: list[str]) -> Component:
    """A field as it was filled in; structures come as JSON."""
    read = [json.loads(each) if each.startswith("{") else each for each in values]
    value = read if component["type"] in _LISTS else next(iter(read), "")
    return component | {"disabled": True, "defaultValue": value}


def _text(label: str, key: str) -> Component:
    return {"type": "textarea", "key": key, "label": label, "input": True}


def _line(label: str, value: str) -> Component:
    key = label.lower().replace(" ", "_")
    return {"type": "labelelement", "key": key, "label": label, "input": False, "defaultValue": value}


def _button(label: str, action: str) -> Component:
    event = {"action": "submit"} if action == "submit" else {"action": "event", "event": action}
    return {"type": "button", "key": action, "label": label, "input": True, **event}


def _localization() -> dict[str, dict[str, str]]:
    languages = {language for texts in _TEXTS.values() for language in texts}
    others = {each: {english: texts[each] for english, texts in _TEXTS.items()} for each in sorted(languages)}
    return {"en": {english: english for english in _TEXTS}, **others}
