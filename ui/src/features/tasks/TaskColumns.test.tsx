import { QueryStatus } from '@reduxjs/toolkit/query'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { DISPLAY, DISPLAY_SETTINGS, fakeTasks, task } from './fakeTasksServer'
import { toTasks } from './routes'

function listing(...tasks: Parameters<typeof fakeTasks>[0]) {
  const fake = fakeTasks(tasks)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const heads = () =>
  screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || [])

test('the installation says which columns there are and how they are sorted', async () => {
  const { asked } = listing(task('1'))
  const columns = ['initiatorName', 'processName', 'nobodyKnows'].map((key) => ({ key }))
  server.use(
    http.get(DISPLAY_SETTINGS, () =>
      HttpResponse.json({
        ...DISPLAY,
        taskListSort: 'initiatorName',
        taskListSortDesc: false,
        defaultColumns: columns,
        columnsForSort: [{ key: 'initiatorName' }],
        taskListColumnsOverride: false,
      }),
    ),
  )
  renderAt(toTasks())

  await row('Permission 1')
  expect(heads()).toEqual(['Requested by', 'Task', 'Actions'])
  expect(
    within(screen.getByRole('columnheader', { name: /Task/ })).queryByRole('button'),
  ).toBeNull()
  expect(screen.queryByRole('button', { name: /Columns|Customize/ })).not.toBeInTheDocument()
  expect(asked[0]).toEqual({
    fromIndex: '1',
    size: '10',
    q: '*',
    sortBy: 'initiatorName',
    sortOrder: 'asc',
  })
})

test('what cannot be read of the settings has a usual list', async () => {
  listing(task('1'))
  server.use(http.get(DISPLAY_SETTINGS, () => HttpResponse.json(null, { status: 500 })))
  renderAt(toTasks())

  await row('Permission 1')
  expect(heads()).toEqual(['Task', 'For', 'Assigned to', 'Priority', 'Created', 'Due', 'Actions'])
})

test('while nobody knows what the installation shows, the page has its title and the outline of its list', async () => {
  const { asked } = listing(task('1'))
  const { passed, open } = gate()
  server.use(http.get(DISPLAY_SETTINGS, () => passed.then(() => HttpResponse.json(DISPLAY))))
  const { store } = renderAt(toTasks())

  expect(await screen.findByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  const calls = () => Object.values(store.getState().api.queries)
  const onTheirWay = () => calls().filter((call) => call?.status === QueryStatus.pending)
  await waitFor(() => expect(onTheirWay()).toMatchObject([{ endpointName: 'readTaskDisplay' }]))
  expect(asked).toEqual([])
  open()

  expect(await row('Permission 1')).toBeVisible()
})
