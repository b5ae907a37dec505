"""The machine of a run, without which figures mean nothing."""

import os
import platform
import subprocess
import time
from importlib.metadata import version
from pathlib import Path

from bff.http_parser import HTTP_PARSER
from tests.support.servers import REDIS

_DEBIAN = ("nginx", "apache2-bin", "libapache2-mod-auth-openidc", "wrk", "nghttp2-client")
_PYTHON = ("gunicorn", "gevent", "redis", "hiredis", "httptools", "cryptography", "structlog")
_SQUARES = 3_000_000


def describe() -> dict[str, str]:
    """Describe the processor, the system and the versions of all measured programs."""
    found = {
        "processor": f"{os.cpu_count()} x {_processor()}",
        "system": f"{platform.freedesktop_os_release()['PRETTY_NAME']}, Linux {platform.release()}",
        "Python": platform.python_version(),
        "Redis": _redis(),
        "HTTP parser": "C" if HTTP_PARSER == "fast" else "Python",
    }
    debian = {name: _package(name) for name in _DEBIAN}
    return found | debian | {name: version(name) for name in _PYTHON}


def pace_ms() -> float:
    """Time a fixed piece of work; if it takes twice as long as an hour before, so does all else on the machine."""
    begun = time.perf_counter()
    sum(number * number for number in range(_SQUARES))
    return (time.perf_counter() - begun) * 1000


def _processor() -> str:
    text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    return text.partition("model name")[2].partition("\n")[0].strip("\t :")


def _redis() -> str:
    told = subprocess.check_output([REDIS, "--version"], text=True)
    return told.partition(" v=")[2].partition(" ")[0]


def _package(name: str) -> str:
    told = subprocess.check_output(["/usr/bin/dpkg-query", "-W", "-f", "${Version}", name])
    return told.decode()
