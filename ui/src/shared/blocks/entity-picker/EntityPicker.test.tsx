import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ApiError } from '../../platform/errors/apiError'
import { gate } from '../../../testing/gate'
import { renderBlock } from '../../../testing/renderBlock'
import { EntityPicker } from './EntityPicker'
import { fakeTab, group, groupsByPage } from './fakeTab'
import type { PickerItem } from './pickerItem'
import { pickerPage } from './pickerPage'

type Props = Parameters<typeof EntityPicker>[0]

/** A picker of groups with a button beside it; `changes` are the chosen names after each change. */
function picker(own: Partial<Props> = {}) {
  const fake = fakeTab(groupsByPage(12))
  const changes: string[][] = []
  function Field() {
    const [value, setValue] = useState<readonly PickerItem[]>(own.value ?? [])
    const change = (items: readonly PickerItem[]) => {
      changes.push(items.map(({ name }) => name))
      setValue(items)
    }
    return (
      <>
        <EntityPicker
          label="Owners"
          tabs={[fake.tab]}
          selection="multi"
          {...own}
          value={value}
          onChange={change}
        />
        <button>Elsewhere</button>
      </>
    )
  }
  return { ...renderBlock(<Field />), ...fake, changes }
}

const box = (name = 'Search groups') => screen.findByRole('searchbox', { name })
const option = (name: string) => screen.findByRole('option', { name })
const chips = () => screen.queryAllByRole('row').map((row) => row.getAttribute('aria-label'))
const pressed = (name: string) => screen.getByRole('button', { name })

test('typing is searched one second after the last letter, and nothing before', async () => {
  jest.useFakeTimers()
  const { asked } = picker()
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  await user.type(await box(), 'find')
  await user.type(await box(), '   ')
  act(() => jest.advanceTimersByTime(999))
  expect(asked).toEqual([])
  expect(screen.getByText('Type to search')).toBeVisible()

  act(() => jest.advanceTimersByTime(1))
  expect(asked).toEqual([{ query: 'find', page: 0 }])
  expect(await option('Group 1')).toBeVisible()
  jest.useRealTimers()
})

test('blanks alone are no query', async () => {
  const { user, asked } = picker()

  await user.type(await box(), '   {Enter}')

  expect(screen.getByText('Type to search')).toBeVisible()
  expect(asked).toEqual([])
})

test('Next and Prev lead through the pages; a new query begins at the first', async () => {
  const { user, asked } = picker()
  await user.type(await box(), 'find{Enter}')
  await option('Group 1')
  expect(pressed('Prev')).toHaveAttribute('aria-disabled', 'true')

  await user.click(pressed('Next'))
  await option('Group 6')
  await user.click(pressed('Next'))
  await option('Group 12')
  expect(pressed('Next')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('11 to 12')).toBeVisible()
  await user.click(pressed('Prev'))
  await option('Group 6')

  await user.type(await box(), 'er{Enter}')
  await option('Group 1')
  expect(asked.map(({ query, page }) => `${query} ${String(page)}`)).toEqual([
    'find 0',
    'find 1',
    'find 2',
    'find 1',
    'finder 0',
  ])
})

