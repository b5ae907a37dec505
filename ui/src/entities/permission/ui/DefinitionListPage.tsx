import { useTranslation } from 'react-i18next'
import type { BulkAction } from '../../../shared/blocks/data-table/action'
import type { Deletion } from '../../../shared/blocks/deletion/useDeletion'
import {
  PENDING_DELETE,
  usePendingDeletion,
} from '../../../shared/blocks/deletion/usePendingDeletion'
import type { CreateWay } from '../../../shared/blocks/list-page/ListHeader'
import { ListPage } from '../../../shared/blocks/list-page/ListPage'
import type { List } from '../../../shared/blocks/list-page/useList'
import type { ReactNode } from 'react'
import { operations } from '../../admin-rights/operations'
import { useMayCreate } from '../../admin-rights/useMayCreate'
import { useOperations } from '../../admin-rights/useOperations'

interface Definition {
  id: string
  status?: number | undefined
}

interface DefinitionListPageProps<Row extends Definition> {
  kind: 'role' | 'resource'
  list: List<Row>
  create: CreateWay
  deletion: Deletion<Row>
  bulkEdit: { action: BulkAction<Row>; dialog: ReactNode }
}

/**
 * The list of roles or resources. A lock marks those that the person may not change; records that are being deleted are
 * checked again until they are gone.
 */
export function DefinitionListPage<Row extends Definition>(props: DefinitionListPageProps<Row>) {
  const { kind, list, create, deletion, bulkEdit } = props
  const { t } = useTranslation('definition')
  const mayCreate = useMayCreate(kind) ?? false
  const rows = list.query.data?.rows ?? []
  const may = useOperations(
    kind,
    rows.map(({ id }) => id),
  )
  const pending = usePendingDeletion<Row>({
    rows,
    rowId: ({ id }) => id,
    isPending: ({ status }) => status === PENDING_DELETE,
    readAgain: () => list.query.refetch(),
  })
  const { modify, remove } = operations[kind]
  const mayAny = (right: string) => rows.some(({ id }) => may(right, id) === true)
  const actions = [
    ...(mayAny(modify) ? [bulkEdit.action] : []),
    ...(mayAny(remove) ? [deletion.bulkAction] : []),
  ]
  const isForbidden = ({ id }: Row) => may(modify, id) === false && may(remove, id) === false
  return (
    <>
      <ListPage
        list={list}
        create={mayCreate && create}
        bulkActions={actions}
        rowActions={(row) => (may(remove, row.id) ? deletion.rowActions(row) : [])}
        rowLock={(row) => (actions.length > 0 && isForbidden(row) ? t('noRight') : undefined)}
        rowMark={pending.rowMark}
        above={() => pending.notice}
      />
      {deletion.dialog}
      {bulkEdit.dialog}
    </>
  )
}
