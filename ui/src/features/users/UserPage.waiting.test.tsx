import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { atUpstream } from '../../testing/addresses'
import { server } from '../../testing/server'
import { person } from './fakeUsersServer'
import { toUser } from './routes'

test('while a person is read their page has an outline', async () => {
  const ingrid = person('Ingrid Solberg')
  const { passed, open: answer } = gate()
  server.use(
    http.get(atUpstream('access/users/details'), async () => {
      await passed
      return HttpResponse.json(ingrid)
    }),
  )
  renderAt(toUser(ingrid.dn))

  const main = await screen.findByRole('main')
  await waitFor(() => expect(main).toContainHTML('aria-busy="true"'))
  expect(screen.getByText('Loading')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()

  answer()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeVisible()
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
})
