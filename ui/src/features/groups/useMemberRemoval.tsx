import { UserMinus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeGroupMembersMutation } from '../../entities/group/api'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import type { Selected } from '../../shared/blocks/data-table/useRowSelection'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import type { Undo } from '../../shared/blocks/undo/useUndo'

/**
 * Removes members. One member is removed after ten seconds, in which the removal can be undone; several members are
 * removed after a confirmation.
 */
export function useMemberRemoval(dn: string, undo: Undo) {
  const { t } = useTranslation('groups')
  const [changeMembers] = useChangeGroupMembersMutation()
  const [asking, setAsking] = useState<Selected<PickerItem>>()
  const send = (members: readonly PickerItem[]) =>
    changeMembers({ dn, members: members.map(({ id }) => id), membersAction: 'delete' })

  const remove = (member: PickerItem) =>
    undo.remove({
      id: member.id,
      text: t('members.remove.done', { name: member.name }),
      failedText: t('members.remove.failed', { name: member.name }),
      commit: () => send([member]),
    })
  const rowActions = (member: PickerItem): RowAction[] => [
    {
      id: 'remove',
      label: t('members.remove.open'),
      icon: UserMinus,
      isDestructive: true,
      onAction: () => remove(member),
    },
  ]
  const bulkAction: BulkAction<PickerItem> = {
    id: 'remove',
    label: t('members.remove.openSeveral'),
    icon: UserMinus,
    takes: 'rows',
    onAction: setAsking,
  }
  const dialog = asking && (
    <RemoveMembers
      members={asking.rows}
      onRemove={async () => {
        await send(asking.rows).unwrap()
        asking.clear()
      }}
      onClose={() => setAsking(undefined)}
    />
  )
  return { bulkAction, rowActions, dialog }
}

interface RemoveMembersProps {
  members: readonly PickerItem[]
  onRemove: () => Promise<void>
  onClose: () => void
}

function RemoveMembers({ members, onRemove, onClose }: RemoveMembersProps) {
  const { t } = useTranslation('groups')
  const dispatch = useAppDispatch()
  const count = members.length
  return (
    <ConfirmDialog
      kind="change"
      title={t('members.remove.title', { count })}
      consequence={t('members.remove.consequence', { count })}
      affected={members.map(({ name }) => name)}
      verb={t('members.remove.verb', { count })}
      onConfirm={async () => {
        await onRemove()
        const outcome = { success: true, succeeded: members, failed: [] }
        dispatch(showFeedback({ text: t('members.remove.doneSeveral', { count }), outcome }))
      }}
      onClose={onClose}
    />
  )
}
