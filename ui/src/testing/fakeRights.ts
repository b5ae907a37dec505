import { http, HttpResponse } from 'msw'
import type { components } from '../shared/platform/contract/schema'
import { atUpstream } from './addresses'

type NavPagesBody = components['schemas']['NavPagesBody']
type NavPagesRightsListNode = components['schemas']['NavPagesRightsListNode']

/** A server that opens these pages and `users`, and no others. */
export function fakeRights(...pages: string[]) {
  const allowed = ['users', ...pages]
  return http.post<never, NavPagesBody>(
    atUpstream('access/info/user/navigationrights'),
    async ({ request }) => {
      const { navPageRights } = await request.json()
      return HttpResponse.json<NavPagesRightsListNode>({
        navPageRights: navPageRights.map(({ key }) => ({
          key,
          value: String(allowed.includes(key)),
        })),
      })
    },
  )
}
