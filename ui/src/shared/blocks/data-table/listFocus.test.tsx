import { act, screen } from '@testing-library/react'
import { Key } from 'lucide'
import { MemoryRouter } from 'react-router-dom'
import { renderBlock } from '../../../testing/renderBlock'
import {
  sampleColumns,
  samplePeople,
  sampleTexts,
  useSampleList,
} from '../../../testing/sampleList'
import { ListSheet } from './ListSheet'

const PEOPLE = samplePeople(25)
const assign = {
  id: 'assign',
  label: 'Assign',
  takes: 'all',
  icon: Key,
  onAction: () => undefined,
} as const

function List() {
  return (
    <ListSheet
      texts={sampleTexts}
      {...useSampleList(PEOPLE)}
      columns={sampleColumns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      bulkActions={[assign]}
    />
  )
}

const showList = () =>
  renderBlock(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  )
const pageBox = () => screen.findByRole('checkbox', { name: 'Select all rows on this page' })
const button = (name: string) => screen.getByRole('button', { name })

test('whoever lets go of the selection by the keys goes on at the box of the page', async () => {
  const { user } = showList()
  await user.click(await pageBox())
  act(() => button('Select all 25').focus())
  await user.keyboard('{Enter}')
  expect(button('Clear selection')).toHaveFocus()

  await user.keyboard('{Enter}')

  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  expect(await pageBox()).toHaveFocus()
})

test('the keys go to the last page and back, and the buttons keep the focus', async () => {
  const { user } = showList()
  await pageBox()
  act(() => button('Last page').focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Showing 21 to 25 of 25 entries')).toBeVisible()
  expect(button('Last page')).toHaveFocus()

  act(() => button('First page').focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Showing 1 to 10 of 25 entries')).toBeVisible()
  expect(button('First page')).toHaveFocus()
})

test('whoever shows all again goes on at the box of the page', async () => {
  const { user } = showList()
  await user.type(await screen.findByRole('searchbox'), 'Nobody{Enter}')
  const showAll = await screen.findByRole('button', { name: 'Show all' })
  act(() => showAll.focus())

  await user.keyboard('{Enter}')

  expect(await pageBox()).toHaveFocus()
})
