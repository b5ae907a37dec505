import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, task } from './fakeTasksServer'
import { toTasks } from './routes'

const DAY_MS = 86_400_000
const LENA = 'cn=llind,ou=users,o=data'

/** Opens the list with one unclaimed task, and the menu of the task. */
async function openMenu(more: Parameters<typeof task>[1] = {}) {
  const fake = fakeTasks([task('1', more)])
  server.use(...fake.handlers, ...fakePreferences().handlers)
  server.use(
    http.get('*/rest/access/users/list', () =>
      HttpResponse.json({ usersList: [{ dn: LENA, fullName: 'Lena Lind' }], nextIndex: 0 }),
    ),
  )
  const { user } = renderAt(toTasks())
  const row = within(await screen.findByRole('row', { name: /Permission 1/ }))
  await user.click(row.getByRole('button', { name: /^Actions/ }))
  const items = await screen.findAllByRole('menuitem')
  return { ...fake, user, row, verbs: items.map(({ textContent }) => textContent) }
}

test('what nobody has claimed is not released, and what nobody passed on does not go back', async () => {
  const { verbs } = await openMenu()

  expect(verbs).toEqual(['Approve…', 'Deny…', 'Claim', 'Reassign…', 'Refuse…', 'Comment…'])
})

test('what was passed on can go back', async () => {
  const { verbs } = await openMenu({ returnAddressee: LENA, assignStatus: 'Reassigned' })

  expect(verbs).toContain('Return…')
})

test('a task does not press while there is time', async () => {
  const { row } = await openMenu({ expirationTime: Date.now() + 30 * DAY_MS })

  expect(row.queryByText('Due soon')).not.toBeInTheDocument()
})

test.each(['Refuse', 'Return', 'Comment'])('nothing is sent by %s without words', async (verb) => {
  const { user, done } = await openMenu({ returnAddressee: LENA, assignStatus: 'Reassigned' })
  await user.click(screen.getByRole('menuitem', { name: `${verb}…` }))
  const dialog = within(await screen.findByRole('dialog', { name: verb }))

  await user.keyboard('{Enter}')

  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Enter a reason/)
  expect(done).toEqual([])
})

test.each([
  ['Deny', 'The request ends.'],
  ['Refuse', 'You state that you are not the right person to decide.'],
])('%s says what follows: %s', async (verb, follows) => {
  const { user } = await openMenu()
  await user.click(screen.getByRole('menuitem', { name: `${verb}…` }))

  expect(await screen.findByText(follows)).toBeVisible()
})

test('a task is passed on to somebody, with a comment or without', async () => {
  const { user, done } = await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'Reassign…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reassign' }))
  expect(dialog.getByRole('searchbox')).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Reassign' }))
  expect(dialog.getByText('Choose a new assignee.')).toBeVisible()
  expect(done).toEqual([])

  await user.type(dialog.getByRole('searchbox'), 'Lind{Enter}')
  await user.click(await screen.findByRole('option', { name: /Lena Lind/ }))
  await user.click(dialog.getByRole('button', { name: 'Reassign' }))

  await waitFor(() =>
    expect(done).toEqual([
      { tasks: [{ taskId: '1' }], action: 'reassign', comment: '', approver: LENA },
    ]),
  )
})
