import type { Column } from '../data-table/column'
import type { Filters } from '../listing/filters'
import type { ListState } from '../listing/listState'
import type { Page } from '../listing/page'

interface Matching<Row> {
  columns: readonly Column<Row>[]
  isMatch: ((row: Row, filters: Filters) => boolean) | undefined
  searched: ((row: Row) => string) | undefined
  locale: string
}

/** The rows that match the search and the filters, sorted by the chosen column. */
export function matchingRows<Row>(
  rows: readonly Row[],
  { search, filters, sort }: Pick<ListState, 'search' | 'filters' | 'sort'>,
  { columns, isMatch, searched, locale }: Matching<Row>,
): Page<Row> {
  const searchedText = searched ?? columns.find(({ isName }) => isName)?.text
  const sorted = columns.find(({ key }) => key === sort.column)?.text
  const words = search.toLocaleLowerCase(locale)
  const { compare } = new Intl.Collator(locale)
  const direction = sort.order === 'asc' ? 1 : -1
  const found = rows.filter(
    (row) =>
      (searchedText?.(row).toLocaleLowerCase(locale).includes(words) ?? true) &&
      (isMatch?.(row, filters) ?? true),
  )
  if (sorted) found.sort((one, other) => direction * compare(sorted(one), sorted(other)))
  return { rows: found, total: found.length }
}
