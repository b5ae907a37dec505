import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { bootstrap } from './bootstrap'

/** Address of a call to the BFF, `bff/session`. */
export function atBff(path: string): string {
  return new URL(path, document.baseURI).href
}

/** Address of a call to the identity applications, `access/users/list`. */
export function atUpstream(path: string): string {
  return new URL(`IDMProv/rest/${path}`, document.baseURI).href
}

interface RightsRequest {
  navPageRights: { key: string }[]
}

/** A signed-in administrator; a test adds what it is about. */
const signedIn = [
  http.get(atBff('bff/session'), () =>
    HttpResponse.json({ signedIn: true, userName: 'aokafor', fullName: 'Amara Okafor' }),
  ),
  http.get(atBff('bff/replays'), () => HttpResponse.json({ replays: [] })),
  http.get(atBff('bff/bootstrap'), () => HttpResponse.json(bootstrap())),
  http.get(atBff('build-info.json'), () =>
    HttpResponse.json({
      release: 'CE 24.4',
      version: '4.10.0',
      date: '2025-06-01T08:30:00.000Z',
      'revision.number': 'abc1234',
    }),
  ),
  http.get(atUpstream('access/notifyService'), () =>
    HttpResponse.json({ totalCount: 0, notificationsList: [] }),
  ),
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

export const server = setupServer(...signedIn)
