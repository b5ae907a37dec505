import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePeople, personDn } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeWorkflows, process } from './fakeWorkflowServer'
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
