"""``/IDMProv/rest/admin/display/settings``: everybody reads them, the page ``configuration`` changes them."""

from __future__ import annotations

from flask import Blueprint

from mock_upstream.areas.display.requests import GENERAL, REQUEST, TASK
from mock_upstream.nodes.settings import SettingsView

display = Blueprint("display", __name__, url_prefix="/IDMProv/rest/admin/display/settings")

for name, group in {"general": GENERAL, "request": REQUEST, "task": TASK}.items():
    display.add_url_rule(f"/{name}", view_func=SettingsView.as_view(name, group), methods=["GET", "PUT"])
