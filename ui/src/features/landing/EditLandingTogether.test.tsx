import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeEditing, fakeLanding, LANDING, landingNode } from './fakeLandingServer'
import { toLandingEdit } from './routes'

type Category = components['schemas']['ItemCategoryNode']

async function open() {
  const { sent, take } = fakeEditing()
  server.use(fakeLanding(), ...take)
  const view = renderAt(toLandingEdit())
  await screen.findByRole('grid', { name: 'Categories' })
  return { sent, ...view }
}

/** Lets somebody else change the first category, or remove it, on the server. */
function meanwhile(change: (everyday: Category) => Category | undefined) {
  const [everyday, ...others] = landingNode.itemCategories
  const changed = everyday && change(everyday)
  server.use(
    fakeLanding({ ...landingNode, itemCategories: changed ? [changed, ...others] : others }),
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => button('Save home page')
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Someone else changed this' }))

async function rename(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.clear(field('Name'))
  await user.type(field('Name'), name)
}

test('what somebody else changed meanwhile is kept, and is not asked about', async () => {
  const { user, sent } = await open()
  const desc = 'Their words'
  await rename(user, 'Mine')
  meanwhile((everyday) => ({
    ...everyday,
    desc,
    items: [{ itemId: 9, name: 'Theirs', appUrl: '#/tasks' }, ...(everyday.items ?? [])],
  }))

  await user.click(save())

  expect(await screen.findByText('Home page saved')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { itemCategories: [{ itemCategoryId: 1, categoryName: 'Mine' }] },
  ])
  expect(await screen.findByRole('row', { name: 'Theirs' })).toBeVisible()
  expect(field('Description')).toHaveValue(desc)
})

test('what is entered while a save runs stays entered, in a new category too', async () => {
  const { sent, take } = fakeEditing()
  const { passed, open: answer } = gate()
  const stored = { itemCategoryId: 41, categoryName: 'Mine', itemCategoryOrder: 3, items: [] }
  server.use(
    http.post('*/rest/access/ulp/categories', async () => {
      await passed
      const itemCategories = [...landingNode.itemCategories, stored]
      server.use(fakeLanding({ ...landingNode, itemCategories }))
      return undefined
    }),
    fakeLanding(),
    ...take,
  )
  const { user } = renderAt(toLandingEdit())
  await user.click(await screen.findByRole('button', { name: 'New category' }))
  await rename(user, 'Mine')
  await user.click(save())

  await user.type(field('Name'), ' and yours')
  answer()

  expect(await screen.findByText('Home page saved')).toBeVisible()
  expect(field('Name')).toHaveValue('Mine and yours')
  await user.click(save())
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      itemCategories: [{ itemCategoryId: 41, categoryName: 'Mine and yours' }],
    }),
  )
})

test('what both changed is asked about before anything is sent, and is overwritten only then', async () => {
  const { user, sent } = await open()
  await rename(user, 'Mine')
  meanwhile((everyday) => ({ ...everyday, categoryName: 'Theirs' }))

  await user.click(save())

  const difference = within((await question()).getByRole('region', { name: /Everyday.*Name/ }))
  expect(difference.getAllByRole('definition').map((side) => side.textContent)).toEqual(
    ['Everyday', 'Theirs', 'Mine'].map((text) => expect.stringContaining(text) as string),
  )
  expect(sent).toEqual([])
  await user.click(button('Overwrite with mine'))
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { itemCategories: [{ itemCategoryId: 1, categoryName: 'Mine' }] },
    ]),
  )
})

test('whoever takes theirs keeps what only they changed themselves', async () => {
  const { user, sent } = await open()
  await rename(user, 'Mine')
  await user.type(field('Description'), '!')
  meanwhile((everyday) => ({ ...everyday, categoryName: 'Theirs' }))
  await user.click(save())

  await question()
  await user.click(button('Use theirs'))

  expect(field('Name')).toHaveValue('Theirs')
  expect(field('Description')).toHaveValue('What you need most!')
  expect(sent).toEqual([])
  await user.click(save())
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { itemCategories: [{ itemCategoryId: 1, desc: 'What you need most!' }] },
    ]),
  )
})

test('whoever goes back to the page and enters more is asked again', async () => {
  const { user, sent } = await open()
  await rename(user, 'Mine')
  meanwhile((everyday) => ({ ...everyday, categoryName: 'Theirs' }))
  await user.click(save())
  await question()

  await user.keyboard('{Escape}')
  await user.type(field('Name'), '!')
  await user.click(save())

  expect((await question()).getByText(/Mine!/)).toBeVisible()
  expect(sent).toEqual([])
})

test('a category that somebody else removed while it was renamed is asked about, and made anew', async () => {
  const { user, sent } = await open()
  await rename(user, 'Mine')
  meanwhile(() => undefined)

  await user.click(save())

  const difference = within((await question()).getByRole('region', { name: 'Everyday' }))
  expect(difference.getAllByRole('definition').map((side) => side.textContent)).toEqual([
    'Shown on the page',
    'Removed',
    'Changed',
  ])
  await user.click(button('Overwrite with mine'))
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: 'ulp/categories',
    body: { itemCategories: [{ categoryName: 'Mine' }] },
  })
})

test('two orders are shown as they are, and who takes theirs has nothing left to save', async () => {
  const { user } = await open()
  await user.click(button('Move Find People up'))
  const [tasks, salaries, people] = landingNode.itemCategories[0]?.items ?? []
  if (!tasks || !salaries || !people) throw new Error('three items')
  meanwhile((everyday) => ({ ...everyday, items: [salaries, tasks, people] }))

  await user.click(save())

  const difference = within((await question()).getByRole('region', { name: /Everyday.*Order/ }))
  expect(difference.getAllByRole('definition').map((side) => side.textContent)).toEqual([
    expect.stringMatching(/My Tasks.*Salaries.*Find People/),
    expect.stringMatching(/Salaries.*My Tasks.*Find People/),
    expect.stringMatching(/My Tasks.*Find People.*Salaries/),
  ])
  await user.click(button('Use theirs'))
  expect(save()).toBeDisabled()
})

test('two places and two pictures are told apart in words', async () => {
  const { user } = await open()
  await user.click(button('Edit Salaries'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Nobody’s')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  await user.click(button('Remove'))
  const [everyday, nobodys] = landingNode.itemCategories
  const [tasks, salaries] = everyday?.items ?? []
  if (!everyday || !nobodys || !tasks || !salaries) throw new Error('two categories, two items')
  const changed = { ...everyday, image: 'AAAA', items: [tasks] }
  server.use(fakeLanding({ itemCategories: [changed, nobodys], uncategorizedItems: [salaries] }))

  await user.click(save())

  const differences = (await question()).getAllByRole('region')
  expect(differences.map((region) => region.textContent)).toEqual([
    expect.stringMatching(/Everyday.*Image.*A picture.*A picture.*No value/),
    expect.stringMatching(/Salaries.*Category.*Everyday.*More.*Nobody’s/),
  ])
})

test('a page that cannot be read again is not overwritten', async () => {
  const { user, sent } = await open()
  await rename(user, 'Mine')
  server.use(http.get(LANDING, () => new HttpResponse(null, { status: 502 })))

  await user.click(save())

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(field('Name')).toHaveValue('Mine')
  expect(sent).toEqual([])
})
