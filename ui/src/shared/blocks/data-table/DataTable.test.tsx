import { fireEvent, screen, within } from '@testing-library/react'
import { Hourglass } from 'lucide'
import { useState } from 'react'
import { renderBlock } from '../../../testing/renderBlock'
import { sampleColumns, samplePeople, type SamplePerson } from '../../../testing/sampleList'
import { COLUMN_WEIGHT, type Column } from './column'
import { textColumn } from './columns'
import { DataTable } from './DataTable'
import { useRowSelection } from './useRowSelection'

const drawn = jest.fn((person: SamplePerson) => person.id)
const columns: Column<SamplePerson>[] = [
  {
    key: 'id',
    label: 'Id',
    isSortable: false,
    weight: COLUMN_WEIGHT,
    cell: drawn,
    text: ({ id }) => id,
  },
]
const idOf = ({ id }: SamplePerson) => id
const named = jest.fn(idOf)

afterEach(() => {
  jest.restoreAllMocks()
})

function Table({ rows }: { rows: SamplePerson[] }) {
  const selection = useRowSelection({ rows, rowId: idOf, scope: '' })
  return (
    <DataTable
      caption="Users"
      columns={columns}
      rows={rows}
      rowId={idOf}
      ends={{ rowName: named, selection }}
      sort={{ column: 'id', order: 'asc' }}
      onSort={() => undefined}
      isStale={false}
      expectedRows={10}
    />
  )
}

test('a head has the label of its column, and sorts where the column can be sorted', async () => {
  const onSort = jest.fn()
  const { user } = renderBlock(
    <DataTable
      caption="Users"
      columns={sampleColumns}
      rows={samplePeople(3)}
      rowId={idOf}
      ends={{ rowName: idOf }}
      sort={{ column: 'name', order: 'asc' }}
      onSort={onSort}
      isStale={false}
      expectedRows={10}
    />,
  )
  const heads = await screen.findAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual(
    sampleColumns.map(({ label }) => label),
  )
  const mail = screen.getByRole('columnheader', { name: 'Email' })
  expect(within(mail).queryByRole('button')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Title' }))

  expect(onSort.mock.calls).toEqual([[{ column: 'title', order: 'asc' }]])
})

test.each([
  ['is left out where a column says the same', 'title', 0],
  ['is there for where that column leaves for want of room', 'mail', 1],
  ['stands where no column says it', undefined, 1],
] as const)('the badge of a row that is about to go %s', async (_where, key, badges) => {
  const [person] = samplePeople(1)
  if (!person) throw new Error('a person')
  const text = key ? person[key] : 'Pending'
  renderBlock(
    <DataTable
      caption="Users"
      columns={sampleColumns}
      rows={[person]}
      rowId={idOf}
      ends={{ rowName: idOf, rowMark: () => ({ text, icon: Hourglass, isFinal: true }) }}
      sort={{ column: 'name', order: 'asc' }}
      onSort={() => undefined}
      isStale={false}
      expectedRows={10}
    />,
  )

  const name = within(await screen.findByRole('rowheader'))
  expect(name.queryAllByText(text)).toHaveLength(badges)
})

test('who selects a row does not have the values of all drawn anew', async () => {
  const { user } = renderBlock(<Table rows={samplePeople(30)} />)
  const box = await screen.findByRole('checkbox', { name: 'Select person3' })
  drawn.mockClear()

  await user.click(box)

  expect(box).toBeChecked()
  expect(drawn).not.toHaveBeenCalled()
})

test('other rows take the place of all, also of those further down', async () => {
  const Turning = () => {
    const [rows, setRows] = useState(() => samplePeople(50))
    return (
      <>
        <button onClick={() => setRows((shown) => shown.toReversed())}>Turn</button>
        <Table rows={rows} />
      </>
    )
  }
  const { user } = renderBlock(<Turning />)

  await user.click(await screen.findByRole('button', { name: 'Turn' }))

  expect(idsShown()).toEqual(samplePeople(50).map(idOf).toReversed())
})

/** A list with a button that replaces its rows. */
function openTurning(rows: SamplePerson[], others: SamplePerson[]) {
  const Turning = () => {
    const [shown, setShown] = useState(rows)
    return (
      <>
        <button onClick={() => setShown(others)}>Turn</button>
        <Table rows={shown} />
      </>
    )
  }
  return renderBlock(<Turning />)
}

const idsShown = () =>
  screen
    .getAllByRole('cell', { name: /person/ })
    .map((cell) => cell.textContent)
    .filter(Boolean)

const PEOPLE = samplePeople(12)
const [FIRST_PAGE, SECOND_PAGE] = [PEOPLE.slice(0, 6), PEOPLE.slice(6)]

test('a shorter page leaves nothing of a longer one', async () => {
  openTurning(FIRST_PAGE, SECOND_PAGE.slice(0, 2))

  fireEvent.click(await screen.findByRole('button', { name: 'Turn' }))

  expect(idsShown()).toEqual(SECOND_PAGE.slice(0, 2).map(idOf))
})

test('rows of another page take the elements of those before', async () => {
  openTurning(FIRST_PAGE, SECOND_PAGE)
  const button = await screen.findByRole('button', { name: 'Turn' })
  const row = screen.getByRole('row', { name: /person2/ })

  fireEvent.click(button)

  expect(row).toHaveAccessibleName(/person8/)
})

test('a row that stays keeps its element, and the focus in it', async () => {
  openTurning(FIRST_PAGE, FIRST_PAGE.slice(1))
  const button = await screen.findByRole('button', { name: 'Turn' })
  const box = screen.getByRole('checkbox', { name: 'Select person3' })
  box.focus()

  fireEvent.click(button)

  expect(screen.getByRole('checkbox', { name: 'Select person3' })).toBe(box)
  expect(box).toHaveFocus()
})

test('a cell without a text is empty, so that the card form leaves it out', async () => {
  const about = (id: string) => (id === 'none' ? '' : `About ${id}`)
  const text = textColumn<{ id: string }>({
    key: 'about',
    label: 'About',
    text: ({ id }) => about(id),
  })
  renderBlock(
    <DataTable
      caption="Things"
      columns={[text]}
      rows={[{ id: 'none' }, { id: 'some' }]}
      rowId={({ id }) => id}
      ends={{ rowName: ({ id }) => id }}
      sort={{ column: 'about', order: 'asc' }}
      onSort={() => undefined}
      isStale={false}
      expectedRows={2}
    />,
  )

  const [none, some] = await screen.findAllByRole('cell')
  expect(none?.innerHTML).toMatch(/<span class="value"><\/span>/)
  expect(some).toHaveTextContent('About some')
})
