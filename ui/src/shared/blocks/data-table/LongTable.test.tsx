import { screen } from '@testing-library/react'
import { layOutRows, ROW_HEIGHT, scrollTo } from '../../../testing/longPage'
import { renderBlock } from '../../../testing/renderBlock'
import { sampleColumns, samplePeople } from '../../../testing/sampleList'
import { DataTable } from './DataTable'
import { useRowSelection } from './useRowSelection'

function LongTable({ count }: { count: number }) {
  const rows = samplePeople(count)
  const rowId = ({ id }: { id: string }) => id
  const selection = useRowSelection({ rows, rowId, scope: '' })
  return (
    <DataTable
      caption="Users"
      columns={sampleColumns}
      rows={rows}
      rowId={rowId}
      ends={{ rowName: rowId, selection }}
      sort={{ column: 'name', order: 'asc' }}
      onSort={() => undefined}
      isStale={false}
      expectedRows={10}
    />
  )
}

const box = (name: string) => screen.queryByRole('checkbox', { name: `Select ${name}` })

beforeEach(layOutRows)

afterEach(() => {
  jest.restoreAllMocks()
})

test('a page of 100 rows has them all', async () => {
  renderBlock(<LongTable count={100} />)

  expect(await screen.findByRole('checkbox', { name: 'Select person100' })).toBeInTheDocument()
})

test('of a longer page only the rows near the window are made, and screen readers hear how many there are', async () => {
  renderBlock(<LongTable count={300} />)
  await screen.findByRole('checkbox', { name: 'Select person1' })
  expect(box('person300')).not.toBeInTheDocument()
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '301')

  scrollTo(300 * ROW_HEIGHT)

  expect(box('person300')).toBeInTheDocument()
  expect(box('person1')).not.toBeInTheDocument()
  expect(screen.getByRole('row', { name: /person300/ })).toHaveAttribute('aria-rowindex', '301')
})

test('the row with the focus stays while the window is elsewhere', async () => {
  const { user } = renderBlock(<LongTable count={300} />)
  await user.click(await screen.findByRole('checkbox', { name: 'Select person3' }))

  scrollTo(300 * ROW_HEIGHT)

  expect(box('person3')).toHaveFocus()
  await user.tab({ shift: true })
  expect(document.body).not.toHaveFocus()
})

test('the box in the head selects also the rows that are out of view', async () => {
  const { user } = renderBlock(<LongTable count={300} />)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }))

  scrollTo(300 * ROW_HEIGHT)

  expect(box('person300')).toBeChecked()
})
