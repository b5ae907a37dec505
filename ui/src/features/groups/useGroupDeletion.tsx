import { Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../entities/group/model'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import { DeleteGroupsDialog } from './DeleteGroupsDialog'

interface Asking {
  groups: readonly Group[]
  /** What follows when something was deleted. */
  onDone: () => void
}

/** Deleting groups from their list, one or several. */
export function useGroupDeletion() {
  const { t } = useTranslation('groups')
  const [asking, setAsking] = useState<Asking>()
  const action = { id: 'delete', label: t('delete.open'), icon: Trash2 } as const
  const bulkAction: BulkAction<Group> = {
    ...action,
    takes: 'rows',
    onAction: ({ rows, clear }) => setAsking({ groups: rows, onDone: clear }),
  }
  const rowActions = (group: Group): RowAction[] => [
    {
      ...action,
      isDestructive: true,
      onAction: () => setAsking({ groups: [group], onDone: () => undefined }),
    },
  ]
  const dialog = asking && <DeleteGroupsDialog {...asking} onClose={() => setAsking(undefined)} />
  return { bulkAction, rowActions, dialog }
}
