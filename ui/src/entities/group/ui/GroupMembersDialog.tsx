import { useEffect, useEffectEvent } from 'react'
import { freshly } from '../../../shared/platform/api/read'
import { useErrorText } from '../../../shared/platform/errors/useErrorText'
import { useRead } from '../../../shared/platform/api/useRead'
import type { ItemDialogProps } from '../../../shared/blocks/entity-picker/pickerTab'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { MembersDialog } from '../../../shared/blocks/members/MembersDialog'
import { useMemberPause } from '../../../shared/blocks/members/useMemberPause'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { findGroupMembers, readRoleAdmin } from '../api'

/** Chooses members of a group. Administrators of roles can also choose the group itself. */
export function GroupMembersDialog({ item, onChoose, onClose }: ItemDialogProps) {
  return (
    <MembersDialog
      name={item.name}
      find={(asked) => findGroupMembers.initiate({ ...asked, group: item.id }, freshly)}
      pauseMs={useMemberPause()}
      hasGroupOption={useIsRoleAdmin()}
      onConfirm={({ members, isGroupAssignment }) =>
        onChoose(
          isGroupAssignment
            ? [{ ...item, isGroupAssignment }]
            : members.map((member) => ({ ...member, parentId: item.id })),
        )
      }
      onClose={onClose}
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
