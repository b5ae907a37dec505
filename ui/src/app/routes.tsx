import { configurationRoutes } from '../features/configuration/routes'
import { administratorsRoutes } from '../features/administrators/routes'
import { availabilityRoutes } from '../features/availability/routes'
import { cprsRoutes } from '../features/cprs/routes'
import { dashboardRoutes } from '../features/dashboard/routes'
import { delegationRoutes } from '../features/delegation/routes'
import { explainRoutes } from '../features/explain/routes'
import { entitiesRoutes } from '../features/entities/routes'
import { formWindowRoutes } from '../features/form-window/routes'
import { groupsRoutes } from '../features/groups/routes'
import { historyRoutes } from '../features/history/routes'
import { identityRoutes } from '../features/identity/routes'
import { landingRoutes } from '../features/landing/routes'
import { localeKitRoutes } from '../features/localekit/routes'
import { orgChartRoutes } from '../features/orgchart/routes'
import { tasksRoutes } from '../features/tasks/routes'
import { mapResourcesRoutes } from '../features/map-resources/routes'
import { permissionsRoutes } from '../features/permissions/routes'
import { teamsRoutes } from '../features/teams/routes'
import { profileRoutes } from '../features/profile/routes'
import { proxyAssignmentsRoutes } from '../features/proxy-assignments/routes'
import { requestsRoutes } from '../features/requests/routes'
import { resourcesRoutes } from '../features/resources/routes'
import { rolesRoutes } from '../features/roles/routes'
import { settingsRoutes } from '../features/settings/routes'
import { sodRoutes } from '../features/sod/routes'
import { usersRoutes } from '../features/users/routes'
import { workflowMonitoringRoutes } from '../features/workflow-monitoring/routes'
import type { AppRoute } from '../shared/platform/routing/appRoute'

/** All routes, one line for each feature. */
export const featureRoutes: readonly AppRoute[] = [
  ...usersRoutes,
  ...groupsRoutes,
  ...orgChartRoutes,
  ...entitiesRoutes,
  ...tasksRoutes,
  ...teamsRoutes,
  ...rolesRoutes,
  ...resourcesRoutes,
  ...mapResourcesRoutes,
  ...sodRoutes,
  ...configurationRoutes,
  ...settingsRoutes,
  ...cprsRoutes,
  ...localeKitRoutes,
  ...profileRoutes,
  ...identityRoutes,
  ...historyRoutes,
  ...landingRoutes,
  ...dashboardRoutes,
  ...formWindowRoutes,
  ...permissionsRoutes,
  ...requestsRoutes,
  ...availabilityRoutes,
  ...delegationRoutes,
  ...proxyAssignmentsRoutes,
  ...administratorsRoutes,
  ...explainRoutes,
  ...workflowMonitoringRoutes,
]
