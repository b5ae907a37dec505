import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { clientWith, setting } from '../../testing/clientSettings'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { crowd, fakePreference, fakeUsers, LIST, person } from './fakeUsersServer'
import { toUsers } from './routes'

type PersonNode = components['schemas']['PersonNode']
type PersonListNode = components['schemas']['PersonListNode']

function listing(people: PersonNode[]) {
  const { asked, handler } = fakeUsers(people)
  server.use(handler)
  return asked
}

beforeEach(() => {
  server.use(...fakePreference().handlers)
})

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const range = (text: string) => screen.findByText(text)

test('Enter searches at once, starts at page 1 and is kept in the address', async () => {
  const asked = listing([...crowd(30), person('Ann Olsen')])
  const { user } = renderAt(`${toUsers()}?page=2`)
  const box = await screen.findByRole('searchbox', { name: 'Search users' })
  const entries = window.history.length

  await user.type(box, 'Person{Enter}')

  expect(await range('Showing 1 to 10 of 30 entries')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ q: 'Person', nextIndex: '1' })
  expect(window.location.hash).toBe(`#${toUsers()}?q=Person`)
  expect(window.history).toHaveLength(entries)
})

test('the late answer to an older search never wins', async () => {
  let answerSlowly: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (answerSlowly = resolve))
  listing([person('Ann Olsen'), person('Bob Adair')])
  server.use(
    http.get(LIST, async ({ request }) => {
      if (new URL(request.url).searchParams.get('q') !== 'Ann') return undefined
      await slow
      return HttpResponse.json<PersonListNode>({ usersList: [person('Ann Olsen')], totalSize: 1 })
    }),
  )
  const { user } = renderAt(toUsers())
  const box = await screen.findByRole('searchbox', { name: 'Search users' })

  await user.type(box, 'Ann{Enter}')
  await user.clear(box)
  await user.type(box, 'Bob{Enter}')
  expect(await screen.findByText('1 entry')).toBeVisible()
  await act(async () => {
    answerSlowly()
    await delay(50)
  })

  expect(screen.getByRole('link', { name: 'Bob Adair' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Ann Olsen' })).not.toBeInTheDocument()
})

test('a head turns the order round and goes back to page 1', async () => {
  const asked = listing(crowd(30))
  const { user } = renderAt(`${toUsers()}?page=2`)
  await row('Number11')
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )

  await user.click(screen.getByRole('button', { name: 'Name' }))

  await row('Number1 ')
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect(asked.at(-1)).toMatchObject({ sortBy: 'FirstName', sortOrder: 'desc', nextIndex: '1' })
  expect(window.location.hash).toBe(`#${toUsers()}?sort=-FirstName`)
})

test('another column is first sorted ascending', async () => {
  const asked = listing(crowd(3))
  const { user } = renderAt(toUsers())
  await row('Number1')

  await user.click(screen.getByRole('button', { name: 'Department' }))

  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ sortBy: 'Department', sortOrder: 'asc' }),
  )
  expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
})

test('a search without a match names it and can be cleared', async () => {
  listing([person('Ann Olsen')])
  const { user } = renderAt(`${toUsers()}?q=zzz`)
  expect(await screen.findByText(/Nothing matches “zzz”/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Show all' }))

  expect(await row('Ann Olsen')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('')
})

test('more people than the server will list: the search is to be refined', async () => {
  server.use(
    http.get(LIST, () =>
      HttpResponse.json<PersonListNode>({ usersList: [], totalSize: 12480, hasMore: true }),
    ),
  )
  renderAt(toUsers())

  expect(
    await screen.findByText('Too many users to display, Please refine your search.'),
  ).toBeVisible()
})

test('filters are the advanced search of the server, where all must match', async () => {
  const asked = listing([person('Ann Olsen')])
  const { user } = renderAt(`${toUsers()}?q=ann`)
  await screen.findByText(/Nothing matches/)

  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.type(await screen.findByRole('textbox', { name: 'Last name' }), 'Olsen, A.')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'example')
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  expect(await row('Ann Olsen')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ q: '*', advSearch: 'LastName:Olsen  A.,Email:example' })
})

test('a full name finds its person', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.get(LIST, ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.get('advSearch'))
      const isFound = searchParams.get('advSearch') === 'FirstName:Ann,LastName:Olsen'
      const usersList = isFound ? [person('Ann Olsen')] : []
      return HttpResponse.json<PersonListNode>({ usersList, totalSize: usersList.length })
    }),
  )
  renderAt(`${toUsers()}?q=Ann Olsen`)

  expect(await row('Ann Olsen')).toBeVisible()
  expect(asked).toEqual([null, 'FirstName:Ann,LastName:Olsen'])
})

test("the client's settings say in which attributes people are looked for", async () => {
  const searchLookup = setting([{ key: 'CN', displayLabel: 'Sign-in name' }, { key: 'Site' }])
  const asked = listing([person('Ann Olsen')])
  const { user } = renderAt(toUsers(), {
    bootstrap: clientWith({ customization: { searchLookup } }),
  })
  await row('Ann Olsen')
  expect(asked.at(-1)).toMatchObject({ searchAttr: 'CN,Site' })

  await user.click(screen.getByRole('button', { name: 'Filters' }))
  expect(await screen.findByRole('textbox', { name: 'Sign-in name' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Site' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Last name' })).not.toBeInTheDocument()
})
