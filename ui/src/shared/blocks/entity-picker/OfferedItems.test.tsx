import { screen } from '@testing-library/react'
import { useState } from 'react'
import { driverTab } from '../../../entities/driver/pickerTab'
import { gate } from '../../../testing/gate'
import { renderBlock } from '../../../testing/renderBlock'
import type { Answer } from '../../platform/api/answer'
import { EntityPicker } from './EntityPicker'
import { fakeTab, fakeTreeTab, group } from './fakeTab'
import { ALL_DRIVERS, type PickerItem } from './pickerItem'
import { pickerPage } from './pickerPage'
import type { PickerTab } from './pickerTab'

const container = (id: string, name: string): PickerItem => ({ type: 'container', id, name })

/** A picker of several items; `changes` are the chosen ids after each change. */
function picker(tabs: readonly [PickerTab, ...PickerTab[]], initial: readonly PickerItem[] = []) {
  const changes: string[][] = []
  function Field() {
    const [value, setValue] = useState(initial)
    const change = (items: readonly PickerItem[]) => {
      changes.push(items.map(({ id }) => id))
      setValue(items)
    }
    return (
      <EntityPicker label="Owners" tabs={tabs} selection="multi" value={value} onChange={change} />
    )
  }
  return { ...renderBlock(<Field />), changes }
}

const open = async (user: ReturnType<typeof picker>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Open the list: Owners' }))
const row = (name: string) => screen.findByRole('row', { name })

test('a tree is read as soon as it shows, and offers no search box', async () => {
  const { user, changes } = picker([fakeTreeTab()])
  await open(user)
  await user.click(await row('data'))

  expect(changes).toEqual([['o=data']])
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
})

test('a container takes the place of what is in it, and of what it is in', async () => {
  const nordics = container('ou=nordics,ou=users,o=data', 'nordics')
  const { user, changes } = picker([fakeTreeTab()], [nordics, group('Kept')])
  await open(user)
  await row('data')
  await user.keyboard('{ArrowDown}{ArrowRight}')
  await user.click(await row('users'))
  await user.click(await row('groups'))
  await user.click(await row('data'))
  await user.click(await row('groups'))

  expect(changes).toEqual([
    ['cn=Kept', 'ou=users,o=data'],
    ['cn=Kept', 'ou=users,o=data', 'ou=groups,o=data'],
    ['cn=Kept', 'o=data'],
    ['cn=Kept', 'ou=groups,o=data'],
  ])
})

test('where the root cannot be chosen it can be opened', async () => {
  const { user, changes } = picker([fakeTreeTab({ canChooseRoots: false })])
  await open(user)
  await user.click(await row('data'))
  await user.keyboard('{ArrowRight}')
  await user.click(await row('users'))

  expect(changes).toEqual([['ou=users,o=data']])
})

test('the first is chosen by itself where that is asked for, unless something is', async () => {
  const first = picker([fakeTreeTab({ choosesFirst: true })])
  await open(first.user)
  await row('data, Selected')
  expect(first.changes).toEqual([['o=data']])
  first.unmount()

  const second = picker([fakeTreeTab({ choosesFirst: true })], [container('o=other', 'other')])
  await open(second.user)
  await row('data')
  expect(second.changes).toEqual([])
})

test('tabs show in their order, where there are several, and keep what was typed', async () => {
  const users = fakeTab(() => pickerPage([], 0), { id: 'user' })
  const groups = fakeTab(() => pickerPage([group('Found')], 0))
  const { user } = picker([groups.tab, fakeTreeTab(), users.tab])
  await user.type(await screen.findByRole('searchbox', { name: 'Search groups' }), 'Fo{Enter}')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Users',
    'Groups',
    'Containers',
  ])

  await user.click(screen.getByRole('tab', { name: 'Users' }))
  expect(await screen.findByText(/The following query returned 0 result[.]/)).toHaveTextContent(
    'Fo',
  )
  expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('Fo')
  expect(users.asked).toEqual([{ query: 'Fo', page: 0 }])
})

