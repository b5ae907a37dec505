import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { clientWith, setting } from '../../testing/clientSettings'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { definition, fakeRequests, role, roleDn, SELF } from './fakeRequestsServer'
import { toRequests } from './routes'

const laptop = definition('Laptop')
const featured = {
  itemCategories: [
    {
      itemCategoryId: 4,
      categoryName: 'For Your First Day',
      items: [
        { itemId: 1, name: 'Laptop', id: laptop.id, entityType: 'prd' },
        { itemId: 2, name: 'Payer', id: roleDn('Payer'), entityType: 'role' },
      ],
    },
    { itemCategoryId: 5, categoryName: 'Nothing yet', items: [] },
  ],
  uncategorizedItems: [{ itemId: 3, name: 'Reader', id: roleDn('Reader'), entityType: 'role' }],
}

const asked = (name: string, more: object = {}) => ({
  ...{ id: name, name, entityType: 'role', action: 'grant', requester: SELF },
  ...more,
})

function known(...[world]: Parameters<typeof fakeRequests>) {
  const permissions = [role('Payer'), role('Payer of wages'), role('Reader'), laptop]
  const form = { components: [{ type: 'textfield', key: 'model', label: 'Model' }] }
  server.use(...fakeRequests({ permissions, form, ...world }).handlers)
}

const shelf = (name: string) => screen.findByRole('region', { name })
const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('button')
    .map((item) => item.textContent)

test('above the catalogue stands what administrators recommend, by category, and opens', async () => {
  known({ featured })
  const { user } = renderAt(toRequests())
  const first = await shelf('For Your First Day')

  expect(namesIn(first)).toEqual(['Laptop', 'Payer'])
  expect(namesIn(await shelf('Featured'))).toEqual(['Reader'])
  expect(screen.queryByRole('region', { name: 'Nothing yet' })).not.toBeInTheDocument()
  await user.click(within(first).getByRole('button', { name: 'Laptop' }))
  expect(await screen.findByRole('textbox', { name: 'Model' })).toBeVisible()
})

test('a category and its things show the pictures and words that were entered for them', async () => {
  const picture = { image: 'iVBORw0KGgo=' }
  const items = [
    { itemId: 1, name: 'Laptop', id: laptop.id, entityType: 'prd', ...picture, desc: 'Thin' },
  ]
  const category = { itemCategoryId: 4, categoryName: 'For Your First Day', ...picture, items }
  const welcome = { ...category, desc: 'What everybody needs' }
  known({ featured: { itemCategories: [welcome], uncategorizedItems: [] } })
  renderAt(toRequests())
  const region = await shelf('For Your First Day')
  const thing = within(region).getByRole('button', { name: 'Laptop Thin' })

  expect(within(region).getByText('What everybody needs')).toBeVisible()
  expect(within(region).getAllByRole('presentation')).toHaveLength(2)
  fireEvent.error(within(thing).getByRole('presentation'))
  expect(within(thing).queryByRole('presentation')).not.toBeInTheDocument()
})

test('of many things the first are there; the next has the focus when the others are asked for', async () => {
  const items = Array.from({ length: 8 }, (_, itemId) => ({
    ...{ itemId, name: `Role ${String(itemId)}`, id: String(itemId), entityType: 'role' },
  }))
  const six = { itemCategoryId: 4, categoryName: 'Six', items: items.slice(0, 6) }
  known({ featured: { itemCategories: [six], uncategorizedItems: items } })
  const { user } = renderAt(toRequests())
  const all = within(await shelf('Featured'))
  expect(all.queryByRole('button', { name: 'Role 6' })).not.toBeInTheDocument()
  await user.click(all.getByRole('button', { name: 'and 2 more' }))

  const shown = all.getAllByRole('listitem')
  expect(shown).toHaveLength(8)
  expect(shown[6]).toHaveFocus()
  expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument()
})

test('kinds that people do not see are not recommended either', async () => {
  known({ featured })
  const roles = setting(['role'])
  renderAt(toRequests(), { bootstrap: clientWith({ customization: { viewPermission: roles } }) })

  expect(namesIn(await shelf('For Your First Day'))).toEqual(['Payer'])
})

test('what one asked for last stands there once, and opens although requests know its name alone', async () => {
  const requests = [
    asked('Payer'),
    asked('Reader', { requester: 'cn=boss,o=data' }),
    asked('Poster', { action: 'revoke' }),
    asked('Payer', { id: 'before' }),
    asked('Laptop', { entityType: 'prd' }),
  ]
  known({ requests })
  const { user } = renderAt(toRequests())
  const recent = await shelf('Recently requested')

  expect(namesIn(recent)).toEqual(['Payer', 'Laptop'])
  await user.click(within(recent).getByRole('button', { name: 'Payer' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Payer' })).toBeVisible())
})

test('a definition that one asked for last opens with its form', async () => {
  known({ requests: [asked('Laptop', { entityType: 'prd' })] })
  const { user } = renderAt(toRequests())
  const recent = within(await shelf('Recently requested'))
  await user.click(recent.getByRole('button', { name: 'Laptop' }))

  expect(await screen.findByRole('textbox', { name: 'Model' })).toBeVisible()
})

test('what is called so no more is looked for', async () => {
  known({ requests: [asked('Old name')] })
  const { user } = renderAt(toRequests())
  const recent = within(await shelf('Recently requested'))
  await user.click(recent.getByRole('button', { name: 'Old name' }))

  expect(await screen.findByText('No Permission Found.')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search the catalog' })).toHaveValue('Old name')
  expect(screen.queryByRole('region', { name: 'Recently requested' })).not.toBeInTheDocument()
})

test('recommendations that cannot be read say so, and the catalogue is there', async () => {
  known({ requests: [] })
  server.use(http.get('*/rest/access/featuredItems', () => new HttpResponse(null, { status: 502 })))
  renderAt(toRequests())

  expect(await screen.findByText('Error fetching items...')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Add Payer' })).toBeVisible()
})

test.each([true, false])(
  'the catalog of Identity Governance is a link where it is shown: %s',
  async (isShown) => {
    known({})
    const identityGovernance = {
      host: 'https://ig.example',
      showIgApprovals: true,
      showIgRequestCatalog: isShown,
    }
    renderAt(toRequests(), { bootstrap: { identityGovernance } })
    await screen.findByRole('heading', { level: 1, name: 'Request access' })

    const links = screen.queryAllByRole('link', { name: /^Catalog of Identity Governance/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      isShown ? ['https://ig.example'] : [],
    )
  },
)
