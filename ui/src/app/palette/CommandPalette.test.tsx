import { setImmediate } from 'node:timers/promises'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import type { AppRoute } from '../../shared/platform/routing/appRoute'
import type { Bootstrap } from '../../shared/platform/session/sessionApi'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { gate } from '../../testing/gate'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { DEBOUNCE_MS } from './useFindings'

type PersonListNode = components['schemas']['PersonListNode']
type RequestListNode = components['schemas']['PermissionRequestHistoryListNode']
type RoleListNode = components['schemas']['RolesListResponseNode']
type RightsNode = components['schemas']['NavPagesRightsListNode']

const USERS = atUpstream('access/users/list')
const REQUESTS = atUpstream('access/requests/historylist')
const ROLES = atUpstream('catalog/roles/listV2')
const RIGHTS = atUpstream('access/info/user/navigationrights')

afterEach(() => {
  sessionStorage.clear()
})

function pageOf(path: string, title: string, isWindow = false): AppRoute {
  return {
    path,
    lazy: () => Promise.resolve({ Component: () => <h1>{title}</h1> }),
    texts: [],
    handle: { right: path, helpAnchor: path, titleKey: 'tasks', isWindow },
  }
}

const allPages = [...pages, pageOf('history/:id', 'One request'), pageOf('role/:dn', 'One role')]

const people = ['Ingrid Solberg', 'Ingmar Roth'].map((fullName, index) => ({
  dn: `cn=${String(index)},o=data`,
  fullName,
}))

/** A server that finds people by a part of the name, a role and a request; `asked` records the searches. */
function directory() {
  const asked: string[] = []
  const q = (url: string) => new URL(url).searchParams.get('q') ?? ''
  server.use(
    http.get(USERS, ({ request }) => {
      asked.push(q(request.url))
      const usersList = people.filter(({ fullName }) => fullName.includes(q(request.url)))
      return HttpResponse.json<PersonListNode>({ usersList, totalSize: usersList.length })
    }),
    http.get(ROLES, () =>
      HttpResponse.json<RoleListNode>({
        roles: [{ id: 'cn=Payer,o=data', name: 'Payer', description: 'Pays the bills' }],
      }),
    ),
    http.get(REQUESTS, () =>
      HttpResponse.json<RequestListNode>({
        requests: [{ id: '77', name: 'Payment Approver', recipientName: 'Ingrid Solberg' }],
        total: 1,
      }),
    ),
  )
  return asked
}

// On a busy machine, typing may pause longer than intended, which starts further searches.
beforeEach(() => {
  directory()
})

function open(bootstrap: Partial<Bootstrap> = {}, routes: readonly AppRoute[] = pages) {
  return renderAt('/tasks', { routes, bootstrap: { menu, ...bootstrap } })
}

async function openPalette(...args: Parameters<typeof open>) {
  const view = open(...args)
  await screen.findByRole('heading', { name: 'All tasks' })
  await view.user.keyboard('{Control>}k{/Control}')
  const palette = await screen.findByRole('dialog', { name: 'Search or go to' })
  const field = within(palette).getByRole('searchbox', { name: 'Search or go to' })
  return { ...view, palette, field }
}

const optionsOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map(
      (option) => within(option).getAllByText(/^[^↵]/, { ignore: '[aria-hidden]' })[0]?.textContent,
    )

test('the key opens it on the field, with the pages of the menu and those that the rights open', async () => {
  const { palette, field } = await openPalette()

  expect(field).toHaveFocus()
  const group = within(palette).getByRole('group', { name: 'Go to' })
  expect(optionsOf(group)).toEqual(['Tasks', 'My own page', 'Users'])
  expect(await axe(palette)).toHaveNoViolations()
})

test('the button in the bar opens it, and gets the focus back', async () => {
  const { user } = open()
  const button = await screen.findByRole('button', { name: /^Search people/ })

  await user.click(button)
  await screen.findByRole('dialog', { name: 'Search or go to' })
  await user.keyboard('{Escape}')

  await waitFor(() => {
    expect(button).toHaveFocus()
  })
})

test('by keyboard alone a page is found and opened, and is there again under Recent', async () => {
  const { user, palette } = await openPalette()

  await user.paste('own')
  expect(within(palette).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('heading', { name: 'Ingrid Solberg' })).toBeVisible()
  expect(palette).not.toBeInTheDocument()

  await user.keyboard('{Control>}k{/Control}')
  const recent = await screen.findByRole('group', { name: 'Recent' })
  expect(optionsOf(recent)).toEqual(['My own page'])
})

test('what somebody else opened in this tab is not shown', async () => {
  const destinations = [{ kind: 'page', path: '/tasks', title: 'Secret', detail: '' }]
  sessionStorage.setItem('palette-recent', JSON.stringify({ user: 'cn=other', destinations }))

  const { palette } = await openPalette()

  expect(within(palette).queryByText('Secret')).not.toBeInTheDocument()
})

