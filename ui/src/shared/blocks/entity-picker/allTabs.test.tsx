import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../../testing/addresses'
import { gate } from '../../../testing/gate'
import {
  dragFirst,
  lookFor,
  offered,
  pickerOfTab as picker,
  upstreamFinds as upstream,
} from '../../../testing/pickerOfTab'
import { replyWith, testTabs } from '../../../testing/pickerTabs'
import { renderBlock } from '../../../testing/renderBlock'
import { server } from '../../../testing/server'
import { EntityPicker } from './EntityPicker'
import type { PickerTab } from './pickerTab'

/**
 * For each case of `testTabs` in `testing/pickerTabs.ts`: the name of the search box, and the texts for a failure, for
 * too many items and for none.
 */
const LISTS = [
  ['user', 'users', 'Failed to fetch users list.'],
  ['group', 'groups', 'Failed to fetch groups list.'],
  ['role', 'roles', 'Failed to fetch roles list.'],
  ['category of roles', 'categories', 'Failed to fetch categories list.'],
  ['prd of roles', 'custom approvals', 'Failed to fetch custom approvals.'],
  ['dropdown', 'values', 'Failed to fetch entitlement values.'],
  ['entitlementValues', 'entitlement values', 'Failed to fetch entitlement values.'],
  ['resource', 'resources', 'Failed to fetch resources list.'],
  ['team', 'teams', 'Failed to fetch teams list.'],
  ['sod', 'SoDs', 'Failed to fetch SoDs list.'],
  ['dirxmldriver', 'drivers', 'Failed to fetch Drivers list.'],
  ['entity', 'entities', 'Failed to fetch entity list.'],
  ['sodRecipient', 'recipients', 'Failed to fetch entity list.'],
  ['permission', 'permissions', 'Failed to fetch permissions list.'],
] as const

const NOTHING: Record<string, string> = {
  entitlementValues: 'If the entitlements are valueless please choose the entitlement.',
  permission: 'No Permission Found.',
}

/** Tabs whose items have no DN. */
const IS_VALUE = new Set<string>(['dropdown', 'entitlementValues'])

const TREES = [
  ['container of roles', 'Failed to fetch containers.'],
  ['driverOrEntitlement', 'Failed to fetch entitlements or driver.'],
] as const

const names = (count: number) => Array.from({ length: count }, (_, at) => `Ann ${String(at + 1)}`)
const box = (plural: string) => screen.findByRole('searchbox', { name: `Search ${plural}` })

const idOf = (name: string, thing: string) => (IS_VALUE.has(name) ? thing : `cn=${thing}`)
const button = (label: string) => screen.getByRole('button', { name: label })

// What tabs ask for and what they make of the answer is in requests.test.ts: of a list of DNs, of values and a tree one each is worked with.
describe.each(['user', 'entitlementValues', 'container of roles'])('%s', (name) => {
  test('the keyboard alone chooses, puts in order and clears; what is excluded cannot be chosen', async () => {
    upstream(names(3))
    const view = picker(name, { excluded: [idOf(name, 'Ann 2')] })
    const { user, changes, tab } = view
    await lookFor(view)
    await user.keyboard('{ArrowDown}{Enter}')
    await user.click(await offered(tab, 'Ann 2'))
    await user.click(await offered(tab, 'Ann 3'))
    await user.keyboard('{Escape}')
    act(() => screen.getByRole('row', { name: /^Ann 1/ }).focus())
    await user.tab()
    await user.tab()
    expect(button('Move Ann 1 on')).toHaveFocus()
    await user.keyboard('{Enter}')
    act(() => button('Clear Selection').focus())
    await user.keyboard('{Enter}')

    const [one, three] = ['Ann 1', 'Ann 3'].map((thing) => `${tab.id} ${idOf(name, thing)}`)
    expect(changes).toEqual([[one], [one, three], [three, one], []])
  })

  test('it speaks Arabic, and the keyboard drags from the right', async () => {
    upstream(names(2))
    const view = picker(name, { language: 'ar' })
    const { user, changes, tab } = view
    await user.click(await lookFor(view))
    await user.click(await offered(tab, 'Ann 2'))
    await user.keyboard('{Escape}')
    await dragFirst(view, 'Ann 1', '{ArrowLeft}')

    const [one, two] = ['Ann 1', 'Ann 2'].map((thing) => `${tab.id} ${idOf(name, thing)}`)
    expect(changes.at(-1)).toEqual([two, one])
    const search = screen.queryByRole('searchbox')?.getAttribute('aria-label')
    expect(search ?? 'البحث في ا').toMatch(/^البحث في \p{Script=Arabic}/u)
  })
})

