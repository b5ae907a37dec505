"""The WSGI application that gunicorn loads."""

from bff.app import create_app, create_nodes, create_reaper
from bff.observability import configure_logging
from bff.observability.audit import configure_audit
from bff.settings import load_settings

_settings = load_settings()
configure_logging(_settings.log_level)
configure_audit(_settings.audit_log)
application = create_app(_settings)
create_reaper(_settings).start()
create_nodes(_settings).start(_settings.bind)
