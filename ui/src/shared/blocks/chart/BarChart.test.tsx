import { screen, within } from '@testing-library/react'
import { axe } from '../../../testing/axe'
import { renderBlock } from '../../../testing/renderBlock'
import { BarChart } from './BarChart'

const chart = (
  <BarChart
    title="Requests by state"
    barsLabel="State"
    series={['For me', 'For others']}
    bars={[
      { id: 'pending', label: 'Pending', values: [3, 1] },
      { id: 'approved', label: 'Approved', values: [1200, 800] },
    ]}
  />
)

test('each bar has its number beside it', async () => {
  renderBlock(chart)

  const [pending, approved] = within(
    await screen.findByRole('list', { name: 'Requests by state' }),
  ).getAllByRole('listitem')
  expect(pending).toHaveTextContent('Pending4')
  expect(approved).toHaveTextContent('Approved2,000')
})

test('the same numbers are a table when that is wanted, and bars again', async () => {
  const { user } = renderBlock(chart)

  await user.click(await screen.findByRole('button', { name: 'Show as table' }))

  const table = screen.getByRole('table', { name: 'Requests by state' })
  expect(within(table).getByRole('row', { name: 'State For me For others' })).toBeVisible()
  expect(within(table).getByRole('row', { name: 'Approved 1,200 800' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('chart and table are accessible', async () => {
  const { user, container } = renderBlock(chart)
  const toTable = await screen.findByRole('button', { name: 'Show as table' })
  expect(await axe(container)).toHaveNoViolations()

  await user.click(toTable)

  expect(await axe(container)).toHaveNoViolations()
})