test('a page that is opened for something in a window of its own is not offered', async () => {
  const form = pageOf('form/details', 'A form', true)
  const { palette } = await openPalette({ menu: [] }, [...pages, form])

  const group = await within(palette).findByRole('group', { name: 'Go to' })
  expect(optionsOf(group)).toEqual(['Tasks', 'Users'])
})

test('a page that is in no menu is offered where the right to it is there', async () => {
  const { palette } = await openPalette({ menu: [] })
  const group = await within(palette).findByRole('group', { name: 'Go to' })
  expect(optionsOf(group)).toEqual(['Tasks', 'Users'])
})

test('a page without the right is not offered', async () => {
  server.use(
    http.post(RIGHTS, () =>
      HttpResponse.json<RightsNode>({ navPageRights: [{ key: 'broken', value: 'false' }] }),
    ),
  )
  const { palette } = await openPalette({ menu: [] })
  await waitFor(() => {
    expect(optionsOf(within(palette).getByRole('group', { name: 'Go to' }))).toEqual(['Tasks'])
  })
})

test('people, roles and requests are found when typing pauses', async () => {
  const asked = directory()
  const { palette } = await openPalette({}, allPages)
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  for (const letter of 'Ingrid') {
    await user.keyboard(letter)
    act(() => jest.advanceTimersByTime(DEBOUNCE_MS - 1))
    await setImmediate()
  }
  act(() => jest.advanceTimersByTime(1))
  jest.useRealTimers()

  const found = await within(palette).findByRole('group', { name: 'People' })
  expect(optionsOf(found)).toEqual(['Ingrid Solberg'])
  expect(asked).toEqual(['Ingrid'])
  await waitFor(() => {
    expect(within(palette).getByRole('status')).toHaveTextContent('3 results')
  })
})

test.each([
  [/the bills$/, 'One role', '#/role/cn%3DPayer%2Co%3Ddata'],
  [/Ingrid Solberg$/, 'One request', '#/history/77'],
])('what was found, %p, leads to its page', async (name, title, address) => {
  directory()
  const { user, palette } = await openPalette({}, allPages)
  await user.keyboard('Pay')

  await user.click(await within(palette).findByRole('option', { name }))

  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(window.location.hash).toBe(address)
})

test('a DN that is pasted leads to its person', async () => {
  server.use(http.get(atUpstream('access/users/details'), () => HttpResponse.json(people[0])))
  const { user } = await openPalette()

  await user.paste('cn=isolberg,ou=users,o=data')

  expect(await screen.findByRole('group', { name: 'People' })).toHaveTextContent('Ingrid Solberg')
})

test('what has no page here is not looked for', async () => {
  directory()
  let isAsked = false
  server.use(
    http.get(REQUESTS, () => {
      isAsked = true
      return HttpResponse.json<RequestListNode>({ requests: [] })
    }),
  )
  const { user, palette } = await openPalette()

  await user.keyboard('Ingrid')

  await within(palette).findByRole('group', { name: 'People' })
  expect(isAsked).toBe(false)
})

test('a search that is no longer wanted is broken off, and never shown', async () => {
  const { passed, open: answer } = gate()
  const happened: string[] = []
  server.use(
    http.get(USERS, async ({ request }) => {
      if (!request.url.includes('q=Ing&')) return HttpResponse.json({ usersList: [people[1]] })
      happened.push('asked')
      request.signal.addEventListener('abort', () => happened.push('broken off'))
      await passed
      return HttpResponse.json({ usersList: people })
    }),
  )
  const { user, palette } = await openPalette()

  await user.keyboard('Ing')
  await waitFor(() => {
    expect(happened).toEqual(['asked'])
  })
  await user.keyboard('mar')
  expect(await within(palette).findByRole('option', { name: /Ingmar/ })).toBeVisible()
  answer()

  expect(happened).toEqual(['asked', 'broken off'])
  expect(within(palette).queryByRole('option', { name: /Solberg/ })).not.toBeInTheDocument()
})

test('a failed search says what failed and why, and is repeated on request', async () => {
  server.use(http.get(USERS, () => new HttpResponse(null, { status: 500 })))
  const { user, palette } = await openPalette()

  await user.keyboard('Ingrid')
  const alert = await within(palette).findByRole('alert')
  expect(alert).toHaveTextContent('Could not load: People.')
  directory()
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))

  expect(await within(palette).findByRole('option', { name: /Ingrid Solberg/ })).toBeVisible()
  expect(alert).not.toBeInTheDocument()
})

test('too many people are none, and that is what is said', async () => {
  server.use(
    http.get(USERS, () => HttpResponse.json<PersonListNode>({ usersList: [], hasMore: true })),
  )
  const { user, palette } = await openPalette()

  await user.keyboard('zzz')

  const text = 'Too many results to show: People. Refine your search.'
  expect(await within(palette).findByText(text)).toBeVisible()
  expect(within(palette).queryByText(/Nothing found/)).not.toBeInTheDocument()
})

test('a text that leads nowhere is repeated', async () => {
  directory()
  const { user, palette } = await openPalette()

  await user.keyboard('zzz')

  expect(await within(palette).findByText('Nothing found for “zzz”.')).toBeVisible()
})
