"""The parameters and bodies of the proxy calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.listing import ListQuery
from mock_upstream.nodes.notifying import Notifying
from mock_upstream.nodes.people import DnReference

_DEFAULT_SIZE = 20


class OrderQuery(Given):
    """Parameters of the list of assignments."""

    sort_by = fields.String(data_key="sortBy", load_default="expiration")
    sort_order = fields.String(data_key="sortOrder", load_default="asc")


class ProxyForQuery(ListQuery):
    """Parameters of the list of people."""

    size = fields.Integer(load_default=_DEFAULT_SIZE)
    sort_by = fields.String(data_key="sortBy", load_default="fullName")


class ProxyBody(Notifying):
    """A ProxyDefNode as far as it can be written."""

    dn = fields.String()
    assignedUserDN = fields.String()
    proxyForUsers = fields.List(fields.Nested(DnReference))
    proxyForGroups = fields.List(fields.Nested(DnReference))
    proxyForContainers = fields.List(fields.Nested(DnReference))
    expirytime = fields.String(allow_none=True, validate=validate.Regexp(r"[0-9]*\Z"))


class ProxiesBody(Given):
    """``{"proxyDefinitions": [{"dn": dn}]}``."""

    definitions = fields.List(
        fields.Nested(DnReference), data_key="proxyDefinitions", required=True, validate=validate.Length(min=1)
    )
