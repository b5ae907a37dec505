import { useEffect, useEffectEvent } from 'react'
import { freshly, type Read } from '../../shared/platform/api/read'
import { useRead } from '../../shared/platform/api/useRead'
import { toPickerList } from '../../shared/blocks/entity-picker/pickerQuery'
import type {
  ItemDialogProps,
  ListTab,
  PickerAsked,
  PickerPage,
} from '../../shared/blocks/entity-picker/pickerTab'
import { MembersDialog } from '../../shared/blocks/members/MembersDialog'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { findEntities } from '../entity/api'
import { findGroups, findRecipientGroups, listGroupMembers, readRoleAdmin } from './api'

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

/** Chooses members of a group. Administrators of roles can also choose the group itself. */
function GroupMembersDialog(props: ItemDialogProps) {
  const dn = props.item.id
  return (
    <MembersDialog
      {...props}
      find={(asked) => listGroupMembers.initiate({ dn, list: toPickerList(asked) }, freshly)}
      hasGroupOption={useIsRoleAdmin()}
    />
  )
}

/** Whether the caller administers roles; if that fails to load, a message says so. Source: SPEC 8 "Picker". */
function useIsRoleAdmin(): boolean {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { data, error } = useRead(readRoleAdmin.initiate(undefined, freshly), 'role admin')
  const tell = useEffectEvent(() => {
    if (error === undefined) return
    dispatch(showFeedback({ id: 'role admin', status: -1, text: errorText(error) }))
  })
  useEffect(() => tell(), [error])
  return data === true
}
