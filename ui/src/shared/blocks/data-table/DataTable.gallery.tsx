import { Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { sampleColumns, samplePeople, type SamplePerson } from '../../../testing/sampleList'
import type { Sort } from '../listing/listState'
import type { RowAction } from './action'
import { DataTable } from './DataTable'
import { useRowSelection } from './useRowSelection'

const FIVE = samplePeople(5)
const MANY = samplePeople(300)
const NOBODY: SamplePerson[] = []
const LONG = FIVE.slice(0, 2).map((person) => ({
  ...person,
  name: `${person.name} von und zu Hohenstein-Wildenfels auf Altenburg`,
  title: 'Deputy Head of the Department for Contracts, Tenders and Framework Agreements',
  mail: `a.very.long.address.of.somebody.${person.mail}`,
}))

const rowId = ({ id }: SamplePerson) => id
const rowName = ({ name }: SamplePerson) => name

const rowActions = (): RowAction[] => [
  { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => undefined },
  {
    id: 'delete',
    label: 'Delete…',
    icon: Trash2,
    isDestructive: true,
    onAction: () => undefined,
  },
]

interface SampleProps {
  rows?: SamplePerson[] | undefined
  selectedIds?: readonly string[]
  isPlain?: boolean
  isStale?: boolean
}

function Sample({ rows, selectedIds = [], isPlain = false, isStale = false }: SampleProps) {
  const [sort, setSort] = useState<Sort>({ column: 'name', order: 'asc' })
  const own = useRowSelection({ rows: rows ?? NOBODY, rowId, scope: '' })
  const isSelected = (person: SamplePerson) =>
    own.isSelected(person) || selectedIds.includes(person.id)
  const selection = selectedIds.length > 0 ? { ...own, isSelected, page: 'some' as const } : own
  return (
    <div style={{ containerType: 'inline-size' }}>
      <DataTable
        caption="Users, page 1 of 200"
        columns={sampleColumns}
        rows={rows}
        rowId={rowId}
        ends={isPlain ? { rowName } : { rowName, selection, rowActions }}
        sort={sort}
        onSort={setSort}
        isStale={isStale}
        expectedRows={3}
      />
    </div>
  )
}

export const gallery: GalleryPage = {
  title: 'Table',
  specimens: [
    { name: 'Rows to read', Show: () => <Sample rows={FIVE} isPlain /> },
    { name: 'Rows to work with', Show: () => <Sample rows={FIVE} /> },
    {
      name: 'Two selected',
      Show: () => <Sample rows={FIVE} selectedIds={['person2', 'person4']} />,
    },
    { name: 'Long texts', Show: () => <Sample rows={LONG} /> },
    { name: 'About to be replaced', Show: () => <Sample rows={FIVE} isStale /> },
    { name: 'Loading', Show: () => <Sample /> },
    { name: '300 rows, of which those in view are made', Show: () => <Sample rows={MANY} /> },
  ],
}
