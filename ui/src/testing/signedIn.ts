import { http, HttpResponse } from 'msw'
import { operations } from '../entities/admin-rights/operations'
import type { components } from '../shared/platform/contract/schema'
import type { Bootstrap } from '../shared/platform/session/sessionApi'
import { atBff, atUpstream } from './addresses'
import { bootstrap } from './bootstrap'

type ObjectsBody = components['schemas']['ObjectsBody']

interface RightsRequest {
  navPageRights: { key: string }[]
}

/** The network of a signed-in administrator; a test or a specimen adds what it is about. */
export const signedIn = (own: Partial<Bootstrap> = {}) => [
  http.get(atBff('bff/session'), () =>
    HttpResponse.json({ signedIn: true, userName: 'aokafor', fullName: 'Amara Okafor' }),
  ),
  http.get(atBff('bff/draft-keys'), () =>
    HttpResponse.json({ keys: [{ id: 'amara', key: btoa('0123456789abcdef0123456789abcdef') }] }),
  ),
  http.get(atBff('bff/live'), () => HttpResponse.json({ status: 'ok' })),
  http.get(atBff('bff/replays'), () => HttpResponse.json({ replays: [] })),
  http.get(atBff('bff/bootstrap'), () => HttpResponse.json(bootstrap(own))),
  http.get(atBff('build-info.json'), () =>
    HttpResponse.json({
      release: 'CE 24.4',
      version: '4.10.0',
      date: '2025-06-01T08:30:00.000Z',
      'revision.number': 'abc1234',
    }),
  ),
  // May do everything with every role and resource.
  http.post<never, ObjectsBody>(
    atUpstream('catalog/delegatedAdmin/rights'),
    async ({ request }) => {
      const { permissions } = await request.json()
      const all = Object.values(operations).flatMap((each) => Object.values(each))
      const operationAccessMap = all.map((key) => ({ key, value: 'true' }))
      return HttpResponse.json({
        opertionPermissionMap: [permissions].flat().map(({ id }) => ({
          permissionDn: id,
          operationAccessMap,
        })),
      })
    },
  ),
  http.get(atUpstream('access/notifyService'), () =>
    HttpResponse.json({ totalCount: 0, notificationsList: [] }),
  ),
  http.get(atUpstream('access/users/usersForHistory'), () => HttpResponse.json({ usersList: [] })),
  http.get(atUpstream('access/sods/violations/user'), () => HttpResponse.json({ sods: [] })),
  http.get(atUpstream('access/entities/schema'), ({ request }) =>
    new URL(request.url).searchParams.get('entityName') === 'user'
      ? HttpResponse.json({})
      : undefined,
  ),
  http.get(atUpstream('admin/workflowengines'), () =>
    HttpResponse.json({ engineId: 'engine', engineStatus: 0 }),
  ),
  http.get(atUpstream('access/tasks/badge'), () => HttpResponse.json({ badge: '0' })),
  http.post<never, RightsRequest>(
    atUpstream('access/info/user/navigationrights'),
    async ({ request }) => {
      const { navPageRights } = await request.json()
      return HttpResponse.json({
        navPageRights: navPageRights.map(({ key }) => ({ key, value: 'true' })),
        areaDefault: 'landing',
        areaDefaultDisplayName: 'Home',
      })
    },
  ),
]
