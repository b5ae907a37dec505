import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { requestsRoutes } from '../features/requests/routes'
import { baseApi } from '../shared/platform/api/baseApi'
import type { AppRoute } from '../shared/platform/routing/appRoute'
import { useAppDispatch } from '../shared/platform/store/hooks'
import { atUpstream } from './addresses'
import { pages } from './pages'
import { renderAt } from './renderAt'
import { server } from './server'

const AMARA = 'cn=aokafor,ou=users,o=data'
export const INGRID = 'cn=isolberg,ou=users,o=data'

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
  ...requestsRoutes,
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
      { menuName: 'Requests', mapName: 'requests', context: '#/requests', menuOrder: '2' },
      { menuName: 'Somebody', mapName: 'somebody', context: '#/users/me', menuOrder: '3' },
    ],
  },
]

/** A server where Amara may act for Ingrid; `decided` records her decisions. */
export function proxyServer(refusal?: string) {
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

export function open(path = '/users/me', bootstrap = {}) {
  return renderAt(path, { routes, bootstrap: { menu, proxyFor: true, ...bootstrap } })
}

type User = ReturnType<typeof open>['user']

export async function openMenu(user: User) {
  await user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  return screen.findByRole('menu')
}

export async function openDialog(user: User) {
  const menu = within(await openMenu(user))
  await user.click(menu.getByRole('menuitem', { name: 'Proxy As' }))
  return screen.findByRole('dialog', { name: 'Proxy As' })
}

export async function choose(user: User) {
  await user.type(screen.getByRole('searchbox'), 'Ingrid{Enter}')
  await user.click(await screen.findByRole('option', { name: /Ingrid Solberg/ }))
}

/** Opens the page as after a reload in proxy mode. */
export async function openForIngrid(path = '/tasks', bootstrap = {}) {
  const stored = { user: AMARA, proxied: { dn: INGRID, fullName: 'Ingrid Solberg' } }
  sessionStorage.setItem('proxied-user', JSON.stringify(stored))
  const view = open(path, bootstrap)
  await screen.findByRole('navigation', { name: 'Main' })
  return view
}

export const ingridsTasks = () => screen.findByRole('heading', { name: 'Tasks of Ingrid' })
export const ownTasks = () => screen.findByRole('heading', { name: 'Tasks of Amara' })
export const isRemembered = () => sessionStorage.getItem('proxied-user') !== null

export const menuLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
