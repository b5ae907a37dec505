import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../shared/api/baseApi'
import type { AppRoute } from '../../shared/routing/appRoute'
import { useAppDispatch } from '../../shared/store/hooks'
import { tellOtherTabs } from '../session/sessionChannel'
import { atUpstream } from '../../testing/addresses'
import { pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

const AMARA = 'cn=aokafor,ou=users,o=data'
const INGRID = 'cn=isolberg,ou=users,o=data'

const tasksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readWaiting: build.query<{ tasks: string[] }, undefined>({ query: () => 'access/tasks/list' }),
    decide: build.mutation<null, undefined>({
      query: () => ({ url: 'access/tasks', method: 'POST', body: { action: 'approve' } }),
    }),
  }),
})

/** Whose tasks the server gave, and something that the page alone holds. */
function TasksPage() {
  const { data } = tasksApi.endpoints.readWaiting.useQuery(undefined)
  const dispatch = useAppDispatch()
  const [now] = data?.tasks ?? []
  return (
    <>
      <h1>Tasks of {now}</h1>
      <textarea aria-label="Comment" />
      <button
        type="button"
        onClick={() => void dispatch(tasksApi.endpoints.decide.initiate(undefined))}
      >
        Approve
      </button>
    </>
  )
}

function page(path: string, Component: () => React.JSX.Element): AppRoute {
  return {
    path,
    lazy: () => Promise.resolve({ Component }),
    texts: [],
    handle: {
      right: path,
      helpAnchor: path,
      titleKey: path === 'tasks' || path === 'history' ? path : 'users',
    },
  }
}

const routes = [
  page('tasks', TasksPage),
  page('history', () => <h1>History</h1>),
  ...pages.filter(({ path }) => path !== 'tasks'),
]

const menu = [
  { menuName: 'Tasks', mapName: 'tasks', context: '#/tasks', menuOrder: '1' },
  {
    menuName: 'Access',
    mapName: 'access',
    menuOrder: '2',
    subMenuList: [
      { menuName: 'History', mapName: 'history', context: '#/history', menuOrder: '1' },
      { menuName: 'Somebody', mapName: 'somebody', context: '#/users/me', menuOrder: '2' },
    ],
  },
]

/** A server where Amara may act for Ingrid; `decided` holds what she sent. */
function proxyServer(refusal?: string) {
  const decided: unknown[] = []
  server.use(
    http.get(atUpstream('access/tasks/list'), ({ request }) => {
      const asked = new URL(request.url).searchParams.get('proxyUser')
      return HttpResponse.json({ tasks: [asked === INGRID ? 'Ingrid' : 'Amara'] })
    }),
    http.post(atUpstream('access/tasks'), async ({ request }) => {
      decided.push(await request.json())
      return HttpResponse.json({ success: true })
    }),
    http.get(atUpstream('access/proxy/for'), () =>
      HttpResponse.json({
        proxyForUsers: [{ dn: INGRID, fullName: 'Ingrid Solberg' }],
        nextUserIndex: 0,
      }),
    ),
    http.get(atUpstream('access/rob'), () =>
      refusal === undefined
        ? HttpResponse.json({ proxyFor: false })
        : HttpResponse.json({ Fault: { Reason: { Text: refusal } } }, { status: 489 }),
    ),
  )
  return decided
}

function open(path = '/users/me', bootstrap = {}) {
  return renderAt(path, { routes, bootstrap: { menu, proxyFor: true, ...bootstrap } })
}

type User = ReturnType<typeof open>['user']

async function openMenu(user: User) {
  await user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  return screen.findByRole('menu')
}

async function openDialog(user: User) {
  const menu = within(await openMenu(user))
  await user.click(menu.getByRole('menuitem', { name: 'Proxy As' }))
  return screen.findByRole('dialog', { name: 'Proxy As' })
}

async function choose(user: User) {
  await user.type(screen.getByRole('searchbox'), 'Ingrid{Enter}')
  await user.click(await screen.findByRole('option', { name: /Ingrid Solberg/ }))
}

/** As after a reload in proxy mode. */
async function openForIngrid(path = '/tasks', bootstrap = {}) {
  const stored = { user: AMARA, proxied: { dn: INGRID, fullName: 'Ingrid Solberg' } }
  sessionStorage.setItem('proxied-user', JSON.stringify(stored))
  const view = open(path, bootstrap)
  await screen.findByRole('navigation', { name: 'Main' })
  return view
}

const ingridsTasks = () => screen.findByRole('heading', { name: 'Tasks of Ingrid' })
const ownTasks = () => screen.findByRole('heading', { name: 'Tasks of Amara' })
const isRemembered = () => sessionStorage.getItem('proxied-user') !== null

const menuLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

afterEach(() => {
  sessionStorage.clear()
})

