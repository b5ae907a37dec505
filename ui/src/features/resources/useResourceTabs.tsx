import { useTranslation } from 'react-i18next'
import { useCountPartsOfResourceQuery } from '../../entities/resource/countsApi'
import type { ResourceDetail } from '../../entities/resource/model'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import type { TabItem } from '../../shared/ui/Tabs'
import { ResourceDetails } from './ResourceDetails'
import { ResourceOverview } from './ResourceOverview'
import type { ResourceSection } from './routes'

const ResourceApprovalTab = lazyPart(
  async () => (await import('./ResourceApprovalTab')).ResourceApprovalTab,
)
const ResourceAssignments = lazyPart(
  async () => (await import('./ResourceAssignments')).ResourceAssignments,
)
const ResourceEntitlement = lazyPart(
  async () => (await import('./ResourceEntitlement')).ResourceEntitlement,
)
const ResourceQuestions = lazyPart(
  async () => (await import('./ResourceQuestions')).ResourceQuestions,
)
const ResourceRequests = lazyPart(async () => (await import('./ResourceRequests')).ResourceRequests)
const ResourceRoles = lazyPart(async () => (await import('./ResourceRoles')).ResourceRoles)

type ResourceTabs = readonly [TabItem<ResourceSection>, ...TabItem<ResourceSection>[]]

/** The tabs of a resource's page, with how many rows their lists have. */
export function useResourceTabs(resource: ResourceDetail): ResourceTabs {
  const { t } = useTranslation('resources')
  const of = { resource }
  const { currentData: counts = {} } = useCountPartsOfResourceQuery(resource.id)
  return [
    { id: 'overview', label: t('tab.overview'), content: <ResourceOverview {...of} /> },
    { id: 'details', label: t('tab.details'), content: <ResourceDetails {...of} /> },
    { id: 'entitlement', label: t('tab.entitlement'), content: <ResourceEntitlement {...of} /> },
    { id: 'questions', label: t('tab.questions'), content: <ResourceQuestions {...of} /> },
    { id: 'approval', label: t('tab.approval'), content: <ResourceApprovalTab {...of} /> },
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
