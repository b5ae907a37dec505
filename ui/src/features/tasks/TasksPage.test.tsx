import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, LIST, ME, task } from './fakeTasksServer'
import { toTasks } from './routes'

const DAY_MS = 86_400_000

function listing(...[tasks, refused]: Parameters<typeof fakeTasks>) {
  const fake = fakeTasks(tasks, refused)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
test('a row says what is asked for whom at which step, and what presses', async () => {
  listing([
    task('1', {
      priority: '1',
      expirationTime: Date.now() + DAY_MS,
      taskClaimed: true,
      claimedby: 'cn=lbrandt,o=data',
      currentAddressee: 'Lena Brandt',
      delegatedTask: true,
    }),
  ])
  renderAt(toTasks())

  const first = within(await row('Permission 1'))
  expect(first.getByText('Manager approval')).toBeVisible()
  expect(first.getByRole('link', { name: 'Tomás Herrera' })).toBeVisible()
  expect(first.getByText('High')).toBeVisible()
  expect(first.getByText('Claimed by Lena Brandt')).toBeVisible()
  expect(first.getByText('On behalf of Amara Okafor')).toBeVisible()
  expect(first.getByText('Due soon')).toBeInTheDocument()
})

test('filters are sent as the server calls them', async () => {
  const { asked } = listing([task('1')])
  renderAt(
    '/tasks?filter.expireWithin=2&filter.recipient=recipientAsMe&filter.status=claimed&filter.seen=delegated',
  )

  await row('Permission 1')
  expect(asked[0]).toMatchObject({
    expireUnit: 'weeks',
    expireWithin: '2',
    recipient: 'recipientAsMe',
    status: 'claimed',
    delegatedTasks: 'true',
  })
})

test('a search without a match does not say that no task is waiting', async () => {
  listing([])
  renderAt(`${toTasks()}?q=zebra`)

  expect(await screen.findByText('No tasks found')).toBeVisible()
  expect(screen.getByText('No task matches “zebra”.')).toBeVisible()
})

test('a task is approved with a comment, and is gone', async () => {
  const { done } = listing([task('1'), task('2')])
  const { user } = renderAt(toTasks())
  await user.click(within(await row('Permission 1')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Approve…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))

  await user.type(dialog.getByRole('textbox', { name: /Comment/ }), ' As agreed ')
  await user.click(dialog.getByRole('button', { name: 'Approve' }))

  await waitFor(() => expect(screen.queryByRole('row', { name: /Permission 1/ })).toBeNull())
  expect(done).toEqual([{ tasks: [{ taskId: '1' }], action: 'approve', comment: 'As agreed' }])
  expect(await screen.findByText('Approved.')).toBeVisible()
})

test('who denies says why', async () => {
  const { done } = listing([task('1')])
  const { user } = renderAt(toTasks())
  await user.click(within(await row('Permission 1')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Deny…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny' }))

  await user.click(dialog.getByRole('button', { name: 'Deny' }))
  expect(dialog.getByRole('textbox', { name: /Comment/ })).toHaveAccessibleDescription(
    /Enter a reason/,
  )
  expect(dialog.getByRole('textbox', { name: /Comment/ })).toHaveFocus()
  expect(done).toEqual([])

  await user.keyboard('Not needed{Enter}')
  await waitFor(() => expect(done).toMatchObject([{ action: 'deny', comment: 'Not needed' }]))
})

test('of several tasks it is told what became of each', async () => {
  const { done } = listing([task('1'), task('2')], { 2: 'Somebody else has claimed the task.' })
  const { user } = renderAt(toTasks())
  await row('Permission 1')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))

  expect(await screen.findByText('Some tasks could not be changed.')).toBeVisible()
  expect(screen.getByText(/Somebody else has claimed/)).toBeVisible()
  expect(screen.queryByText('2')).not.toBeInTheDocument()
  expect(done[0]?.tasks).toEqual([{ taskId: '1' }, { taskId: '2' }])
})

test('tasks of all pages are approved together, and the question tells how many', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => String(index + 1))
  const { done } = listing(ids.map((id) => task(id)))
  const { user } = renderAt(toTasks())
  await row('Permission 1 ')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(screen.getByRole('button', { name: 'Select all 12' }))
  const bar = within(screen.getByRole('toolbar'))
  await bar.findByText('12 selected')

  await user.click(bar.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  expect(dialog.getByText('12 tasks')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Approve' }))

  await waitFor(() => expect(done[0]?.tasks).toHaveLength(12))
})

const ASKS = {
  bulkApprovable: false,
  isNewForm: true,
  approvalFormId: 'cn=Approval,o=data',
  processId: 'p1',
}

test('of several tasks those that ask for data are left out, by name', async () => {
  const { done } = listing([task('1'), task('2', ASKS), task('3')])
  const { user } = renderAt(toTasks())
  await row('Permission 1')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))

  expect(dialog.getByText(/^Not included, .*Permission 2/)).toBeVisible()
  const meant = within(dialog.getByRole('list')).getAllByRole('listitem')
  expect(meant.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Permission 1'),
    expect.stringContaining('Permission 3'),
  ])
  await user.click(dialog.getByRole('button', { name: 'Approve' }))

  await waitFor(() =>
    expect(done.map(({ tasks }) => tasks)).toEqual([[{ taskId: '1' }, { taskId: '3' }]]),
  )
})