test('who acts for nobody is not offered to', async () => {
  proxyServer()
  const { user } = open('/tasks', { proxyFor: false })

  const offered = within(await openMenu(user))

  expect(offered.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  expect(offered.queryByRole('menuitem', { name: 'Proxy As' })).not.toBeInTheDocument()
})

test('nobody goes on without a person, and who takes the choice back is told that one is required', async () => {
  proxyServer()
  const { user } = open()
  const dialog = within(await openDialog(user))
  const onwards = dialog.getByRole('button', { name: 'Continue' })
  expect(onwards).toBeDisabled()

  await choose(user)
  expect(onwards).toBeEnabled()
  await user.click(dialog.getByRole('button', { name: 'Remove Ingrid Solberg' }))

  expect(dialog.getByText('Proxy User is required')).toBeVisible()
  expect(onwards).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(/You act for/)).not.toBeInTheDocument()
})

test('acting for somebody leads to their tasks, with a band, both names and a menu of what can be done for them', async () => {
  proxyServer()
  const { user, container } = open('/tasks')
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Mine')
  const dialog = within(await openDialog(user))

  await choose(user)
  await user.click(dialog.getByRole('button', { name: 'Continue' }))

  expect(await ingridsTasks()).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('')
  expect(
    await screen.findByText(
      'You act for Ingrid Solberg. Every decision is recorded under both names.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: /Amara Okafor.*for Ingrid Solberg/ })).toBeVisible()
  expect(menuLinks()).toEqual(['Tasks', 'Request history'])
  expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument()
  expect(isRemembered()).toBe(true)
  expect(await axe(container)).toHaveNoViolations()
})

test('who may not act for the person is told so and stays who they are', async () => {
  proxyServer('You are not a proxy of this user.')
  const { user } = open()
  const dialog = within(await openDialog(user))
  await choose(user)

  await user.click(dialog.getByRole('button', { name: 'Continue' }))

  expect(await dialog.findByText('You are not a proxy of this user.')).toBeVisible()
  expect(isRemembered()).toBe(false)
})

test('what is decided then is decided in their name', async () => {
  const decided = proxyServer()
  const { user } = await openForIngrid()
  await ingridsTasks()

  await user.click(screen.getByRole('button', { name: 'Approve' }))

  await waitFor(() => {
    expect(decided).toEqual([{ action: 'approve', proxyUser: INGRID }])
  })
})

test('the exit leads to the own tasks and brings the whole menu back', async () => {
  proxyServer()
  const { user } = await openForIngrid('/history')
  const offered = within(await openMenu(user))
  expect(offered.queryByRole('menuitem', { name: 'Proxy As' })).not.toBeInTheDocument()

  await user.click(offered.getByRole('menuitem', { name: 'Exit Proxy : Ingrid Solberg' }))

  expect(await ownTasks()).toBeVisible()
  expect(menuLinks()).toEqual(['Tasks', 'Request history', 'Somebody'])
  expect(screen.queryByText(/You act for/)).not.toBeInTheDocument()
  expect(isRemembered()).toBe(false)
})

test('the band has the exit too', async () => {
  proxyServer()
  const { user } = await openForIngrid()
  await ingridsTasks()

  await user.click(screen.getByRole('button', { name: 'Exit Proxy : Ingrid Solberg' }))

  expect(await ownTasks()).toBeVisible()
})

test('a reload goes on for the same person, and opens their tasks where no page is named', async () => {
  proxyServer()

  await openForIngrid('/')

  expect(await ingridsTasks()).toBeVisible()
})

test.each([
  ['somebody else is signed in', { user: { dn: 'cn=tom', fullName: 'Tom' } }],
  ['the person acts for nobody any more', { proxyFor: false }],
])('it does not when %s', async (_case, bootstrap) => {
  proxyServer()

  await openForIngrid('/tasks', bootstrap)

  expect(await ownTasks()).toBeVisible()
  expect(isRemembered()).toBe(false)
})

test('a page where nothing is done for others stays closed', async () => {
  proxyServer()
  const { user } = await openForIngrid('/users/me')

  const refusal = within(await screen.findByRole('alertdialog'))
  expect(refusal.getByText('Close will redirect to Tasks page')).toBeVisible()
  await user.click(refusal.getByRole('button', { name: 'Close' }))

  expect(await ingridsTasks()).toBeVisible()
})

test('the search field leads to no such page', async () => {
  proxyServer()
  const { user } = await openForIngrid()

  await user.keyboard('{Control>}k{/Control}')

  expect(await screen.findByRole('option', { name: /Request history/ })).toBeVisible()
  expect(screen.queryByRole('option', { name: /Users/ })).not.toBeInTheDocument()
})

test('a sign-out in another tab ends it', async () => {
  proxyServer()
  await openForIngrid()

  tellOtherTabs({ type: 'signed-out' })

  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect(isRemembered()).toBe(false)
})
