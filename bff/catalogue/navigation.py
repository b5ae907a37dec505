"""The menu, and the rights to pages."""

from marshmallow import fields, validate

from bff.catalogue.attributes import JaxBMapNode
from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.samples import PEOPLE


class NavPageKey(BodySchema):
    """A page key, e.g. ``users``."""

    key = fields.String(required=True, metadata={"example": "users"})


class NavPagesBody(BodySchema):
    """The pages to check; an empty list means the default pages."""

    navPageRights = fields.List(fields.Nested(NavPageKey), required=True)


class NavPagesRightsListNode(ReplySchema):
    """
    Right to each page; ``value`` is the text ``"true"`` or ``"false"``.

    ``areaDefault`` is the page to open when the right to a page is missing.
    """

    navPageRights = fields.List(fields.Nested(JaxBMapNode), required=True)
    areaDefault = fields.String()
    areaDefaultDisplayName = fields.String()


class PrincipalListNode(BodySchema):
    """DNs of users, groups and containers."""

    principals = fields.List(fields.String(), required=True, validate=validate.Length(min=1), metadata=PEOPLE)


class MenuItem(ReplySchema):
    """A menu entry; ``mapName`` is the route segment, ``context`` the link, ``menuOrder`` a number as text."""

    menuName = fields.String(required=True)
    mapName = fields.String(required=True)
    context = fields.String()
    menuOrder = fields.String()
    subMenuList = fields.List(fields.Nested(lambda: MenuItem))


class MenuItemListNode(ReplySchema):
    """The complete menu of a user."""

    menuItems = fields.List(fields.Nested(MenuItem), required=True)


READ_NAVIGATION_RIGHTS = Operation(
    method="POST",
    path="/rest/access/info/user/navigationrights",
    summary="Check which pages the user may open",
    body=NavPagesBody,
    reads=True,
    reply=NavPagesRightsListNode,
)
READ_MENU = Operation(
    method="POST",
    path="/rest/access/info/user/navigationmenu",
    summary="Read the user's menu",
    body=NavPagesBody,
    reads=True,
    reply=MenuItemListNode,
)
ASK_EQUIVALENTS = Operation(
    method="POST",
    path="/rest/access/info/user/equivalent",
    summary="Check which people, groups and containers include the user",
    body=PrincipalListNode,
    reads=True,
    reply=NavPagesRightsListNode,
)

OPERATIONS = (READ_NAVIGATION_RIGHTS, READ_MENU, ASK_EQUIVALENTS)
