import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeEditing, fakeLanding } from './fakeLandingServer'
import { toLandingEdit } from './routes'

async function open(refused?: string) {
  const { sent, take } = fakeEditing(refused)
  server.use(fakeLanding(), ...take)
  const view = renderAt(toLandingEdit())
  await screen.findByRole('grid', { name: 'Categories' })
  return { sent, ...view }
}

const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => button('Save home page')

test('nothing is sent before it is saved, and nothing can be saved before something changed', async () => {
  const { user, sent, container } = await open()
  expect(save()).toBeDisabled()
  expect(await axe(container)).toHaveNoViolations()

  await user.type(field('Name'), ' things')
  expect(screen.getByText('1 change')).toBeVisible()
  await user.click(button('Discard'))

  expect(field('Name')).toHaveValue('Everyday')
  expect(sent).toEqual([])
})

test('a new category is called Untitled Category until it is renamed, and takes a new link with it', async () => {
  const { user, sent } = await open()
  await user.click(button('New category'))
  expect(field('Name')).toHaveValue('Untitled Category')
  await user.clear(field('Name'))
  await user.type(field('Name'), 'Travel')
  await user.click(button('Add link'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add link' }))

  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Expenses')
  await user.type(dialog.getByRole('textbox', { name: /Address/ }), 'https://expenses.example/')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  await user.click(save())

  expect(await screen.findByText('Home page saved')).toBeVisible()
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      'ulp/categories',
      { itemCategories: [{ categoryName: 'Travel', itemCategoryOrder: 3 }] },
    ],
    [
      'PUT',
      'ulp/categories',
      {
        itemCategories: [
          { itemCategoryId: 1, itemCategoryOrder: 1 },
          { itemCategoryId: 2, itemCategoryOrder: 2 },
        ],
      },
    ],
    [
      'POST',
      'ulp/items',
      {
        items: [
          {
            name: 'Expenses',
            idmdashAppUrl: 'https://expenses.example/',
            itemOrder: 1,
            itemCategoryId: 41,
          },
        ],
      },
    ],
  ])
})

test('items are put into another order by their arrows, and only theirs is sent', async () => {
  const { user, sent } = await open()

  await user.click(button('Move Find People up'))
  await user.click(save())

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    method: 'PUT',
    path: 'ulp/landingItems/v2',
    body: {
      items: [
        { itemId: 1, itemOrder: 1, itemCategoryId: 1 },
        { itemId: 3, itemOrder: 2, itemCategoryId: 1 },
        { itemId: 2, itemOrder: 3, itemCategoryId: 1 },
      ],
    },
  })
})

test('a link is renamed where it stands, and nothing else of it is sent', async () => {
  const { user, sent } = await open()
  await user.click(button('Edit My Tasks'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit My Tasks' }))

  await user.type(dialog.getByRole('textbox', { name: /Name/ }), ' today ')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  await user.click(save())

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    items: [{ itemId: 1, name: 'My Tasks today', itemCategoryId: 1 }],
  })
})

test('an item goes to another category, without its picture', async () => {
  const { user, sent } = await open()
  await user.click(button('Edit Find People'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Find People' }))

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'More')
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  await user.click(save())

  await waitFor(() => expect(sent).toHaveLength(1))
  const { items } = sent[0]?.body as { items: unknown[] }
  expect(items).toContainEqual({
    itemId: 3,
    itemOrder: 3,
    itemCategoryId: null,
    idmdashImage: '',
    image: '',
  })
})

const LEDGER = { id: 'cn=Ledger,o=system', name: 'Ledger Clerk', entityType: 'ROLE' }

test('permissions are found by their names, and offered in the category that is open', async () => {
  const { user, sent } = await open()
  server.use(
    http.get('*/rest/access/permissions', () =>
      HttpResponse.json({ permissions: [LEDGER], nextIndex: 0 }),
    ),
  )
  await user.click(button('Add permissions'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add permissions' }))
  expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()

  await user.type(dialog.getByRole('searchbox'), 'ledger{Enter}')
  await user.click(await dialog.findByRole('option', { name: /Ledger Clerk/ }))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(screen.getByRole('row', { name: 'Ledger Clerk' })).toBeVisible()
  await user.click(save())

  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]).toEqual({
    method: 'POST',
    path: 'ulp/featuredItems',
    body: { items: [{ id: LEDGER.id, entityType: 'role', itemOrder: 4, itemCategoryId: 1 }] },
  })
})

test('a link without a name or with an unfit address is not taken over, and it is said why', async () => {
  const { user } = await open()
  await user.click(button('Add link'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Address/ }), 'javascript:alert(1)')

  await user.click(dialog.getByRole('button', { name: 'Apply' }))

  expect(dialog.getByText('Enter a name.')).toBeVisible()
  expect(dialog.getByText(/Enter an address that begins with/)).toBeVisible()
})

test('a picture that is too large, or none, is refused in words', async () => {
  await open()
  const chosen = async (file: File) => {
    const asked: HTMLInputElement[] = []
    jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
      this: HTMLInputElement,
    ) {
      asked.push(this)
    })
    await userEvent.click(button('Choose image'))
    jest.restoreAllMocks()
    const [input] = asked
    if (!input) throw new Error('no file was asked for')
    await userEvent.setup({ applyAccept: false }).upload(input, file)
  }

  await chosen(new File([new Uint8Array(59 * 1024)], 'large.png'))
  expect(await screen.findByText('Image Size should be less than 59 kb')).toBeVisible()
  await chosen(new File(['x'], 'notes.txt'))
  expect(await screen.findByText('File extension type is not valid')).toBeVisible()
})

test('a removed category leaves its items on the page', async () => {
  const { user, sent } = await open()

  await user.click(button('Remove category'))
  await user.click(button('More'))
  expect(screen.getByRole('row', { name: 'Find People' })).toBeVisible()
  await user.click(button('Remove Intranet'))
  await user.click(save())

  expect(await screen.findByText('Home page saved')).toBeVisible()
  expect(sent[0]).toMatchObject({ method: 'DELETE', body: { items: [{ itemId: 4 }] } })
  expect(sent[1]).toMatchObject({
    method: 'DELETE',
    path: 'ulp/categories',
    body: { itemCategories: [{ itemCategoryId: 1 }] },
  })
})

test('what could not be saved is told thing by thing, stays entered, and is tried again alone', async () => {
  const { user, sent } = await open('Banned')
  await user.clear(field('Name'))
  await user.type(field('Name'), 'Banned')
  await user.click(button('New category'))

  await user.click(save())

  expect(await screen.findByText('The home page was not saved completely')).toBeVisible()
  expect(await screen.findByText(/Not this one\./)).toBeVisible()
  await user.click(button('Banned'))
  expect(field('Name')).toHaveValue('Banned')
  expect(sent).toHaveLength(2)
  await waitFor(() => expect(save()).toBeEnabled())
})

test('a call that fails altogether is told with what it was about', async () => {
  const { user } = await open()
  server.use(
    http.put('*/rest/access/ulp/categories', () => new HttpResponse(null, { status: 502 })),
  )
  await user.type(field('Name'), ' things')

  await user.click(save())

  expect(await screen.findByText('The home page was not saved completely')).toBeVisible()
  expect(screen.getByText('502 Bad Gateway')).toBeVisible()
  expect(field('Name')).toHaveValue('Everyday things')
})

test('the page stays closed to whoever may not change the home page', async () => {
  server.use(fakeRights())
  renderAt(toLandingEdit())

  expect(
    await screen.findByRole('alertdialog', {
      name: 'Unauthorized access to Edit home page page',
    }),
  ).toBeVisible()
})
