import { http, HttpResponse } from 'msw'
import { createStore } from '../../app/store'
import { server } from '../../testing/server'
import { listPlaceValues } from './placeValuesApi'

test('values of one logical system are looked for among the resources of that system', async () => {
  const asked: Record<string, string>[] = []
  server.use(
    http.post('*/rest/catalog/resources/driverResources', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return HttpResponse.json({ resources: [], total: 0, nextIndex: 0 })
    }),
  )
  const place = { driver: 'cn=ERP', entitlement: 'cn=Account', view: 'v1', system: 'PRD100' }
  const sort = { column: 'name', order: 'asc' as const }
  const list = { page: 2, pageSize: 25, search: 'pay', sort, filters: { state: ['managed'] } }

  await createStore().dispatch(listPlaceValues.initiate({ place, list, given: [] }))

  expect(asked).toEqual([
    expect.objectContaining({
      entitlementId: 'cn=Account',
      logicalSystem: 'PRD100',
      managedBy: 'true',
      nextIndex: '26',
      q: 'pay',
      resourceType: 'static',
      size: '25',
    }),
  ])
})
