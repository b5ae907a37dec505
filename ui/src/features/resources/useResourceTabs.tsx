import { useTranslation } from 'react-i18next'
import { useCountPartsOfResourceQuery } from '../../entities/resource/countsApi'
import type { ResourceDetail } from '../../entities/resource/model'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import type { TabItem } from '../../shared/ui/Tabs'
import { ResourceOverview } from './ResourceOverview'
import type { ResourceSection } from './routes'

const ResourceAssignments = lazyPart(
  async () => (await import('./ResourceAssignments')).ResourceAssignments,
)
const ResourceRequests = lazyPart(async () => (await import('./ResourceRequests')).ResourceRequests)
const ResourceRoles = lazyPart(async () => (await import('./ResourceRoles')).ResourceRoles)

type ResourceTabs = readonly [TabItem<ResourceSection>, ...TabItem<ResourceSection>[]]

/** The tabs of a resource's page, with the number of rows in their lists. */
export function useResourceTabs(resource: ResourceDetail): ResourceTabs {
  const { t } = useTranslation('resources')
  const of = { resource }
  const { currentData: counts = {} } = useCountPartsOfResourceQuery(resource.id)
  return [
    { id: 'overview', label: t('tab.overview'), content: <ResourceOverview {...of} /> },
    {
      id: 'assignments',
      label: t('tab.assignments'),
      count: counts.holders,
      content: <ResourceAssignments {...of} />,
    },
    {
      id: 'requests',
      label: t('tab.requests'),
      count: counts.requests,
      content: <ResourceRequests {...of} />,
    },
    { id: 'roles', label: t('tab.roles'), content: <ResourceRoles {...of} /> },
  ]
}
