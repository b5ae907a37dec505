"""The calls that the sources name, read as data."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

from bff import catalogue
from bff.catalogue.operation import Operation
from tests.architecture.spec_rows import ROOT

ANY = "*"

_CONSTANT = re.compile(r"^(?:export )?const ([A-Z][A-Z_]*) = ['`][\w/$]", re.MULTILINE)
_DEFINITION = re.compile(r"^const [A-Z][A-Z_]* = $", re.MULTILINE)
_ADDRESS = re.compile(r"(['`])/?((?:access|admin|bff|catalog|forms)/[^'`\n]*)['`]")
_PLACEHOLDER = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}?")
_METHOD = re.compile(r"\bmethod\b(?:: '(\w+)')?")
_BODY = re.compile(r"\bbody\b")
_OPTION = re.compile(r"\burl: $")
_IN_TABLE = re.compile(r"\w: $")
_READ = re.compile(r"(?:query: \([^()]*\) => |\b(?:url: |read\w*\(|fetch\(|ask\(|EventSource\())$")
_NOT_SHIPPED = re.compile(r"\.(?:test|gallery)\.|/fake|/testing|schema\.d\.ts")


def interface_calls() -> set[tuple[str, str]]:
    """
    Method and path of every address that a shipped file of ``ui/src`` names.

    The path has no leading slash and no query; ``*`` stands for one segment that is
    computed, and for a method that is.
    """
    files = (ROOT / "ui/src").rglob("*.ts*")
    return {call for file in files if not _NOT_SHIPPED.search(file.as_posix()) for call in _calls_of(file)}


def gateway_calls() -> set[tuple[str, str]]:
    """Method and path, ``("get", "/rest/access/users/userDefaults")``, of the calls that the gateway makes itself."""
    folders = (ROOT / "bff").rglob("*.py")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in folders if "catalogue" not in file.parts)
    return {
        (operation.method.lower(), operation.path)
        for module, name, operation in _operations()
        if re.search(rf"\b{module}\.{name}\b|catalogue\.{module} import .*\b{name}\b", sources)
    }


def _operations() -> Iterator[tuple[str, str, Operation]]:
    for module in pkgutil.iter_modules(catalogue.__path__):
        names = vars(importlib.import_module(f"bff.catalogue.{module.name}"))
        yield from ((module.name, name, found) for name, found in names.items() if isinstance(found, Operation))


def _calls_of(file: Path) -> Iterator[tuple[str, str]]:
    source = _with_constants(file.read_text(encoding="utf-8"))
    for address in _ADDRESS.finditer(source):
        if _ends_in_definition(source[: address.start()]):
            continue
        path = _PLACEHOLDER.sub(ANY, address[2]).partition("?")[0]
        yield _method_at(source, address.start()), path


def _ends_in_definition(before: str) -> bool:
    """Whether a constant is in its definition. Where a constant is used, its address has been inserted already."""
    return bool(_DEFINITION.search(before[before.rfind("\n") + 1 :]))


def _with_constants(source: str) -> str:
    for name in _CONSTANT.findall(source):
        value = re.search(rf"const {name} = ['`]([^'`\n]+)['`]", source)
        if value:
            source = source.replace(f"${{{name}}}", value[1])
            source = re.sub(rf"(?<!const )\b{name}\b", f"'{value[1]}'", source)
    return source


def _method_at(source: str, place: int) -> str:
    """Give the method of the call whose address begins at ``place``; ``*`` where the source does not say it."""
    if not _READ.search(source[:place]):
        return ANY
    if not _OPTION.search(source[:place]):
        return "get"
    start, options = _around(source, place)
    method = _METHOD.search(options)
    if method:
        return (method[1] or ANY).lower()
    return ANY if _BODY.search(options) or _IN_TABLE.search(source[:start]) else "get"


def _around(source: str, place: int) -> tuple[int, str]:
    """Find the innermost braces around a place; give where they begin, and their content."""
    start = _border(source, range(place, -1, -1), "}", "{")
    return start, source[start : _border(source, range(place, len(source)), "{", "}")]


def _border(source: str, places: range, opens: str, closes: str) -> int:
    depth = 0
    for place in places:
        depth += (source[place] == opens) - (source[place] == closes)
        if depth < 0:
            return place
    return places[-1]
