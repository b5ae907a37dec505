"""Texts of links and categories, by language and key."""

from collections.abc import Iterator, Sequence

from marshmallow import fields

from bff.aggregates.settings_snapshot.answers import RefusedError, ask_json, check
from bff.aggregates.settings_snapshot.group import Call, Group, below
from bff.aggregates.settings_snapshot.properties import format_properties, parse_properties
from bff.aggregates.settings_snapshot.shapes import Leaf, Many
from bff.aggregates.settings_snapshot.trees import Json, Path
from bff.catalogue import locale_kit
from bff.upstream.line import Line


def _read(line: Line) -> Json:
    locales = ask_json(line, locale_kit.LIST_KIT_LOCALES).get("locales", [])
    return {each["localeKey"]: _texts(line, each["localeKey"]) for each in locales if each.get("localeKey")}


def _texts(line: Line, locale: str) -> dict[str, str]:
    reply = line.ask(locale_kit.READ_TRANSLATION, {"locale": locale})
    check(reply)
    try:
        return parse_properties(reply.content)
    except ValueError as problem:
        raise RefusedError(f"{locale}: {problem}") from None


def _keep(_: Json, after: Json, paths: Sequence[Path]) -> Iterator[Call]:
    """Send only the texts of a language that change; the server keeps the others."""
    for locale in after:
        if own := below(paths, locale):
            text = format_properties({key: after[locale][key] for _, key in own})
            yield Call(operation=locale_kit.KEEP_TRANSLATION, at={"locale": locale}, paths=own, text=text)


LOCALE_KIT = Group(key="localeKit", shape=Many(Many(Leaf(fields.String()))), read=_read, writes=_keep)
