import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { featureRoutes } from '../../app/routes'
import type { AppRoute } from '../../shared/platform/routing/appRoute'
import { axe } from '../../testing/axe'
import { pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { inArabic } from '../../testing/renderOnPage'
import { server } from '../../testing/server'
import { fakeLanding, LANDING, nothingNext } from './fakeLandingServer'
import { toLanding } from './routes'

const [ME, BO] = ['cn=aokafor,ou=users,o=data', 'cn=blind,ou=users,o=data']
const NOON = new Date(2026, 2, 20, 12).getTime()
/** Bootstrap data of a person who may not see the dashboard. */
const withoutDashboard = {
  navigationRights: {
    pages: { dashboard: false },
    areaDefault: 'landing',
    areaDefaultDisplayName: 'Home',
  },
}
const own = featureRoutes.filter(({ path }) => /^(landing|users|dashboard)$/.test(path))
const routes: readonly AppRoute[] = [...own, ...pages.filter(({ path }) => path === 'tasks')]
const withLists = featureRoutes.filter(({ path }) =>
  /^(landing|tasks|history|permissions|requests)$/.test(path),
)

beforeEach(() => {
  jest.useFakeTimers({
    now: NOON,
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
  })
  server.use(...nothingNext)
})
afterEach(() => jest.useRealTimers())

function open(path = toLanding()) {
  server.use(fakeLanding())
  return renderAt(path, { routes, bootstrap: withoutDashboard })
}

test('whoever signs in and names no page comes home, and is greeted', async () => {
  open('/')

  expect(await screen.findByRole('heading', { name: 'Good afternoon, Amara Okafor' })).toBeVisible()
  expect(document.title).toContain('Home')
})

test('what is offered stands in its categories, in order, and what has none at the end', async () => {
  open()

  await screen.findByRole('region', { name: 'Everyday' })
  const shown = screen.getAllByRole('region').map((region) => [
    within(region).getByRole('heading').textContent,
    ...within(region)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ])
  expect(shown).toEqual([
    ['Tasks to decide', 'Show all Tasks to decide'],
    ['Everyday', 'My Tasks', 'Find PeopleEverybody here'],
    ['More', 'Intranet'],
  ])
  expect(screen.getByText('What you need most')).toBeVisible()
})

test('a link leads to its page', async () => {
  const { user } = open()

  await user.click(await screen.findByRole('link', { name: 'My Tasks' }))

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
})

test('a link to another place says that it opens a tab, which learns nothing of this one', async () => {
  open()

  const intranet = await screen.findByRole('link', { name: /Intranet/ })

  expect(intranet).toHaveAttribute('href', 'https://intranet.aldermoor.example/')
  expect(intranet).toHaveAttribute('rel', 'noreferrer')
  expect(within(intranet).getByRole('img', { name: 'Opens in a new tab' })).toBeVisible()
})

test('a permission leads to where it is asked for, and is left out for who may not ask', async () => {
  const requests: AppRoute = {
    path: 'requests',
    lazy: () => Promise.resolve({ Component: () => <h1>Ask for access</h1> }),
    texts: [],
    handle: { right: 'requests', helpAnchor: 'requests', titleKey: 'access' },
  }
  server.use(fakeLanding())
  const { user } = renderAt(toLanding(), {
    routes: [...routes, requests],
    bootstrap: withoutDashboard,
  })

  await user.click(await screen.findByRole('link', { name: 'Laptop' }))

  expect(await screen.findByRole('heading', { name: 'Ask for access' })).toBeVisible()
  expect(window.location.hash).toBe('#/requests?item=cn%3DLaptop%2Co%3Dsystem&kind=prd')
})

test('an item shows its picture, and a drawing where it cannot be shown', async () => {
  open()
  const link = await screen.findByRole('link', { name: /Find People/ })
  const picture = within(link).getByRole('presentation')

  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,iVBOR/))
  fireEvent.error(picture)
  expect(within(link).queryByRole('presentation')).not.toBeInTheDocument()
})

test('a page with nothing to offer says so', async () => {
  server.use(fakeLanding({ itemCategories: [], uncategorizedItems: [] }))
  renderAt(toLanding(), { routes, bootstrap: withoutDashboard })

  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})

test('a page that cannot be read says so, and is read again', async () => {
  server.use(fakeLanding())
  server.use(http.get(LANDING, () => new HttpResponse(null, { status: 502 }), { once: true }))
  const { user } = renderAt(toLanding(), { routes, bootstrap: withoutDashboard })

  expect(await screen.findByText('Failed to fetch the home page.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('region', { name: 'Everyday' })).toBeVisible()
})

test('what to do next stands above: tasks that are due, the latest requests, access that ends soon', async () => {
  const DAY_MS = 86_400_000
  const held = (name: string, days: number) => ({
    id: `cn=${name}`,
    name,
    entityType: 'role',
    expiryDate: NOON + days * DAY_MS,
  })
  const request = (id: string, name: string, recipient: string, recipientName: string) => ({
    ...{ id, name, recipient, recipientName, entityType: 'role', requestState: 15 },
    requestDate: NOON - 3 * DAY_MS,
  })
  const asked: string[] = []
  server.use(
    fakeLanding(),
    http.get('*/rest/access/tasks/list', ({ request: call }) => {
      asked.push(new URL(call.url).searchParams.get('expireWithin') ?? '')
      return HttpResponse.json({
        tasks: [{ taskId: 't1', processName: 'Payer', recipientName: 'Tomás Herrera' }],
      })
    }),
    http.get('*/rest/access/requests/historylist', () =>
      HttpResponse.json({
        requests: [
          request('r1', 'Auditor', ME, 'Amara Okafor'),
          request('r2', 'Seller', BO, 'Bo Lind'),
        ],
      }),
    ),
    http.get('*/rest/access/assignments/advanced', () =>
      HttpResponse.json({ assignments: [held('Clerk', 5), held('Buyer', 90)], total: 2 }),
    ),
  )
  renderAt(toLanding(), { routes: withLists })

  expect(await screen.findByRole('link', { name: 'Payer' })).toBeVisible()
  expect(asked).toEqual(['52'])
  expect(await screen.findByRole('link', { name: 'Auditor' })).toBeVisible()
  const requests = within(screen.getByRole('region', { name: 'Your latest requests' }))
  const rows = requests.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'AuditorApproval Pending3 days ago',
    'SellerBo LindApproval Pending3 days ago',
  ])
  expect(await screen.findByRole('link', { name: 'Clerk' })).toBeVisible()
  expect(screen.queryByText('Buyer')).not.toBeInTheDocument()
})

test('without tasks and requests it says so, and leads to asking', async () => {
  server.use(fakeLanding())
  renderAt(toLanding(), { routes: withLists })

  expect(await screen.findByText('No tasks are waiting for you.')).toBeVisible()
  expect(await screen.findByText('Nothing ends within 30 days.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Request access' })).toHaveAttribute(
    'href',
    '#/requests',
  )
})

test('the home page is accessible, also from the right', async () => {
  server.use(fakeLanding())
  const { container } = renderAt(toLanding(), {
    routes,
    bootstrap: { ...withoutDashboard, ...inArabic() },
  })

  expect(
    await screen.findByRole('heading', { name: 'طاب نهارك، \u2068Amara Okafor\u2069' }),
  ).toBeVisible()
  await screen.findByRole('region', { name: 'Everyday' })
  expect(await axe(container)).toHaveNoViolations()
})
