import type { ReactNode } from 'react'
import { Avatar } from '../../ui/Avatar'
import { Link } from '../../ui/Link'
import { DateTime } from './DateTime'
import { readTime } from './time'
import { ValueList } from './ValueList'

/**
 * A value that is a record: `{"ID": "cn=lbrandt,o=data", "name": "Lena Brandt"}`, `{"DataType":
 * "timeStamp", "data": 1565784000000}`.
 */
export interface CellRecord {
  ID?: string
  name?: string
  displayName?: string
  DataType?: 'image' | 'timeStamp'
  /** An image in base64, or a time stamp in milliseconds since 1970. */
  data?: string | number
}

type CellEntry = string | CellRecord

interface CellValueProps {
  value: CellEntry | readonly CellEntry[]
  /** The heading of the column. */
  label: string
  /** The address of the page of a record with an `ID`. */
  toRecord?: (id: string) => string
}

/**
 * The value of a cell: a text, a record, or several of them.
 *
 * Source: SPEC 3 "Table columns", cell values; SPEC 2 "Shared widgets", cell renderer.
 */
export function CellValue({ value, label, toRecord }: CellValueProps) {
  const entries = isList(value) ? value : [value]
  const values = entries.filter(isFilled).map((entry, index) => ({
    key: String(index),
    content: <Entry entry={entry} toRecord={toRecord} />,
  }))
  return <ValueList values={values} label={label} place="cell" />
}

function isList(value: CellValueProps['value']): value is readonly CellEntry[] {
  return Array.isArray(value)
}

function isFilled(entry: CellEntry): boolean {
  return entry !== ''
}

interface EntryProps {
  entry: CellEntry
  toRecord: CellValueProps['toRecord']
}

function Entry({ entry, toRecord }: EntryProps): ReactNode {
  if (typeof entry === 'string') return <bdi>{entry}</bdi>
  const { ID, name = ID ?? '', displayName = name, DataType, data = '' } = entry
  if (DataType === 'image') return <Avatar name={displayName} image={String(data)} />
  if (DataType === 'timeStamp') return <Stamp raw={String(data)} />
  const words = <bdi>{displayName}</bdi>
  if (!toRecord || ID === undefined) return words
  return (
    <Link href={toRecord(ID)} quiet>
      {words}
    </Link>
  )
}

function Stamp({ raw }: { raw: string }) {
  const moment = readTime(raw)
  return moment === undefined ? <bdi>{raw}</bdi> : <DateTime at={moment} />
}
