import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { http, HttpResponse } from 'msw'
import { menu, pages } from '../../../testing/pages'
import { renderAt } from '../../../testing/renderAt'
import { atBff } from '../../../testing/addresses'
import { server } from '../../../testing/server'

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

async function open() {
  const view = renderAt('/tasks', { routes: pages, bootstrap: { menu } })
  await view.user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Where I am signed in' }))
  return { ...view, dialog: await screen.findByRole('dialog') }
}

test('people see where they are signed in, and which of it is here', async () => {
  keep(PHONE, UNKNOWN)
  const { dialog } = await open()

  const rows = await within(dialog).findAllByRole('listitem')
  expect(rows.map((row) => within(row).queryByText('This session') !== null)).toEqual([
    true,
    false,
    false,
  ])
  expect(rows[0]).toHaveTextContent('Firefox on Linux')
  expect(rows[0]).toHaveTextContent('192.0.2.7')
  expect(rows[2]).toHaveTextContent('Unknown device')
  expect(await axe(dialog)).toHaveNoViolations()
})

test('one other session is ended, and not the own one', async () => {
  keep(PHONE)
  const { user, dialog } = await open()

  await user.click(await within(dialog).findByRole('button', { name: 'End session' }))

  expect(await within(dialog).findByText('1 session was ended.')).toBeVisible()
  await waitFor(() => {
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  })
  expect(within(dialog).queryByRole('button', { name: /End/ })).not.toBeInTheDocument()
})

test('all others are ended at once', async () => {
  keep(PHONE, UNKNOWN)
  const { user, dialog } = await open()

  await user.click(await within(dialog).findByRole('button', { name: 'End all others' }))

  expect(await within(dialog).findByText('2 sessions were ended.')).toBeVisible()
})

test('a failure is told in the dialog', async () => {
  keep(PHONE)
  server.use(
    http.delete(atBff('bff/sessions/:id'), () =>
      HttpResponse.json({ code: 'not_found', message: '', requestId: 'r-1' }, { status: 404 }),
    ),
  )
  const { user, dialog } = await open()

  await user.click(await within(dialog).findByRole('button', { name: 'End session' }))

  expect(await within(dialog).findByRole('status')).not.toBeEmptyDOMElement()
})
