"""Processor time and memory of process groups, from ``/proc``."""

import os
from collections.abc import Collection, Iterator
from pathlib import Path

_TICKS_PER_S = os.sysconf("SC_CLK_TCK")
_GROUP, _PARENT, _TIMES = 2, 1, slice(11, 15)


def cpu_s(groups: Collection[int]) -> float:
    """
    Seconds of processor time, user and system, that all processes of these groups have used since their start.

    Ended processes count too if their parent has waited for them.

    Source:
        proc_pid_stat(5): utime, stime, cutime, cstime.
    """
    return sum(sum(map(int, stat[_TIMES])) for _, stat in _members(groups)) / _TICKS_PER_S


def memory_kb(group: int) -> dict[int, int]:
    """Resident memory in KB of each worker of a group, by process id; the leader of the group is no worker."""
    return {pid: _resident_kb(pid) for pid, stat in _members([group]) if int(stat[_PARENT]) == group}


def _members(groups: Collection[int]) -> Iterator[tuple[int, list[str]]]:
    for process in Path("/proc").glob("[0-9]*"):
        try:
            stat = (process / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(stat[_GROUP]) in groups:
            yield int(process.name), stat


def _resident_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])
