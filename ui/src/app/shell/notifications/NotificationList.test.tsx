import { screen, waitFor, within } from '@testing-library/react'
import { Bell, Box, ClipboardCheck, IdCard, LifeBuoy, type IconNode } from 'lucide'
import { http, HttpResponse } from 'msw'
import { renderToStaticMarkup } from 'react-dom/server'
import { Icon } from '../../../shared/ui/Icon'
import { bootstrap } from '../../../testing/bootstrap'
import { menu, pages } from '../../../testing/pages'
import { renderAt } from '../../../testing/renderAt'
import { atUpstream } from '../../../testing/addresses'
import { server } from '../../../testing/server'

const drawing = (icon: IconNode) =>
  renderToStaticMarkup(<Icon of={icon} />).replace(/^<svg[^>]*>|<[/]svg>$/g, '')

test.each([
  ['task', ClipboardCheck, 'Task'],
  ['role', IdCard, 'Role'],
  ['resource', Box, 'Resource'],
  ['helpdesk', LifeBuoy, 'Help desk'],
  ['surprise', Bell, 'surprise'],
])('an entry of type %s has its icon, and says name, type and action', async (type, icon, kind) => {
  const notifications = {
    totalCount: 1,
    notificationsList: [{ type, name: 'Payment Approver', action: 'waiting' }],
  }
  server.use(http.get(atUpstream('access/notifyService'), () => HttpResponse.json(notifications)))
  const { user } = renderAt('/tasks', { routes: pages, bootstrap: { notifications } })
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }))

  const item = within(await screen.findByRole('dialog')).getByRole('listitem')
  expect(item).toHaveTextContent(`Payment Approver${kind} · waiting`)
  expect(item).toContainHTML(drawing(icon))
})

test.each([
  [
    { newTasksCount: 3, newRolesCount: 0, newResourcesCount: 1, newHelpdeskTasksCount: 2 },
    ['Task 3', 'Resource 1', 'Help desk 2'],
  ],
  [{ newRolesCount: 1 }, ['Role 1']],
  [{}, []],
])('of %j new ones it says how many there are of each type', async (counts, said) => {
  const notifications = { totalCount: 6, notificationsList: [], ...counts }
  server.use(http.get(atUpstream('access/notifyService'), () => HttpResponse.json(notifications)))
  const { user } = renderAt('/tasks', { routes: pages, bootstrap: { notifications } })
  await user.click(await screen.findByRole('button', { name: 'Notifications, 6 new' }))

  const items = within(await screen.findByRole('dialog')).queryAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(said)
})

test.each([
  [{ newTasksCount: 3, newRolesCount: 1 }, ['Tasks: 3 new, 16 waiting', 'Role 1']],
  [{}, ['Tasks: 0 new, 16 waiting']],
])('of %j new ones it says how many tasks wait, as the menu does', async (counts, said) => {
  const notifications = { totalCount: 4, notificationsList: [], ...counts }
  server.use(
    http.get(atUpstream('access/notifyService'), () => HttpResponse.json(notifications)),
    http.get(atUpstream('access/tasks/badge'), () => HttpResponse.json({ badge: '16' })),
  )
  const { user } = renderAt('/tasks', { routes: pages, bootstrap: { notifications, menu } })
  expect(await screen.findByRole('link', { name: 'Tasks 16 waiting' })).toBeVisible()
  await user.click(
    await screen.findByRole('button', { name: 'Notifications, 4 new. Tasks waiting: 16' }),
  )

  const items = within(await screen.findByRole('dialog')).queryAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(said)
})

test('without news the popup says so once', async () => {
  const { user } = renderAt('/tasks', { routes: pages })
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))

  const popup = await screen.findByRole('dialog')
  expect(within(popup).getByRole('heading', { name: 'No news' })).toBeVisible()
  expect(popup).toHaveTextContent(/^No news$/)
  expect(within(popup).queryByRole('list')).not.toBeInTheDocument()
})

test.each(['1', '7'])('notifications are read for client %s', async (id) => {
  const asked: (string | null)[] = []
  server.use(
    http.get(atUpstream('access/notifyService'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('client'))
      return HttpResponse.json({ totalCount: 0, notificationsList: [] })
    }),
  )
  const client = { ...bootstrap().client, id }
  const { user } = renderAt('/tasks', { routes: pages, bootstrap: { client } })

  await user.click(await screen.findByRole('button', { name: 'Notifications' }))

  await waitFor(() => {
    expect(asked).toEqual([id])
  })
})