test('a task that has a form is decided there, and passed on in the list', async () => {
  const { done } = listing([task('1'), task('2', ASKS)])
  const { user } = renderAt(`${toTasks()}?size=25`)
  const menu = async () =>
    user.click(within(await row('Permission 2')).getByRole('button', { name: /^Actions/ }))
  await menu()
  await user.click(await screen.findByRole('menuitem', { name: 'Refuse…' }))
  await screen.findByRole('dialog', { name: 'Refuse' })
  await user.keyboard('{Escape}')
  await menu()
  await user.click(await screen.findByRole('menuitem', { name: 'Deny…' }))

  await screen.findByRole('heading', { level: 1, name: /Permission 2/ })
  expect(window.location.hash).toBe('#/tasks/2?size=25')
  expect(done).toEqual([])
})

test('when nothing was done the dialog stays, with what was typed and the reason', async () => {
  listing([task('1')], { 1: 'Somebody else has claimed the task.' })
  const { user } = renderAt(toTasks())
  await user.click(within(await row('Permission 1')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Approve…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  await user.type(dialog.getByRole('textbox', { name: /Comment/ }), 'Fine{Enter}')

  expect(await dialog.findByText(/Somebody else has claimed the task/)).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /Comment/ })).toHaveValue('Fine')
})

test('a task that somebody else claimed can be passed on and not decided', async () => {
  listing([task('1', { claimedby: 'cn=other,o=data', currentAddressee: 'Bo Lind' })])
  const { user } = renderAt(toTasks())
  await user.click(within(await row('Permission 1')).getByRole('button', { name: /^Actions/ }))

  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Reassign…', 'Comment…'])
})

test('one claims and releases at once', async () => {
  const { done } = listing([task('1'), task('2', { claimedby: ME })])
  const { user } = renderAt(toTasks())
  await user.click(within(await row('Permission 1')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Claim' }))
  expect(await screen.findByText('Claimed.')).toBeVisible()
  await user.click(within(await row('Permission 2')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Release' }))

  expect(await screen.findByText('Released.')).toBeVisible()
  expect(done.map(({ action }) => action)).toEqual(['claim', 'release'])
})

test('a claim that fails says so in the words of the server', async () => {
  listing([task('1')])
  server.use(
    http.post(atUpstream('access/tasks'), () =>
      HttpResponse.json({ Fault: { Reason: { Text: 'Out of order' } } }, { status: 489 }),
    ),
  )
  const { user } = renderAt(toTasks())
  await user.click(within(await row('Permission 1')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Claim' }))

  expect(await screen.findByText(/Out of order/)).toBeVisible()
})

test('a card of a phone has buttons for what is done most', async () => {
  const { done } = listing([task('1'), task('2', { claimedby: 'cn=other,o=data' })])
  const { user } = renderAt(toTasks())
  const second = within(await row('Permission 2'))
  expect(second.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()

  await user.click(within(await row('Permission 1')).getByRole('button', { name: /^Approve/ }))
  await screen.findByRole('dialog', { name: 'Approve' })
  await user.keyboard('{Enter}')

  await waitFor(() => expect(done).toHaveLength(1))
})

test('the menu says how many wait, up to two hundred', async () => {
  listing([task('1')])
  const limits: (string | null)[] = []
  server.use(
    http.get(atUpstream('access/tasks/badge'), ({ request }) => {
      limits.push(new URL(request.url).searchParams.get('limit'))
      return HttpResponse.json({ badge: '200+' })
    }),
  )
  const menu = [{ menuName: 'Tasks', mapName: 'tasks', context: '#/tasks', menuOrder: '1' }]
  renderAt(toTasks(), { bootstrap: { menu } })

  expect(await screen.findByRole('link', { name: 'Tasks 200+ waiting' })).toBeVisible()
  expect(limits).toEqual(['200'])
})

test('a list without tasks says so and leads to decided ones, and one that cannot be read why', async () => {
  listing([])
  const { unmount } = renderAt(toTasks())
  expect(await screen.findByRole('heading', { name: 'No tasks are waiting for you' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Task history' })).toBeVisible()
  unmount()

  server.use(http.get(LIST, () => HttpResponse.json(null, { status: 502 })))
  renderAt(toTasks())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the task list.')
})

test('the list is accessible', async () => {
  listing([task('1', { priority: '1', expirationTime: Date.now() - DAY_MS })])
  const { container } = renderAt(toTasks())

  await row('Permission 1')
  expect(await axe(container)).toHaveNoViolations()
})
