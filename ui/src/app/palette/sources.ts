import { listOwnHoldings } from '../../entities/assignment/ownApi'
import { listGroups } from '../../entities/group/api'
import { listPermissions } from '../../entities/permission/api'
import { viewedTypes } from '../../entities/permission/viewedTypes'
import { listRequests } from '../../entities/request/api'
import { listResources } from '../../entities/resource/listApi'
import { listRoles } from '../../entities/role/listApi'
import { listSods } from '../../entities/sod/api'
import { listTasks } from '../../entities/task/api'
import { listTeams } from '../../entities/team/api'
import { listUsers } from '../../entities/user/api'
import { textOf } from '../../entities/user/model'
import { toEntity } from '../../features/entities/routes'
import { toGroup } from '../../features/groups/routes'
import { toRequest } from '../../features/history/routes'
import { toPermissions } from '../../features/permissions/routes'
import { toRequests } from '../../features/requests/routes'
import { toResource } from '../../features/resources/routes'
import { toRole } from '../../features/roles/routes'
import { toSod } from '../../features/sod/routes'
import { toTask } from '../../features/tasks/routes'
import { toTeam } from '../../features/teams/routes'
import { toUser } from '../../features/users/routes'
import { searchEntities } from './entitySearch'
import { listFor, ONCE, type Source, toSearch } from './source'

/** A placeholder for parameters of a path, to learn whether the person may open such pages. */
const ANY = '-'

const together = (...details: (string | undefined)[]) => details.filter(Boolean).join(' · ')

const users: Source = {
  kind: 'user',
  path: toUser(ANY),
  begin: (dispatch, query, clientId) =>
    toSearch(
      dispatch(listUsers.initiate({ list: listFor(query, 'FirstName'), clientId }, ONCE)),
      (user) => ({
        kind: 'user',
        path: toUser(user.dn),
        title: user.fullName,
        detail: textOf(user, 'Title'),
      }),
    ),
}

const permissions: Source = {
  kind: 'permission',
  path: toRequests(),
  begin: (dispatch, query) =>
    toSearch(
      dispatch((_dispatch, getState) =>
        dispatch(
          listPermissions.initiate(
            {
              list: listFor(query, 'closestMatch'),
              types: viewedTypes(getState()),
              isByName: false,
              category: undefined,
              teamDns: undefined,
            },
            ONCE,
          ),
        ),
      ),
      (permission) => ({
        kind: 'permission',
        path: toRequests(permission),
        title: permission.name,
        detail: permission.description,
      }),
    ),
}

const holdings: Source = {
  kind: 'holding',
  path: toPermissions(),
  begin: (dispatch, query) =>
    toSearch(
      dispatch(listOwnHoldings.initiate(listFor(query, 'name'), ONCE)),
      ({ name, description }) => ({
        kind: 'holding',
        path: toPermissions(name),
        title: name,
        detail: description,
      }),
    ),
}

const tasks: Source = {
  kind: 'task',
  path: toTask(ANY),
  begin: (dispatch, query) => {
    const list = listFor(query, 'createTime', 'desc')
    return toSearch(
      dispatch(listTasks.initiate({ scope: 'self', list }, ONCE)),
      ({ id, name, recipient, confirmationNumber }) => ({
        kind: 'task',
        path: toTask(id),
        title: name,
        detail: together(recipient.name, confirmationNumber),
      }),
    )
  },
}

const requests: Source = {
  kind: 'request',
  path: toRequest(ANY),
  begin: (dispatch, query) =>
    toSearch(
      dispatch(listRequests.initiate({ list: listFor(query, 'requestDate', 'desc') }, ONCE)),
      ({ id, name, recipient, confirmationNumber }) => ({
        kind: 'request',
        path: toRequest(id),
        title: name,
        detail: together(recipient.name, confirmationNumber),
      }),
    ),
}

const roles: Source = {
  kind: 'role',
  path: toRole(ANY),
  begin: (dispatch, query) =>
    toSearch(
      dispatch(listRoles.initiate({ list: listFor(query, 'name') }, ONCE)),
      ({ id, name, description }) => ({
        kind: 'role',
        path: toRole(id),
        title: name,
        detail: description,
      }),
    ),
}

const resources: Source = {
  kind: 'resource',
  path: toResource(ANY),
  begin: (dispatch, query) =>
    toSearch(
      dispatch(listResources.initiate({ list: listFor(query, 'name') }, ONCE)),
      ({ id, name, description }) => ({
        kind: 'resource',
        path: toResource(id),
        title: name,
        detail: description,
      }),
    ),
}

const sods: Source = {
  kind: 'sod',
  path: toSod(ANY),
  begin: (dispatch, query) =>
    toSearch(
      dispatch(listSods.initiate(listFor(query, 'name'), ONCE)),
      ({ id, name, description }) => ({
        kind: 'sod',
        path: toSod(id),
        title: name,
        detail: description,
      }),
    ),
}

const groups: Source = {
  kind: 'group',
  path: toGroup(ANY),
  begin: (dispatch, query) =>
    toSearch(
      dispatch(listGroups.initiate(listFor(query, 'name'), ONCE)),
      ({ dn, name, description }) => ({
        kind: 'group',
        path: toGroup(dn),
        title: name,
        detail: description,
      }),
    ),
}

const teams: Source = {
  kind: 'team',
  path: toTeam(ANY),
  begin: (dispatch, query) =>
    toSearch(
      dispatch(listTeams.initiate(listFor(query, 'name'), ONCE)),
      ({ dn, name, description }) => ({
        kind: 'team',
        path: toTeam(dn),
        title: name,
        detail: description,
      }),
    ),
}

const entities: Source = {
  kind: 'entity',
  path: toEntity(ANY, ANY),
  begin: searchEntities,
}

/** The sources on the server, in the order of their sections. */
export const sources: readonly Source[] = [
  users,
  permissions,
  holdings,
  tasks,
  requests,
  roles,
  resources,
  sods,
  groups,
  teams,
  entities,
]
