import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { atUpstream } from '../../testing/addresses'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRequests, role, SELF } from './fakeRequestsServer'
import { toRequests } from './routes'

type RequestNode = components['schemas']['PermissionRequestHistoryNode']

/** A server whose list of requests has a request in this status. */
function listing(requestState: number) {
  const requests: RequestNode[] = []
  const { handlers } = fakeRequests({ permissions: [role('Payer'), role('Reader')], requests })
  const course = [
    {
      id: 'e1',
      requestId: 'r1',
      activityName: 'Manager approval',
      status: 0,
      Addressee: { DN: 'cn=bo,o=data', value: 'Bo Lund' },
    },
  ]
  server.use(
    http.get(atUpstream('access/tasks/workEntries'), () =>
      HttpResponse.json({ workEntries: course }),
    ),
    ...handlers,
  )
  const asked = (name: string) =>
    requests.unshift({
      id: 'r1',
      name,
      entityType: 'role',
      requestState,
      recipient: SELF,
      recipientName: 'Amara Okafor',
      requester: SELF,
    })
  return asked
}

async function send(asked: (name: string) => void) {
  const view = renderAt(toRequests())
  await view.user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  const cart = within(screen.getByRole('region', { name: 'Your request' }))
  await view.user.type(await cart.findByRole('textbox', { name: /^Reason/ }), 'Year end')
  asked('Payer')
  await view.user.click(screen.getByRole('button', { name: /^Submit/ }))
  return screen.findByRole('region', { name: 'Sent' })
}

test('after sending it is said who decides, with the way to the request, and the focus is there', async () => {
  const sent = await send(listing(15))

  expect(await within(sent).findByText('Waits for Bo Lund')).toBeVisible()
  expect(within(sent).getByRole('link', { name: 'Payer' })).toHaveAttribute('href', '#/history/r1')
  await waitFor(() => expect(sent).toHaveFocus())
})

test('what needs nobody says how far it is', async () => {
  const sent = await send(listing(50))

  expect(await within(sent).findByText('Provisioned')).toBeVisible()
})

test('what one waits for says so in the catalog', async () => {
  await send(listing(15))

  const offers = within(screen.getByRole('list', { name: 'Catalog' }))
  expect(await offers.findByText('Requested')).toBeVisible()
})

test('one end date is set for everything in the cart', async () => {
  const { handlers, sent } = fakeRequests({ permissions: [role('Payer'), role('Reader')] })
  server.use(...handlers)
  const { user } = renderAt(toRequests())
  await user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  expect(screen.queryByRole('group', { name: /One end date/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add Reader' }))
  const end = within(await screen.findByRole('group', { name: /One end date/ }))
  await user.click(end.getByRole('spinbutton', { name: /month/ }))
  await user.keyboard('03312099')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Year end')
  await user.click(screen.getByRole('button', { name: /^Submit/ }))

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body.expDate).toBe(new Date(2099, 2, 31, 23, 59, 59).getTime())
})

test('an end in the past is not sent: it says so and takes the focus', async () => {
  const { handlers, sent } = fakeRequests({ permissions: [role('Payer'), role('Reader')] })
  server.use(...handlers)
  const { user } = renderAt(toRequests())
  await user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  await user.click(screen.getByRole('button', { name: 'Add Reader' }))
  const end = await screen.findByRole('group', { name: /One end date/ })
  await user.click(within(end).getByRole('spinbutton', { name: /month/ }))
  await user.keyboard('03312020')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Year end')
  await user.click(screen.getByRole('button', { name: /^Submit/ }))

  expect(screen.getAllByText('The end is in the past. Choose a later day.')).toHaveLength(3)
  await waitFor(() => expect(within(end).getByRole('spinbutton', { name: /month/ })).toHaveFocus())
  expect(sent).toEqual([])
})
