import { screen } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { LONG_PAGES, layOutRows, ROW_HEIGHT, scrollTo } from '../../testing/longPage'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, task } from './fakeTasksServer'
import { toTasks } from './routes'

const COUNT = 300
const names = Array.from({ length: COUNT }, (_, index) => `Task${String(index + 1)}`)

beforeEach(layOutRows)
afterEach(() => {
  jest.restoreAllMocks()
})

test('of 300 tasks only those near the window are made', async () => {
  const tasks = names.map((name) => task(name, { processName: name }))
  server.use(...fakeTasks(tasks).handlers, ...fakePreferences().handlers)
  renderAt(toTasks(), { bootstrap: { displaySettings: LONG_PAGES } })

  expect(await screen.findByText('Task1')).toBeInTheDocument()
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1))
  expect(screen.queryByText('Task300')).not.toBeInTheDocument()

  scrollTo(COUNT * ROW_HEIGHT)

  expect(screen.getByText('Task300')).toBeInTheDocument()
  expect(screen.queryByText('Task1')).not.toBeInTheDocument()
})
