import { useTranslation } from 'react-i18next'
import { DefinitionListPage } from '../../entities/permission/ui/DefinitionListPage'
import type { Resource } from '../../entities/resource/model'
import { useBulkEdit } from '../../shared/blocks/bulk-edit/useBulkEdit'
import { useList } from '../../shared/blocks/list-page/useList'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { ResourceBulkEdit } from './ResourceBulkEdit'
import { resourceList, useResourceListArgs, type ResourceListArgs } from './resourceList'
import { toResourceCreate } from './routes'
import { useResourceDeletion } from './useResourceDeletion'

/** The list of resources, shown once its filters are loaded. */
export function ResourcesPage() {
  const args = useResourceListArgs()
  return args ? <Resources args={args} /> : <DetailSkeleton />
}

function Resources({ args }: { args: ResourceListArgs }) {
  const { t } = useTranslation('resources')
  const bulkEdit = useBulkEdit<Resource>(({ rows, ...asked }) => (
    <ResourceBulkEdit resources={rows} {...asked} />
  ))
  return (
    <DefinitionListPage
      kind="resource"
      list={useList(resourceList, args)}
      create={{ href: toResourceCreate(), text: t('create.open') }}
      deletion={useResourceDeletion()}
      bulkEdit={bulkEdit}
    />
  )
}
