import { GitCompare, Key, Lock, Pencil, Trash2 } from 'lucide'
import type { GalleryPage } from '../../../gallery/galleryPage'
import {
  sampleColumns,
  samplePeople,
  type SamplePerson,
  sampleTexts,
  useSampleList,
} from '../../../testing/sampleList'
import type { BulkAction, RowAction } from './action'
import type { ListQueryState } from './list'
import { ListSheet } from './ListSheet'

const nothing = () => undefined
const FIVE = samplePeople(5)
const MANY = samplePeople(68)
const NOBODY: SamplePerson[] = []

const bulkActions: BulkAction<SamplePerson>[] = [
  { id: 'assign', label: 'Assign access', icon: Key, takes: 'all', onAction: nothing },
  { id: 'disable', label: 'Disable login', icon: Lock, takes: 'rows', onAction: nothing },
  {
    id: 'compare',
    label: 'Compare',
    icon: GitCompare,
    takes: 'one',
    isMinor: true,
    onAction: nothing,
  },
]

const rowActions = (): RowAction[] => [
  { id: 'edit', label: 'Edit', icon: Pencil, onAction: nothing },
  { id: 'delete', label: 'Delete…', icon: Trash2, isDestructive: true, onAction: nothing },
]

interface SampleProps {
  people?: readonly SamplePerson[]
  search?: string
  state?: Partial<ListQueryState<SamplePerson>>
  isWorking?: boolean
}

function Sample({ people = FIVE, search = '', state = {}, isWorking = false }: SampleProps) {
  const { listing, query } = useSampleList(people, { search, pageSize: 5 })
  return (
    <ListSheet
      texts={sampleTexts}
      listing={listing}
      query={{ ...query, ...state }}
      columns={sampleColumns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      {...(isWorking && { bulkActions, rowActions })}
    />
  )
}

const failure = { status: 502, code: 'upstream_late', text: '', requestId: '9f3c-71d0' } as const

export const gallery: GalleryPage = {
  title: 'List',
  specimens: [
    { name: 'A list', Show: () => <Sample people={MANY} /> },
    { name: 'Rows to work with', Show: () => <Sample people={MANY} isWorking /> },
    {
      name: 'Loading',
      Show: () => <Sample isWorking state={{ data: undefined, isFetching: true }} />,
    },
    { name: 'Nothing there', Show: () => <Sample people={NOBODY} /> },
    { name: 'Nothing matches', Show: () => <Sample search="solburg" isWorking /> },
    {
      name: 'Too many',
      Show: () => <Sample state={{ data: { rows: [], total: 12480, isTooMany: true } }} />,
    },
    {
      name: 'No right to see it',
      Show: () => (
        <Sample
          state={{ error: { status: 403, code: 'fault', text: 'Only for role managers.' } }}
        />
      ),
    },
    { name: 'Failed', Show: () => <Sample state={{ error: failure }} /> },
  ],
}
