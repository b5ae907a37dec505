"""Renders the catalogue as OpenAPI 3.1."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin

from bff.catalogue.examples import example, reply_example
from bff.catalogue.operation import Operation
from bff.catalogue.refusals import FAULT_STATUSES, described, refusals

_PARAMETER = re.compile(r"\{(\w+)\}")
_ABOUT = """\
The calls that a browser may make. Each call needs the session cookie. Writes, and all calls to an upstream, also need
the header `netiq-idm-rbpm-acsrf` with the value of the cookie of the same name. Every error of the gateway itself has
the shape `Error`; faults of the identity applications are passed on unchanged."""


@dataclass(frozen=True, kw_only=True)
class Area:
    """
    Operations that share a subject and an upstream.

    Args:
        name: Name of their OpenAPI tag.
        about: Description of the tag.
        base: Path prefix of their upstream; empty for the gateway's own operations.
    """

    name: str
    about: str
    operations: tuple[Operation, ...]
    base: str = ""


def describe(version: str, areas: Iterable[Area]) -> dict[str, Any]:
    """Build the OpenAPI document of all operations; ``version`` is the version of this product."""
    spec = APISpec(
        title="idm-console gateway",
        version=version,
        openapi_version="3.1.0",
        plugins=[MarshmallowPlugin(schema_name_resolver=_name)],
        info={"description": _ABOUT},
    )
    tags = {}
    for area in areas:
        tags[area.name] = area.about
        for operation in area.operations:
            written = _operation(spec, operation, proxied=bool(area.base))
            spec.path(
                area.base + operation.path, operations={operation.method.lower(): {"tags": [area.name], **written}}
            )
    document: dict[str, Any] = spec.to_dict()
    return {**document, "tags": [{"name": name, "description": about} for name, about in tags.items()]}


def _name(schema: Any) -> str:
    return schema.__name__ if isinstance(schema, type) else type(schema).__name__


def _operation(spec: APISpec, operation: Operation, *, proxied: bool) -> dict[str, Any]:
    parameters: list[Any] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PARAMETER.findall(operation.path)
    ]
    if operation.query:
        parameters.append({"in": "query", "schema": operation.query})
    written: dict[str, Any] = {
        "summary": operation.summary,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done", "content": _reply(spec, operation)},
            **_refusals(spec, operation, proxied=proxied),
        },
    }
    content = _body(operation)
    if content:
        written["requestBody"] = {"required": True, "content": content}
    return written


def _body(operation: Operation) -> dict[str, Any]:
    content: dict[str, Any] = {}
    if operation.body:
        content["application/json"] = {"schema": operation.body, "example": example(operation.body())}
    if operation.media_type:
        content[operation.media_type] = {"schema": {"type": "string"}}
    return content


def _reply(spec: APISpec, operation: Operation) -> dict[str, Any]:
    """Refer to the example of a reply; an example that several operations share is written once."""
    if operation.reply_media_type:
        return {operation.reply_media_type: {"schema": {"type": "string"}}}
    name = _name(operation.reply)
    if name not in spec.components.examples:
        spec.components.example(name, {"value": reply_example(operation.reply())})
    return {"application/json": {"schema": operation.reply, "examples": {"good": name}}}


def _refusals(spec: APISpec, operation: Operation, *, proxied: bool) -> dict[str, str]:
    """Refer to the error responses; a response that several operations share is written once."""
    references = {}
    for status, errors in refusals(operation, proxied=proxied).items():
        faults = proxied and status in FAULT_STATUSES
        name = ".".join([str(status), *(error.code for error in errors), *(["fault"] if faults else [])])
        if name not in spec.components.responses:
            spec.components.response(name, described(errors, faults=faults))
        references[str(status)] = name
    return references
