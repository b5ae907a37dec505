import { screen } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { LONG_PAGES, layOutRows, ROW_HEIGHT, scrollTo } from '../../testing/longPage'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakePermissions, held } from './fakePermissionsServer'
import { toPermissions } from './routes'

const COUNT = 300
const names = Array.from({ length: COUNT }, (_, index) => `Role${String(index + 1)}`)

beforeEach(layOutRows)
afterEach(() => {
  jest.restoreAllMocks()
})

test('of 300 permissions only those near the window are made', async () => {
  const own = names.map((name) => held(name))
  server.use(...fakePermissions({ own }).handlers, ...fakePreferences().handlers)
  renderAt(toPermissions(), { bootstrap: { displaySettings: LONG_PAGES } })

  expect(await screen.findByText('Role1')).toBeInTheDocument()
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1))
  expect(screen.queryByText('Role300')).not.toBeInTheDocument()

  scrollTo(COUNT * ROW_HEIGHT)

  expect(screen.getByText('Role300')).toBeInTheDocument()
  expect(screen.queryByText('Role1')).not.toBeInTheDocument()
})
