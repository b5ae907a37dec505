"""gunicorn: gevent workers, patched before anything else is imported (docs/decisions)."""

from gevent import get_hub, monkey

monkey.patch_all()

import gc  # noqa: E402
import os  # noqa: E402
import re  # noqa: E402
import shutil  # noqa: E402
import tempfile  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import TYPE_CHECKING, Any  # noqa: E402

from gunicorn.glogging import Logger  # noqa: E402

from bff.ending import ENDING  # noqa: E402
from bff.http_parser import HTTP_PARSER  # noqa: E402
from bff.settings import load_settings  # noqa: E402

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment
    from gunicorn.arbiter import Arbiter
    from gunicorn.http.message import Request
    from gunicorn.workers.base import Worker

_settings = load_settings()


class DiscreetLogger(Logger):  # type: ignore[misc]
    """gunicorn quotes what it cannot read, cookies and codes among it: the quotation is left out."""

    def warning(self, msg: str, *args: Any, **options: Any) -> None:
        """Say what is wrong with a request, not what was in it."""
        super().warning(re.sub(r"(['\"]).*\1", "(left out)", msg, flags=re.DOTALL), *args, **options)

    def exception(self, msg: str, *args: Any, **options: Any) -> None:
        """Name the address that failed without its query."""
        super().exception(msg, *(str(arg).partition("?")[0] for arg in args), **options)


wsgi_app = "bff.wsgi:application"
bind = _settings.bind
workers = _settings.workers
worker_class = "bff.worker.Worker"
worker_connections = 4000
preload_app = False
keepalive = 75
timeout = 60
# A call that the upstream answers at the last moment is still answered when a worker is told to end.
graceful_timeout = int(_settings.upstream_connect_timeout_s + _settings.upstream_read_timeout_s) + 5
control_socket_disable = True
_MEMORY = Path("/dev/shm")  # noqa: S108 - the heartbeat file must not wait for a disk; macOS has no such folder
worker_tmp_dir = str(_MEMORY) if _MEMORY.is_dir() else None
# The underscore spelling of the specification passes from a peer on loopback; every other name with an underscore is
# dropped. gunicorn's default also takes SCRIPT_NAME, with which a client moves the path that a proxy has checked.
forwarder_headers = "NETIQ_IDM_RBPM_ACSRF"
http_parser = HTTP_PARSER
limit_request_line = 8190
limit_request_field_size = 16380
errorlog = "-"
logger_class = DiscreetLogger
loglevel = "warning"

_METRICS = "PROMETHEUS_MULTIPROC_DIR"


def on_starting(_server: "Arbiter") -> None:
    """Make the folder in whose files the workers count; prometheus_client finds it by this variable."""
    os.environ[_METRICS] = tempfile.mkdtemp(prefix="idmc-metrics-", dir=worker_tmp_dir)


def when_ready(_server: "Arbiter") -> None:
    """Let the workers know of the end before gunicorn does; its own handlers are there by now."""
    ENDING.hold_back(_settings.drain_s)


def post_worker_init(_worker: "Worker") -> None:
    """Exempt all that a worker starts with from garbage collection: a full one held its calls for 60 to 95 ms."""
    _ = get_hub().resolver  # gevent imports it at the first look-up of a name
    gc.collect()
    gc.freeze()


def pre_request(_worker: "Worker", request: "Request") -> None:
    """Let a connection end with its event stream: a worker that is told to end waits for connections that stay."""
    if request.path.endswith("/bff/events"):
        request.force_close()


def post_request(_worker: "Worker", request: "Request", environ: "WSGIEnvironment", _response: object) -> None:
    """Discard what is left of a body, for a time and with pauses; gunicorn would make none, and serve nobody else."""
    from bff.proxy.body import discard_rest  # noqa: PLC0415 - the workers load the application, not the arbiter

    has_body = environ.get("CONTENT_LENGTH") or environ.get("HTTP_TRANSFER_ENCODING")
    if has_body and (request.body.failed or not discard_rest(environ, _settings.body_timeout_s)):
        request.force_close()


def child_exit(_server: "Arbiter", worker: "Worker") -> None:
    """Forget the states of a worker that has ended; what it counted stays."""
    from prometheus_client import multiprocess  # noqa: PLC0415 - it looks for the folder when it is imported

    multiprocess.mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]


def on_exit(_server: "Arbiter") -> None:
    """Leave nothing behind."""
    shutil.rmtree(os.environ[_METRICS], ignore_errors=True)
