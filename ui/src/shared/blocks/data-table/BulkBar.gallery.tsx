import { GitCompare, Key, Lock, Trash2 } from 'lucide'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { samplePeople, type SamplePerson, useSampleList } from '../../../testing/sampleList'
import type { BulkAction } from './action'
import { Strip } from './Strip'
import type { RowSelection } from './useRowSelection'

const nothing = () => undefined
const NOBODY: SamplePerson[] = []

const bulkActions: BulkAction<SamplePerson>[] = [
  { id: 'assign', label: 'Assign access', icon: Key, takes: 'all', onAction: nothing },
  { id: 'disable', label: 'Disable login', icon: Lock, takes: 'rows', onAction: nothing },
  { id: 'compare', label: 'Compare', icon: GitCompare, takes: 'one', onAction: nothing },
  { id: 'delete', label: 'Delete', icon: Trash2, takes: 'rows', isMinor: true, onAction: nothing },
]

function selectionOf(count: number, isAll = false): RowSelection<SamplePerson> {
  return {
    isAll,
    rows: samplePeople(count),
    page: 'some',
    isSelected: () => true,
    pick: nothing,
    pickPage: nothing,
    pickAll: nothing,
    select: nothing,
    pickRows: nothing,
    clear: nothing,
  }
}

/** On a phone the bar is fixed to the window; here it is fixed to its specimen. */
function Sample({ selection }: { selection: RowSelection<SamplePerson> }) {
  return (
    <div style={{ contain: 'layout', minBlockSize: '7rem' }}>
      <Strip
        title="Users"
        listing={useSampleList(NOBODY).listing}
        filterButton={{ current: null }}
        total={2000}
        count={2000}
        selection={selection}
        bulkActions={bulkActions}
      />
    </div>
  )
}

export const gallery: GalleryPage = {
  title: 'Bulk bar',
  specimens: [
    { name: 'Nothing selected', Show: () => <Sample selection={selectionOf(0)} /> },
    { name: 'One selected', Show: () => <Sample selection={selectionOf(1)} /> },
    { name: 'Several selected', Show: () => <Sample selection={selectionOf(12)} /> },
    { name: 'Everything selected', Show: () => <Sample selection={selectionOf(0, true)} /> },
  ],
}
