import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, task } from './fakeTasksServer'
import { toTasks } from './routes'

const link = (id: string) => screen.findByRole('link', { name: `Permission ${id}` })

async function queue(...ids: string[]) {
  const fake = fakeTasks(ids.map((id) => task(id)))
  server.use(...fake.handlers, ...fakePreferences().handlers)
  const view = renderAt(toTasks())
  await link(ids[0] ?? '')
  return { ...fake, ...view }
}

test('J and K go from task to task, and stop at the ends', async () => {
  const { user } = await queue('1', '2')

  await user.keyboard('k')
  expect(await link('1')).toHaveFocus()
  await user.keyboard('jj')
  expect(await link('2')).toHaveFocus()
  await user.keyboard('k')
  expect(await link('1')).toHaveFocus()
})

/** Two pages of five tasks, and one with a single task. */
async function pages(at: string, first: string) {
  const ids = Array.from({ length: 11 }, (_, index) => String(index + 1))
  server.use(...fakeTasks(ids.map((id) => task(id))).handlers, ...fakePreferences().handlers)
  const view = renderAt(`${toTasks()}?size=5${at}`)
  await link(first)
  return view
}

const reached = (id: string) => waitFor(async () => expect(await link(id)).toHaveFocus())

test('after the last task of a page J goes on to the next page, to the end of the list', async () => {
  const { user } = await pages('', '1')

  await user.keyboard('jjjjjj')
  await reached('6')
  await user.keyboard('jjjjj')
  await reached('11')
  await user.keyboard('j')

  expect(await link('11')).toHaveFocus()
})

test('before the first task of a page K goes back to the last one of the page before', async () => {
  const { user } = await pages('&page=3', '11')

  await user.keyboard('jk')
  await reached('10')
  await user.keyboard('kkkkk')
  await reached('5')
  await user.keyboard('kkkkk')

  expect(await link('1')).toHaveFocus()
  expect(window.location.hash).toBe('#/tasks?size=5')
})

test('a person who stands before the task does not have the focus in its place', async () => {
  server.use(...fakeTasks([task('1')]).handlers)
  const columns = ['recipientName', 'processName']
  server.use(...fakePreferences({ 'idm.task.columns': columns }).handlers)
  const { user } = renderAt(toTasks())
  await link('1')

  await user.keyboard('j')

  expect(await link('1')).toHaveFocus()
})

test('A and Enter approve the task with the focus; the next one has the focus then', async () => {
  const { user, done } = await queue('1', '2', '3')

  await user.keyboard('jja')
  const comment = within(await screen.findByRole('dialog', { name: 'Approve' })).getByRole(
    'textbox',
  )
  expect(comment).toHaveFocus()
  expect(comment).toHaveValue('')
  await user.keyboard('Fine{Enter}')

  await waitFor(async () => expect(await link('3')).toHaveFocus())
  expect(done).toEqual([{ tasks: [{ taskId: '2' }], action: 'approve', comment: 'Fine' }])
})

test('a comment has lines, where Shift and Enter begin another', async () => {
  const { user, done } = await queue('1')

  await user.keyboard('ja')
  await screen.findByRole('dialog', { name: 'Approve' })
  await user.keyboard('One{Shift>}{Enter}{/Shift}Two{Enter}')

  await waitFor(() => expect(done).toMatchObject([{ comment: 'One\nTwo' }]))
})

test('A leads to the form of a task that has one; of several such tasks to the first', async () => {
  const asks = { bulkApprovable: false, isNewForm: true, approvalFormId: 'f', processId: 'p1' }
  const { handlers, done } = fakeTasks([task('1', asks), task('2', asks)])
  server.use(...handlers, ...fakePreferences().handlers)
  const { user } = renderAt(toTasks())
  await link('1')

  await user.keyboard('jja')
  await screen.findByRole('heading', { level: 1, name: /Permission 2/ })
  await user.click(screen.getByRole('link', { name: 'Tasks' }))
  await link('1')
  await user.keyboard('jxjxa')

  await screen.findByRole('heading', { level: 1, name: /Permission 1/ })
  expect(done).toEqual([])
})

test('D denies the selected tasks, which X selects', async () => {
  const { user, done } = await queue('1', '2', '3')

  await user.keyboard('jxjx')
  expect(screen.getByRole('checkbox', { name: /Permission 2/ })).toBeChecked()
  await user.keyboard('jd')
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny' }))
  await user.keyboard('{Enter}')
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Enter a reason/)
  expect(done).toEqual([])
  await user.keyboard('No{Enter}')

  await waitFor(() => expect(done).toHaveLength(1))
  expect(done[0]?.tasks).toEqual([{ taskId: '1' }, { taskId: '2' }])
})

test('after several tasks are claimed no task is selected', async () => {
  const { user, done } = await queue('1', '2')

  await user.keyboard('jxjxc')

  await waitFor(() => expect(done).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /Permission 1/ })).not.toBeChecked(),
  )
})

test('letters are text where something is typed', async () => {
  const { user } = await queue('1')
  const search = screen.getByRole('searchbox', { name: 'Search tasks' })

  await user.type(search, 'jaj')

  expect(search).toHaveValue('jaj')
  expect(search).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('keyboards of other scripts have the letters where they are', async () => {
  const { user } = await queue('1')

  await user.keyboard('[KeyJ]')
  fireEvent.keyDown(await link('1'), { key: 'ф', code: 'KeyA' })

  expect(await screen.findByRole('dialog', { name: 'Approve' })).toBeVisible()
})

test('the letters are told, and can be switched off for good', async () => {
  const { user } = await queue('1')
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'J',
    'K',
    'X',
    'A',
    'D',
    'C',
    'R',
  ])

  await user.click(dialog.getByRole('switch', { name: 'Use letters as shortcuts' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('j')

  expect(await link('1')).not.toHaveFocus()
  expect(localStorage.getItem('shortcuts')).toBe('off')
})
