"""Data for operators: logs, the audit log, metrics and traces."""

from bff.observability.logs import RequestLog, configure_logging, log
from bff.observability.request import request_id

__all__ = ["RequestLog", "configure_logging", "log", "request_id"]
