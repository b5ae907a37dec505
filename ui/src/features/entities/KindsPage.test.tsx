import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import {
  containers,
  DEFINITIONS,
  department,
  departments,
  fakeEntities,
  fault,
  LIST,
} from '../../testing/fakeEntities'
import { toEntityCreate, toEntities, toKind } from './routes'

const users = { ...departments, key: 'user', display: 'Users' }
const groups = { ...departments, key: 'group', display: 'Groups' }
const hidden = { ...departments, key: 'secret', display: 'Secrets', isViewable: false }

test('each kind of entity has a card with how many there are, which leads to its list', async () => {
  const { handlers } = fakeEntities([department('IT'), department('HR')], [departments, containers])
  server.use(...handlers)
  const { container } = renderAt(toEntities())

  const cards = within(await screen.findByRole('list', { name: 'Entities' }))
  const card = cards.getByRole('link', { name: /^Departments/ })
  expect(await within(card).findByText('2 entries')).toBeVisible()
  expect(card).toHaveAttribute('href', '#/entities/department')
  expect(cards.getByRole('link', { name: /^Containers/ })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('the names of kinds come in the language that is chosen, without a reload', async () => {
  const named = { display: 'Departments' }
  server.use(
    http.get(DEFINITIONS, () =>
      HttpResponse.json({ entityDefinitions: [{ ...departments, ...named }] }),
    ),
    http.post(atUpstream('access/ulp/l10n/listLocales'), () => {
      named.display = 'الأقسام'
      return HttpResponse.json({ success: true })
    }),
    ...fakeEntities([]).handlers,
  )
  const { user } = renderAt(toEntities())
  await screen.findByRole('link', { name: /^Departments/ })

  await user.click(screen.getByRole('button', { name: /Amara Okafor/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }))

  expect(await screen.findByRole('link', { name: /^الأقسام/, hidden: true })).toBeInTheDocument()
})

test('people and groups have sections of their own, and what may not be seen has no card', async () => {
  server.use(...fakeEntities([], [users, groups, hidden, departments]).handlers)
  renderAt(toEntities())

  expect(await screen.findByRole('link', { name: /^Departments/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Secrets/ })).not.toBeInTheDocument()
  const cards = within(screen.getByRole('list', { name: 'Entities' }))
  expect(cards.getAllByRole('listitem')).toHaveLength(1)
})

test('the address of a kind with a section of its own leads there', async () => {
  server.use(
    ...fakeEntities([], [users]).handlers,
    http.get(atUpstream('access/users/list'), () =>
      HttpResponse.json({ usersList: [], totalSize: 0 }),
    ),
  )
  renderAt(toKind('user'))

  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  expect(window.location.hash).toBe('#/users')
})

test('a number that cannot be read does not close the way to the list', async () => {
  server.use(...fakeEntities([]).handlers)
  server.use(http.get(LIST, () => fault('InvalidInput', 'No.')))
  renderAt(toEntities())

  const card = await screen.findByRole('link', { name: /^Departments/ })
  expect(await within(card).findByText('Number not available')).toBeVisible()
})

test('a directory that describes nothing for this person says so', async () => {
  server.use(...fakeEntities([], []).handlers)
  renderAt(toEntities())

  expect(await screen.findByText('No entities found')).toBeVisible()
})

test('kinds that cannot be read say why, and are read again on demand', async () => {
  server.use(...fakeEntities([]).handlers)
  server.use(
    http.get(DEFINITIONS, () => fault('ConfigError', 'The layer is not deployed.'), { once: true }),
  )
  const { user } = renderAt(toEntities())

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch entity definitions.')
  expect(alert).toHaveTextContent('The layer is not deployed.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('link', { name: /^Departments/ })).toBeVisible()
})

test('a kind that nobody describes is not found, and there is a way back', async () => {
  server.use(...fakeEntities([]).handlers)
  renderAt(toKind('spaceship'))

  expect(await screen.findByText('Entity not found')).toBeVisible()
  expect(screen.getByText('spaceship')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to all entities' })).toHaveAttribute(
    'href',
    '#/entities',
  )
})

test.each([toEntities(), toKind('department'), toEntityCreate('department')])(
  'who may not open the page %s is told so, and sees nothing of it',
  async (path) => {
    const { asked, handlers } = fakeEntities([department('IT')])
    server.use(...handlers)
    server.use(
      http.post(atUpstream('access/info/user/navigationrights'), () =>
        HttpResponse.json({
          navPageRights: [{ key: 'entities', value: 'false' }],
          areaDefault: 'landing',
          areaDefaultDisplayName: 'Home',
        }),
      ),
    )
    renderAt(path)

    expect(
      await screen.findByRole('alertdialog', { name: /^Unauthorized access to .* page$/ }),
    ).toBeVisible()
    expect(asked).toEqual([])
  },
)