test('an older search is broken off, and its late answer never shows', async () => {
  const { passed, open } = gate()
  const slow = fakeTab(({ query }) =>
    query === 'first'
      ? passed.then(() => ({ data: pickerPage([group('Old one')], 0) }))
      : pickerPage([group('New one')], 0),
  )
  const { user } = picker({ tabs: [slow.tab] })
  await user.type(await box(), 'first{Enter}')
  await user.clear(await box())
  await user.type(await box(), 'second{Enter}')
  await option('New one')
  open()
  await act(() => passed)

  expect(slow.aborted).toContainEqual({ query: 'first', page: 0 })
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('several are chosen; what is chosen or excluded cannot be chosen', async () => {
  const { user, changes } = picker({ value: [group('Group 2')], excluded: ['cn=Group 3'] })
  await user.type(await box(), 'find{Enter}')
  await user.click(await option('Group 2 Selected'))
  await user.click(await option('Group 3'))
  await user.click(await option('Group 4'))
  expect(changes).toEqual([['Group 2', 'Group 4']])
  expect(await option('Group 3')).toHaveAttribute('aria-disabled', 'true')
  expect(await option('Group 4 Selected')).toHaveAttribute('aria-selected', 'true')
})

test('the only selection is replaced, and the list closes', async () => {
  const { user, changes } = picker({ selection: 'single', value: [group('Group 9')] })
  await user.type(await box(), 'find{Enter}')
  await user.click(await option('Group 1'))

  expect(changes).toEqual([['Group 1']])
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a single tab keeps one item of its own beside those of others', async () => {
  const other: PickerItem = { type: 'user', id: 'cn=ann', name: 'Ann' }
  const single = fakeTab(groupsByPage(3), { isSingle: true })
  const { user, changes } = picker({ tabs: [single.tab], value: [group('Old'), other] })
  await user.type(await box(), 'find{Enter}')
  await user.click(await option('Group 1'))

  expect(changes).toEqual([['Ann', 'Group 1']])
})

test('Esc closes the list alone, forgets the query and leaves the focus', async () => {
  const { user } = picker()
  const escaped = jest.fn()
  document.addEventListener('keydown', escaped)
  await user.type(await box(), 'find{Enter}')
  await option('Group 1')
  escaped.mockClear()

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(await box()).toHaveValue('')
  expect(await box()).toHaveFocus()
  expect(escaped).not.toHaveBeenCalled()
  document.removeEventListener('keydown', escaped)
})

test.each(['a press', 'the focus'])(
  '%s elsewhere closes the list and forgets the query',
  async (how) => {
    const { user } = picker()
    await user.type(await box(), 'find')
    expect(screen.getByText('Type to search')).toBeVisible()
    if (how === 'a press') await user.click(document.body)
    else act(() => pressed('Elsewhere').focus())

    expect(await box()).toHaveValue('')
    expect(screen.queryByText('Type to search')).not.toBeInTheDocument()
  },
)

test('the button opens and closes the list', async () => {
  const { user } = picker()
  await box()
  await user.click(pressed('Open the list: Owners'))
  expect(await screen.findByText('Type to search')).toBeVisible()
  await user.click(pressed('Close the list: Owners'))
  expect(screen.queryByText('Type to search')).not.toBeInTheDocument()
})

test('a failure tells what failed, why, and tries again', async () => {
  const late: ApiError = { status: 504, code: 'upstream_late', text: '', requestId: 'r-17' }
  let fails = true
  const failing = fakeTab(() =>
    fails ? Promise.resolve({ error: late }) : pickerPage([group('Found')], 0),
  )
  const { user } = picker({ tabs: [failing.tab] })
  await user.type(await box(), 'find{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Failed to fetch groups list[.].*took too long.*r-17/,
  )
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()

  fails = false
  act(() => pressed('Try again').focus())
  await user.keyboard('{Enter}')
  expect(await option('Found')).toBeVisible()
  expect(pressed('Close the list: Owners')).toHaveFocus()
})

test('the keyboard alone finds, chooses and takes away', async () => {
  const { user, changes } = picker()
  await box()
  await user.tab()
  await user.keyboard('find{Enter}')
  await option('Group 1')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(await option('Group 2 Selected')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(pressed('Open the list: Owners')).toHaveFocus()
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(pressed('Remove Group 2')).toHaveFocus()
  await user.keyboard('{Enter}')

  expect(changes).toEqual([['Group 2'], []])
  expect(pressed('Close the list: Owners')).toHaveFocus()
})

test('the selection can be cleared where that is offered', async () => {
  const { user, changes } = picker({ hasClear: true, value: [group('One'), group('Two')] })
  await box()
  await user.click(pressed('Clear Selection'))

  expect(changes).toEqual([[]])
  expect(screen.queryByRole('button', { name: 'Clear Selection' })).not.toBeInTheDocument()
})

test('a change of what a tab depends on takes out what was chosen there', async () => {
  const changes: string[][] = []
  const field = (scope: string) => (
    <EntityPicker
      label="Owners"
      tabs={[fakeTab(groupsByPage(3), { scope }).tab]}
      selection="multi"
      value={[group('One'), { type: 'user', id: 'cn=ann', name: 'Ann' }]}
      onChange={(items) => changes.push(items.map(({ name }) => name))}
    />
  )
  function Page() {
    const [level, setLevel] = useState('10')
    return (
      <>
        {field(level)}
        <button onClick={() => setLevel('20')}>IT Role</button>
      </>
    )
  }
  const { user } = renderBlock(<Page />)
  await box()
  expect(changes).toEqual([])

  await user.click(pressed('IT Role'))
  expect(changes).toEqual([['Ann']])
  expect(chips()).toEqual(['One', 'Ann'])
})

test('disabled, nothing can be opened or taken away', async () => {
  picker({ isDisabled: true, hasClear: true, value: [group('One')] })

  expect(await box()).toBeDisabled()
  expect(pressed('Open the list: Owners')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Remove One' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Clear Selection' })).not.toBeInTheDocument()
})

test('the letters that were looked for are marked, whatever their case', async () => {
  const { user } = picker()
  await user.type(await box(), 'gRoup 3{Enter}')
  await screen.findAllByRole('option')

  expect(screen.getByText('Group 3').tagName).toBe('MARK')
  expect(screen.getByText('Group 4').tagName).not.toBe('MARK')
})

test('an error belongs to the field', async () => {
  picker({ error: 'Proxy User is required' })
  await box()

  expect(screen.getByRole('group', { name: 'Owners' })).toHaveAccessibleDescription(
    'Proxy User is required',
  )
})
