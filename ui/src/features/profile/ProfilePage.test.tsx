import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { AMARA, amara, fakeProfile } from '../../testing/fakeProfile'
import { profileRoutes, toProfile } from './routes'

const name = () => screen.findByRole('heading', { level: 1, name: 'Amara Okafor' })

interface Asked {
  navPageRights: { key: string }[]
}

function rights(own: Record<string, boolean>) {
  const asked: string[][] = []
  const answer = { areaDefault: 'landing', areaDefaultDisplayName: 'Home' }
  const navPageRights = Object.entries(own).map(([key, value]) => ({ key, value: String(value) }))
  server.use(
    http.post<never, Asked>(
      atUpstream('access/info/user/navigationrights'),
      async ({ request }) => {
        asked.push((await request.json()).navPageRights.map(({ key }) => key))
        return HttpResponse.json({ ...answer, navPageRights })
      },
    ),
  )
  return { asked, bootstrap: { navigationRights: { ...answer, pages: own } } }
}

test('people see themselves with the rights of their profile', async () => {
  const { asked } = fakeProfile()
  renderAt(toProfile())

  expect(await name()).toBeVisible()
  expect(screen.getByText(AMARA)).toBeVisible()
  expect(
    within(screen.getByRole('region', { name: 'Secondary attributes' })).getByText('Oslo'),
  ).toBeVisible()
  expect(asked).toEqual([{ userDn: AMARA, clientId: '1', isProfile: 'true' }])
  expect(document.title).toContain('My profile')
})

test('a profile that cannot be read can be tried again', async () => {
  fakeProfile()
  server.use(
    http.get(atUpstream('access/users/details'), () => new HttpResponse(null, { status: 502 }), {
      once: true,
    }),
  )
  const { user } = renderAt(toProfile())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch the user.')

  await user.click(within(alert).getByRole('button'))

  expect(await name()).toBeVisible()
})

test('one’s own photo is shown also when others do not see it', async () => {
  fakeProfile({ ...amara, image: 'iVBORw0KGgo=', hideProfilePhoto: true })
  renderAt(toProfile())

  await name()
  expect(screen.getByRole('main')).toContainHTML('src="data:image/png;base64,iVBORw0KGgo="')
})

test('each section has its address', async () => {
  fakeProfile()
  server.use(
    http.post(atUpstream('access/info/user/passwordsyncstatus'), () =>
      HttpResponse.json({ messages: [] }),
    ),
  )
  const { user } = renderAt(toProfile('passwordSyncStatus'))
  expect(await screen.findByText('No connected system receives this password')).toBeVisible()
  const tabs = screen.getByRole('tablist', { name: 'My profile' })

  await user.click(within(tabs).getByRole('tab', { name: 'Details' }))

  expect(window.location.hash).toBe('#/profile')
  await user.click(within(tabs).getByRole('tab', { name: 'Password' }))
  expect(await screen.findByText('No connected system receives this password')).toBeVisible()
  expect(window.location.hash).toBe('#/profile/passwordSyncStatus')
})

test('a section that is not there shows the details', async () => {
  fakeProfile()
  renderAt('/profile/somethingElse')

  expect(await screen.findByRole('region', { name: 'Primary attributes' })).toBeVisible()
})

test('the way to the org chart is there for whom it is open, and the profile is open without it', async () => {
  fakeProfile()
  const { unmount } = renderAt(toProfile())
  await name()
  expect(await screen.findByRole('link', { name: 'Org chart' })).toHaveAttribute(
    'href',
    `#/orgchart/${encodeURIComponent(AMARA)}`,
  )
  unmount()

  const { asked, ...options } = rights({ profile: true, orgchart: true, orgChart: false })
  renderAt(toProfile(), options)
  await name()
  await waitFor(() => expect(asked).toContainEqual(['orgChart']))
  await act(() => Promise.resolve())
  expect(screen.queryByRole('link', { name: 'Org chart' })).not.toBeInTheDocument()
})

test('whom the profile is closed to gets neither the page nor the way to it', async () => {
  fakeProfile()
  const { user } = renderAt(toProfile(), { ...rights({ profile: false }), routes: profileRoutes })

  expect(
    await screen.findByRole('alertdialog', { name: 'Unauthorized access to My profile page' }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  await screen.findByRole('menu')
  expect(screen.queryByRole('menuitem', { name: 'Active sessions' })).not.toBeInTheDocument()
})

test('the page has no barriers', async () => {
  fakeProfile()
  const { container } = renderAt(toProfile())

  await name()
  expect(await axe(container)).toHaveNoViolations()
})

describe('the language', () => {
  const language = () => screen.findByRole('combobox', { name: 'Language' })

  test('turns the page at once and is kept with the person, in the spelling of the server', async () => {
    const { asked } = fakeProfile()
    const stored: unknown[] = []
    server.use(
      http.post(atUpstream('access/ulp/l10n/listLocales'), async ({ request }) => {
        stored.push(await request.json())
        return HttpResponse.json({ success: true })
      }),
    )
    const { user } = renderAt(toProfile())

    await user.selectOptions(await language(), 'עברית')

    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'he'))
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    await waitFor(() => expect(stored).toEqual([{ userDN: AMARA, userPreferredLocales: ['iw'] }]))
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  test('that cannot be kept is told, and stays on this device', async () => {
    fakeProfile()
    server.use(
      http.post(atUpstream('access/ulp/l10n/listLocales'), () =>
        HttpResponse.json({ success: false, message: 'The directory is read-only.' }),
      ),
    )
    const { user } = renderAt(toProfile())

    await user.selectOptions(await language(), 'العربية')

    expect(await screen.findByText(/The directory is read-only\./)).toBeVisible()
    expect(localStorage.getItem('current-locale')).toBe('ar')
  })
})
