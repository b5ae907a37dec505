import { screen, within } from '@testing-library/react'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRequests, personDn, role } from './fakeRequestsServer'
import { toRequestsFor } from './routes'

test('who comes from the page of a person asks for that person', async () => {
  const { handlers } = fakeRequests({ permissions: [role('Payer')], people: ['ingrid'] })
  server.use(...handlers)
  renderAt(toRequestsFor({ dn: personDn('ingrid'), name: 'Ingrid Solberg' }))

  const whom = within(await screen.findByRole('region', { name: 'For' }))
  expect(await whom.findByText('Ingrid Solberg')).toBeVisible()
  expect(whom.getByRole('radio', { name: 'Others' })).toBeChecked()
  expect(window.location.hash).toBe('#/requests')
})
