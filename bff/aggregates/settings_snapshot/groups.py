"""
The groups of a snapshot.

A group has the fields that its writes take. It leaves out secrets, values that hold only until the next start, dates,
ids of one installation, and flags that only control a write (docs/assumptions.md A-590). Fields that depend on where an
installation runs (hosts, addresses, paths, clusters) are in the group, and are restored only when the person ticks them
(A-591).
"""

from bff.aggregates.settings_snapshot.clients import CLIENTS
from bff.aggregates.settings_snapshot.entity_kinds import ENTITIES
from bff.aggregates.settings_snapshot.group import Group, in_parts, read_of, whole
from bff.aggregates.settings_snapshot.locale_kit import LOCALE_KIT
from bff.aggregates.settings_snapshot.references import EMAIL_TEMPLATE, ROLE_APPROVAL, SOD_APPROVAL
from bff.aggregates.settings_snapshot.servers import AUDITING, CACHE_LIMITS, LOGGING
from bff.aggregates.settings_snapshot.shapes import Approvers, Columns, Keyed, Marks, record, texts
from bff.catalogue import administration, caches, display, email_approval, role_settings, workflow_engines

_IN_FORCE = [name for name in caches.CacheConfigNode().fields if "urrent" in name]
_CLUSTER = ("groupID", "clusterProps", "permIndexGroupID", "permIndexClusterProps", "localGroupID", "localClusterProps")
_MAIL_PLACES = (
    "host",
    "port",
    "email",
    "replyEmail",
    "proxyHost",
    "proxyPort",
    "notifyHost",
    "notifyPort",
    "notifySecurePort",
    "notifyDefaultFromAddress",
    "notifySmtpHost",
    "notifyImageUrl",
    "notifySignPath",
)
_MAIL_SECRETS = (
    "password",
    "proxyPassword",
    "notifyAuthPassword",
    "notifySignPassword",
    "notifySignKeyPassword",
)
_FIXED_OF_ROLES = (
    "roleContainer",
    "roleRequestContainer",
    "resourceContainer",
    "resourceRequestContainer",
    "sodContainer",
    "reportContainer",
    "defaultResourceGrantRequestDef",
    "defaultResourceRevokeRequestDef",
    "defaultSODRequestDefName",
)
_LEVELS = Keyed(
    ("level",),
    record(
        role_settings.RoleLevelBody,
        Marks(without=["level"], shapes={"localizedNames": texts("name")}),
    ),
    closed=True,
)
_APPROVERS = Approvers(role_settings.SodSettingsBody().fields["sodApprovers"])

GROUPS = (
    Group(
        key="ig",
        shape=record(administration.IgConfigurationNode, Marks(without=["adminPassword"], ticked=["host"])),
        read=read_of(administration.READ_IG),
        writes=whole(administration.KEEP_IG),
    ),
    Group(
        key="cprs",
        shape=record(administration.CprsConfigNode),
        read=read_of(administration.READ_CPRS),
        writes=whole(administration.KEEP_CPRS),
    ),
    Group(
        key="delegation",
        shape=record(
            administration.DelegationAdminConfigNode,
            Marks(references=dict.fromkeys(("delegateNotfTemplate", "availabilityNotfTemplate"), EMAIL_TEMPLATE)),
        ),
        read=read_of(administration.READ_DELEGATION),
        writes=whole(administration.KEEP_DELEGATION),
    ),
    Group(
        key="emailApproval",
        shape=record(
            email_approval.EmailBasedApprovalNode,
            Marks(
                without=[*_MAIL_SECRETS, "fieldLabels"],
                ticked=_MAIL_PLACES,
                references=dict.fromkeys(("successMailTemplate", "failureMailTemplate"), EMAIL_TEMPLATE),
                shapes=dict.fromkeys(("approvePhrase", "denyPhrase"), texts("value")),
            ),
        ),
        read=read_of(email_approval.READ_EMAIL_APPROVAL),
        writes=whole(email_approval.KEEP_EMAIL_APPROVAL),
    ),
    Group(
        key="proxy",
        shape=record(administration.ProxyConfigNode, Marks(references={"proxyNotfTemplate": EMAIL_TEMPLATE})),
        read=read_of(administration.READ_PROXY),
        writes=whole(administration.KEEP_PROXY),
    ),
    Group(
        key="cleanup",
        shape=record(
            administration.ProxyDelSettingsNode,
            Marks(without=["lastCleanUpDate", "scheduledCleanUpDate", "cleanupChoice"]),
        ),
        read=read_of(administration.READ_CLEANUP),
        # With "immediate" the call would start a cleanup at once.
        writes=whole(administration.KEEP_CLEANUP, cleanupChoice="scheduled"),
    ),
    Group(
        key="roleResource",
        shape=record(
            role_settings.RoleResourceSettingsNode,
            Marks(
                without=_FIXED_OF_ROLES,
                references={"defaultRoleRequestDef": ROLE_APPROVAL, "defaultSODRequestDef": SOD_APPROVAL},
                shapes={"roleLevels": _LEVELS, "sodApprovers": _APPROVERS},
            ),
        ),
        read=read_of(role_settings.READ_ROLE_SETTINGS),
        writes=in_parts(
            role_settings.KEEP_ROLE_SETTINGS, role_settings.KEEP_SOD_SETTINGS, role_settings.KEEP_ENTITLEMENT_QUERY
        ),
    ),
    Group(
        key="caches",
        shape=record(caches.CacheConfigNode, Marks(without=_IN_FORCE, ticked=_CLUSTER)),
        read=read_of(caches.READ_CACHE_SETTINGS),
        writes=whole(caches.KEEP_CACHE_SETTINGS),
    ),
    CACHE_LIMITS,
    LOGGING,
    AUDITING,
    Group(
        key="engine",
        shape=record(workflow_engines.EngineConfigNode, Marks(without=["engineId"])),
        read=read_of(workflow_engines.READ_ENGINE_SETTINGS),
        writes=whole(workflow_engines.KEEP_ENGINE_SETTINGS),
    ),
    Group(
        key="displayGeneral",
        shape=record(display.GeneralDispSettingNode),
        read=read_of(display.READ_GENERAL_DISPLAY),
        writes=whole(display.KEEP_GENERAL_DISPLAY),
    ),
    Group(
        key="displayTask",
        shape=record(
            display.TaskSettingNode,
            Marks(
                without=["allColumns"],
                shapes=dict.fromkeys(("defaultColumns", "columnsForUserOverride", "columnsForSort"), Columns()),
            ),
        ),
        read=read_of(display.READ_TASK_DISPLAY),
        writes=whole(display.KEEP_TASK_DISPLAY),
    ),
    Group(
        key="displayRequest",
        shape=record(
            display.RequestSettingNode,
            Marks(
                without=["allColumns"],
                shapes=dict.fromkeys(("defaultColumns", "columnsForUserOverride"), Columns()),
            ),
        ),
        read=read_of(display.READ_REQUEST_DISPLAY),
        writes=whole(display.KEEP_REQUEST_DISPLAY),
    ),
    CLIENTS,
    ENTITIES,
    LOCALE_KIT,
)
BY_KEY = {group.key: group for group in GROUPS}
