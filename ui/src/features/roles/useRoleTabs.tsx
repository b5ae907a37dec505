import { useTranslation } from 'react-i18next'
import { useCountPartsOfRoleQuery } from '../../entities/role/countsApi'
import type { RoleDetail } from '../../entities/role/model'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import type { TabItem } from '../../shared/ui/Tabs'
import { RoleOverview } from './RoleOverview'
import type { RoleSection } from './routes'

const RoleAssignments = lazyPart(async () => (await import('./RoleAssignments')).RoleAssignments)
const RoleApprovalTab = lazyPart(async () => (await import('./RoleApprovalTab')).RoleApprovalTab)
const RoleRelations = lazyPart(async () => (await import('./RoleRelations')).RoleRelations)
const RoleRequests = lazyPart(async () => (await import('./RoleRequests')).RoleRequests)
const RoleResources = lazyPart(async () => (await import('./RoleResources')).RoleResources)

type RoleTabs = readonly [TabItem<RoleSection>, ...TabItem<RoleSection>[]]

/** The tabs of a role's page, with the number of rows in their lists. */
export function useRoleTabs(role: RoleDetail): RoleTabs {
  const { t } = useTranslation('roles')
  const { currentData: counts = {} } = useCountPartsOfRoleQuery(role.id)
  const { children, parents, resources, holders, requests } = counts
  const related = children === undefined || parents === undefined ? undefined : children + parents
  return [
    { id: 'overview', label: t('tab.overview'), content: <RoleOverview role={role} /> },
    {
      id: 'relations',
      label: t('tab.relations'),
      count: related,
      content: <RoleRelations role={role} />,
    },
    {
      id: 'resources',
      label: t('tab.resources'),
      count: resources,
      content: <RoleResources role={role} />,
    },
    {
      id: 'assignments',
      label: t('tab.assignments'),
      count: holders,
      content: <RoleAssignments role={role} />,
    },
    {
      id: 'requests',
      label: t('tab.requests'),
      count: requests,
      content: <RoleRequests role={role} />,
    },
    { id: 'approval', label: t('tab.approval'), content: <RoleApprovalTab role={role} /> },
  ]
}
