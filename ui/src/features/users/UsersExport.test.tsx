import { act, screen, waitFor, within } from '@testing-library/react'
import { listUsers } from '../../entities/user/api'
import { readOnce } from '../../shared/platform/api/readOnce'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakePreference, fakeUsers, person } from './fakeUsersServer'
import { toUsers } from './routes'

let written: Blob | undefined

const make = jest.fn((made: Blob) => {
  written = made
  return 'blob:file'
})

beforeEach(() => {
  server.use(...fakePreference().handlers)
  Object.assign(URL, {
    createObjectURL: make,
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

afterEach(() => {
  jest.restoreAllMocks()
  make.mockClear()
})

const phone = { key: 'TelephoneNumber', attributeValues: [{ $: '+41' }, { $: '+42' }] }
const people = [
  person('Ann Olsen', { primaryAttributes: [phone] }),
  person('Bo Lind'),
  person('Cy Hart'),
]

const lines = async () => (await written?.text())?.trim().split('\r\n').slice(1)

test('the selected people become a file, with all their values', async () => {
  server.use(fakeUsers(people).handler)
  const { user } = renderAt(toUsers())
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ann Olsen' }))

  const bar = within(screen.getByRole('toolbar'))
  await user.click(bar.getByRole('button', { name: 'Export CSV' }))

  expect(await screen.findByText('1 row exported.')).toBeVisible()
  expect(await lines()).toEqual([`"Ann Olsen","","","","'+41; +42",""`])
})

test('the whole query becomes a file, as it is searched and sorted', async () => {
  const { asked, handler } = fakeUsers(people)
  server.use(handler)
  const { user } = renderAt(`${toUsers()}?q=i&sort=-Title`)
  await screen.findByRole('row', { name: /Bo Lind/ })

  await user.click(screen.getByRole('button', { name: 'Export CSV' }))

  expect(await screen.findByText('1 row exported.')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ q: 'i', sortBy: 'Title', sortOrder: 'desc', size: '300' })
})

test('a file needs no pictures, is read anew each time, and leaves only what the screen shows', async () => {
  const { asked, handler } = fakeUsers(people)
  server.use(handler)
  const { user, store } = renderAt(toUsers())
  await screen.findByRole('row', { name: /Bo Lind/ })
  const kept = () =>
    Object.keys(store.getState().api.queries).filter((key) => key.startsWith('listUsers'))
  const shown = kept()

  for (const files of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(make).toHaveBeenCalledTimes(files))
  }

  expect(asked.map(({ size }) => size)).toEqual(['10', '300', '300'])
  expect(asked.map(({ filter }) => filter?.includes('UserPhoto'))).toEqual([true, false, false])
  await waitFor(() => expect(kept()).toEqual(shown))
})

test('what a screen shows too stays when it was read for a file', async () => {
  server.use(fakeUsers(people).handler)
  const { store } = renderAt(toUsers())
  const sort = { column: 'FirstName', order: 'asc' } as const
  const list = { page: 1, pageSize: 300, search: '', sort, filters: {} }
  await act(() => store.dispatch(listUsers.initiate({ list, clientId: '1' })))

  await act(() => store.dispatch(readOnce(listUsers, { list, clientId: '1' })))

  const { data } = listUsers.select({ list, clientId: '1' })(store.getState())
  expect(data?.rows).toHaveLength(3)
})
