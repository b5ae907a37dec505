import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRequests, personDn, SELF } from './fakeRequestsServer'
import { toRequests } from './routes'

/** Opens the request page for a person who sees the requests of these people. */
async function open(...dns: string[]) {
  server.use(
    ...fakeRequests({}).handlers,
    http.get('*/rest/access/users/usersForHistory', () =>
      HttpResponse.json({ usersList: dns.map((dn) => ({ dn })) }),
    ),
  )
  const { store } = renderAt(toRequests())
  const isAnswered = () =>
    Object.values(store.getState().api.queries).some(
      (query) => query?.endpointName === 'findObservedUsers' && query.data !== undefined,
    )
  await waitFor(() => expect(isAnswered()).toBe(true))
}

test('who sees the requests of others is led to ask for the same', async () => {
  await open(SELF, personDn('Ann'))

  expect(await screen.findByRole('link', { name: 'Same as a colleague' })).toBeVisible()
})

test('who sees only their own requests is not', async () => {
  await open(SELF)

  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Same as a colleague' })).not.toBeInTheDocument()
})
