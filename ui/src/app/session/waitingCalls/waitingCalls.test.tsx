import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { menu, pages } from '../../../testing/pages'
import { renderAt } from '../../../testing/renderAt'
import { atBff } from '../../../testing/addresses'
import { server } from '../../../testing/server'

function waiting(sent: boolean) {
  const call = {
    id: 'w-1',
    operation: 'POST /rest/access/preference',
    summary: 'Keep a preference',
  }
  return { ...call, parkedAt: 1, endsAt: 2, sent }
}

/** One call waits until somebody deals with it. */
function keep(sent = false) {
  let calls = [waiting(sent)]
  const done: string[] = []
  const note = (what: string) => {
    done.push(what)
    calls = []
    return HttpResponse.json({})
  }
  server.use(
    http.get(atBff('bff/replays'), () => HttpResponse.json({ replays: calls })),
    http.post(atBff('bff/replay/w-1'), () => note('sent')),
    http.delete(atBff('bff/replays/w-1'), () => note('dropped')),
  )
  return done
}

function open() {
  return renderAt('/tasks', { routes: pages, bootstrap: { menu } })
}

test('what waits since before the page was loaded is offered, and sent once', async () => {
  const done = keep()
  const { user } = open()
  expect(await screen.findByText('Keep a preference')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Send now' }))

  expect(await screen.findByText('Sent: Keep a preference')).toBeVisible()
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument()
  })
  expect(done).toEqual(['sent'])
})

test('what is not wanted any more is given up', async () => {
  const done = keep()
  const { user } = open()

  await user.click(await screen.findByRole('button', { name: 'Discard' }))

  await waitFor(() => {
    expect(screen.queryByText('Keep a preference')).not.toBeInTheDocument()
  })
  expect(done).toEqual(['dropped'])
})

test('what was sent without an answer is not sent again', async () => {
  keep(true)
  open()

  expect(await screen.findByText(/the answer was lost/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Checked' })).toBeVisible()
})

test('a call that fails again says why and goes on waiting', async () => {
  keep()
  server.use(
    http.post(atBff('bff/replay/w-1'), () =>
      HttpResponse.json({ code: 'try_again', message: '', requestId: 'r-1' }, { status: 503 }),
    ),
  )
  const { user } = open()

  await user.click(await screen.findByRole('button', { name: 'Send now' }))

  const messages = screen.getByRole('log', { name: 'Messages' })
  expect(await within(messages).findByText(/Try again in a moment/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send now' })).toBeVisible()
})
