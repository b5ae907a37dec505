import { useRef, useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { samplePeople, useSampleList } from '../../../testing/sampleList'
import { EntityPicker } from '../entity-picker/EntityPicker'
import { fakeTab } from '../entity-picker/fakeTab'
import type { PickerItem } from '../entity-picker/pickerItem'
import { pickerPage } from '../entity-picker/pickerPage'
import {
  type FilterField,
  type Filters,
  NO_FILTERS,
  type PersonParts,
  withCounts,
} from '../listing/filters'
import type { Narrowing } from '../listing/useSetAside'
import { FilterButton } from './FilterButton'
import { FilterForm } from './FilterForm'
import { Strip } from './Strip'
import { useRowSelection } from './useRowSelection'

const PEOPLE = samplePeople(38)

const AMAL: PickerItem = { type: 'user', id: 'cn=amal,o=data', name: 'أمل منصور' }

const tabs = [fakeTab(() => pickerPage([AMAL], 0), { id: 'user' }).tab] as const

const SampleField: PersonParts['Field'] = ({ label, dn, onChange }) => (
  <EntityPicker
    label={label}
    tabs={tabs}
    selection="single"
    hasClear
    value={dn === undefined ? [] : [AMAL]}
    onChange={([chosen]) => onChange(chosen?.id)}
  />
)

const SampleNamed: PersonParts['Named'] = ({ children }) => children(AMAL.name)

const FIELDS: readonly FilterField[] = [
  { key: 'name', label: 'Name', kind: 'text' },
  {
    key: 'level',
    label: 'Level',
    kind: 'choice',
    options: [
      { id: '10', text: 'Permission Role' },
      { id: '20', text: 'IT Role' },
      { id: '30', text: 'Business Role' },
    ],
  },
  {
    key: 'category',
    label: 'Category',
    kind: 'choices',
    options: [
      { id: 'finance', text: 'Finance' },
      { id: 'plant', text: 'Plant operation' },
      { id: 'it', text: 'Information technology' },
    ],
  },
  { key: 'date', label: 'Requested', kind: 'dates' },
  {
    key: 'started',
    label: 'Started',
    kind: 'day',
    options: [
      { id: 'LT', text: 'before' },
      { id: 'GE', text: 'on or after' },
    ],
  },
  { key: 'days', label: 'Days until it expires', kind: 'number', min: 1, max: 30 },
  {
    key: 'recipient',
    label: 'For',
    kind: 'person',
    options: [
      { id: 'me', text: 'Me' },
      { id: 'others', text: 'Other people' },
    ],
    parts: { Field: SampleField, Named: SampleNamed },
  },
]

const EVERY: Filters = {
  name: ['أمل'],
  level: ['30'],
  category: ['finance', 'it'],
  date: ['2027-03-01', '2027-03-31'],
  days: ['7'],
  recipient: [AMAL.id],
}

const COUNTED = withCounts(FIELDS, 'category', { finance: 1204, plant: 0, it: 38 })

interface BarProps {
  start: Filters
  aside?: Narrowing
  fields?: readonly FilterField[]
}

function Bar({ start, aside, fields = FIELDS }: BarProps) {
  const { listing } = useSampleList(PEOPLE, { filters: start }, fields)
  const filterButton = useRef<HTMLButtonElement>(null)
  const selection = useRowSelection({ rows: PEOPLE, rowId: ({ id }) => id, scope: '' })
  return (
    <>
      <FilterButton
        ref={filterButton}
        fields={fields}
        filters={listing.wanted.filters}
        onFilter={listing.filterBy}
      />
      <Strip
        title="Roles"
        listing={{ ...listing, ...(aside && { aside }) }}
        filterButton={filterButton}
        total={PEOPLE.length}
        count={PEOPLE.length}
        selection={selection}
        bulkActions={[]}
      />
    </>
  )
}

function Form({ start }: { start: Filters }) {
  const [filters, setFilters] = useState(start)
  return (
    <div style={{ maxInlineSize: '24rem', overflow: 'hidden' }}>
      <FilterForm
        key={JSON.stringify(filters)}
        fields={FIELDS}
        filters={filters}
        onApply={setFilters}
        onCancel={() => undefined}
      />
    </div>
  )
}

export const gallery: GalleryPage = {
  title: 'Filters',
  specimens: [
    { name: 'Nothing filtered', Show: () => <Bar start={NO_FILTERS} /> },
    { name: 'One filter', Show: () => <Bar start={{ category: ['finance'] }} /> },
    {
      name: 'Choices with figures',
      Show: () => <Bar start={{ category: ['finance'] }} fields={COUNTED} />,
    },
    { name: 'Every filter', Show: () => <Bar start={EVERY} /> },
    {
      name: 'Filters set aside by a search',
      Show: () => <Bar start={NO_FILTERS} aside={{ search: '', filters: EVERY }} />,
    },
    {
      name: 'A search set aside by filters',
      Show: () => (
        <Bar
          start={{ category: ['finance'] }}
          aside={{ search: 'Amara Okafor', filters: NO_FILTERS }}
        />
      ),
    },
    { name: 'The panel, empty', Show: () => <Form start={NO_FILTERS} /> },
    { name: 'The panel, filled', Show: () => <Form start={EVERY} /> },
  ],
}
