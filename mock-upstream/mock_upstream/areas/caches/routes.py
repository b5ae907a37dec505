"""``/IDMProv/rest/admin/cache``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select, update

from mock_upstream.admission import require_page
from mock_upstream.areas.caches.requests import CACHES, IN_FORCE, HoldersQuery, LimitsBody
from mock_upstream.errors import FORBIDDEN, FaultError
from mock_upstream.nodes.refusals import not_valid
from mock_upstream.nodes.settings import SettingsView
from mock_upstream.store.caches import CacheHolder
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

caches = Blueprint("caches", __name__, url_prefix="/IDMProv/rest/admin/cache")

_ALL = "All Cache"
_NO_MAX_AGE = "0"


class _CachesView(SettingsView):
    """The settings, and those in force until the next start; a mock has no next start, so both are equal."""

    def get(self) -> ResponseReturnValue:
        """Give the settings."""
        require_page("configuration")
        with database().read() as session:
            return _settings_node(session)

    def post(self) -> ResponseReturnValue:
        """Change the settings that the body contains."""
        require_page("configuration")
        with database().write() as session:
            CACHES.keep(session, CACHES.given())
            return _settings_node(session)


caches.add_url_rule("/configuration", view_func=_CachesView.as_view("settings", CACHES), methods=["GET", "POST"])


@caches.get("/holders")
def list_holders() -> ResponseReturnValue:
    """Give all caches; the number of objects in each only on request."""
    require_page("configuration", status=FORBIDDEN)
    asked: dict[str, Any] = HoldersQuery().load(request.args)
    with database().read() as session:
        nodes = [
            {
                "cacheHolderID": each.name,
                **({"objectCount": each.objects_at(clock().now_ms())} if asked["counted"] else {}),
            }
            for each in _holders(session)
        ]
    return {"cacheArraySize": len(nodes), "cacheHolders": nodes}


@caches.delete("/holder/items")
def empty_holder() -> ResponseReturnValue:
    """Empty one cache, or with ``All Cache`` all of them."""
    require_page("configuration", status=FORBIDDEN)
    name = request.args.get("cacheHolderID", "")
    emptied = update(CacheHolder).values(emptied_ms=clock().now_ms())
    with database().write() as session:
        if name != _ALL:
            emptied = emptied.where(CacheHolder.name == _found(session, name).name)
        session.execute(emptied)
    return {"success": True, "message": f"{name} is empty."}


@caches.get("/customizedHolders")
def list_limits() -> ResponseReturnValue:
    """Give the limits of all caches."""
    require_page("configuration")
    with database().read() as session:
        return _limits(session)


@caches.post("/customizedHolders")
def keep_limits() -> ResponseReturnValue:
    """Change limits of the named caches; 412, and no change, if the limits of one are fixed."""
    require_page("configuration")
    given: dict[str, Any] = LimitsBody().load(request.get_json())
    with database().write() as session:
        for wanted in given["holders"]:
            holder = _found(session, wanted.pop("name"))
            if holder.readonly:
                raise not_valid(f"The limits of {holder.name} are fixed.")
            for field, value in wanted.items():
                setattr(holder, field, value)
        return _limits(session)


def _settings_node(session: Session) -> dict[str, Any]:
    started_with = CACHES.defaults()
    return {**CACHES.node(session), **{field: started_with[name] for field, name in IN_FORCE.items()}}


def _holders(session: Session) -> list[CacheHolder]:
    return list(session.scalars(select(CacheHolder).order_by(CacheHolder.name)))


def _found(session: Session, name: str) -> CacheHolder:
    holder = session.get(CacheHolder, name)
    if holder is None:
        raise FaultError("NotFound", f"There is no cache {name}.")
    return holder


def _limits(session: Session) -> dict[str, Any]:
    common = CACHES.values(session)
    nodes = [_limits_node(each, common["maxNodes"], common["timeToLiveSeconds"]) for each in _holders(session)]
    return {"arraySize": len(nodes), "customizeCacheHolders": nodes}


def _limits_node(holder: CacheHolder, max_nodes: str, time_to_live: str) -> dict[str, Any]:
    return {
        "cacheValue": holder.name,
        "maxnodesCurrent": holder.max_nodes if holder.max_nodes_local else int(max_nodes),
        "globalMaxnodes": max_nodes,
        "localMaxnodes": str(holder.max_nodes),
        "enableLocalMaxnodes": _word(on=holder.max_nodes_local),
        "timetoliveCurrent": holder.time_to_live if holder.time_to_live_local else int(time_to_live),
        "globalTimetolive": time_to_live,
        "loacalTimetolive": str(holder.time_to_live),
        "enableLocalTimetolive": _word(on=holder.time_to_live_local),
        "maxageCurrent": holder.max_age if holder.max_age_local else int(_NO_MAX_AGE),
        "globalMaxage": _NO_MAX_AGE,
        "localMaxage": str(holder.max_age),
        "enableLocalMaxage": _word(on=holder.max_age_local),
        "cacheActive": _word(on=holder.objects_at(clock().now_ms()) > 0),
        "cacheEnable": _word(on=holder.enabled),
        "cacheReadonly": _word(on=holder.readonly),
    }


def _word(*, on: bool) -> str:
    return "true" if on else "false"
