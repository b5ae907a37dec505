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
  ['one row', 1, false, ['1 entry']],
  ['one page', 10, false, ['Showing 1 to 10 of 10 entries']],
  ['two pages', 11, false, ['11 entries', 'Showing 1 to 10 of 11 entries']],
  ['a list without pages', 3, true, ['3 entries']],
])('the number of rows of %s is said', async (_what, count, isWhole, said) => {
  const people = samplePeople(count)
  function List() {
    const start = { page: 1, sort: { column: AS_GIVEN, order: 'asc' } as const }
    return (
      <ListSheet
        {...useSampleList(people, start)}
        texts={sampleTexts}
        isWhole={isWhole}
        columns={sampleColumns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        bulkActions={[]}
      />
    )
  }
  renderOnPage(List, { texts: ['dataTable'] })
  await screen.findByText('Aaliyah Brooks')

  const words = screen.getAllByText(/entr(y|ies)$/).map(({ textContent }) => textContent)
  expect(words).toEqual(said)
})
