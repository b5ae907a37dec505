import { screen } from '@testing-library/react'
import { useState } from 'react'
import { gate } from '../../../testing/gate'
import { renderBlock } from '../../../testing/renderBlock'
import { EntityPicker } from './EntityPicker'
import { fakeTab } from './fakeTab'
import { namesIn } from './pasted'
import type { PickerItem } from './pickerItem'

const person = (name: string, account: string): PickerItem => ({
  type: 'user',
  id: `cn=${account},o=data`,
  name,
})
const PEOPLE = [
  person('Ann Lee', 'alee'),
  person('Ann Lee', 'alee2'),
  person('Joann Leeds', 'jleeds'),
  person('Omar Haddad', 'ohaddad'),
]

test.each([
  ['Ann Lee\r\nOmar Haddad\n\n', ['Ann Lee', 'Omar Haddad']],
  ['alee; ohaddad; alee', ['alee', 'ohaddad']],
  ['Ann Lee <ann@x.org>, Omar <omar@x.org>', ['ann@x.org', 'omar@x.org']],
  ['Lee, Ann\nHaddad, Omar', ['Lee, Ann', 'Haddad, Omar']],
  ['cn=alee,ou=users,o=data', ['cn=alee,ou=users,o=data']],
  ['Ann Lee', ['Ann Lee']],
])('%j is the list %j', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

const found = (query: string) =>
  PEOPLE.filter(({ id, name }) =>
    query.includes('@')
      ? id.includes(query.split('@')[0] ?? '')
      : `${name} ${id}`.toLowerCase().includes(query.toLowerCase()),
  )

/**
 * Shows a picker.
 *
 * @param slow - the search for Omar is answered after it resolves.
 */
function picker(selection: 'multi' | 'single' = 'multi', slow = Promise.resolve()) {
  const { tab, asked } = fakeTab(
    ({ query }) =>
      query === 'Down'
        ? Promise.resolve({ error: { status: 503 } })
        : (query === 'Omar Haddad' ? slow : Promise.resolve()).then(() => ({
            data: { items: found(query), hasMore: false },
          })),
    { id: 'user' },
  )
  const changes: string[][] = []
  function Field() {
    const [value, setValue] = useState<readonly PickerItem[]>([])
    const change = (items: readonly PickerItem[]) => {
      changes.push(items.map(({ id }) => id))
      setValue(items)
    }
    return (
      <EntityPicker
        label="Who"
        tabs={[tab]}
        selection={selection}
        value={value}
        onChange={change}
      />
    )
  }
  return { ...renderBlock(<Field />), asked, changes }
}

test('a pasted list is chosen at once, and who was not found, or is not the only one, is told', async () => {
  const { user, changes } = picker()
  await user.click(await screen.findByRole('searchbox'))

  await user.paste('alee2\nOmar Haddad\njleeds@x.org\nAnn Lee\nAnn\nNobody')

  expect(await screen.findByText(/^Not found, or found several times/)).toHaveTextContent(
    /: \W*Ann Lee\W+Ann\W+Nobody/,
  )
  expect(screen.getByText(/Added: 3/)).toBeVisible()
  expect(changes).toEqual([['cn=alee2,o=data', 'cn=ohaddad,o=data', 'cn=jleeds,o=data']])
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('what is chosen while a pasted list is looked up stays chosen', async () => {
  const { passed, open } = gate()
  const { user, changes } = picker('multi', passed)
  const box = await screen.findByRole('searchbox')
  await user.click(box)
  await user.paste('Omar Haddad\nalee2')
  expect(await screen.findByText('Looking up names…')).toBeVisible()
  await user.type(box, 'data{Enter}')
  await user.click(await screen.findByRole('option', { name: /Joann/ }))
  open()

  expect(await screen.findByText(/Added: 2/)).toBeVisible()
  expect(changes.at(-1)).toEqual(['cn=jleeds,o=data', 'cn=ohaddad,o=data', 'cn=alee2,o=data'])
})

test('of a name whose search failed it is not said that it was not found', async () => {
  const { user } = picker()
  await user.click(await screen.findByRole('searchbox'))

  await user.paste('Omar Haddad\nDown\nNobody')

  expect(await screen.findByText(/^Lookup failed, try again: \W*Down\W*$/)).toBeVisible()
  expect(screen.getByText(/^Not found, or found several times: \W*Nobody\W*$/)).toBeVisible()
  expect(screen.getByText(/Added: 1/)).toBeVisible()
})

test('a single name that is pasted is text to search for, and so is a list where one can be chosen', async () => {
  const { user, changes } = picker('single')
  await user.click(await screen.findByRole('searchbox'))

  await user.paste('Omar; Ann')

  expect(screen.getByRole('searchbox')).toHaveValue('Omar; Ann')
  expect(changes).toEqual([])
})

test('a choice empties the box for the next name, and what was found stays', async () => {
  const { user } = picker()
  const box = await screen.findByRole('searchbox')
  await user.type(box, 'data{Enter}')
  await user.click(await screen.findByRole('option', { name: /Joann/ }))

  expect(box).toHaveValue('')
  expect(screen.getAllByRole('option', { name: /Ann Lee/ })).toHaveLength(2)
  await user.type(box, 'O')
  expect(box).toHaveValue('O')
})
