"""The parameters and bodies of the user calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given, Kept, Scalar
from mock_upstream.store.listing import DEFAULT_SIZE

DEFAULT_CLIENT = "1"
_DEFAULT_SEARCH_KEYS = "FirstName,LastName,Email,TelephoneNumber"
_NAMED = validate.Length(min=1)


class ClientQuery(Given):
    """Parameters of calls that depend on the settings of a client."""

    client_id = fields.String(data_key="clientId", load_default=DEFAULT_CLIENT)
    is_profile = fields.Boolean(data_key="isProfile", load_default=False)


class DetailsQuery(ClientQuery):
    """Parameters of the details of one person."""

    dn = fields.String(data_key="userDn", required=True, validate=_NAMED)


class DnQuery(Given):
    """Names a person."""

    dn = fields.String(data_key="userDn", required=True, validate=_NAMED)


class ListQuery(ClientQuery):
    """Parameters of the lists of people."""

    q = fields.String(load_default="*")
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=DEFAULT_SIZE)
    sort_by = fields.String(data_key="sortBy", load_default="")
    sort_order = fields.String(data_key="sortOrder", load_default="")
    search_attr = fields.String(data_key="searchAttr", load_default=_DEFAULT_SEARCH_KEYS)
    adv_search = fields.String(data_key="advSearch", load_default="")
    filter = fields.String(load_default="")
    column_customization = fields.Boolean(data_key="columnCustomization", load_default=False)
    search_count = fields.Boolean(data_key="searchCount", load_default=False)


class CountQuery(Given):
    """Parameters of the counts: users, roles, resources."""

    users = fields.Boolean(load_default=False)
    roles = fields.Boolean(load_default=False)
    resources = fields.Boolean(load_default=False)


class AttributeBody(Given):
    """An attribute with its values; ``hidden`` is of the photo."""

    key = fields.String(required=True, validate=_NAMED)
    values = fields.List(Scalar(), load_default=list)
    action = fields.String(load_default="update", validate=validate.OneOf(["add", "update"]))
    hidden = fields.Boolean()


class CreationBody(Kept):
    """A new person."""

    container = fields.String(load_default="")
    password = fields.String(required=True)
    photo = fields.String(data_key="profilePhoto", load_default="")
    attributes = fields.List(fields.Nested(AttributeBody), required=True, validate=_NAMED)


class ChangeBody(Kept):
    """The changed attributes of a person."""

    dn = fields.String(required=True, validate=_NAMED)
    attributes = fields.List(fields.Nested(AttributeBody), required=True, validate=_NAMED)


class _Member(Given):
    dn = fields.String(required=True, validate=_NAMED)


class UserReference(_Member):
    """Names a user."""


class PrincipalsBody(Given):
    """``{"principals": [dn]}``."""

    principals = fields.List(fields.String(), required=True, validate=_NAMED)


class MembersBody(Given):
    """``{"members": [{"dn"}]}``."""

    members = fields.List(fields.Nested(_Member), required=True, validate=_NAMED)


class RenameBody(Kept):
    """The DN that a person has, and the one they get."""

    old_dn = fields.String(data_key="oldUserDn", required=True, validate=_NAMED)
    new_dn = fields.String(data_key="newUserDn", required=True, validate=_NAMED)


class PictureBody(Given):
    """A picture with the name of its file."""

    file_name = fields.String(data_key="fileName", required=True, validate=_NAMED)
    image = fields.String(required=True, validate=_NAMED)
