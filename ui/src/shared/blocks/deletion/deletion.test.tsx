import { act, screen, within } from '@testing-library/react'
import { chooseAction } from '../../../testing/chooseAction'
import { fakePreferences } from '../../../testing/fakePreferences'
import { fakeRecords, isPending, recordList, type SampleRecord } from '../../../testing/recordList'
import { renderOnPage } from '../../../testing/renderOnPage'
import { server } from '../../../testing/server'
import { ListPage } from '../list-page/ListPage'
import { useList } from '../list-page/useList'
import type { DeletionAnswer } from './deletionOutcome'
import { useDeletion } from './useDeletion'
import { usePendingDeletion } from './usePendingDeletion'

type Send = (rows: readonly SampleRecord[]) => Promise<DeletionAnswer>

const texts = ['groups', 'dataTable', 'confirm', 'feedback'] as const
const all: Send = (rows) => Promise.resolve({ succeeded: rows, failed: [] })
const fault = (text: string) => ({ status: 489, code: 'fault', text })

/** A list whose records are deleted by `send`; the name of `Payers` has to be typed. */
function showList(send: Send) {
  function Records() {
    const list = useList(recordList)
    const deletion = useDeletion<SampleRecord>({
      namespace: 'groups',
      toRecord: (record) => record,
      send,
      useIsNameTyped: ([record]) => record?.name === 'Payers',
      renderPreview: (rows) => <p>{`${String(rows.length)} roles are affected.`}</p>,
    })
    const pending = usePendingDeletion({
      rows: list.query.data?.rows,
      rowId: ({ id }) => id,
      isPending,
      readAgain: () => list.query.refetch(),
    })
    return (
      <>
        <ListPage
          list={list}
          bulkActions={[deletion.bulkAction]}
          rowActions={deletion.rowActions}
          rowMark={pending.rowMark}
          above={() => pending.notice}
        />
        {deletion.dialog}
      </>
    )
  }
  server.use(...fakePreferences().handlers)
  return renderOnPage(Records, { texts })
}

type User = ReturnType<typeof showList>['user']

async function deleteByMenu(user: User, name: string) {
  await chooseAction(user, name, 'Delete…')
  return screen.findByRole('alertdialog', { name: `Delete the group “${name}”?` })
}

async function deleteTogether(user: User, ...names: string[]) {
  for (const name of names) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  }
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete…' }))
  return screen.findByRole('alertdialog')
}

