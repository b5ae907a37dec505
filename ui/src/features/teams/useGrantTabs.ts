import { useMemo } from 'react'
import { containerTab } from '../../entities/container/pickerTab'
import { teamPrdTab } from '../../entities/request-definition/pickerTab'
import { resourceTab } from '../../entities/resource/pickerTab'
import { roleTab } from '../../entities/role/pickerTab'
import type { TeamDomain } from '../../entities/team/model'
import { entityTypes } from '../../entities/team/permission'
import type { PickerTab } from '../../shared/blocks/entity-picker/pickerTab'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** The levels of roles. Source: SPEC 9 "Images, roles and passwords". */
export const levels = ['10', '20', '30'] as const
export const ALL_LEVELS = 'all'

export type LevelChoice = (typeof levels)[number] | typeof ALL_LEVELS

/** The picker tabs for items and for containers of a domain. Source: SPEC 7 "Teams". */
export function useGrantTabs(
  domain: TeamDomain,
  level: LevelChoice,
): readonly [PickerTab, PickerTab] {
  const ownDn = useBootstrap().user.dn
  return useMemo(
    () => [
      itemTab(domain),
      containerTab({
        containerType: entityTypes[domain],
        ownDn,
        containerRootSelectable: true,
        level: level === ALL_LEVELS ? undefined : Number(level),
      }),
    ],
    [domain, level, ownDn],
  )
}

/**
 * The picker tab for items of one container; for request definitions all are offered, as no call lists those of a
 * container.
 */
export function useInnerTab(domain: TeamDomain, container: string): PickerTab {
  return useMemo(() => itemTab(domain, container), [domain, container])
}

/** The picker tab for the items of a domain, of all containers or of one. */
function itemTab(domain: TeamDomain, container?: string): PickerTab {
  const isAll = container === undefined
  if (domain === 'ROLES') {
    return roleTab(isAll ? { teamRole: true } : { teamRoleSubcontainer: container })
  }
  if (domain === 'RESOURCES') {
    return resourceTab(isAll ? { teamResource: true } : { teamResourceSubcontainer: container })
  }
  return teamPrdTab()
}
