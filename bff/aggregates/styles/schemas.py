"""Style files of a client (SPEC 7 "Startup")."""

from bff.catalogue.operation import Operation, TextReply

OPERATIONS = (
    Operation(
        method="GET",
        path="/bff/style/{client}/{file}",
        summary="Read a style file of a client: brand.css or dashboard.css; empty if there is no file",
        reply=TextReply,
        reply_media_type="text/css",
    ),
)
