"""The settings of what the user interface shows in addition to the product's own pages."""

import dataclasses

from marshmallow import fields

from bff.settings.kinds import CommaList, http_url, origin, setting


def _address(doc: str) -> str:
    field = fields.String(load_default="", validate=lambda url: http_url(url) if url else None)
    return setting(field, doc)  # type: ignore[no-any-return]


@dataclasses.dataclass(frozen=True, kw_only=True)
class InterfaceSettings:
    """The settings of what the user interface shows in addition to the product's own pages."""

    older_dashboard_url: str = _address(
        "Address of the older dashboard. Pages that this console does not have are opened there, by a hash and their "
        "name. Empty: the start page takes their place."
    )
    product_url: str = _address("Page about the product, linked from the About dialog. Empty: no link.")
    form_script_origins: tuple[str, ...] = setting(
        CommaList(fields.String(validate=origin), load_default=[]),
        "Origins, `https://scripts.example.com`, from which forms of workflows may load scripts into their sandbox. "
        "A form with scripts of others is not shown. Empty: none.",
    )
    styles_dir: str = setting(
        fields.String(load_default=""),
        "Folder of style files by client, `brand-<client>.css` and `dashboard-<client>.css`. A file in it takes the "
        "place of what was uploaded. Empty: none.",
    )