test('what is managed already shows as chosen and cannot be', async () => {
  const mail: PickerItem = { type: 'resource', id: 'a', name: 'Mail', isPreselected: true }
  const { user, changes } = picker([fakeTab(() => pickerPage([mail], 0), { id: 'resource' }).tab])
  await user.type(await screen.findByRole('searchbox'), 'find{Enter}')
  const option = await screen.findByRole('option', { name: 'Mail Already managed' })
  await user.click(option)

  expect(option).toHaveAttribute('aria-selected', 'true')
  expect(changes).toEqual([])
  expect(screen.getByText('No more resources are available for selection.')).toBeVisible()
})

test('the containers of levels have the names of levels', async () => {
  const chosen = ['Level10', 'Level20', 'Level30', 'Level40']
  picker(
    [fakeTreeTab()],
    chosen.map((name) => container(`cn=${name}`, name)),
  )

  expect(await row('Permission Role')).toBeVisible()
  expect(await row('IT Role')).toBeVisible()
  expect(await row('Business Role')).toBeVisible()
  expect(await row('Level40')).toBeVisible()
})

test('an item that asks something first is chosen by its dialog', async () => {
  const { tab } = fakeTab(() => pickerPage([group('Treasury')], 0), {
    Dialog: ({ item, onChoose, onClose }) => (
      <div role="dialog" aria-label={item.name}>
        <button onClick={() => onChoose([{ type: 'user', id: 'cn=ann', name: 'Ann' }])}>Ann</button>
        <button onClick={onClose}>Cancel</button>
      </div>
    ),
  })
  const { user, changes } = picker([tab])
  await user.type(await screen.findByRole('searchbox'), 'find{Enter}')
  await user.click(await screen.findByRole('option', { name: 'Treasury' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(changes).toEqual([])

  await user.type(await screen.findByRole('searchbox'), 'find{Enter}')
  await user.click(await screen.findByRole('option', { name: 'Treasury' }))
  await user.click(screen.getByRole('button', { name: 'Ann' }))
  expect(changes).toEqual([['cn=ann']])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

const driver = (id: string, parentId?: string): PickerItem => ({
  type: 'driverOrEntitlement',
  id,
  name: id,
  parentId,
})

const read = <Data,>(answer: Answer<Data>) => {
  const pending = Object.assign(Promise.resolve(answer), { abort: () => undefined })
  return () => pending
}

test('all drivers take the place of each of them', async () => {
  const tab = driverTab({ selectAllOption: true })
  const roots = [driver(ALL_DRIVERS), driver('ERP')].map((item) => ({
    ...item,
    isBranch: true,
    item,
  }))
  const { user, changes } = picker(
    [{ ...tab, readRoots: () => read({ data: roots }) }],
    [driver('Profile', 'ERP')],
  )
  await open(user)
  await user.click(await row('ERP'))
  await user.click(await row('All drivers'))

  expect(changes).toEqual([['ERP'], [ALL_DRIVERS]])
})

test('the tab that is to be shown first is', async () => {
  const users = fakeTab(() => pickerPage([], 0), { id: 'user' })
  renderBlock(
    <EntityPicker
      label="Owners"
      tabs={[users.tab, fakeTab(() => pickerPage([], 0)).tab]}
      activeTab="group"
      selection="multi"
      value={[]}
      onChange={() => undefined}
    />,
  )

  expect(await screen.findByRole('searchbox', { name: 'Search groups' })).toBeVisible()
})

test.each([
  ['container', 'Loading sub containers...', 'Failed to load sub-containers for this container.'],
  [
    'driverOrEntitlement',
    'Loading entitlements...',
    'Failed to load entitlements for this driver.',
  ],
] as const)('while a branch is read the tree names what is read', async (id, loading, failed) => {
  const { passed, open: answer } = gate()
  const tab = fakeTreeTab({
    id,
    readBelow: () => () =>
      Object.assign(
        passed.then(() => ({ error: { status: 504, code: 'upstream_late', text: '' } })),
        { abort: () => undefined },
      ),
  })
  const { user } = picker([tab])
  await open(user)
  await row('data')
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(await row(loading)).toBeVisible()

  answer()
  expect(await screen.findByRole('alert')).toHaveTextContent(failed)
})
