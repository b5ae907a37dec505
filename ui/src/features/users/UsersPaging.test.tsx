import { act, screen, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { crowd, fakePreference, fakeUsers, person, PREFERENCE } from './fakeUsersServer'
import { toUsers } from './routes'

type PersonNode = components['schemas']['PersonNode']

function listing(people: PersonNode[]) {
  const { asked, handler } = fakeUsers(people)
  server.use(handler)
  return asked
}

function preference(stored?: string) {
  const { saved, handlers } = fakePreference(stored)
  server.use(...handlers)
  return saved
}

beforeEach(() => {
  preference()
})

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const range = (text: string) => screen.findByText(text)

test('the pager leads through the pages, and back leads back', async () => {
  listing(crowd(25))
  const { user } = renderAt(toUsers())
  await range('Showing 1 to 10 of 25 entries')
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await range('Showing 11 to 20 of 25 entries')
  await user.click(screen.getByRole('button', { name: 'Last page' }))
  await range('Showing 21 to 25 of 25 entries')
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  expect(window.location.hash).toBe(`#${toUsers()}?page=3`)

  act(() => window.history.back())
  await range('Showing 11 to 20 of 25 entries')
  expect(await row('Number11')).toBeVisible()
})

test.each([
  { typed: '99', shows: 'Showing 21 to 25 of 25 entries' },
  { typed: '0', shows: 'Showing 1 to 10 of 25 entries' },
  { typed: '', shows: 'Showing 1 to 10 of 25 entries' },
  { typed: '3', shows: 'Showing 21 to 25 of 25 entries' },
])('going to page "$typed" is $shows', async ({ typed, shows }) => {
  listing(crowd(25))
  const { user } = renderAt(`${toUsers()}?page=2`)
  const field = await screen.findByRole('textbox', { name: 'Go to page' })

  await user.clear(field)
  await user.type(field, `${typed}{Enter}`)

  expect(await range(shows)).toBeVisible()
})

test('the arrow keys in the page field turn the pages', async () => {
  listing(crowd(25))
  const { user } = renderAt(toUsers())

  await user.type(await screen.findByRole('textbox', { name: 'Go to page' }), '{ArrowUp}')

  expect(await range('Showing 11 to 20 of 25 entries')).toBeVisible()
})

test('one page needs no way to others', async () => {
  listing(crowd(10))
  renderAt(toUsers())

  expect(await screen.findByText('10 entries')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Go to page' })).not.toBeInTheDocument()
})

test('an address beyond the last page shows the last page', async () => {
  listing(crowd(25))
  renderAt(`${toUsers()}?page=7`)

  expect(await range('Showing 21 to 25 of 25 entries')).toBeVisible()
  expect(window.location.hash).toBe(`#${toUsers()}?page=3`)
})

test('a page is not judged by the length of the list before', async () => {
  listing([...crowd(24), person('Ann Olsen')])
  renderAt(`${toUsers()}?q=Ann`)
  expect(await screen.findByText('1 entry')).toBeVisible()

  act(() => window.location.assign(`#${toUsers()}?page=3`))

  await range('Showing 21 to 25 of 25 entries')
  await act(() => delay(50))
  expect(window.location.hash).toBe(`#${toUsers()}?page=3`)
})

test('the page size this person prefers is used', async () => {
  preference('25')
  const asked = listing(crowd(60))
  renderAt(toUsers())

  expect(await range('Showing 1 to 25 of 60 entries')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('what the server calls no preference is none, whatever comes with it', async () => {
  const found = { isPreferenceAvailable: false, columns: ['25'] }
  server.use(http.get(PREFERENCE, () => HttpResponse.json(found)))
  listing(crowd(60))
  renderAt(toUsers())

  expect(await range('Showing 1 to 10 of 60 entries')).toBeVisible()
})

test('a preferred page size that is not on offer gives way to the standard one', async () => {
  preference('17')
  listing(crowd(60))
  renderAt(toUsers())

  expect(await range('Showing 1 to 10 of 60 entries')).toBeVisible()
})

test('a page size is kept in the address, stored, and starts at page 1', async () => {
  const saved = preference()
  listing(crowd(60))
  const { user } = renderAt(`${toUsers()}?page=3`)

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rows' }), '25')

  expect(await range('Showing 1 to 25 of 60 entries')).toBeVisible()
  expect(saved).toEqual(['idm.userList.pageSize', { columns: ['25'] }])
  expect(window.location.hash).toMatch(/users([?]size=25)?$/)
})

test('a page size that could not be saved applies all the same, and the person is told', async () => {
  listing(crowd(60))
  server.use(http.post(PREFERENCE, () => new HttpResponse(null, { status: 502 })))
  const { user } = renderAt(toUsers())

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rows' }), '50')

  expect(await range('Showing 1 to 50 of 60 entries')).toBeVisible()
  expect(await screen.findByText(/number of rows could not be saved/)).toBeVisible()
})

const sizesOnOffer = () =>
  within(screen.getByRole('combobox', { name: 'Rows' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('a page of a fresh installation has 10 rows, or 5, 25 or 50', async () => {
  listing(crowd(60))
  renderAt(toUsers())

  expect(await range('Showing 1 to 10 of 60 entries')).toBeVisible()
  expect(sizesOnOffer()).toEqual(['5', '10', '25', '50'])
})

test('how many rows a page has, and may have, is a setting of the installation', async () => {
  listing(crowd(60))
  const displaySettings = {
    defaultRowsPerPage: 20,
    optionsRowsPerPage: '20,40',
    newRequestDefaultSortByOption: 'closestMatch',
  }
  renderAt(toUsers(), { bootstrap: { displaySettings } })

  expect(await range('Showing 1 to 20 of 60 entries')).toBeVisible()
  expect(sizesOnOffer()).toEqual(['20', '40'])
})
