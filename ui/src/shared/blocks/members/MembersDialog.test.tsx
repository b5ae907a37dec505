import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { groupTab } from '../../../entities/group/pickerTab'
import { teamTab } from '../../../entities/team/pickerTab'
import { atUpstream } from '../../../testing/addresses'
import { clientWith, setting } from '../../../testing/clientSettings'
import { renderOnPage } from '../../../testing/renderOnPage'
import { server } from '../../../testing/server'
import { EntityPicker } from '../entity-picker/EntityPicker'
import type { PickerItem } from '../entity-picker/pickerItem'
import type { ListTab } from '../entity-picker/pickerTab'

const PEOPLE = ['Ann', 'Bea', 'Cid', 'Dag', 'Eve', 'Finn', 'Gro']

/** A server with a group and a team of seven people; `asked` records the queries for members. */
function upstream({ isRoleAdmin = false, rights = 200 } = {}) {
  const asked: Record<string, string>[] = []
  const members = ({ request }: { request: Request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    asked.push(query)
    const found = PEOPLE.filter((name) => query.q === '*' || name.includes(query.q ?? ''))
    const first = Number(query.nextIndex) - 1
    return HttpResponse.json({
      recipients: found.slice(first, first + 5).map((name) => ({ dn: `cn=${name}`, name })),
      total: found.length,
    })
  }
  const own = { dn: 'cn=T', name: 'Treasury' }
  server.use(
    http.get(atUpstream('access/teams/recipients/groups'), () =>
      HttpResponse.json({ recipients: [own] }),
    ),
    http.get(atUpstream('access/teams/managelist'), () => HttpResponse.json({ teams: [own] })),
    http.post(atUpstream('access/groups/members'), members),
    http.get(atUpstream('access/teams/team/userlist'), members),
    http.get(atUpstream('access/info/user/rights'), () =>
      HttpResponse.json({ isRoleAdmin }, { status: rights }),
    ),
  )
  return asked
}

const groups = groupTab({ clientId: '1', from: 'robGroups' })
const teams = teamTab({ robTeam: true })

/** A picker in which the group or team was pressed; `changes` are the chosen items after each change. */
async function dialogOf(tab: ListTab, own: Parameters<typeof renderOnPage>[1]['bootstrap'] = {}) {
  const changes: (readonly PickerItem[])[] = []
  function Page() {
    const [value, setValue] = useState<readonly PickerItem[]>([])
    const change = (items: readonly PickerItem[]) => {
      changes.push(items)
      setValue(items)
    }
    return (
      <EntityPicker label="For" tabs={[tab]} selection="multi" value={value} onChange={change} />
    )
  }
  const view = renderOnPage(Page, { texts: ['picker', 'members'], bootstrap: own })
  await view.user.type(await screen.findByRole('searchbox', { name: /^Search/ }), 'find{Enter}')
  await view.user.click(await screen.findByRole('option', { name: 'Treasury' }))
  await screen.findByRole('dialog', { name: 'Choose members of Treasury' })
  return { ...view, changes }
}

const box = (name: string) => screen.findByRole('checkbox', { name })
const pressed = (name: string) => screen.getByRole('button', { name })
const person = (name: string) => ({ type: 'user', id: `cn=${name}`, name, parentId: 'cn=T' })

test.each([
  ['group', groups],
  ['team', teams],
])('the members of a %s are chosen, on several pages', async (_kind, tab) => {
  const asked = upstream()
  const { user, changes } = await dialogOf(tab)
  expect(pressed('Choose 0 people')).toBeDisabled()
  await user.click(await box('Bea'))
  expect(screen.getByText('1 to 5 of 7')).toBeVisible()
  await user.click(pressed('Next'))
  await user.click(await box('Gro'))
  expect(pressed('Next')).toHaveAttribute('aria-disabled', 'true')
  await user.click(pressed('Prev'))
  expect(await box('Bea')).toBeChecked()
  await user.click(pressed('Choose 2 people'))

  expect(changes).toEqual([[person('Bea'), person('Gro')]])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(asked.map(({ q, nextIndex, size }) => [q, nextIndex, size])).toEqual([
    ['*', '1', '5'],
    ['*', '6', '5'],
    ['*', '1', '5'],
  ])
})

test('administrators of roles can choose the group itself, which leaves nobody to choose', async () => {
  upstream({ isRoleAdmin: true })
  const { user, changes } = await dialogOf(groups)
  await user.click(await box('Ann'))
  await user.click(await box('Assign Role to Group'))
  expect(await box('Ann')).toBeDisabled()
  await user.click(pressed('Choose the group'))

  expect(changes).toEqual([
    [{ type: 'group', id: 'cn=T', name: 'Treasury', isGroupAssignment: true }],
  ])
})

test('others, and members of teams, cannot', async () => {
  upstream({ isRoleAdmin: false })
  await dialogOf(groups)
  await box('Ann')

  expect(screen.queryByRole('checkbox', { name: 'Assign Role to Group' })).not.toBeInTheDocument()
})

test('whoever cannot be told to be an administrator reads why above the page', async () => {
  upstream({ rights: 504 })
  await dialogOf(groups)
  await box('Ann')

  expect(await screen.findByText('504 Gateway Timeout')).toBeVisible()
})

test('members are searched after the configured pause', async () => {
  const asked = upstream()
  await dialogOf(groups, clientWith({ customization: { memberSearchDebounce: setting(300) } }))
  await box('Ann')
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('searchbox', { name: 'Search members' }), 'Gr')
  act(() => jest.advanceTimersByTime(299))
  expect(asked).toHaveLength(1)
  act(() => jest.advanceTimersByTime(1))
  jest.useRealTimers()

  expect(await box('Gro')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ q: 'Gr', nextIndex: '1' })
})

test('the keys lead on and back, and the buttons keep the focus', async () => {
  upstream()
  const { user } = await dialogOf(groups)
  await box('Ann')
  act(() => pressed('Next').focus())

  await user.keyboard('{Enter}')
  await box('Gro')
  expect(pressed('Next')).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.tab({ shift: true })
  await user.keyboard('{Enter}')

  await box('Ann')
  expect(pressed('Prev')).toHaveFocus()
})

test('members that cannot be read say so, and are read again', async () => {
  upstream()
  server.use(http.post(atUpstream('access/groups/members'), () => HttpResponse.error()))
  const { user } = await dialogOf(groups)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the members.')

  upstream()
  act(() => pressed('Try again').focus())
  await user.keyboard('{Enter}')
  expect(await box('Ann')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveFocus()
})

test('nobody is chosen when the dialog is left', async () => {
  upstream()
  const { user, changes } = await dialogOf(groups)
  await user.click(await box('Ann'))
  await user.click(pressed('Cancel'))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(changes).toEqual([])
})
