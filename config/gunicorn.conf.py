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
    """Logs without quotations: gunicorn quotes requests that it cannot parse, with cookies and codes in them."""

    def warning(self, msg: str, *args: Any, **options: Any) -> None:
        """Log the kind of the error, not the content of the request."""
        super().warning(re.sub(r"(['\"]).*\1", "(left out)", msg, flags=re.DOTALL), *args, **options)

    def exception(self, msg: str, *args: Any, **options: Any) -> None:
        """Log the address of the failed request without its query."""
        super().exception(msg, *(str(arg).partition("?")[0] for arg in args), **options)


wsgi_app = "bff.wsgi:application"
bind = _settings.bind
workers = _settings.workers
worker_class = "bff.worker.Worker"
worker_connections = 4000
preload_app = False
keepalive = 75
timeout = 60
# So long that a call which the upstream answers at the last moment is still answered when a worker ends.
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
    """Make the folder for the workers' metrics; prometheus_client reads its path from this variable."""
    os.environ[_METRICS] = tempfile.mkdtemp(prefix="idmc-metrics-", dir=worker_tmp_dir)


def when_ready(_server: "Arbiter") -> None:
    """Tell the workers of SIGTERM before gunicorn acts on it; gunicorn has installed its own handlers by now."""
    ENDING.hold_back(_settings.drain_s)


def post_worker_init(_worker: "Worker") -> None:
    """Exempt the objects of the start from garbage collection: a full collection stopped calls for 60 to 95 ms."""
    _ = get_hub().resolver  # gevent would import it at the first look-up of a name
    gc.collect()
    gc.freeze()


def pre_request(_worker: "Worker", request: "Request") -> None:
    """Close a connection after its event stream: a worker that ends waits for connections that stay open."""
    if request.path.endswith("/bff/events"):
        request.force_close()


def post_request(_worker: "Worker", request: "Request", environ: "WSGIEnvironment", _response: object) -> None:
    """Discard the rest of a body, for a limited time and with pauses in which other calls are served."""
    from bff.proxy.body import discard_rest  # noqa: PLC0415 - the workers load the application, not the arbiter

    has_body = environ.get("CONTENT_LENGTH") or environ.get("HTTP_TRANSFER_ENCODING")
    if has_body and (request.body.failed or not discard_rest(environ, _settings.body_timeout_s)):
        request.force_close()


def child_exit(_server: "Arbiter", worker: "Worker") -> None:
    """Remove the gauges of a worker that has ended; its counters stay."""
    from prometheus_client import multiprocess  # noqa: PLC0415 - it looks for the folder when it is imported

    multiprocess.mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]


def on_exit(_server: "Arbiter") -> None:
    """Delete the folder of the metrics."""
    shutil.rmtree(os.environ[_METRICS], ignore_errors=True)
