import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beginWithoutDrafts, endSession, keptDrafts } from '../../testing/draftDevice'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, task } from './fakeTasksServer'
import { toTask, toTasks } from './routes'

beginWithoutDrafts()
beforeEach(() => server.use(...fakeTasks([task('1')]).handlers, ...fakePreferences().handlers))

/** Opens the page of the task as after a new sign-in, and the approval dialog. */
async function approve() {
  const view = renderAt(toTask('1'))
  await screen.findByRole('group', { name: 'Decision' })
  await view.user.keyboard('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  return { ...view, dialog, comment: dialog.getByRole('textbox', { name: /Comment/ }) }
}

test('what was written when the session ended is offered where it is decided again', async () => {
  const before = await approve()
  await before.user.type(before.comment, 'As agreed')
  await endSession(before)

  const { user, dialog, comment } = await approve()
  expect(await dialog.findByText(/You have an unfinished draft from/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Restore' }))

  expect(comment).toHaveValue('As agreed')
})

/** Selects two tasks by keys, and opens the denial. */
async function denyTwo(keys: string) {
  const view = renderAt(toTasks())
  await screen.findByRole('link', { name: 'Permission 1' })
  await view.user.keyboard(keys)
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Deny' })) }
}

test('what was written for several tasks is offered for the same ones in whatever order', async () => {
  server.use(...fakeTasks([task('1'), task('2'), task('3')]).handlers)
  const before = await denyTwo('jxjxd')
  await before.user.keyboard('Not needed')
  await endSession(before)

  const { user, dialog } = await denyTwo('jjxkxd')
  await user.click(await dialog.findByRole('button', { name: 'Restore' }))

  const comment = dialog.getByRole('textbox', { name: /Comment/ })
  expect(comment).toHaveValue('Not needed')
  await waitFor(() => expect(comment).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

/** Denies two of three tasks until the session ends, then opens a list with the given tasks. */
async function comeBackTo(...ids: string[]) {
  server.use(...fakeTasks([task('1'), task('2'), task('3')]).handlers)
  const before = await denyTwo('jxjxd')
  await before.user.keyboard('Not needed')
  await endSession(before)
  const fake = fakeTasks(ids.map((id) => task(id)))
  server.use(...fake.handlers)
  const view = renderAt(`${toTasks()}?filter.status=claimed`)
  await screen.findByRole('link', { name: `Permission ${ids[0] ?? ''}` })
  return { ...fake, ...view }
}

const selected = (id: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`Permission ${id}`) })

test('the list goes on with what was written for several tasks: they are selected, and the comment is there', async () => {
  const { user, asked, done } = await comeBackTo('1', '2', '3')
  expect(await screen.findByText(/^Deny: 2 tasks\. You have an unfinished draft/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Deny' }))
  expect(dialog.getByRole('textbox', { name: /Comment/ })).toHaveValue('Not needed')
  expect(dialog.queryByText(/draft|no longer in the list/)).not.toBeInTheDocument()
  expect(asked.map(({ status }) => status)).toEqual(['claimed', undefined])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await selected('2')).toBeChecked()
  expect(await selected('3')).not.toBeChecked()
  await user.keyboard('d')
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await user.click(screen.getByRole('button', { name: 'Deny' }))

  await waitFor(() =>
    expect(done).toMatchObject([
      { tasks: [{ taskId: '1' }, { taskId: '2' }], action: 'deny', comment: 'Not needed' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await keptDrafts()).toEqual([])
})

test('of several tasks those that are gone meanwhile are left out, and their number is told', async () => {
  const { user, done } = await comeBackTo('2', '3')
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny' }))
  expect(dialog.getByText('1 task is no longer in the list and is not included.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Deny' }))

  await waitFor(() => expect(done).toMatchObject([{ tasks: [{ taskId: '2' }] }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await keptDrafts()).toEqual([])
})

test('when none of several tasks is left that is told, and nothing is kept', async () => {
  const { user } = await comeBackTo('3')
  await user.click(await screen.findByRole('button', { name: 'Restore' }))

  expect(await screen.findByText('None of these tasks is still in the list.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  expect(await keptDrafts()).toEqual([])
})

test('another decision on several tasks is begun without what was written, and does not throw it away', async () => {
  const { user } = await comeBackTo('1', '2', '3')
  await screen.findByRole('button', { name: 'Restore' })
  await user.keyboard('jjxjxd')
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny' }))
  expect(await keptDrafts()).toHaveLength(1)
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible()
  expect(await keptDrafts()).toHaveLength(1)
})

/** Opens the page of the task, and the dialog that reassigns it. */
async function reassign() {
  const view = renderAt(toTask('1'))
  await view.user.click(await screen.findByRole('button', { name: 'Reassign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reassign' }))
  return { ...view, dialog, send: dialog.getByRole('button', { name: 'Reassign' }) }
}

test('who was chosen when the session ended is offered along with the comment', async () => {
  const { handlers, done } = fakeTasks([task('1')])
  const lena = { dn: 'cn=llind,o=data', fullName: 'Lena Lind' }
  const people = () => HttpResponse.json({ usersList: [lena], nextIndex: 0 })
  server.use(...handlers, http.get('*/rest/access/users/list', people))
  const before = await reassign()
  await before.user.type(before.dialog.getByRole('searchbox'), 'Lind{Enter}')
  await before.user.click(await screen.findByRole('option', { name: /Lena Lind/ }))
  await before.user.type(before.dialog.getByRole('textbox', { name: /Comment/ }), 'On leave')
  await endSession(before)

  const { user, dialog, send } = await reassign()
  await user.click(await dialog.findByRole('button', { name: 'Restore' }))
  await user.click(send)

  const what = { action: 'reassign', comment: 'On leave', approver: lena.dn }
  await waitFor(() => expect(done).toMatchObject([what]))
})

test.each(['Cancel', 'Approve'])('after %s nothing is kept', async (button) => {
  const before = await approve()
  await before.user.type(before.comment, 'As agreed')
  await before.user.click(before.dialog.getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  expect(await keptDrafts()).toEqual([])
})

describe('a decision that the server refuses', () => {
  beforeEach(() => server.use(...fakeTasks([task('1')], { 1: 'Lena has claimed it.' }).handlers))

  test('closing the message in the dialog opens the task, where what was written is offered', async () => {
    const { user } = renderAt(toTasks())
    const row = within(await screen.findByRole('row', { name: /Permission 1/ }))
    await user.click(row.getByRole('button', { name: /^Actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Approve…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
    await user.type(dialog.getByRole('textbox', { name: /Comment/ }), 'As agreed{Enter}')
    await dialog.findByText(/Close this message to open the task/)
    await user.click(within(dialog.getByRole('log')).getByRole('button', { name: 'Close' }))

    await screen.findByRole('heading', { level: 1, name: /Permission 1/ })
    expect(window.location.hash).toBe('#/tasks/1')
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveValue('As agreed')
  })

  test('on the page of the task it leads nowhere: the dialog stays', async () => {
    const { user, dialog, comment } = await approve()
    await user.type(comment, 'As agreed{Enter}')
    expect(await dialog.findByText(/Lena has claimed it/)).toBeVisible()
    expect(dialog.getByText('Nothing was changed.')).toBeVisible()
    await user.click(within(dialog.getByRole('log')).getByRole('button', { name: 'Close' }))

    expect(dialog.queryByText(/Lena has claimed it/)).not.toBeInTheDocument()
    expect(comment).toHaveValue('As agreed')
  })
})
