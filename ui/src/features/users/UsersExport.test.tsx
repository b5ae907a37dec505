import { screen, waitFor, within } from '@testing-library/react'
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

test('a file needs no pictures, and is read anew each time', async () => {
  const { asked, handler } = fakeUsers(people)
  server.use(handler)
  const { user } = renderAt(toUsers())
  await screen.findByRole('row', { name: /Bo Lind/ })

  for (const files of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(make).toHaveBeenCalledTimes(files))
  }

  expect(asked.map(({ size }) => size)).toEqual(['10', '300', '300'])
  expect(asked.map(({ filter }) => filter?.includes('UserPhoto'))).toEqual([true, false, false])
})
