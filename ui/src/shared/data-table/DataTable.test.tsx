import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderBlock } from '../../testing/renderBlock'
import { samplePeople, type SamplePerson } from '../../testing/sampleList'
import { COLUMN_WEIGHT, type Column } from './column'
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

function Table({ rows }: { rows: SamplePerson[] }) {
  const selection = useRowSelection({ rows, rowId: idOf, scope: '' })
  return (
    <DataTable
      caption="Users"
      columns={columns}
      rows={rows}
      rowId={idOf}
      ends={{ rowName: idOf, selection }}
      sort={{ column: 'id', order: 'asc' }}
      onSort={() => undefined}
      isStale={false}
      expectedRows={10}
    />
  )
}

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

  const cells = screen.getAllByRole('cell', { name: /person/ }).map((cell) => cell.textContent)
  expect(cells.filter(Boolean)).toEqual(samplePeople(50).map(idOf).toReversed())
})
