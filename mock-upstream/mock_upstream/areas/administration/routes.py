"""Settings below ``/IDMProv/rest/access/administration`` and ``/IDMProv/rest/admin/proxy``, and email templates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields
from sqlalchemy import select

from mock_upstream.areas.administration.cleanup import CleanupView, clean_up
from mock_upstream.areas.administration.requests import DELEGATION, EMAIL_APPROVAL, IG, PROXY
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.reconciliation import RECONCILIATION
from mock_upstream.nodes.settings import SettingsView
from mock_upstream.store.database import database
from mock_upstream.store.email_templates import EmailTemplate
from mock_upstream.store.listing import MAXIMUM_SIZE, Page, read_page, sort_key

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

administration = Blueprint("administration", __name__, url_prefix="/IDMProv/rest")

_SHOWING_WHAT_IS_OVER = ("delegation", "availability", "proxy")
"""Blueprints whose calls show rows that a cleanup deletes; other calls leave out expired rows anyway."""

for path, view in {
    "access/administration/igConfig": SettingsView.as_view("ig", IG),
    "access/administration/cprsConfig": SettingsView.as_view("cprs", RECONCILIATION, read_by="cprs"),
    "access/administration/delegation": SettingsView.as_view("delegation", DELEGATION, read_by="configuration"),
    "access/administration/emailApproval": SettingsView.as_view(
        "email_approval", EMAIL_APPROVAL, read_by="emailapproval", kept_by="emailapproval"
    ),
    "admin/proxy/configuration": SettingsView.as_view("proxy", PROXY, read_by="configuration"),
    "admin/proxy/service/settings": CleanupView.as_view("cleanup"),
}.items():
    administration.add_url_rule(f"/{path}", view_func=view, methods=["GET", "POST"])


@administration.before_app_request
def _clean_up() -> None:
    if request.blueprint in _SHOWING_WHAT_IS_OVER:
        clean_up()


class _TemplateQuery(Given):
    q = fields.String(load_default="*")
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=-1)


@administration.get("/access/info/email/templates")
def list_templates() -> ResponseReturnValue:
    """Give one page of the templates by name; a size below 1 means all of them."""
    asked: dict[str, Any] = _TemplateQuery().load(request.args)
    query, words = select(EmailTemplate).order_by(EmailTemplate.sort_name), sort_key(asked["q"].strip().strip("*"))
    if words:
        query = query.where(EmailTemplate.sort_name.contains(words, autoescape=True))
    size = asked["size"] if asked["size"] > 0 else MAXIMUM_SIZE
    with database().read() as session:
        found = read_page(session, query, Page.of(asked["next_index"], size))
    nodes = [{"dn": row.dn, "fullName": row.full_name} for row in found.rows]
    return {"emailTemplates": nodes, "arraySize": len(nodes), "nextIndex": found.next_index}
