import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { draftsWritten } from '../../shared/drafts/writesUnderWay'
import { atBff } from '../../testing/addresses'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, task } from './fakeTasksServer'
import { toTask } from './routes'

const KEY = { id: 'amara', key: btoa(String.fromCharCode(...new Array<number>(32).fill(1))) }

beforeEach(() => {
  indexedDB = new IDBFactory()
  server.use(
    ...fakeTasks([task('1')]).handlers,
    ...fakePreferences().handlers,
    http.get(atBff('bff/draft-keys'), () => HttpResponse.json({ keys: [KEY] })),
  )
})

afterEach(draftsWritten)

/** Opens the page of the task as after a sign-in, and its approval. */
async function approve() {
  const view = renderAt(toTask('1'))
  await screen.findByRole('group', { name: 'Decision' })
  await view.user.keyboard('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  return { ...view, dialog, comment: dialog.getByRole('textbox', { name: /Comment/ }) }
}

async function leave(view: { unmount: () => void }) {
  view.unmount()
  await draftsWritten()
}

test('what was written when the session ended is offered where it is decided again', async () => {
  const before = await approve()
  await before.user.type(before.comment, 'As agreed')
  await leave(before)

  const { user, dialog, comment } = await approve()
  expect(await dialog.findByText(/You have an unfinished draft from/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Restore' }))

  expect(comment).toHaveValue('As agreed')
})

test.each(['Cancel', 'Approve'])('after %s nothing is kept', async (button) => {
  const before = await approve()
  await before.user.type(before.comment, 'As agreed')
  await before.user.click(before.dialog.getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await leave(before)
  server.use(...fakeTasks([task('1')]).handlers)

  const { dialog } = await approve()
  await act(draftsWritten)
  expect(dialog.queryByText(/unfinished draft/)).not.toBeInTheDocument()
})
