import { screen } from '@testing-library/react'
import { fakePreferences } from '../testing/fakePreferences'
import { fakeRights } from '../testing/fakeRights'
import { renderAt } from '../testing/renderAt'
import { server } from '../testing/server'

/** Source: SPEC 2 "Top-level sections", the page keys used for rights. */
test.each([
  ['dashboard', '/dashboard'],
  ['role', '/role'],
  ['entities', '/entities'],
  ['resource', '/resource'],
  ['sod', '/sod'],
  ['delegation', '/delegation'],
  ['createDelegation', '/delegation/create', 'delegation', 'create'],
  ['createDelegation', '/delegation/one', 'delegation'],
  ['mapresources', '/mapresources'],
])('who has no right %s sees nothing of %s', async (_right, path, ...others) => {
  server.use(fakeRights(...others), ...fakePreferences().handlers)
  renderAt(path)

  expect(
    await screen.findByRole('alertdialog', { name: /^Unauthorized access to .* page$/ }),
  ).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
})
