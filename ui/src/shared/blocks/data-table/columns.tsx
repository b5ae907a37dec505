import { COLUMN_WEIGHT, type Column, NAME_WEIGHT } from './column'
import { NameCell } from './NameCell'

type Drawn<Row> = Partial<Omit<Column<Row>, 'label' | 'text' | 'isName'>> &
  Pick<Column<Row>, 'label' | 'text'>

/** The column that names the rows, sorted by `name` unless told otherwise: with the link `href`, or a `cell` of its own. */
export function nameColumn<Row>(column: Drawn<Row> & { href?: (row: Row) => string }): Column<Row> {
  const { href, ...given } = column
  return {
    key: 'name',
    isName: true,
    isSortable: true,
    weight: NAME_WEIGHT,
    cell: (row) => <NameCell name={given.text(row)} {...(href && { href: href(row) })} />,
    ...given,
  }
}

/** A column of text; it is not sorted, and has the usual width, unless told otherwise. */
export function textColumn<Row>(column: Drawn<Row> & Pick<Column<Row>, 'key'>): Column<Row> {
  return {
    isSortable: false,
    weight: COLUMN_WEIGHT,
    cell: (row) => <bdi>{column.text(row)}</bdi>,
    ...column,
  }
}
