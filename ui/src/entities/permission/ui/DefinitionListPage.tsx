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

const RIGHTS = {
  role: { modify: 'modifyRole', delete: 'deleteRole' },
  resource: { modify: 'modifyResource', delete: 'deleteResource' },
} as const

/** The list of roles or resources: each can be done what the person may do with it; those being deleted are followed. */
export function DefinitionListPage<Row extends Definition>(props: DefinitionListPageProps<Row>) {
  const { kind, list, create, deletion, bulkEdit } = props
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
  const rights = RIGHTS[kind]
  const mayAny = (right: string) => rows.some(({ id }) => may(right, id) === true)
  return (
    <>
      <ListPage
        list={list}
        create={mayCreate && create}
        bulkActions={[
          ...(mayAny(rights.modify) ? [bulkEdit.action] : []),
          ...(mayAny(rights.delete) ? [deletion.bulkAction] : []),
        ]}
        rowActions={(row) => (may(rights.delete, row.id) ? deletion.rowActions(row) : [])}
        rowMark={pending.rowMark}
        above={() => pending.notice}
      />
      {deletion.dialog}
      {bulkEdit.dialog}
    </>
  )
}
