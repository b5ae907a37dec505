import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { choosePerson } from '../../testing/choosePerson'
import { personDn } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeSods, sod } from './fakeSodServer'
import { toSod, toSodCreate } from './routes'

const payments = sod('Payments', 'Post', 'Release')
const orders = sod('Orders', 'Order', 'Approve', { sodApprovalType: 'alwaysAllow' })

const known = (...[sods, world]: Parameters<typeof fakeSods>) =>
  server.use(...fakeSods(sods, world).handlers, ...fakePreferences().handlers)

test('a new constraint takes over the exceptions of another one', async () => {
  known([payments, orders])
  const { user } = renderAt(toSodCreate())
  expect(await screen.findByRole('radio', { name: /^Allow after approval/ })).toBeChecked()
  await choosePerson(user, 'Copy the exceptions of another constraint', 'Orders')

  await waitFor(() => expect(screen.getByRole('radio', { name: /^Always allow/ })).toBeChecked())
  expect(screen.queryByText(/the same exceptions/)).not.toBeInTheDocument()
})

test('equal exceptions of another constraint are said to be equal', async () => {
  known([payments, orders])
  const { user } = renderAt(toSodCreate())
  await screen.findByRole('radio', { name: /^Allow after approval/ })
  await choosePerson(user, 'Copy the exceptions of another constraint', 'Payments')

  expect(
    await screen.findByText('Both constraints have the same exceptions. Nothing changed.'),
  ).toBeVisible()
})

test('exceptions that cannot be read are told, and nothing is replaced', async () => {
  known([payments, orders])
  server.use(http.post('*/rest/catalog/sods/sod', () => HttpResponse.json({ sods: [] })))
  const { user } = renderAt(toSodCreate())
  await screen.findByRole('radio', { name: /^Allow after approval/ })
  await choosePerson(user, 'Copy the exceptions of another constraint', 'Orders')

  expect(await screen.findByText('The exceptions could not be loaded.')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Allow after approval/ })).toBeChecked()
})

describe('of many who have both roles', () => {
  const people = ['ann', 'bo', 'cid', 'dag', 'eve', 'finn'].map((name) => personDn(name))

  /** Looks Finn up, of whom the server knows these conflicts. */
  async function lookFinnUp(...conflicts: string[]) {
    known([payments], { violators: people })
    server.use(
      http.get('*/rest/access/entities/list', () =>
        HttpResponse.json({
          entityList: [{ dn: personDn('finn'), entityDisplayValue: 'Finn Fox' }],
          nextIndex: 0,
        }),
      ),
      http.get('*/rest/access/sods/violations/user', ({ request }) =>
        HttpResponse.json({
          sods:
            new URL(request.url).searchParams.get('userDn') === personDn('finn')
              ? conflicts.map((sodId) => ({ sodId }))
              : [],
        }),
      ),
    )
    const { user } = renderAt(toSod(payments.id))
    await screen.findByRole('group', { name: 'Look up a person' })
    await choosePerson(user, 'Look up a person', 'Finn Fox')
  }

  test('one is looked up, with the way to each role', async () => {
    await lookFinnUp(payments.id)
    expect(await screen.findByRole('link', { name: /finn/i })).toBeVisible()
  })

  test('who does not have both is told', async () => {
    await lookFinnUp(orders.id)
    expect(await screen.findByText('Finn Fox does not have both roles.')).toBeVisible()
  })
})

test('of few nobody is looked up', async () => {
  known([payments], { violators: [personDn('ann')] })
  renderAt(toSod(payments.id))
  const section = within(await screen.findByRole('region', { name: 'Who has both roles today' }))
  await section.findByText('People who have both roles: 1')
  expect(screen.queryByRole('group', { name: 'Look up a person' })).not.toBeInTheDocument()
})
