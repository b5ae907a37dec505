import { Trash2 } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import type { User } from '../../entities/user/model'
import type { BulkAction } from '../../shared/blocks/data-table/action'
import { DeleteUsersDialog } from './DeleteUsersDialog'

interface UserDeletion {
  bulkActions: readonly BulkAction<User>[]
  /** Asks, while it is open. */
  dialog: ReactNode
}

interface Asked {
  users: readonly User[]
  onDeleted: () => void
}

/** Deletes the selected people, for whoever may open the page `manageusers`. */
export function useUserDeletion(): UserDeletion {
  const { t } = useTranslation('users')
  const mayManage = usePageRight('manageusers')
  const [asked, setAsked] = useState<Asked>()
  const remove: BulkAction<User> = {
    id: 'delete',
    label: t('action.delete'),
    icon: Trash2,
    takes: 'rows',
    onAction: ({ rows, clear }) => setAsked({ users: rows, onDeleted: clear }),
  }
  return {
    bulkActions: mayManage ? [remove] : [],
    dialog: asked && <DeleteUsersDialog {...asked} onClose={() => setAsked(undefined)} />,
  }
}
