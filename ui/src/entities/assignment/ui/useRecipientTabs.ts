import { useMemo } from 'react'
import type { PickerTab } from '../../../shared/blocks/entity-picker/pickerTab'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { containerTab } from '../../container/pickerTab'
import { groupTab } from '../../group/pickerTab'
import { userTab } from '../../user/pickerTab'
import type { PermissionKind } from '../model'

/**
 * The tabs of the picker for recipients: people, groups and containers for a role, people for a
 * resource. Source: docs/assumptions.md A-276.
 */
export function useRecipientTabs(kind: PermissionKind): readonly [PickerTab, ...PickerTab[]] {
  const { client, user } = useBootstrap()
  return useMemo(() => {
    const people = userTab({ clientId: client.id })
    if (kind === 'resource') return [people]
    const groups = groupTab({ clientId: client.id })
    const containers = containerTab({
      containerType: 'user',
      ownDn: user.dn,
      containerRootSelectable: true,
    })
    return [people, groups, containers]
  }, [client.id, user.dn, kind])
}
