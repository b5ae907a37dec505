import { ArchiveRestore, Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Entity, Kind } from '../../entities/entity/model'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import type { Deletion } from './useDeletion'

/** Deleting in a list, for who may delete things of the kind. */
export function useDeletionActions({ isRemovable }: Kind, deletion: Deletion) {
  const { t } = useTranslation('entities')
  const bulk: BulkAction<Entity> = {
    id: 'delete',
    label: t('delete'),
    icon: Trash2,
    takes: 'rows',
    onAction: ({ rows, clear }) => {
      deletion.mark(rows)
      clear()
    },
  }
  const ofRow = (entity: Entity): RowAction[] => [
    deletion.marked.has(entity.dn)
      ? {
          id: 'keep',
          label: t('keep'),
          icon: ArchiveRestore,
          onAction: () => deletion.keep(entity.dn),
        }
      : {
          id: 'delete',
          label: t('delete'),
          icon: Trash2,
          isDestructive: true,
          onAction: () => deletion.mark([entity]),
        },
  ]
  return isRemovable ? { bulk: [bulk], ofRow } : { bulk: [] }
}
