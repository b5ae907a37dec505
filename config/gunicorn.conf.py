"""gunicorn: gevent workers, patched before anything else is imported (docs/decisions)."""

from gevent import monkey

monkey.patch_all()

from bff.settings import load_settings  # noqa: E402

_settings = load_settings()

wsgi_app = "bff.wsgi:application"
bind = _settings.bind
workers = _settings.workers
worker_class = "gevent"
worker_connections = 4000
preload_app = False
keepalive = 75
timeout = 60
graceful_timeout = 30
control_socket_disable = True
worker_tmp_dir = "/dev/shm"  # noqa: S108 - the heartbeat file must not wait for a disk
# The UI sends the dashed spelling of the anti-forgery header. This line lets the underscore spelling of the
# specification through from trusted peers, without opening the door for every other underscore header.
forwarder_headers = "SCRIPT_NAME,PATH_INFO,NETIQ_IDM_RBPM_ACSRF"
limit_request_line = 8190
limit_request_field_size = 16380
errorlog = "-"
loglevel = "warning"
