"""``statistics`` below ``/IDMProv/rest/catalog`` and ``/IDMProv/rest/access``: the state of this very process."""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields, validate
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.areas.caches.requests import CACHES
from mock_upstream.errors import FORBIDDEN
from mock_upstream.nodes.fields import Given
from mock_upstream.store.caches import CacheHolder
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

statistics = Blueprint("statistics", __name__, url_prefix="/IDMProv/rest")

_PROCESS = Path("/proc/self")
_BASES = ("/catalog/statistics", "/access/statistics")


class _ThreadsQuery(Given):
    stack = fields.Boolean(load_default=False)
    count = fields.Integer(data_key="thread-count", load_default=5, validate=validate.Range(min=1))


@statistics.before_request
def _let_in() -> None:
    require_page("configuration", status=FORBIDDEN)


def show_caches() -> ResponseReturnValue:
    """Give the number of objects in each cache."""
    with database().read() as session:
        holders = session.scalars(select(CacheHolder).order_by(CacheHolder.name))
        nodes = [{"name": each.name, "objectCount": each.objects_at(clock().now_ms())} for each in holders]
    return {"cacheArraySize": len(nodes), "cacheHolders": nodes}


def show_cluster() -> ResponseReturnValue:
    """Give the state of the cluster, of which this server is never part."""
    return {
        "clusterName": CACHES.defaults()["groupID"],
        **dict.fromkeys(("sentBytes", "rcvdBytes", "sentMessages", "rcvdMessages"), 0),
        "localAdrress": "",
        "isOpen": False,
        "isConnected": False,
        "dumpStats": "",
    }


def show_memory() -> ResponseReturnValue:
    """Give the memory of the process and of the machine in bytes."""
    page = os.sysconf("SC_PAGE_SIZE")
    virtual, resident, shared = (int(pages) * page for pages in (_PROCESS / "statm").read_text().split()[:3])
    installed, available = os.sysconf("SC_PHYS_PAGES") * page, os.sysconf("SC_AVPHYS_PAGES") * page
    return {
        "jvmMemoryUsage": [_memory("Resident", installed, resident)],
        "javaMemoryPool": [_memory("Shared", resident, shared), _memory("Private", resident, resident - shared)],
        "systemMemoryUsage": [_memory("Physical", installed, installed - available)],
        "commitedVirtualMemory": virtual,
    }


def show_threads() -> ResponseReturnValue:
    """Give the threads that have used the processor most, with their stacks if wanted, and how many run or wait."""
    asked: dict[str, Any] = _ThreadsQuery().load(request.args)
    nodes = [_thread_node(thread, stack=asked["stack"]) for thread in threading.enumerate()]
    busiest = sorted(nodes, key=lambda node: -node["cpuTimeInMilliSec"])[: asked["count"]]
    states = Counter(node["state"] for node in nodes)
    return {
        "topMostCPUConsumingThread": busiest,
        "threadStateCounts": [{"state": state, "count": count} for state, count in sorted(states.items())],
    }


for base in _BASES:
    for name, view in {
        "cacheinfo": show_caches,
        "clusterinfo": show_cluster,
        "memoryinfo": show_memory,
        "threadinfo": show_threads,
    }.items():
        statistics.add_url_rule(f"{base}/{name}", view_func=view, endpoint=f"{base}/{name}", methods=["GET"])


def _memory(kind: str, most: int, used: int) -> dict[str, Any]:
    return {"name": kind, "maxMemory": most, "usedMemory": used, "freeMemory": most - used}


def _thread_node(thread: threading.Thread, *, stack: bool) -> dict[str, Any]:
    frame = sys._current_frames().get(thread.ident or 0)  # noqa: SLF001 - the documented way to other threads' stacks
    traced = {"stackTrace": "".join(traceback.format_stack(frame))} if stack and frame else {}
    return {
        "name": thread.name,
        "state": "RUNNABLE" if thread is threading.current_thread() else "WAITING",
        "cpuTimeInMilliSec": _processor_ms(thread.native_id),
        **traced,
    }


def _processor_ms(native_id: int | None) -> int:
    try:
        fields_after_name = (_PROCESS / "task" / str(native_id) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0  # it has just ended
    user, system = (int(ticks) for ticks in fields_after_name[11:13])
    return (user + system) * 1000 // os.sysconf("SC_CLK_TCK")
