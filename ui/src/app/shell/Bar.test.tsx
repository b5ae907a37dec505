import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { bootstrap } from '../../testing/bootstrap'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { atUpstream } from '../../testing/addresses'
import { server } from '../../testing/server'

const notifications = {
  totalCount: 2,
  notificationsList: [
    { type: 'task', name: 'Payment Approver', action: 'waiting', navigation: '#/tasks' },
    { type: 'surprise', name: 'Something new', action: 'happened', navigation: '#/nowhere' },
  ],
}

function open(start = {}) {
  return renderAt('/users/me', { routes: pages, bootstrap: { menu, ...start } })
}

test('the bell counts until it is opened, then lists what waits', async () => {
  server.use(http.get(atUpstream('access/notifyService'), () => HttpResponse.json(notifications)))
  const { user } = open({ notifications })

  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }))
  const list = await screen.findByRole('dialog', { name: 'Notifications' })

  expect(within(list).getByRole('heading', { name: 'You have 2 notifications.' })).toBeVisible()
  expect(within(list).getByText('Something new')).toBeVisible()
  expect(within(list).getAllByRole('link')).toHaveLength(1)

  await user.click(within(list).getByRole('link', { name: /Payment Approver/ }))
  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible()
})

test('what the frame counts is in the digits of the locale', async () => {
  server.use(http.get(atUpstream('access/tasks/badge'), () => HttpResponse.json({ badge: '200+' })))
  open({ notifications, locales: { ...bootstrap().locales, user: 'fa' } })

  expect(await screen.findByRole('button', { name: /Notifications, ۲ new/ })).toHaveTextContent('۲')
  expect(await screen.findByRole('link', { name: /۲۰۰\+ .*waiting/ })).toBeVisible()
})

test('opening the bell reads the notifications again', async () => {
  const fresh = { totalCount: 1, notificationsList: notifications.notificationsList.slice(0, 1) }
  server.use(http.get(atUpstream('access/notifyService'), () => HttpResponse.json(fresh)))
  const { user } = open({ notifications })

  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }))

  expect(await screen.findByRole('heading', { name: 'You have 1 notification.' })).toBeVisible()
})

test('without news there is no number, without the service no bell', async () => {
  const { unmount } = open()
  expect(await screen.findByRole('button', { name: 'Notifications' })).toHaveTextContent(/^$/)
  unmount()

  open({ notifications: null })
  await screen.findByRole('heading', { name: 'Ingrid Solberg' })
  expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument()
})

async function openProfile(bootstrap = {}) {
  const { user } = open(bootstrap)
  await user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  return { user, profile: await screen.findByRole('menu', { name: 'Amara Okafor Profile' }) }
}

