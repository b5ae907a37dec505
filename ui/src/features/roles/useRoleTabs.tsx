import { useTranslation } from 'react-i18next'
import type { RoleDetail } from '../../entities/role/model'
import type { TabItem } from '../../shared/ui/Tabs'
import { RoleAssignments } from './RoleAssignments'
import { RoleApprovalTab } from './RoleApprovalTab'
import { RoleOverview } from './RoleOverview'
import { RoleRelations } from './RoleRelations'
import { RoleRequests } from './RoleRequests'
import { RoleResources } from './RoleResources'
import type { RoleSection } from './routes'

type RoleTabs = readonly [TabItem<RoleSection>, ...TabItem<RoleSection>[]]

/** The tabs of a role's page, one line each. */
export function useRoleTabs(role: RoleDetail): RoleTabs {
  const { t } = useTranslation('roles')
  return [
    { id: 'overview', label: t('tab.overview'), content: <RoleOverview role={role} /> },
    { id: 'relations', label: t('tab.relations'), content: <RoleRelations role={role} /> },
    { id: 'resources', label: t('tab.resources'), content: <RoleResources role={role} /> },
    { id: 'assignments', label: t('tab.assignments'), content: <RoleAssignments role={role} /> },
    { id: 'requests', label: t('tab.requests'), content: <RoleRequests role={role} /> },
    { id: 'approval', label: t('tab.approval'), content: <RoleApprovalTab role={role} /> },
  ]
}
