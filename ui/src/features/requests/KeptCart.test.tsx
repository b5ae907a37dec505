import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { draftsWritten } from '../../shared/drafts/writesUnderWay'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRequests, role } from './fakeRequestsServer'
import { toRequests } from './routes'

const cart = () => screen.findByRole('region', { name: 'Your request' })

test('the cart is there again after a sign-out, without a question', async () => {
  server.use(...fakeRequests({ permissions: [role('Payer'), role('Reader')] }).handlers)
  const view = renderAt(toRequests())
  await view.user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  await view.user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Year end')
  view.unmount()
  await draftsWritten()

  renderAt(toRequests())
  expect(await within(await cart()).findByRole('button', { name: 'Remove Payer' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Year end')
  expect(screen.queryByText(/unfinished draft/)).not.toBeInTheDocument()
})
