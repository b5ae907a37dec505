import { useTranslation } from 'react-i18next'
import type { RoleDetail } from '../../entities/role/model'
import type { TabItem } from '../../shared/ui/Tabs'
import { RoleOverview } from './RoleOverview'
import type { RoleSection } from './routes'

type RoleTabs = readonly [TabItem<RoleSection>, ...TabItem<RoleSection>[]]

/** The tabs of a role's page, one line each. */
export function useRoleTabs(role: RoleDetail): RoleTabs {
  const { t } = useTranslation('roles')
  return [{ id: 'overview', label: t('tab.overview'), content: <RoleOverview role={role} /> }]
}
