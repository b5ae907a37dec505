import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { atBff } from '../../testing/addresses'
import { server } from '../../testing/server'
import { fakeProfile } from '../../testing/fakeProfile'

const HERE = {
  id: 's-1',
  browser: 'Firefox',
  system: 'Linux',
  address: '192.0.2.7',
  since: Date.UTC(2026, 10, 20, 9),
  lastSeen: Date.UTC(2026, 10, 20, 10),
  current: true,
}
const PHONE = { ...HERE, id: 's-2', browser: 'Safari', system: 'iOS', current: false }
const UNKNOWN = { ...HERE, id: 's-3', browser: '', system: '', current: false }

function keep(...others: (typeof HERE)[]) {
  let sessions = [HERE, ...others]
  server.use(
    http.get(atBff('bff/sessions'), () => HttpResponse.json({ sessions })),
    http.delete(atBff('bff/sessions/:id'), ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id)
      return HttpResponse.json({ ended: 1 })
    }),
    http.delete(atBff('bff/sessions'), () => {
      const ended = sessions.length - 1
      sessions = [HERE]
      return HttpResponse.json({ ended })
    }),
  )
}

/** Opens the sessions section by the profile menu. */
async function open() {
  fakeProfile()
  const view = renderAt('/profile')
  await view.user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Active sessions' }))
  return { ...view, card: await screen.findByRole('region', { name: 'Active sessions' }) }
}

test('people see where they are signed in, and which of it is here', async () => {
  keep(PHONE, UNKNOWN)
  const { card } = await open()

  const rows = await within(card).findAllByRole('listitem')
  expect(rows.map((row) => within(row).queryByText('This session') !== null)).toEqual([
    true,
    false,
    false,
  ])
  expect(rows[0]).toHaveTextContent('Firefox on Linux')
  expect(rows[0]).toHaveTextContent('192.0.2.7')
  expect(rows[2]).toHaveTextContent('Unknown device')
  expect(await axe(card)).toHaveNoViolations()
})

test('one other session is ended, and not the own one', async () => {
  keep(PHONE)
  const { user, card } = await open()

  await user.click(await within(card).findByRole('button', { name: 'End session' }))

  expect(await screen.findByText('1 session was ended.')).toBeVisible()
  await waitFor(() => {
    expect(within(card).getAllByRole('listitem')).toHaveLength(1)
  })
  expect(within(card).queryByRole('button', { name: /End/ })).not.toBeInTheDocument()
})

test('all others are ended at once', async () => {
  keep(PHONE, UNKNOWN)
  const { user, card } = await open()

  await user.click(await within(card).findByRole('button', { name: 'End all others' }))

  expect(await screen.findByText('2 sessions were ended.')).toBeVisible()
  await waitFor(() =>
    expect(within(card).queryByRole('button', { name: /End/ })).not.toBeInTheDocument(),
  )
})

test('a failure is told', async () => {
  keep(PHONE)
  server.use(
    http.delete(atBff('bff/sessions/:id'), () =>
      HttpResponse.json({ code: 'not_found', message: '', requestId: 'r-1' }, { status: 404 }),
    ),
  )
  const { user, card } = await open()

  await user.click(await within(card).findByRole('button', { name: 'End session' }))

  expect(await screen.findByText('Not found. It may have been moved or deleted.')).toBeVisible()
  expect(within(card).getAllByRole('listitem')).toHaveLength(2)
})
