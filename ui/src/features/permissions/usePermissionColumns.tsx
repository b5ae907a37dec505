import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Holding } from '../../entities/assignment/model'
import { useHoldingColumns } from '../../entities/assignment/ui/useHoldingColumns'
import { COLUMN_WEIGHT, type Column } from '../../shared/blocks/data-table/column'
import { ExpiryDate } from './ExpiryDate'

/** The columns of one's own permissions: those of what anybody has, with the kind, and with what ends soon. */
export function usePermissionColumns(): Column<Holding>[] {
  const { t } = useTranslation(['permissions', 'assignments'])
  const columns = useHoldingColumns()
  return useMemo(() => {
    const kindText = ({ kind }: Holding) => t(`assignments:${kind}.one`)
    const kind: Column<Holding> = {
      key: 'entityType',
      label: t('column.kind'),
      isSortable: true,
      needs: 'mid',
      weight: COLUMN_WEIGHT / 2,
      cell: kindText,
      text: kindText,
    }
    const own = columns.map((column): Column<Holding> =>
      column.key === 'expiryDate'
        ? { ...column, cell: ({ expiresAt }) => <ExpiryDate at={expiresAt} /> }
        : column,
    )
    return own.toSpliced(1, 0, kind)
  }, [t, columns])
}