test('one record is deleted after a question that says what follows', async () => {
  server.use(fakeRecords('Movers').handler)
  const { user } = showList(all)

  const question = within(await deleteByMenu(user, 'Movers'))
  expect(question.getByText('1 roles are affected.')).toBeVisible()
  expect(question.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Delete group' }))

  expect(await screen.findByText('Group deleted successfully')).toBeVisible()
})

test('the name of a record with which people lose something is typed first', async () => {
  server.use(fakeRecords('Payers').handler)
  const { user } = showList(all)

  const question = within(await deleteByMenu(user, 'Payers'))
  expect(question.getByRole('button', { name: 'Delete group' })).toBeDisabled()
  await user.type(question.getByRole('textbox', { name: /“Payers”/ }), 'payers{Enter}')

  expect(await screen.findByText('Group deleted successfully')).toBeVisible()
})

test('of several the number is typed, and each refusal is named with its reason', async () => {
  server.use(fakeRecords('Movers', 'Cooks', 'Guards').handler)
  const { user } = showList(([movers, cooks, guards]) =>
    Promise.resolve({
      succeeded: [{ id: movers?.id ?? '' }],
      failed: [
        { id: cooks?.id ?? '', reason: 'Cooks are needed.' },
        { id: guards?.id ?? '', error: fault('Guards stay.') },
      ],
    }),
  )

  const question = within(await deleteTogether(user, 'Movers', 'Cooks', 'Guards'))
  await user.type(question.getByRole('textbox', { name: /“3”/ }), '3{Enter}')

  const told = within(await screen.findByRole('log', { name: 'Messages' }))
  expect(await told.findByText('2 groups failed to delete')).toBeVisible()
  for (const text of ['Movers', 'Cooks are needed.', 'Guards stay.']) {
    expect(await told.findByText(text)).toBeVisible()
  }
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
})

test('rows stay selected when none of them was deleted', async () => {
  server.use(fakeRecords('Movers', 'Cooks').handler)
  const { user } = showList((rows) =>
    Promise.resolve({ succeeded: [], failed: rows.map(({ id }) => ({ id, reason: 'In use.' })) }),
  )

  const question = within(await deleteTogether(user, 'Movers', 'Cooks'))
  await user.type(question.getByRole('textbox'), '2{Enter}')

  expect(await screen.findByText('2 groups failed to delete')).toBeVisible()
  expect(within(screen.getByRole('toolbar')).getByText('2 selected')).toBeVisible()
})

test('the refusal of a single record is shown in the dialog', async () => {
  server.use(fakeRecords('Movers').handler)
  const { user } = showList(([row]) =>
    Promise.resolve({ succeeded: [], failed: [{ id: row?.id ?? '', error: fault('In use.') }] }),
  )

  const question = within(await deleteByMenu(user, 'Movers'))
  await user.click(question.getByRole('button', { name: 'Delete group' }))

  expect(await question.findByText('In use.')).toBeVisible()
})

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

describe('a record that the server deletes later', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  test('stays with a badge, and nothing can be done with it', async () => {
    const records = fakeRecords('Movers', 'Cooks')
    records.setPending('Movers')
    server.use(records.handler)
    showList(all)

    const movers = within(await row('Movers'))
    expect(movers.getByText('Pending Delete')).toBeVisible()
    expect(movers.getByRole('checkbox')).toBeDisabled()
    expect(movers.queryByRole('button', { name: 'Actions for Movers' })).not.toBeInTheDocument()
    expect(within(await row('Cooks')).getByRole('checkbox')).toBeEnabled()
  })

  test('is loaded again every ten seconds in the background until it is gone', async () => {
    const records = fakeRecords('Movers', 'Cooks')
    records.setPending('Movers')
    server.use(records.handler)
    showList(all)
    await row('Movers')

    records.drop('Movers')
    await pass(10)

    expect(await screen.findByText('1 entry')).toBeVisible()
    const calls = records.asked.length
    expect(records.background).toEqual(records.asked.map(() => '1'))
    await pass(60)
    expect(records.asked).toHaveLength(calls)
  })

  test('is loaded twelve times at most, then by a button', async () => {
    const records = fakeRecords('Movers')
    records.setPending('Movers')
    server.use(records.handler)
    const { user } = showList(all)
    await row('Movers')
    const before = records.asked.length

    for (let reads = 0; reads < 14; reads += 1) await pass(10)
    expect(records.asked).toHaveLength(before + 12)
    await user.click(await screen.findByRole('button', { name: 'Check again' }))
    await pass(10)

    expect(records.asked).toHaveLength(before + 14)
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
  })

  test('says when it was noticed once it waits longer than ten minutes', async () => {
    const records = fakeRecords('Movers')
    records.setPending('Movers')
    server.use(records.handler)
    jest.setSystemTime(new Date('2026-11-03T10:42'))
    showList(all)
    const movers = await row('Movers')
    await pass(590)
    expect(within(movers).getByText('Pending Delete')).toBeVisible()

    await pass(20)
    expect(within(movers).getByText(/^Pending Delete, noticed Nov 3, 2026, 10:42/)).toBeVisible()
  })

  test('is not loaded while nobody sees the page', async () => {
    const records = fakeRecords('Movers')
    records.setPending('Movers')
    server.use(records.handler)
    showList(all)
    await row('Movers')
    const before = records.asked.length

    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(30)

    expect(records.asked).toHaveLength(before)
  })
})
