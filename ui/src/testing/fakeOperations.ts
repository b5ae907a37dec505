import { http, HttpResponse } from 'msw'
import type { components } from '../shared/platform/contract/schema'
import { atUpstream } from './addresses'

type ObjectsBody = components['schemas']['ObjectsBody']

/** A server that gives these permissions on these objects, by DN, and none on others. */
export function fakeOperations(known: Readonly<Record<string, readonly string[]>>) {
  return http.post<never, ObjectsBody>(
    atUpstream('catalog/delegatedAdmin/rights'),
    async ({ request }) => {
      const { permissions } = await request.json()
      return HttpResponse.json({
        opertionPermissionMap: [permissions].flat().map(({ id }) => ({
          permissionDn: id,
          operationAccessMap: (known[id] ?? []).map((key) => ({ key, value: 'true' })),
        })),
      })
    },
  )
}
