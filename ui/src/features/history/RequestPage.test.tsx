import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { asked, AT, COURSE, fakeHistory as fake, idOf, ITEM, LENA } from './fakeHistoryServer'
import { toRequest } from './routes'

function fakeHistory(given: Parameters<typeof fake>[0]) {
  const { handlers, ...noted } = fake(given)
  server.use(...handlers)
  return noted
}

const comments = [
  { comment: 'Process started', system: true, date: AT, activity: 'Manager approval' },
  {
    comment: 'Which project is it?',
    commentDn: LENA,
    commentFullName: 'Lena Lind',
    date: AT,
    system: false,
  },
]

const page = toRequest(idOf('Payer'))
const card = (name: string) => screen.findByRole('region', { name })

test('a request tells everything that is known about it', async () => {
  const { calls } = fakeHistory({
    requests: [
      asked('Payer', {
        recipient: LENA,
        recipientName: 'Lena Lind',
        proxyUser: 'cn=bo,o=data',
        proxyUserFullName: 'Bo Lind',
        expirationDate: new Date(2026, 5, 1, 9, 0).getTime(),
      }),
    ],
  })
  const { container } = renderAt(page)

  expect(await screen.findByRole('heading', { level: 1, name: 'Payer' })).toBeVisible()
  expect(screen.getByText('Role · Grant')).toBeVisible()
  const facts = await card('Details')
  const told = Object.fromEntries(
    within(facts)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
  expect(told).toMatchObject({
    Recipient: expect.stringContaining('Lena Lind') as string,
    Requester: expect.stringContaining('Amara Okafor') as string,
    Proxy: expect.stringContaining('Bo Lind') as string,
    Operation: 'Add to user',
    Reason: 'New project',
    'Requested on': 'Jan 5, 2026 4:20 PM',
    Expires: 'Jun 1, 2026 9:00 AM',
    'Confirmation number': '20260105-3',
  })
  expect(calls).toEqual([
    {
      url: 'POST requests/history/item',
      query: { includeSystemComments: 'true' },
      body: { id: idOf('Payer') },
    },
  ])
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  [20, 'Approved', ['Done: Requested', 'Done: Approved', 'Next: Provisioning']],
  [50, 'Provisioned', ['Done: Requested', 'Done: Approved', 'Done: Provisioned']],
])(
  'in state %d it is %s, with what is behind and still to come',
  async (requestState, badge, steps) => {
    fakeHistory({ requests: [asked('Payer', { requestState })] })
    renderAt(page)

    const course = within(await card('Progress'))
    const told = course.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(told.map((text, index) => text.slice(0, steps[index]?.length))).toEqual(steps)
    expect(screen.getAllByText(badge)[0]).toBeVisible()
  },
)

test('while it waits it says at which step, who holds it since when, and who was asked before', async () => {
  const asks: (string | null)[] = []
  const entry = { requestId: 'p1', status: 0, owner: '' }
  fakeHistory({ requests: [asked('Payer')] })
  server.use(
    http.get(COURSE, ({ request }) => {
      asks.push(new URL(request.url).searchParams.get('processId'))
      return HttpResponse.json({
        workEntries: [
          {
            ...entry,
            id: '1',
            activityId: '0',
            activityName: 'Manager approval',
            Addressee: { DN: LENA, value: 'Lena Lind' },
            status: 2,
            completionTime: AT,
          },
          {
            ...entry,
            id: '2',
            activityId: '1',
            activityName: 'Owner approval',
            Addressee: { DN: 'cn=bo,o=data', value: 'Bo Lind' },
            creationTime: Date.now() - 3 * 3_600_000,
          },
        ],
      })
    }),
  )
  renderAt(page)

  const course = within(await card('Progress'))
  await course.findByText('Owner approval')
  const steps = course.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([
    expect.stringMatching(/^Done: Requested/),
    'Earlier: Manager approvalJan 5, 2026 4:20 PMApprovers: Lena Lind',
    'Now: Approval Pending3 hours agoOwner approvalAssigned to Bo Lind',
    expect.stringMatching(/^Next: Provisioning/),
  ])
  expect(asks).toEqual([idOf('Payer')])
})

test('what people wrote is read at once, what the system noted when it is wanted', async () => {
  fakeHistory({ requests: [asked('Payer', { comments })] })
  const { user } = renderAt(page)

  const list = within(await card('Comments'))
  expect(list.getByText('Lena Lind')).toBeVisible()
  expect(list.getByText('Which project is it?')).toBeVisible()
  expect(list.queryByText('Process started')).not.toBeInTheDocument()

  await user.click(list.getByRole('switch', { name: 'Show system notes' }))
  expect(list.getByText('Process started')).toBeVisible()
  expect(list.getByText('Manager approval')).toBeVisible()
})

test('nothing written is said so, and there is nothing to switch', async () => {
  fakeHistory({ requests: [asked('Payer')] })
  renderAt(page)

  const list = within(await card('Comments'))
  expect(list.getByText('No comments yet')).toBeVisible()
  expect(list.queryByRole('switch')).not.toBeInTheDocument()
})

test('a request is taken back after a question, and is shown as it is then', async () => {
  fakeHistory({ requests: [asked('Payer', { retractable: true })] })
  const { user } = renderAt(page)

  await user.click(await screen.findByRole('button', { name: 'Retract…' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Retract the request?' }))
  await user.click(dialog.getByRole('button', { name: 'Retract' }))

  expect(await screen.findByText('Request retracted')).toBeVisible()
  expect(screen.getByRole('log', { name: 'Messages' })).toHaveTextContent(
    /Request retracted\s*Payer/,
  )
  expect((await screen.findAllByText('Retracted')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Retract…' })).not.toBeInTheDocument()
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('what the server does not let through is said in the question, which stays', async () => {
  fakeHistory({ requests: [asked('Payer', { retractable: true })] })
  const Fault = { Code: { Subcode: { Value: 'InvalidInput' } }, Reason: { Text: 'Too late.' } }
  server.use(http.delete('*/requests/history', () => HttpResponse.json({ Fault }, { status: 489 })))
  const { user } = renderAt(page)

  await user.click(await screen.findByRole('button', { name: 'Retract…' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Retract' }))

  expect(await dialog.findByText('Too late.')).toBeVisible()
})

test.each(['NotFound', 'SecurityException'])('%s leads back to the list', async (code) => {
  fakeHistory({})
  const Fault = { Code: { Subcode: { Value: code } }, Reason: { Text: 'No.' } }
  server.use(http.post(ITEM, () => HttpResponse.json({ Fault }, { status: 489 })))
  renderAt(page)

  expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the request history' })).toHaveAttribute(
    'href',
    expect.stringContaining('/history') as string,
  )
})
