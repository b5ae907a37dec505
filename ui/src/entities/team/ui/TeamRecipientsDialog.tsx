import { freshly } from '../../../shared/platform/api/read'
import type { ItemDialogProps } from '../../../shared/blocks/entity-picker/pickerTab'
import { MembersDialog } from '../../../shared/blocks/members/MembersDialog'
import { useMemberPause } from '../../../shared/blocks/members/useMemberPause'
import { findTeamMembers } from '../api'

/** Chooses members of a team. */
export function TeamRecipientsDialog({ item, onChoose, onClose }: ItemDialogProps) {
  return (
    <MembersDialog
      name={item.name}
      find={(asked) => findTeamMembers.initiate({ ...asked, team: item.id }, freshly)}
      pauseMs={useMemberPause()}
      onConfirm={({ members }) =>
        onChoose(members.map((member) => ({ ...member, parentId: item.id })))
      }
      onClose={onClose}
    />
  )
}
