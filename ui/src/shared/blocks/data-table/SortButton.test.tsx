import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderBlock } from '../../../testing/renderBlock'
import { sampleColumns, samplePeople, useSampleList } from '../../../testing/sampleList'
import { CardRows } from './CardRows'
import { SortButton } from './SortButton'
import { useRowSelection } from './useRowSelection'

const PEOPLE = samplePeople(8)

/** Cards of people, with a button that sorts them. */
function Cards() {
  const { listing, query } = useSampleList(PEOPLE)
  const { rows } = query.data ?? { rows: [] }
  const rowId = ({ id }: (typeof PEOPLE)[number]) => id
  const selection = useRowSelection({ rows, rowId, scope: '' })
  const [rowName] = useState(
    () =>
      ({ name }: (typeof PEOPLE)[number]) =>
        name,
  )
  return (
    <>
      <SortButton listing={listing} columns={sampleColumns.slice(0, 3)} />
      <CardRows
        caption="Users"
        rows={rows}
        rowId={rowId}
        renderCard={({ name, title }) => `${name}, ${title}`}
        ends={{ rowName, selection, rowActions: undefined }}
        isStale={false}
        expectedRows={8}
      />
    </>
  )
}

const first = () => screen.getAllByRole('listitem')[0]

test('without heads a menu says by which column and in which direction rows stand', async () => {
  const { user } = renderBlock(<Cards />)
  await user.click(await screen.findByRole('button', { name: 'Sort' }))
  const menu = within(await screen.findByRole('menu', { name: 'Sort' }))
  expect(menu.getByRole('menuitemradio', { name: 'Name' })).toBeChecked()
  expect(menu.getByRole('menuitemradio', { name: 'Ascending' })).toBeChecked()

  await user.click(menu.getByRole('menuitemradio', { name: 'Title' }))
  await user.click(menu.getByRole('menuitemradio', { name: 'Descending' }))
  await user.keyboard('{Escape}')

  expect(first()).toHaveTextContent('Turbine Technician')
})

test('cards have a box for the page, which says what it does', async () => {
  const { user } = renderBlock(<Cards />)
  await user.click(await screen.findByText('Select all rows on this page'))

  for (const card of screen.getAllByRole('checkbox')) expect(card).toBeChecked()
  expect(screen.getAllByRole('checkbox')).toHaveLength(9)
})
