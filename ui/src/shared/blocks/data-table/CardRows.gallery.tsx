import { Pencil, Trash2 } from 'lucide'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { samplePeople, type SamplePerson } from '../../../testing/sampleList'
import { Avatar } from '../../ui/Avatar'
import type { RowAction } from './action'
import { CardRows } from './CardRows'
import { useRowSelection } from './useRowSelection'

const FIVE = samplePeople(5)
const NOBODY: SamplePerson[] = []
const LONG = FIVE.slice(0, 2).map((person) => ({
  ...person,
  name: `${person.name} von und zu Hohenstein-Wildenfels auf Altenburg`,
  title: 'Deputy Head of the Department for Contracts, Tenders and Framework Agreements',
}))

const nothing = () => undefined
const rowId = ({ id }: SamplePerson) => id
const rowName = ({ name }: SamplePerson) => name
const rowActions = (): RowAction[] => [
  { id: 'edit', label: 'Edit', icon: Pencil, onAction: nothing },
  { id: 'delete', label: 'Delete…', icon: Trash2, isDestructive: true, onAction: nothing },
]

function cardOf({ name, title }: SamplePerson) {
  return (
    <>
      <Avatar name={name} /> <bdi>{name}</bdi>
      <p>{title}</p>
    </>
  )
}

interface SampleProps {
  rows?: readonly SamplePerson[]
  selectedIds?: readonly string[]
  isPlain?: boolean
  isStale?: boolean
}

function Sample({ rows, selectedIds = [], isPlain = false, isStale = false }: SampleProps) {
  const own = useRowSelection({ rows: rows ?? NOBODY, rowId, scope: '' })
  const isSelected = (person: SamplePerson) =>
    own.isSelected(person) || selectedIds.includes(person.id)
  return (
    <CardRows
      caption="Users, page 1 of 200"
      rows={rows}
      rowId={rowId}
      renderCard={cardOf}
      ends={isPlain ? { rowName } : { rowName, selection: { ...own, isSelected }, rowActions }}
      isStale={isStale}
      expectedRows={3}
    />
  )
}

export const gallery: GalleryPage = {
  title: 'Cards of a list',
  specimens: [
    { name: 'Cards to read', Show: () => <Sample rows={FIVE} isPlain /> },
    { name: 'Cards to work with', Show: () => <Sample rows={FIVE} /> },
    {
      name: 'Two selected',
      Show: () => <Sample rows={FIVE} selectedIds={['person2', 'person4']} />,
    },
    { name: 'Long texts', Show: () => <Sample rows={LONG} /> },
    { name: 'About to be replaced', Show: () => <Sample rows={FIVE} isStale /> },
    { name: 'Loading', Show: () => <Sample /> },
  ],
}