test('the sixteen tabs show in their order, whatever order they are given in', async () => {
  const one = ['user', 'group', 'role', 'category of roles', 'container of roles', 'prd of roles']
  const two = ['driverOrEntitlement', 'dropdown', 'entitlementValues', 'resource', 'team', 'sod']
  const rest = ['dirxmldriver', 'entity', 'sodRecipient', 'permission']
  const tabs = [...one, ...two, ...rest].flatMap((name) => testTabs[name] ?? []).toReversed()
  const { user } = renderBlock(
    <EntityPicker
      label="Field"
      tabs={tabs as [PickerTab, ...PickerTab[]]}
      selection="multi"
      value={[]}
      onChange={() => undefined}
    />,
  )
  await user.click(await screen.findByRole('button', { name: 'Open the list: Field' }))

  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Users',
    'Groups',
    'Roles',
    'Categories',
    'Containers',
    'Custom Approval',
    'Drivers and entitlements',
    'Values',
    'Entitlement values',
    'Resources',
    'Teams',
    'SoDs',
    'Drivers',
    'Entities',
    'Recipients',
    'Permissions',
  ])
})

describe.each([
  ['user', 'users'],
  ['dropdown', 'values'],
] as const)('%s', (name, plural) => {
  test('the late answer to an older query never shows', async () => {
    const { passed, open } = gate()
    const aborted: boolean[] = []
    let count = 0
    const older = name === 'dropdown' ? 2 : 1
    server.use(
      http.all(atUpstream('*'), async ({ request }) => {
        count += 1
        if (count !== older) return HttpResponse.json(replyWith(['Newer'], 0))
        request.signal.addEventListener('abort', () => aborted.push(true))
        await passed
        return HttpResponse.json(replyWith(['Older'], 0))
      }),
    )
    const { user } = picker(name)
    await user.type(await box(plural), 'e{Enter}')
    await waitFor(() => expect(count).toBe(older))
    await user.type(await box(plural), 'r{Enter}')
    await screen.findByRole('option', { name: /^New/ })
    open()

    expect(aborted).toEqual([true])
    expect(screen.queryByRole('option', { name: /^Old/ })).not.toBeInTheDocument()
  })

  test('Esc and a press elsewhere close it and forget what was typed', async () => {
    upstream(['Ann'])
    const { user } = picker(name)
    for (const close of [() => user.keyboard('{Escape}'), () => user.click(document.body)]) {
      await user.type(await box(plural), 'Ann{Enter}')
      await screen.findByRole('option')
      await close()
      expect(screen.queryByRole('option')).not.toBeInTheDocument()
      expect(await box(plural)).toHaveValue('')
    }
  })
})

describe.each(LISTS)('%s', (name, plural, failed) => {
  test('what is found can be chosen, and there is a way to the next page and back', async () => {
    upstream(names(6), 6)
    const { user, changes, tab } = picker(name)
    expect(await box(plural)).toHaveAttribute('placeholder', `Search ${plural}`)
    await user.type(await box(plural), 'Ann{Enter}')
    await user.click(await screen.findByRole('option', { name: /^Ann 1/ }))

    expect(changes).toEqual([[`${tab.id} ${idOf(name, 'Ann 1')}`]])
    if (name === 'dropdown') return
    await user.click(button('Next'))
    await waitFor(() => expect(button('Prev')).not.toHaveAttribute('aria-disabled'))
    await user.click(button('Prev'))
    await waitFor(() => expect(button('Prev')).toHaveAttribute('aria-disabled', 'true'))
    expect(await screen.findByRole('option', { name: /^Ann 1/ })).toBeVisible()
  })

  test('a failure has its message, and a way on', async () => {
    server.use(http.all(atUpstream('*'), () => new HttpResponse(null, { status: 504 })))
    const { user } = picker(name)
    await user.type(await box(plural), 'Ann{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(failed)

    upstream(['Ann'])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: /^Ann/ })).toBeVisible()
  })

  test('of nothing it says so, and of too many', async () => {
    upstream([])
    const { user } = picker(name)
    await user.type(await box(plural), 'Ann{Enter}')
    expect(
      await screen.findByText(NOTHING[name] ?? /The following query returned 0 result[.]/),
    ).toBeVisible()

    if (name === 'dirxmldriver') return
    upstream(names(301))
    await user.type(await box(plural), 'a{Enter}')
    expect(
      await screen.findByText(`Too many ${plural} to display, Please refine your search.`),
    ).toBeVisible()
    const count = name === 'dropdown' ? 300 : 0
    expect(screen.getByText(`${String(count)} items in the list`)).toBeInTheDocument()
  })
})

describe.each(TREES)('%s', (name, failed) => {
  test('it is read when it shows; a failure has its message, and a way on', async () => {
    server.use(http.all(atUpstream('*'), () => new HttpResponse(null, { status: 504 })))
    const { user, changes, tab } = picker(name)
    await user.click(await screen.findByRole('button', { name: 'Open the list: Field' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(failed)

    server.use(
      http.all(
        atUpstream('*'),
        () =>
          HttpResponse.json({
            dn: 'o=data',
            name: 'Root',
            drivers: [{ id: 'o=data', name: 'Root' }],
          }),
        { once: true },
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('row', { name: 'Root' }))
    expect(changes).toEqual(tab.kind === 'tree' && tab.canChooseRoots ? [[`${tab.id} o=data`]] : [])
  })
})
