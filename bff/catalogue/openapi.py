"""The catalogue as OpenAPI 3.1."""

import re
from collections.abc import Mapping
from typing import Any

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from marshmallow import Schema, fields

from bff.catalogue.operation import Operation

_PARAMETER = re.compile(r"\{(\w+)\}")


class Error(Schema):
    """The one shape of every error that this gateway makes; the UI decides by ``code``."""

    code = fields.String(required=True)
    message = fields.String(required=True)
    requestId = fields.String(required=True)
    fields_ = fields.Dict(data_key="fields", keys=fields.String())
    loginUrl = fields.String()
    frameUrl = fields.String()
    replayId = fields.String()


def describe(version: str, areas: Mapping[str, tuple[Operation, ...]], base: Mapping[str, str]) -> dict[str, Any]:
    """
    Give the description of all operations.

    Args:
        version: Of this product.
        areas: Operations by area, which becomes the tag.
        base: Path in front of an area's operations, e.g. ``{"users": "/IDMProv", "session": ""}``.
    """
    spec = APISpec(
        title="idm-console gateway",
        version=version,
        openapi_version="3.1.0",
        plugins=[MarshmallowPlugin(schema_name_resolver=_name)],
        info={
            "description": "What a browser may call. Every answer that the gateway makes itself has the shape Error."
        },
    )
    spec.components.schema("Error", schema=Error)
    for area, operations in areas.items():
        spec.tag({"name": area})
        for operation in operations:
            spec.path(base[area] + operation.path, operations={operation.method.lower(): _describe(area, operation)})
    document: dict[str, Any] = spec.to_dict()
    return document


def _name(schema: Any) -> str:
    return schema.__name__ if isinstance(schema, type) else type(schema).__name__


def _describe(area: str, operation: Operation) -> dict[str, Any]:
    parameters: list[Any] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PARAMETER.findall(operation.path)
    ]
    if operation.query:
        parameters.append({"in": "query", "schema": operation.query})
    described: dict[str, Any] = {
        "tags": [area],
        "summary": operation.summary,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done", "content": _reply(operation)},
            "default": {"description": "Refused", "content": {"application/json": {"schema": Error}}},
        },
    }
    content: dict[str, Any] = {"application/json": {"schema": operation.body}} if operation.body else {}
    if operation.media_type:
        content[operation.media_type] = {"schema": {"type": "string"}}
    if content:
        described["requestBody"] = {"required": True, "content": content}
    return described


def _reply(operation: Operation) -> dict[str, Any]:
    if operation.reply_media_type:
        return {operation.reply_media_type: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": operation.reply}}
