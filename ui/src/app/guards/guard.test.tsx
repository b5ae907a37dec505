import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { atBff, atUpstream } from '../../testing/addresses'
import { server } from '../../testing/server'

const RIGHTS = atUpstream('access/info/user/navigationrights')

interface Asked {
  navPageRights: { key: string }[]
}

/** A server with false for the page keys in `denied` and true for all others; records the keys of each call. */
function rightsServer(...denied: string[]) {
  return rightsServerLeadingTo('tasks', 'Tasks', ...denied)
}

/** Like `rightsServer`, with another default area. */
function rightsServerLeadingTo(
  areaDefault: string,
  areaDefaultDisplayName: string,
  ...denied: string[]
) {
  const asked: string[][] = []
  server.use(
    http.post<never, Asked>(RIGHTS, async ({ request }) => {
      const keys = (await request.json()).navPageRights.map(({ key }) => key)
      asked.push(keys)
      return HttpResponse.json({
        navPageRights: keys.map((key) => ({ key, value: String(!denied.includes(key)) })),
        areaDefault,
        areaDefaultDisplayName,
      })
    }),
  )
  return asked
}

function open(path: string) {
  return renderAt(path, { routes: pages, bootstrap: { menu } })
}

test('the rights of a page are asked once, however often it is opened', async () => {
  const asked = rightsServer()
  const { user } = open('/users/me')
  await screen.findByRole('heading', { name: 'Ingrid Solberg' })

  await user.click(screen.getByRole('link', { name: 'Tasks' }))
  await screen.findByRole('heading', { name: 'All tasks' })
  await user.click(screen.getByRole('link', { name: 'My own page' }))
  await screen.findByRole('heading', { name: 'Ingrid Solberg' })

  expect(asked).toEqual([['users'], ['tasks']])
})

test('a page without the right stays closed and leads to the default area', async () => {
  rightsServer('users')
  const { user } = open('/users/me')

  const dialog = await screen.findByRole('alertdialog', {
    name: 'Unauthorized access to Users page',
  })
  expect(dialog).toHaveTextContent('Close will redirect to Tasks page')
  expect(screen.queryByText('Ingrid Solberg')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(window.location.hash).toBe('#/tasks')
})

test('the default area is the one of the reply, not the first page of the menu', async () => {
  rightsServerLeadingTo('users/me', 'My own page', 'tasks')
  const { user } = open('/tasks')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('redirect to My own page page')

  await user.click(screen.getByRole('button', { name: 'Close' }))

  expect(await screen.findByRole('heading', { name: 'Ingrid Solberg' })).toBeVisible()
  expect(window.location.hash).toBe('#/users/me')
})

test.each([
  ['the words of the server', 'My work list', 'Close will redirect to My work list page'],
  ['our own where it has none', '', 'Close will redirect to Tasks page'],
])('the default area is called by %s', async (_case, displayName, text) => {
  rightsServerLeadingTo('tasks', displayName, 'users')
  open('/users/me')

  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text)
})

test('the dialog has one button, Close', async () => {
  rightsServer('users')
  open('/users/me')

  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close'])
})

test('the dialog cannot be left by Esc or by the backdrop', async () => {
  rightsServer('users')
  const { user } = open('/users/me')
  const dialog = await screen.findByRole('alertdialog')

  await user.keyboard('{Escape}')
  await user.click(document.body)

  expect(dialog).toBeInTheDocument()
})

test('rights that cannot be read open nothing, and can be asked for again', async () => {
  server.use(
    http.post(
      RIGHTS,
      () =>
        HttpResponse.json(
          { code: 'upstream_late', message: '', requestId: 'r-9' },
          { status: 504, headers: { 'x-request-id': 'r-9' } },
        ),
      { once: true },
    ),
  )
  const { user } = open('/tasks')

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The identity applications took too long to answer.')
  expect(alert).toHaveTextContent('r-9')
  expect(screen.queryByRole('heading', { name: 'All tasks' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'All tasks' })).toBeVisible()
  })
})

test('a page whose rights had no answer opens by itself when the network is back', async () => {
  const noAnswer = () => HttpResponse.error()
  server.use(http.post(RIGHTS, noAnswer), http.get(atBff('bff/live'), noAnswer))
  open('/tasks')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'All tasks' })).not.toBeInTheDocument()

  rightsServer()
  server.use(http.get(atBff('bff/live'), () => HttpResponse.json({})))
  act(() => void window.dispatchEvent(new Event('online')))

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
})

test('rights that fail are asked for once a navigation, and again when somebody tries again', async () => {
  const asked: string[][] = []
  server.use(
    http.post<never, Asked>(RIGHTS, async ({ request }) => {
      asked.push((await request.json()).navPageRights.map(({ key }) => key))
      return HttpResponse.json(
        { code: 'upstream_late', message: '', requestId: 'r-9' },
        { status: 504 },
      )
    }),
  )
  const { user } = open('/tasks')
  await screen.findByRole('alert')
  expect(asked).toEqual([['tasks']])

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toEqual([['tasks'], ['tasks']]))
  await user.click(screen.getByRole('link', { name: 'My own page' }))
  await waitFor(() => expect(asked.at(-1)).toEqual(['users']))
  await screen.findByRole('alert')

  expect(asked).toEqual([['tasks'], ['tasks'], ['users']])
})
