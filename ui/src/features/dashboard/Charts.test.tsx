import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeDashboard, NUMBERS } from './fakeDashboardServer'
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
