import { screen } from '@testing-library/react'
import { renderOnPage } from '../../../testing/renderOnPage'
import {
  AS_GIVEN,
  sampleColumns,
  samplePeople,
  sampleTexts,
  useSampleList,
} from '../../../testing/sampleList'
import { ListSheet } from './ListSheet'

test.each([
  ['one row', 1, { bulkActions: [] }, ['1 entry']],
  ['one page', 10, { bulkActions: [] }, ['10 entries']],
  ['one page whose rows cannot be selected', 10, {}, ['Showing 1 to 10 of 10 entries']],
  ['two pages', 11, { bulkActions: [] }, ['11 entries', 'Showing 1 to 10 of 11 entries']],
  ['a list without pages', 3, { bulkActions: [], isWhole: true }, ['3 entries']],
])('the number of rows of %s is said', async (_what, count, options, said) => {
  const people = samplePeople(count)
  function List() {
    const start = { page: 1, sort: { column: AS_GIVEN, order: 'asc' } as const }
    return (
      <ListSheet
        {...useSampleList(people, start)}
        texts={sampleTexts}
        columns={sampleColumns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        {...options}
      />
    )
  }
  renderOnPage(List, { texts: ['dataTable'] })
  await screen.findByText('Aaliyah Brooks')

  const words = screen.getAllByText(/entr(y|ies)$/).map(({ textContent }) => textContent)
  expect(words).toEqual(said)
})
