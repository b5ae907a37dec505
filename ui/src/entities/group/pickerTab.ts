import { freshly, type Read } from '../../shared/platform/api/read'
import type { ListTab, PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { findEntities } from '../entity/api'
import { findGroups, findRecipientGroups } from './api'
import { GroupMembersDialog } from './ui/GroupMembersDialog'

interface GroupTabConfig {
  clientId: string
  /**
   * The source of the groups: by default all of the directory; `restAccessGroup` those of the list of groups;
   * `robGroups` those that the caller may request for.
   */
  from?: 'restAccessGroup' | 'robGroups'
  /** Keys of the attributes that are searched in the directory; all that can be searched by default. */
  lookupAttributes?: readonly string[] | undefined
}

/** Source: SPEC 3 "Other entities", picker configuration; docs/assumptions.md A-202. */
export function groupTab({ clientId, from, lookupAttributes }: GroupTabConfig): ListTab {
  const ask = (asked: PickerAsked): Read<PickerPage> => {
    if (from === 'robGroups') return findRecipientGroups.initiate(asked, freshly)
    if (from === 'restAccessGroup') return findGroups.initiate(asked, freshly)
    return findEntities.initiate(
      {
        ...asked,
        type: 'group',
        lookupEntity: 'group',
        lookupAttributes,
        displayAttributes: ['Description'],
        clientId,
      },
      freshly,
    )
  }
  const Dialog = from === 'robGroups' ? GroupMembersDialog : undefined
  return { id: 'group', kind: 'list', needsQuery: true, ask, Dialog }
}
