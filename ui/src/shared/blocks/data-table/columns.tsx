import { COLUMN_WEIGHT, type Column, NAME_WEIGHT } from './column'
import { NameCell } from './NameCell'

type Drawn<Row> = Partial<Omit<Column<Row>, 'label' | 'text' | 'isName'>> &
  Pick<Column<Row>, 'label' | 'text'>

/** The column with the name of the rows: with the link `href`, or a `cell` of its own. It sorts by `name` by default. */
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

/** A column of text. By default it is not sortable and has the usual width. */
export function textColumn<Row>(column: Drawn<Row> & Pick<Column<Row>, 'key'>): Column<Row> {
  return {
    isSortable: false,
    weight: COLUMN_WEIGHT,
    cell: (row) => column.text(row) !== '' && <bdi>{column.text(row)}</bdi>,
    ...column,
  }
}
