import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePeople, personDn } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { entry, fakeWorkflows, process } from './fakeWorkflowServer'
import { toWorkflow, toWorkflows } from './routes'

function known(...args: Parameters<typeof fakeWorkflows>) {
  const fake = fakeWorkflows(...args)
  server.use(...fake.handlers, ...fakePeople(['eve']), ...fakePreferences().handlers)
  return fake
}

test('the data of a workflow are what names it, and the values of its last task', async () => {
  known([process('Archive')])
  server.use(
    http.post<never, { taskId: string }>('*/rest/access/tasks/item', async ({ request }) => {
      const { taskId } = await request.json()
      return HttpResponse.json({
        taskId,
        dataItems: [{ name: 'office', values: [`of ${taskId}`] }],
      })
    }),
  )
  renderAt(`${toWorkflow('Archive')}?section=data`)

  expect(await screen.findByText('of task of Archive')).toBeVisible()
  expect(screen.getByText('idm-engine-1')).toBeVisible()
  expect(screen.getByText('cn=Laptop,o=system')).toBeVisible()
})

test('a workflow without a task has no values to show, and says so', async () => {
  known([process('Archive')], { tasks: { Archive: [] } })
  renderAt(`${toWorkflow('Archive')}?section=data`)

  expect(await screen.findByText(/This workflow has no task/)).toBeVisible()
})

test('the tabs say how many tasks and comments there are, as far as that was read', async () => {
  known([process('Archive')], { tasks: { Archive: [entry('1', { status: 2 }), entry('2')] } })
  const { user } = renderAt(toWorkflow('Archive'))
  expect(await screen.findByRole('tab', { name: 'Tasks 2' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Comments' }))

  expect(await screen.findByRole('tab', { name: 'Comments 1' })).toBeVisible()
})

test('without an open task there is nothing to reassign', async () => {
  known([process('Archive'), process('Laptop')], { tasks: { Archive: [] } })
  const { user, router } = renderAt(toWorkflows())
  const idle = within(await screen.findByRole('row', { name: /Archive/ }))
  expect(await idle.findByText('No open task')).toBeVisible()
  await user.click(idle.getByRole('button', { name: /Archive/ }))
  expect(await screen.findByRole('menuitem', { name: 'Terminate…' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Reassign task…' })).toBeNull()

  await act(() => router.navigate(toWorkflow('Archive')))
  expect(await screen.findByText('This workflow may be stuck.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Terminate…' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reassign task…' })).toBeNull()
  expect(screen.getByText('The workflow engine is running')).toBeVisible()
  expect(screen.queryByText(/^The (task|approver) /)).toBeNull()
})

test('the end of a terminated workflow names nobody, and the name gets the focus of the button', async () => {
  known([process('Archive')])
  const { user } = renderAt(toWorkflow('Archive'))
  const course = await screen.findByRole('list', { name: 'Course of the workflow' })
  expect(within(course).getAllByRole('listitem').at(-1)).toHaveTextContent('Ben')
  await user.click(screen.getByRole('button', { name: 'Terminate…' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Old')
  await user.click(dialog.getByRole('button', { name: 'Terminate' }))

  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Terminate…' })).not.toBeInTheDocument(),
  )
  const [end] = within(course).getAllByRole('listitem').slice(-1)
  expect(end).toHaveTextContent('Terminated')
  expect(end).not.toHaveTextContent('Ben')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Archive' })).toHaveFocus())
})

test('a long comment from right to left is shown whole, in its own direction', async () => {
  const comment = 'אישור'.repeat(400)
  known([process('Archive')])
  server.use(
    http.get('*/rest/access/monitoring/comments', () =>
      HttpResponse.json({
        commentNodeArray: [{ commentId: '1', principal: 'Ann', comment, isSystemComment: false }],
      }),
    ),
  )
  renderAt(`${toWorkflow('Archive')}?section=comments`)

  expect(await screen.findByText(comment)).toHaveAttribute('dir', 'auto')
})

test('filters of people and of the approval go to the server', async () => {
  const { asked } = known([process('Archive')])
  const filters = new URLSearchParams({
    'filter.initiator': personDn('eve'),
    'filter.recipient': personDn('eve'),
    'filter.approval': '2',
  })
  renderAt(`${toWorkflows()}?${filters.toString()}`)
  await screen.findByRole('row', { name: /Archive/ })

  expect(asked[0]).toMatchObject({
    initiator: personDn('eve'),
    recipient: personDn('eve'),
    approvalStatus: '2',
  })
})

test.each([
  ['Role Approval', 'role'],
  ['Sod Approval', 'sod'],
  ['Something new', 'thing'],
])('the page of a workflow for %s has the sign that its row has', async (resourceType, tint) => {
  const archive = process('Archive', { resourceType })
  known([process('Older', { resourceType: 'Resource Approval' }), archive])
  const asked: URLSearchParams[] = []
  server.use(
    http.get('*/rest/access/monitoring/process/list', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
    }),
  )
  const { container } = renderAt(toWorkflow('Archive'))
  await screen.findByRole('heading', { name: 'Archive' })

  await waitFor(() => expect(container.innerHTML).toContain(`class="glyph ${tint}`))
  const [query] = asked
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    initiator: archive.initiator,
    recipient: archive.recipient,
    creationTime: String(archive.creationTime),
    operator: 'EQ',
  })
})
