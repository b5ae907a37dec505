import type { TFunction } from 'i18next'
import { UserMinus, UserPlus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listGroupMembers, useChangeGroupMembersMutation } from '../../entities/group/api'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { personColumns } from '../../entities/quick-info/ui/personColumns'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import type { Selected } from '../../shared/blocks/data-table/useRowSelection'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import { ListSection } from '../../shared/blocks/list-page/ListSection'
import { useList } from '../../shared/blocks/list-page/useList'
import { withoutRows } from '../../shared/blocks/list-page/withoutRows'
import { useMemberPause } from '../../shared/blocks/members/useMemberPause'
import type { Undo } from '../../shared/blocks/undo/useUndo'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { toUser } from '../users/routes'
import { AddMembers } from './AddMembers'
import { MANAGE_RIGHT } from './routes'

const memberList = defineList({
  namespace: 'groups',
  keyPrefix: 'members',
  preference: 'idm.groupMembers',
  keepsOnly: 'pageSize',
  endpoint: listGroupMembers,
  ask: ({ list, args: dn }: Asking<PickerItem, string>) => ({ dn, list }),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  sort: 'name',
  columns: (t: TFunction<'groups'>) =>
    personColumns({ nameLabel: t('column.name'), dnLabel: t('column.dn'), toPage: toUser }),
})

interface GroupMembersProps {
  dn: string
  /** The undo of the page: pending removals outlive this list. */
  undo: Undo
}

/** Lists the members of a group page by page; members can be searched, added and removed. */
export function GroupMembers({ dn, undo }: GroupMembersProps) {
  const { t } = useTranslation('groups')
  const mayManage = usePageRight(MANAGE_RIGHT)
  const list = withoutRows(useList(memberList, dn), undo.removed)
  const removal = useMemberRemoval(dn, undo)
  const searchPauseMs = useMemberPause()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <ListSection
        list={list}
        tools={
          mayManage && (
            <Button icon={UserPlus} onPress={() => setAdding(true)}>
              {t('members.add.open')}
            </Button>
          )
        }
        bulkActions={mayManage && [removal.bulkAction]}
        rowActions={mayManage && removal.rowActions}
        searchPauseMs={searchPauseMs}
      />
      {isAdding && <AddMembers dn={dn} onAdd={undo.restore} onClose={() => setAdding(false)} />}
      {removal.dialog}
    </>
  )
}

/**
 * Removes members. One member is removed after ten seconds, in which the removal can be undone; several members are
 * removed after a confirmation.
 */
function useMemberRemoval(dn: string, undo: Undo) {
  const { t } = useTranslation('groups')
  const [changeMembers] = useChangeGroupMembersMutation()
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<Selected<PickerItem>>()
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
    onAction: setAsked,
  }
  const removeSeveral = async ({ rows, clear }: Selected<PickerItem>) => {
    await send(rows).unwrap()
    clear()
    const outcome = { success: true, succeeded: rows, failed: [] }
    const text = t('members.remove.doneSeveral', { count: rows.length })
    dispatch(showFeedback({ text, outcome }))
  }
  const count = asked?.rows.length
  const dialog = asked && (
    <ConfirmDialog
      kind="change"
      title={t('members.remove.title', { count })}
      consequence={t('members.remove.consequence', { count })}
      affected={asked.rows.map(({ name }) => name)}
      verb={t('members.remove.verb', { count })}
      onConfirm={() => removeSeveral(asked)}
      onClose={() => setAsked(undefined)}
    />
  )
  return { bulkAction, rowActions, dialog }
}
