"""Log levels by package, destinations of audit events, and the limits of single caches."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bff.aggregates.settings_snapshot.answers import ask_json
from bff.aggregates.settings_snapshot.group import Call, Group, below, read_of, whole
from bff.aggregates.settings_snapshot.shapes import Keyed, Marks, record
from bff.aggregates.settings_snapshot.trees import Json, Path
from bff.catalogue import caches, loggers
from bff.catalogue.listing import LARGEST_PAGE
from bff.catalogue.operation import Operation
from bff.upstream.line import Line

_PACKAGE = ("packageConfigured", "packageName")
_MOST_PAGES = 20
_PLACES_OF_AUDIT = ("destinationHost", "destinationPort", "keyStorePath", "intermediateStoragePath")
_LIMITS = (
    "cacheEnable",
    "enableLocalMaxnodes",
    "localMaxnodes",
    "enableLocalTimetolive",
    "loacalTimetolive",
    "enableLocalMaxage",
    "localMaxage",
)


def _levels(line: Line) -> Json:
    found: list[Json] = []
    index = 1
    for _ in range(_MOST_PAGES):
        query = {"nextIndex": str(index), "pageSize": str(LARGEST_PAGE), "sortBy": "logName", "sortOrder": "asc"}
        reply = ask_json(line, loggers.LIST_LEVELS, **query, fetchLogConfigs="true", fetchAuditConfigs="false")
        found += reply.get("logConfigurations", [])
        index = reply.get("nextIndex") or 0
        if index <= 0:
            break
    return found


def _keep_levels(before: Json, after: Json, paths: Sequence[Path]) -> Iterator[Call]:
    """Change known packages by one call, and add new ones by another: neither call does both (admin.md, I)."""
    known = {_package(each) for each in before}
    changed = [each for each in after if each not in before and _package(each) in known]
    if changed:
        yield _levels_call(loggers.CHANGE_LEVELS, changed, paths)
    for each in after:
        if _package(each) not in known:
            yield replace(_levels_call(loggers.ADD_LEVELS, [each], paths), creates=True)


def _levels_call(operation: Operation, levels: list[Json], paths: Sequence[Path]) -> Call:
    own = [path for each in levels for path in below(paths, _package(each))]
    return Call(operation=operation, paths=own, body={"logConfigurations": levels})


def _package(item: Json) -> str:
    return str(item["packageConfigured"]["packageName"])


def _keep_limits(before: Json, after: Json, paths: Sequence[Path]) -> Iterator[Call]:
    """Send one call per cache: a call with several caches changes none of them if one has fixed limits."""
    for item in after:
        if item not in before:
            own = below(paths, item["cacheValue"])
            yield Call(operation=caches.KEEP_CACHE_LIMITS, paths=own, body={"customizeCacheHolders": [item]})


LOGGING = Group(
    key="logging",
    shape=Keyed(_PACKAGE, record(loggers.LogNode, Marks(without=["packageConfigured"]))),
    read=_levels,
    writes=_keep_levels,
)
AUDITING = Group(
    key="auditing",
    shape=record(
        loggers.LogConfigurationResponseNode,
        Marks(
            without=set(loggers.LogConfigurationResponseNode().fields) - {"enableCEF", "cefConfigs"},
            shapes={
                "cefConfigs": record(loggers.CefConfigNode, Marks(without=["keyStorePWD"], ticked=_PLACES_OF_AUDIT))
            },
        ),
    ),
    read=read_of(loggers.LIST_LEVELS, fetchLogConfigs="false", fetchAuditConfigs="true"),
    writes=whole(loggers.KEEP_AUDIT),
)
CACHE_LIMITS = Group(
    key="cacheLimits",
    shape=Keyed(
        ("cacheValue",),
        record(caches.CustomizeCacheNode, Marks(without=set(caches.CustomizeCacheNode().fields) - set(_LIMITS))),
        closed=True,
    ),
    read=read_of(caches.READ_CACHE_LIMITS, "customizeCacheHolders"),
    writes=_keep_limits,
)
