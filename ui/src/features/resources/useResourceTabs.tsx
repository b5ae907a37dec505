import { useTranslation } from 'react-i18next'
import type { ResourceDetail } from '../../entities/resource/model'
import type { TabItem } from '../../shared/ui/Tabs'
import { ResourceApprovalTab } from './ResourceApprovalTab'
import { ResourceAssignments } from './ResourceAssignments'
import { ResourceDetails } from './ResourceDetails'
import { ResourceEntitlement } from './ResourceEntitlement'
import { ResourceOverview } from './ResourceOverview'
import { ResourceQuestions } from './ResourceQuestions'
import { ResourceRequests } from './ResourceRequests'
import { ResourceRoles } from './ResourceRoles'
import type { ResourceSection } from './routes'

type ResourceTabs = readonly [TabItem<ResourceSection>, ...TabItem<ResourceSection>[]]

/** The tabs of a resource's page, one line each. */
export function useResourceTabs(resource: ResourceDetail): ResourceTabs {
  const { t } = useTranslation('resources')
  const of = { resource }
  return [
    { id: 'overview', label: t('tab.overview'), content: <ResourceOverview {...of} /> },
    { id: 'details', label: t('tab.details'), content: <ResourceDetails {...of} /> },
    { id: 'entitlement', label: t('tab.entitlement'), content: <ResourceEntitlement {...of} /> },
    { id: 'questions', label: t('tab.questions'), content: <ResourceQuestions {...of} /> },
    { id: 'approval', label: t('tab.approval'), content: <ResourceApprovalTab {...of} /> },
    { id: 'assignments', label: t('tab.assignments'), content: <ResourceAssignments {...of} /> },
    { id: 'requests', label: t('tab.requests'), content: <ResourceRequests {...of} /> },
    { id: 'roles', label: t('tab.roles'), content: <ResourceRoles {...of} /> },
  ]
}
