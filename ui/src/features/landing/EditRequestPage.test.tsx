import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { inArabic } from '../../testing/renderOnPage'
import { server } from '../../testing/server'
import { fakeEditing, fakeRequestPage, REQUEST_PAGE } from './fakeLandingServer'
import { toRequestsEdit } from './routes'

const TEAMS = '*/rest/access/teams/managelist'

/** A server that says how many teams give each permission to their managers. */
const fakeTeamCounts = (counts: Record<string, number>) =>
  http.get(TEAMS, ({ request }) => {
    const permission = new URL(request.url).searchParams.get('pType') ?? ''
    return HttpResponse.json({ teams: [], totalCount: counts[permission] })
  })

async function open(options: Parameters<typeof renderAt>[1] = {}, about = '3 teams') {
  const { sent, take } = fakeEditing()
  const counts = { assignRole: 3, assignResource: 1, initiatePrd: 0 }
  server.use(fakeRequestPage(), fakeTeamCounts(counts), ...take)
  const view = renderAt(toRequestsEdit(), options)
  await screen.findByRole('row', { name: 'Mailbox' })
  await screen.findByText(about)
  return { sent, ...view }
}

const button = (name: string) => screen.getByRole('button', { name })
const save = () => button('Save request page')

test('an administrator puts what can be asked for into another order, in a category of another name', async () => {
  const { user, sent, container } = await open()
  expect(screen.queryByRole('button', { name: 'Add link' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()

  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' here')
  await user.click(button('Move Clerk up'))
  await user.click(save())

  expect(await screen.findByText('Request page saved')).toBeVisible()
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: 'featuredItems/categories',
      body: { itemCategories: [{ itemCategoryId: 1, categoryName: 'First day here' }] },
    },
    {
      method: 'PUT',
      path: 'featuredItems',
      body: {
        items: [
          { itemId: 2, itemOrder: 1, itemCategoryId: 1 },
          { itemId: 1, itemOrder: 2, itemCategoryId: 1 },
        ],
      },
    },
  ])
})

test('what is no longer to be offered is taken off, and a new permission is put into its place', async () => {
  const { user, sent } = await open()
  const found = { id: 'cn=Ledger,o=system', name: 'Ledger Clerk', entityType: 'role' }
  server.use(
    http.get('*/rest/access/permissions', () =>
      HttpResponse.json({ permissions: [found], nextIndex: 0 }),
    ),
  )

  await user.click(button('Remove Mailbox'))
  await user.click(button('Add permissions'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add permissions' }))
  await user.type(dialog.getByRole('searchbox'), 'ledger{Enter}')
  await user.click(await dialog.findByRole('option', { name: /Ledger Clerk/ }))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  await user.click(button('New category'))
  await user.click(save())

  await waitFor(() => expect(sent).toHaveLength(5))
  expect(sent.slice(0, 4).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE featuredItems',
    'POST featuredItems/categories',
    'PUT featuredItems/categories',
    'POST featuredItems',
  ])
  expect(sent[0]?.body).toEqual({ items: [{ itemId: 1 }] })
  expect(sent[3]?.body).toMatchObject({ items: [{ id: 'cn=Ledger,o=system' }] })
})

test('the page says how many teams ask for others, and leads to them', async () => {
  await open()
  const asks = within(screen.getByRole('region', { name: 'Who can request for others' }))

  expect(asks.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Teams that can request roles3 teams',
    'Teams that can request resources1 team',
    'Teams that can use request forms0 teams',
  ])
  expect(asks.getByRole('link', { name: 'Teams that can request resources' })).toHaveAttribute(
    'href',
    '#/teams?filter.permission=assignResource',
  )
})

test('teams that cannot be counted do not keep anybody from arranging the page', async () => {
  server.use(
    http.get(TEAMS, () => new HttpResponse(null, { status: 502 })),
    fakeRequestPage(),
  )
  renderAt(toRequestsEdit())

  expect(await screen.findAllByText('Failed to fetch teams list.')).toHaveLength(3)
  expect(await screen.findByRole('row', { name: 'Mailbox' })).toBeVisible()
})

test('to whom the teams stay closed it is only said who asks for others', async () => {
  const rights = { pages: { teams: false }, areaDefault: '', areaDefaultDisplayName: '' }
  await open({ bootstrap: { navigationRights: rights } }, 'Who can request for others')

  expect(screen.getByText(/^Everyone can request for themselves/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Teams/ })).not.toBeInTheDocument()
})

test('a page that cannot be read says so, and is read again', async () => {
  server.use(fakeTeamCounts({}), fakeRequestPage())
  server.use(http.get(REQUEST_PAGE, () => new HttpResponse(null, { status: 502 }), { once: true }))
  const { user } = renderAt(toRequestsEdit())

  expect(await screen.findByText('Failed to fetch the request page.')).toBeVisible()
  await user.click(button('Try again'))

  expect(await screen.findByRole('row', { name: 'Mailbox' })).toBeVisible()
})

test('the page stays closed to whoever may not change it', async () => {
  server.use(fakeRights())
  renderAt(toRequestsEdit())

  expect(
    await screen.findByRole('alertdialog', {
      name: 'Unauthorized access to Edit request page page',
    }),
  ).toBeVisible()
})

test('the page is accessible from the right too', async () => {
  const { container } = await open({ bootstrap: inArabic() }, 'فريق واحد')

  expect(screen.getByRole('heading', { name: 'تعديل صفحة الطلبات' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})
