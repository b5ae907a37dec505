import { useEffect, useEffectEvent } from 'react'
import { freshly } from '../../../shared/api/read'
import { useErrorText } from '../../../shared/api/useErrorText'
import { useRead } from '../../../shared/api/useRead'
import type { ItemDialogProps } from '../../../shared/entity-picker/pickerTab'
import { showFeedback } from '../../../shared/feedback/feedbackSlice'
import { MembersDialog } from '../../../shared/members/MembersDialog'
import { useMemberPause } from '../../../shared/members/useMemberPause'
import { useAppDispatch } from '../../../shared/store/hooks'
import { findGroupMembers, readRoleAdmin } from '../api'

/** Which members of a group are meant, or the group itself, which administrators of roles alone can choose. */
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

/** Whether the caller administers roles; a failure to tell shows above the page. Source: SPEC 8 "Picker". */
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
