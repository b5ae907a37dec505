import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, ITEM, task } from './fakeTasksServer'
import { toTask } from './routes'

const AT = Date.UTC(2027, 2, 1, 9, 30)

const WHOLE = task('1', {
  confirmationNumber: '20270301-4',
  expirationTime: AT,
  comments: [
    {
      system: false,
      comment: 'Covers the quarter end',
      commentFullName: 'Lena Brandt',
      activity: 'Manager approval',
      date: AT + 60_000,
    },
    { system: true, comment: 'Process started', activity: 'Manager approval', date: AT },
  ],
  dataItems: [
    { name: 'costCentre', values: ['4711', '4712'] },
    { name: 'nothing', values: [] },
  ],
})

function open(...[tasks, refused]: Parameters<typeof fakeTasks>) {
  const fake = fakeTasks(tasks, refused)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const title = () =>
  screen.findByRole('heading', { level: 1, name: /Permission 1.* for .*Tomás Herrera/ })

test('the page says what is asked for whom and by whom, with the data of the form', async () => {
  open([WHOLE])
  renderAt(toTask('1'))

  await title()
  const about = within(screen.getByRole('region', { name: 'Request' }))
  expect(about.getByRole('link', { name: 'Tomás Herrera' })).toBeVisible()
  expect(about.getByRole('link', { name: 'Ingrid Solberg' })).toBeVisible()
  expect(about.getByText('20270301-4')).toBeVisible()
  const data = within(screen.getByRole('region', { name: 'Form data' }))
  expect(data.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['costCentre'])
  expect(data.getByText('4711, 4712')).toBeVisible()
})

test('a claimed task has the focus on the button that releases it', async () => {
  open([task('1')])
  const { user } = renderAt(toTask('1'))
  await user.click(await screen.findByRole('button', { name: 'Claim' }))

  expect(await screen.findByRole('button', { name: 'Release' })).toHaveFocus()
})

test('the course says who did what in its order, and who holds the task now', async () => {
  open([WHOLE])
  renderAt(toTask('1'))

  await title()
  const course = within(screen.getByRole('region', { name: 'Approval history' }))
  const steps = course.getAllByRole('listitem')
  expect(steps).toHaveLength(3)
  expect(steps[0]).toHaveTextContent('Process started')
  expect(steps[1]).toHaveTextContent(/Lena Brandt.*Covers the quarter end/)
  expect(steps[2]).toHaveTextContent('Assigned to Amara Okafor')
  expect(steps[2]).toHaveAttribute('aria-current', 'step')
})

test('a decision is sent with its comment, and leads back to the list', async () => {
  const { done } = open([WHOLE])
  const { user } = renderAt(toTask('1'))
  await title()
  await user.click(
    within(screen.getByRole('group', { name: 'Decision' })).getByRole('button', {
      name: 'Approve',
    }),
  )
  await screen.findByRole('dialog', { name: 'Approve' })
  await user.keyboard('Fine{Enter}')

  expect(await screen.findByRole('heading', { name: 'No tasks are waiting for you' })).toBeVisible()
  expect(done).toEqual([{ tasks: [{ taskId: '1' }], action: 'approve', comment: 'Fine' }])
})

test('the key of Deny asks for a reason, as its button does', async () => {
  const { done } = open([WHOLE])
  const { user } = renderAt(toTask('1'))
  await title()
  await user.keyboard('d')
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny' }))
  await user.keyboard('{Enter}')

  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Enter a reason/)
  expect(done).toEqual([])
})

test('a comment stays on the page and is read anew', async () => {
  const { done } = open([WHOLE])
  const { user } = renderAt(toTask('1'))
  await title()
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await screen.findByRole('dialog', { name: 'Comment' })
  await user.keyboard('Wait{Enter}')

  expect(await screen.findByText('Comment added.')).toBeVisible()
  await title()
  expect(done).toMatchObject([{ action: 'comment', comment: 'Wait' }])
})

test('of the tasks of others there is nothing to decide', async () => {
  open([WHOLE])
  renderAt(toTask('1', '?of=others'))

  await title()
  expect(screen.queryByRole('group', { name: 'Decision' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reassign' })).toBeVisible()
})

test('a task that does not open says why in the words of the server', async () => {
  open([WHOLE])
  server.use(
    http.post(ITEM, () =>
      HttpResponse.json(
        { Fault: { Reason: { Text: 'The activity has no approval form.' } } },
        { status: 489 },
      ),
    ),
  )
  renderAt(toTask('1'))

  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('The activity has no approval form.'),
  )
})

test('the page is accessible', async () => {
  open([WHOLE])
  const { container } = renderAt(toTask('1'))

  await title()
  expect(await axe(container)).toHaveNoViolations()
})
