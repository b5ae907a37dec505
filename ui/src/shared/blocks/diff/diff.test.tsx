import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderBlock } from '../../../testing/renderBlock'
import { Diff } from './Diff'
import { kindOf, listChange, type DiffRow } from './diffRow'

const HEADS = { name: 'Setting', was: 'Old', now: 'New' }

async function diffOf(...rows: readonly DiffRow[]) {
  renderBlock(<Diff label="Changes" heads={HEADS} groups={[{ key: 'all', title: 'All', rows }]} />)
  await screen.findByRole('table', { name: 'Changes' })
}

test.each([
  ['added', undefined, 'b'],
  ['removed', 'a', undefined],
  ['changed', 'a', 'b'],
  ['changed', ['a', 'b'], ['b', 'a']],
  ['same', ['a'], ['a']],
  ['same', undefined, undefined],
] as const)('a field is %s from %j to %j', (kind, was, now) => {
  expect(kindOf({ was, now })).toBe(kind)
})

test('a list says what goes, what comes, how many stay, and that their order changes', () => {
  expect(listChange(['a', 'b', 'c'], ['c', 'b', 'd'])).toEqual({
    removed: ['a'],
    added: ['d'],
    kept: 2,
    isReordered: true,
  })
})

test('an entry that goes does not make another order of the rest', () => {
  expect(listChange(['a', 'b', 'c'], ['b', 'c']).isReordered).toBe(false)
})

test('a changed text has its old value marked as deleted and its new one as inserted', async () => {
  await diffOf({ key: 'p', name: 'Port', was: '993', now: '143', note: 'Not encrypted' })
  const row = screen.getByRole('row', { name: /Port/ })
  expect(within(row).getByRole('deletion')).toHaveTextContent('993')
  expect(within(row).getByRole('insertion')).toHaveTextContent('143')
  expect(within(row).getByText('Not encrypted')).toBeVisible()
})

test('of two lists the entries that stay are counted and not shown', async () => {
  await diffOf({ key: 'w', name: 'Words', was: ['no', 'never'], now: ['never', 'not'] })
  expect(screen.getByRole('deletion')).toHaveTextContent('no')
  expect(screen.getByRole('insertion')).toHaveTextContent('not')
  expect(screen.getByText('Unchanged: 1')).toBeVisible()
  expect(screen.queryByText('never')).not.toBeInTheDocument()
})

test('what is the same on both sides is not marked, and no value is said', async () => {
  await diffOf(
    { key: 's', name: 'Server', was: 'a', now: 'a' },
    { key: 'n', name: 'Note', was: undefined, now: 'x' },
  )
  expect(screen.queryByRole('deletion')).not.toBeInTheDocument()
  expect(screen.getByText('No value')).toBeVisible()
})

test('all rows are selected at once but those apart, and those that are locked, which say why', async () => {
  function Picked() {
    const [picked, onChange] = useState<ReadonlySet<string>>(new Set())
    const rows = [
      { key: 'a', name: 'Port', was: '1', now: '2' },
      { key: 'b', name: 'Host', was: 'x', now: 'y', lock: 'Hosts are never restored' },
      { key: 'c', name: 'Path', was: '/x', now: '/y', isApart: true },
    ]
    return (
      <>
        <p role="status">{[...picked].join()}</p>
        <Diff
          label="Changes"
          heads={HEADS}
          groups={[{ key: 'g', rows }]}
          pick={{ picked, onChange }}
        />
      </>
    )
  }
  const { user } = renderBlock(<Picked />)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^a$/)
  expect(screen.getByRole('checkbox', { name: 'Select Port' })).toBeChecked()
  expect(screen.getByRole('img', { name: 'Hosts are never restored' })).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: 'Select Path' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^a,c$/)
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked()
})
