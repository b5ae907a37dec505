"""The packages of the product, and the levels that an installation begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.store.loggers import INFO, WARNING, Logger

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_CONFIGURED = {
    "com.novell": "Everything of the identity applications",
    "com.novell.afw.portal": "Portal",
    "com.novell.idm.nrf": "Roles and resources",
    "com.novell.soa.af.impl": "Workflow engine",
    "com.novell.srvprv.apwa": "Requests and approvals",
    "com.netiq.idm.rest": "REST calls",
    "com.sssw.fw": "Framework",
}
_OTHERS = {
    "com.netiq.common.auth.oauth": "Sign-in with tokens",
    "com.netiq.common.auth.saml": "Sign-in with SAML",
    "com.netiq.idm.admin": "Administration",
    "com.netiq.idm.branding": "Branding",
    "com.netiq.idm.cache": "Caches",
    "com.netiq.idm.clients": "Clients",
    "com.netiq.idm.cprs": "Permission reconciliation",
    "com.netiq.idm.dashboard": "Dashboard",
    "com.netiq.idm.eba": "Approval by email",
    "com.netiq.idm.forms": "Forms",
    "com.netiq.idm.helpdesk": "Help desk",
    "com.netiq.idm.landing": "Home page",
    "com.netiq.idm.locale": "Languages",
    "com.netiq.idm.monitoring": "Workflow monitoring",
    "com.netiq.idm.navigation": "Menu and page rights",
    "com.netiq.idm.orgchart": "Org chart",
    "com.netiq.idm.permindex": "Permission index",
    "com.netiq.idm.proxy": "Proxies",
    "com.netiq.idm.teams": "Teams",
    "com.novell.common.auth": "Sign-in",
    "com.novell.idm.nrf.codemap": "Code map",
    "com.novell.idm.nrf.persist": "Roles and resources, directory access",
    "com.novell.idm.nrf.sod": "Separation of duties",
    "com.novell.idm.security.authorization": "Rights",
    "com.novell.roa.resources": "Resources",
    "com.novell.soa.af.heartbeat": "Workflow engine, heartbeat",
    "com.novell.soa.notification": "Emails",
    "com.novell.soa.script": "Scripts of workflows",
    "com.novell.soa.ws": "Web services of workflows",
    "com.novell.srvprv.apwa.delegation": "Delegation",
    "com.novell.srvprv.impl.cleanup": "Cleanup services",
    "com.novell.srvprv.impl.vdata": "Directory abstraction layer",
    "com.novell.srvprv.spi": "Directory access",
}


def plant_loggers(ground: Ground) -> None:
    """Fill the table of the loggers: some packages are configured, others could be."""
    levels: dict[str, int | None] = dict.fromkeys(_CONFIGURED, WARNING) | dict.fromkeys(_OTHERS)
    levels["com.novell"] = INFO
    ground.plant(
        Logger,
        [
            {"package": package, "description": description, "level": levels[package], "additivity": True}
            for package, description in (_CONFIGURED | _OTHERS).items()
        ],
    )
