import type { TFunction } from 'i18next'
import { UserPlus } from 'lucide'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listGroupMembers } from '../../entities/group/api'
import { personColumns } from '../../entities/quick-info/ui/personColumns'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import { ListSection } from '../../shared/blocks/list-page/ListSection'
import { useList } from '../../shared/blocks/list-page/useList'
import { withoutRows } from '../../shared/blocks/list-page/withoutRows'
import { useMemberPause } from '../../shared/blocks/members/useMemberPause'
import type { Undo } from '../../shared/blocks/undo/useUndo'
import { Button } from '../../shared/ui/Button'
import { toUser } from '../users/routes'
import { AddMembers } from './AddMembers'
import { useMemberRemoval } from './useMemberRemoval'

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
  mayManage: boolean
  /** The undo of the page: pending removals outlive this list. */
  undo: Undo
}

/** Lists the members of a group page by page; members can be searched, added and removed. */
export function GroupMembers({ dn, mayManage, undo }: GroupMembersProps) {
  const { t } = useTranslation('groups')
  const list = withoutRows(useList(memberList, dn), undo.removed)
  const removal = useMemberRemoval(dn, undo)
  const searchPauseMs = useMemberPause()
  const [isAdding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const stopAdding = () => {
    setAdding(false)
    addButton.current?.focus()
  }
  return (
    <>
      <ListSection
        list={list}
        tools={
          mayManage && (
            <Button ref={addButton} icon={UserPlus} onPress={() => setAdding(!isAdding)}>
              {t('members.add.open')}
            </Button>
          )
        }
        bulkActions={mayManage && [removal.bulkAction]}
        rowActions={mayManage && removal.rowActions}
        searchPauseMs={searchPauseMs}
      >
        {isAdding && <AddMembers dn={dn} onAdded={undo.restore} onClose={stopAdding} />}
      </ListSection>
      {removal.dialog}
    </>
  )
}
