import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../testing/addresses'
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
