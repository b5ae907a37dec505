import { QueryStatus } from '@reduxjs/toolkit/query/react'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../testing/addresses'
import type { RootState } from '../shared/platform/store/hooks'
import { fakePreferences } from '../testing/fakePreferences'
import { renderAt } from '../testing/renderAt'
import { server } from '../testing/server'

/** A server that refuses the pages of one page key and allows all others. */
const allBut = (right: string) =>
  http.post<never, { navPageRights: { key: string }[] }>(
    atUpstream('access/info/user/navigationrights'),
    async ({ request }) => {
      const { navPageRights } = await request.json()
      return HttpResponse.json({
        navPageRights: navPageRights.map(({ key }) => ({ key, value: String(key !== right) })),
      })
    },
  )

/** Source: SPEC 2 "Top-level sections", the page keys used for rights. */
test.each([
  ['dashboard', '/dashboard'],
  ['role', '/role'],
  ['entities', '/entities'],
  ['resource', '/resource'],
  ['sod', '/sod'],
  ['delegation', '/delegation'],
  ['createDelegation', '/delegation/create'],
  ['createDelegation', '/delegation/one'],
  ['mapresources', '/mapresources'],
])('who has no right %s sees nothing of %s', async (right, path) => {
  server.use(allBut(right), ...fakePreferences().handlers)
  renderAt(path)

  expect(
    await screen.findByRole('alertdialog', { name: /^Unauthorized access to .* page$/ }),
  ).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
})

/** A server without records, where everybody has the permission to create some. */
const emptyCatalog = [
  http.get(atUpstream('admin/permission/rights'), () => HttpResponse.json({ isAccesible: true })),
  http.all(atUpstream('catalog/*'), () =>
    HttpResponse.json({ roles: [], resources: [], sods: [], categories: [], roleLevels: [] }),
  ),
]

/** The reads that are answered, with what they asked for. */
const answersIn = (state: RootState) =>
  Object.values(state.api.queries).flatMap((query) =>
    query?.status === QueryStatus.fulfilled
      ? [`${query.endpointName} ${JSON.stringify(query.originalArgs)}`]
      : [],
  )

/** Source: SPEC 2 "Top-level sections", the page keys used for rights. */
describe.each([
  ['create Role', '/role', 'Create role', 'You cannot create roles'],
  ['create Resource', '/resource', 'Create resource', 'You cannot create resources'],
  ['create Sod', '/sod', 'Create constraint', 'You cannot create constraints'],
])('the permission without the right %s', (right, list, way, refusal) => {
  beforeEach(() => server.use(...emptyCatalog, ...fakePreferences().handlers))

  test('opens no form', async () => {
    server.use(allBut(right))
    renderAt(`${list}/create`)
    expect(await screen.findByText(refusal)).toBeVisible()
  })

  test('shows no way to it, which the right shows', async () => {
    const { unmount } = renderAt(list)
    expect(await screen.findByRole('link', { name: way })).toBeVisible()
    unmount()

    server.use(allBut(right))
    const { store } = renderAt(list)
    await waitFor(() =>
      expect(answersIn(store.getState())).toEqual(
        expect.arrayContaining([
          `readPageRights ["${right}"]`,
          expect.stringMatching(/^readCreationRight/),
        ]),
      ),
    )
    expect(screen.queryByRole('link', { name: way })).not.toBeInTheDocument()
  })
})
