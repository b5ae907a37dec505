import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { CsvExportButton } from './CsvExportButton'
import type { CsvExport } from './useCsvExport'
import { PageHeader } from '../page/PageHeader'
import { Button } from '../../ui/Button'
import { ColumnsButton } from '../data-table/ColumnsButton'
import type { ColumnChoice } from '../data-table/useColumnChoice'

interface ListHeaderProps<Row> {
  title: string
  /** The query of the list, which gives the number of rows. */
  query: { data?: { total: number | undefined } | undefined; error?: unknown }
  csv: CsvExport<Row>
  /** The choice of columns; false where people may not choose. */
  choice: ColumnChoice<Row> | false
  /** The link to create a record; false for people without the right. */
  create: (CreateWay & { icon: IconNode }) | false
  /** Buttons before the export button. */
  tools?: ReactNode
}

/** A link or an action that opens the form of a new record. */
export type CreateWay = { text: string; icon?: IconNode } & (
  { href: string } | { onPress: () => void }
)

/** The button that opens the form of a new record. */
export function CreateButton({ way: { text, ...way } }: { way: CreateWay & { icon: IconNode } }) {
  return (
    <Button variant="primary" {...way}>
      {text}
    </Button>
  )
}

/** The head of a list page: title and number of rows, then export, columns and the create button. */
export function ListHeader<Row>(props: ListHeaderProps<Row>) {
  const { title, query, csv, choice, create, tools } = props
  return (
    <PageHeader
      title={title}
      count={query.error ? undefined : query.data?.total}
      actions={
        <>
          {tools}
          <CsvExportButton csv={csv} />
          {choice && <ColumnsButton choice={choice} />}
          {create && <CreateButton way={create} />}
        </>
      }
    />
  )
}
