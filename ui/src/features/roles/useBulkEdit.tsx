import { Pencil } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '../../entities/role/model'
import type { BulkAction } from '../../shared/blocks/data-table/action'
import { BulkEditDialog } from './BulkEditDialog'

interface Asked {
  roles: readonly Role[]
  clear: () => void
}

/** Changes the selected roles. */
export function useBulkEdit() {
  const { t } = useTranslation('roles')
  const [asked, setAsked] = useState<Asked>()
  const action: BulkAction<Role> = {
    id: 'edit',
    label: t('bulk.open'),
    icon: Pencil,
    takes: 'rows',
    onAction: ({ rows: roles, clear }) => setAsked({ roles, clear }),
  }
  return {
    action,
    dialog: asked && (
      <BulkEditDialog
        roles={asked.roles}
        onChanged={asked.clear}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
