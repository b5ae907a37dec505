import { useTranslation } from 'react-i18next'
import { useMayCreate } from '../../entities/admin-rights/useMayCreate'
import { useOperations } from '../../entities/admin-rights/useOperations'
import type { Resource } from '../../entities/resource/model'
import { useBulkEdit } from '../../shared/blocks/bulk-edit/useBulkEdit'
import { PENDING_DELETE, usePendingDeletion } from '../../shared/blocks/deletion/usePendingDeletion'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { ResourceBulkEdit } from './ResourceBulkEdit'
import { resourceList, useResourceListArgs, type ResourceListArgs } from './resourceList'
import { toResourceCreate } from './routes'
import { useResourceDeletion } from './useResourceDeletion'

/** The list of resources, once it is known what it can be filtered by. */
export function ResourcesPage() {
  const args = useResourceListArgs()
  return args ? <Resources args={args} /> : <DetailSkeleton />
}

function Resources({ args }: { args: ResourceListArgs }) {
  const { t } = useTranslation('resources')
  const list = useList(resourceList, args)
  const mayCreate = useMayCreate('resource') ?? false
  const rows = list.query.data?.rows ?? []
  const may = useOperations(
    'resource',
    rows.map(({ id }) => id),
  )
  const deletion = useResourceDeletion()
  const bulkEdit = useBulkEdit<Resource>(({ rows: resources, ...asked }) => (
    <ResourceBulkEdit resources={resources} {...asked} />
  ))
  const pending = usePendingDeletion<Resource>({
    rows,
    rowId: ({ id }) => id,
    isPending: ({ status }) => status === PENDING_DELETE,
    readAgain: () => list.query.refetch(),
  })
  const mayAny = (permission: string) => rows.some(({ id }) => may(permission, id) === true)
  return (
    <>
      <ListPage
        list={list}
        create={mayCreate && { href: toResourceCreate(), text: t('create.open') }}
        bulkActions={[
          ...(mayAny('modifyResource') ? [bulkEdit.action] : []),
          ...(mayAny('deleteResource') ? [deletion.bulkAction] : []),
        ]}
        rowActions={(resource) =>
          may('deleteResource', resource.id) ? deletion.rowActions(resource) : []
        }
        rowMark={pending.rowMark}
        above={() => pending.notice}
      />
      {deletion.dialog}
      {bulkEdit.dialog}
    </>
  )
}
