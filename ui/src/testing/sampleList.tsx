import { useMemo, useState } from 'react'
import { COLUMN_WEIGHT, type Column, NAME_WEIGHT } from '../shared/blocks/data-table/column'
import type { ListQueryState, ListTexts } from '../shared/blocks/data-table/list'
import { type FilterField, NO_FILTERS } from '../shared/blocks/listing/filters'
import type { ListLook } from '../shared/blocks/listing/listLook'
import type { ListState } from '../shared/blocks/listing/listState'
import type { Listing } from '../shared/blocks/listing/useListing'
import { Avatar } from '../shared/ui/Avatar'

/** A sample person for lists of tests and the gallery. */
export interface SamplePerson {
  id: string
  name: string
  title: string
  department: string
  mail: string
}

const FIRST = ['Aaliyah', 'Anton', 'Beatriz', 'Benedikt', 'Chidi', 'Elif', 'Freya', 'Hana', 'أمل']
const LAST = ['Brooks', 'Lindqvist', 'Carvalho', 'Vogel', 'Nwosu', 'Kaya', 'Nielsen', 'Suzuki']
const TITLES = ['Contract Manager', 'Turbine Technician', 'Legal Counsel', 'Grid Planner']
const DEPARTMENTS = ['Procurement', 'Operations', 'Legal', 'IT', 'Finance']

const at = (words: readonly string[], index: number) => words[index % words.length] ?? ''

/** `count` people, always the same. */
export function samplePeople(count: number): SamplePerson[] {
  return Array.from({ length: count }, (_, index) => {
    const last = at(LAST, Math.floor(index / FIRST.length) + index)
    const name = `${at(FIRST, index)} ${last}`
    const id = `person${String(index + 1)}`
    const mail = `${last.toLowerCase()}${String(index + 1)}@aldermoor.example`
    return { id, name, title: at(TITLES, index), department: at(DEPARTMENTS, index), mail }
  })
}

export const sampleColumns: readonly Column<SamplePerson>[] = [
  {
    key: 'name',
    label: 'Name',
    isName: true,
    isSortable: true,
    weight: NAME_WEIGHT,
    text: ({ name }) => name,
    cell: ({ name }) => (
      <span className="person">
        <Avatar name={name} /> <bdi>{name}</bdi>
      </span>
    ),
  },
  ...(['title', 'department'] as const).map((key) => ({
    key,
    label: key === 'title' ? 'Title' : 'Department',
    isSortable: true,
    weight: COLUMN_WEIGHT,
    cell: (person: SamplePerson) => person[key],
    text: (person: SamplePerson) => person[key],
  })),
  {
    key: 'mail',
    label: 'Email',
    isSortable: false,
    needs: 'mid',
    weight: 0.8,
    text: ({ mail }) => mail,
    cell: ({ mail }) => <bdi>{mail}</bdi>,
  },
]

export const sampleTexts: ListTexts = {
  title: 'Users',
  search: 'Search users',
  searchHint: 'Search name',
  failed: 'Failed to fetch users list.',
  none: 'No users found',
  noMatch: (search) => `Nothing matches “${search}”.`,
  tooMany: 'Too many users to display, Please refine your search.',
}

/** A list that cannot sort: people have the order in which they were given. */
export const AS_GIVEN = ''

const START: ListState = {
  page: 1,
  pageSize: 10,
  search: '',
  sort: { column: 'name', order: 'asc' },
  filters: NO_FILTERS,
}

/** A list in memory that searches, sorts and pages like a server. */
export function useSampleList(
  people: readonly SamplePerson[],
  start: Partial<ListState> = {},
  filterFields: readonly FilterField[] = [],
) {
  const [list, setList] = useState<ListState>({ ...START, ...start })
  const [look, showAs] = useState<ListLook>('table')
  const change = (changed: Partial<ListState>) => setList({ ...list, page: 1, ...changed })
  const listing: Listing = {
    list,
    wanted: list,
    isReady: true,
    look,
    showAs,
    pageSizes: [5, 10, 25, 50],
    searchFor: (search) => change({ search }),
    filterFields,
    filterBy: (filters) => change({ filters }),
    showAll: () => change({ search: '', filters: NO_FILTERS }),
    sortBy: (sort) => change({ sort }),
    goTo: (page) => change({ page }),
    resize: (pageSize) => change({ pageSize }),
    correctPage: (page) => change({ page }),
  }
  const found = useMemo(() => matching(people, list), [people, list])
  const first = (list.page - 1) * list.pageSize
  const query: ListQueryState<SamplePerson> = {
    data: {
      rows: found.slice(first, first + list.pageSize),
      total: found.length,
    },
    isFetching: false,
    refetch: () => undefined,
  }
  return { listing, query }
}

function matching(
  people: readonly SamplePerson[],
  { search, sort, filters }: ListState,
): SamplePerson[] {
  const found = people
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .filter(({ department }) => filters.department?.includes(department) ?? true)
  const value = (person: SamplePerson) => String(Reflect.get(person, sort.column))
  const turn = sort.order === 'desc' ? -1 : 1
  return sort.column === AS_GIVEN
    ? found
    : found.sort((a, b) => turn * value(a).localeCompare(value(b)))
}
