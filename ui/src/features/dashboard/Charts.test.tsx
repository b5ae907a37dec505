import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeDashboard, NUMBERS, REQUESTS } from './fakeDashboardServer'
import { toDashboard } from './routes'

test('charts show what there is, also where all requests are one’s own, and all tasks on one page', async () => {
  server.use(
    http.get(NUMBERS, () =>
      HttpResponse.json({ requestData: { totalRequest: 4, requestPending: 4 } }),
    ),
    ...fakeDashboard({ since: [Date.now()] }).handlers,
  )
  renderAt(toDashboard())

  const twins = () => screen.getAllByRole('button', { name: 'Show as table' })
  await waitFor(() => expect(twins()).toHaveLength(2))
  expect(screen.queryByText(/^The oldest/)).not.toBeInTheDocument()
})

const ME = 'cn=aokafor,ou=users,o=data'
const made = (id: string, requestDate: number, recipient = ME, requester = ME) => ({
  id,
  requestDate,
  recipient,
  requester,
})

test('requests that the person made stand by month, for oneself beside those for others', async () => {
  const now = Date.now()
  server.use(
    ...fakeDashboard({
      made: [made('1', now), made('2', now, 'cn=bo'), made('3', now, ME, 'cn=bo')],
    }).handlers,
  )
  const { user } = renderAt(toDashboard())
  const card = within(await screen.findByRole('region', { name: 'Requests by month' }))
  await user.click(await card.findByRole('button', { name: 'Show as table' }))

  const rows = card.getAllByRole('row').map((row) => row.textContent)
  const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric' }).format(now)
  expect(rows).toHaveLength(7)
  expect(rows[0]).toBe('MonthFor meFor others')
  expect(rows.at(-1)).toBe(`${month}11`)
  expect(card.queryByText(/^The latest/)).not.toBeInTheDocument()
})

test('where not all requests are counted by month, it is said', async () => {
  const { handlers } = fakeDashboard()
  const requests = [made('1', Date.now())]
  server.use(
    http.get(REQUESTS, () => HttpResponse.json({ requests, total: 800 })),
    ...handlers,
  )
  renderAt(toDashboard())

  expect(await screen.findByText('The latest 1 of 800 requests')).toBeVisible()
})
