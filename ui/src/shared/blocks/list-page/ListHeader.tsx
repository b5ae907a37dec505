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
  /** What the list asks for: its count, unless it failed. */
  query: { data?: { total: number | undefined } | undefined; error?: unknown }
  csv: CsvExport<Row>
  /** For those who may choose columns. */
  choice: ColumnChoice<Row> | false
  /** The way to a new one, for those who may. */
  create: (CreateWay & { icon: IconNode }) | false
  /** Before the export. */
  tools?: ReactNode
}

/** Leads to the form of a new record: a page, or a dialog. */
export type CreateWay = { text: string; icon?: IconNode } & (
  { href: string } | { onPress: () => void }
)

/** The button of it. */
export function CreateButton({ way: { text, ...way } }: { way: CreateWay & { icon: IconNode } }) {
  return (
    <Button variant="primary" {...way}>
      {text}
    </Button>
  )
}

/** The head of a list page: title and count; export, columns, a new one. */
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