test('the profile menu offers what both sides have: languages, sessions, pages, About', async () => {
  const { profile } = await openProfile()

  const choices = within(profile)
    .getAllByRole('menuitemradio')
    .map((item) => item.textContent)
  expect(choices).toEqual([
    'English',
    'العربية',
    'עברית',
    'System default',
    'Light',
    'Dark',
    'Comfortable',
    'Compact',
    'Show',
    'Hide',
  ])
  expect(
    within(profile)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Active sessions', 'About', 'Help', 'Sign out'])
  expect(await axe(profile)).toHaveNoViolations()
})

test('another language turns the page at once and is kept with the user', async () => {
  const stored: unknown[] = []
  server.use(
    http.post(atUpstream('access/ulp/l10n/listLocales'), async ({ request }) => {
      stored.push(await request.json())
      return HttpResponse.json({ success: true })
    }),
  )
  const { user, profile } = await openProfile()

  await user.click(within(profile).getByRole('menuitemradio', { name: 'العربية' }))

  await waitFor(() => {
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  })
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(localStorage.getItem('current-locale')).toBe('ar')
  await waitFor(() => {
    expect(stored).toEqual([{ userDN: 'cn=aokafor,ou=users,o=data', userPreferredLocales: ['ar'] }])
  })
  expect(screen.getByText('مدير الهوية')).toBeInTheDocument()
})

test('a locale goes back as the identity applications spell it', async () => {
  const stored: unknown[] = []
  server.use(
    http.post(atUpstream('access/ulp/l10n/listLocales'), async ({ request }) => {
      stored.push(await request.json())
      return HttpResponse.json({ success: true })
    }),
  )
  const { user, profile } = await openProfile()

  await user.click(within(profile).getByRole('menuitemradio', { name: 'עברית' }))

  await waitFor(() => {
    expect(stored).toMatchObject([{ userPreferredLocales: ['iw'] }])
  })
  expect(document.documentElement).toHaveAttribute('lang', 'he')
  expect(within(profile).getByRole('menuitemradio', { name: 'עברית' })).toBeChecked()
})

test('a language that could not be kept says so', async () => {
  server.use(
    http.post(atUpstream('access/ulp/l10n/listLocales'), () =>
      HttpResponse.json({ Fault: { Reason: { Text: 'Read-only directory' } } }, { status: 489 }),
    ),
  )
  const { user, profile } = await openProfile()

  await user.click(within(profile).getByRole('menuitemradio', { name: 'English' }))
  await user.click(within(profile).getByRole('menuitemradio', { name: 'العربية' }))

  expect(await screen.findByText(/Read-only directory/)).toBeInTheDocument()
})

test('theme and density take effect and are kept on the device', async () => {
  const { user, profile } = await openProfile()

  await user.click(within(profile).getByRole('menuitemradio', { name: 'Dark' }))
  await user.click(within(profile).getByRole('menuitemradio', { name: 'Compact' }))

  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(document.documentElement).toHaveAttribute('data-density', 'compact')
  expect(localStorage).toMatchObject({ theme: 'dark', density: 'compact' })
})

test('an administrator hides DNs, and the device keeps the choice', async () => {
  const { user, profile } = await openProfile()
  const choices = within(profile).getByRole('group', { name: 'Distinguished names (DNs)' })

  await user.click(within(choices).getByRole('menuitemradio', { name: 'Hide' }))

  await waitFor(() => expect(localStorage).toMatchObject({ dns: 'off' }))
})

test('an employee, who sees no DNs, has no switch for them', async () => {
  const { profile } = await openProfile({ rights: { authorized: true, readOnly: true } })

  expect(within(profile).getByRole('group', { name: 'Theme' })).toBeVisible()
  expect(within(profile).queryByRole('group', { name: /DNs/ })).not.toBeInTheDocument()
})

test('an entry of the profile submenu whose page is there is a link to it', async () => {
  const own = { menuName: 'My own page', mapName: 'mine', context: '#/tasks', menuOrder: '1' }
  const profileMenu = { menuName: 'Profile', mapName: 'profileMenu', subMenuList: [own] }
  const { user, profile } = await openProfile({ menu: [profileMenu] })
  const entry = within(profile).getByRole('menuitem', { name: 'My own page' })
  expect(entry).toHaveAttribute('href', '#/tasks')
  expect(within(profile).queryByRole('menuitem', { name: 'About' })).not.toBeInTheDocument()

  await user.click(entry)

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
})

test.each([
  ['the operator names a page', 'https://product.example/', ['https://product.example/']],
  ['the operator names none', '', []],
])('when %s, About leads to it or to nothing', async (_case, productInformation, links) => {
  const { user, profile } = await openProfile({
    addresses: { olderDashboard: '', productInformation, passwordChange: '', formScripts: [] },
  })
  await user.click(within(profile).getByRole('menuitem', { name: 'About' }))
  const about = within(await screen.findByRole('dialog', { name: 'Identity Manager' }))

  const found = about.queryAllByRole('link', { name: 'Product information' })
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links)
})

test('About names the version, the build date and the revision', async () => {
  const { user, profile } = await openProfile()

  await user.click(within(profile).getByRole('menuitem', { name: 'About' }))
  const about = await screen.findByRole('dialog', { name: 'Identity Manager' })

  expect(about).toHaveTextContent('CE 24.4 (v4.10.0)')
  expect(about).toHaveTextContent(/2025-Jun-01 \d\d:\d\d:00/)
  expect(about).toHaveTextContent('abc1234')
  expect(about).toHaveTextContent('Copyright of this software lies with its authors')
  expect(about).toHaveTextContent('provided as it is, without warranty of any kind')
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(about).not.toBeInTheDocument()
  })
})
