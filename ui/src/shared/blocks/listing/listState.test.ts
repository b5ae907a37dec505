import { type FilterField, NO_FILTERS } from './filters'
import { type ListState, readListState, writeListState } from './listState'

const DEFAULTS: ListState = {
  page: 1,
  pageSize: 10,
  search: '',
  sort: { column: 'FirstName', order: 'asc' },
  filters: NO_FILTERS,
}

const FIELDS: FilterField[] = [
  { key: 'name', label: 'Name', kind: 'text' },
  { key: 'level', label: 'Level', kind: 'choice', options: [{ id: '10', text: 'Permission' }] },
  {
    key: 'type',
    label: 'Type',
    kind: 'choices',
    options: [
      { id: 'role', text: 'Role' },
      { id: 'prd', text: 'Form' },
    ],
  },
  { key: 'date', label: 'Date', kind: 'dates' },
  { key: 'days', label: 'Days', kind: 'number', min: 1, max: 30 },
  {
    key: 'for',
    label: 'For',
    kind: 'person',
    options: [{ id: 'me', text: 'Me' }],
    parts: { Field: () => null, Named: () => null },
  },
]

function read(address: string) {
  return readListState(new URLSearchParams(address), DEFAULTS, FIELDS)
}

function write(address: string, change: Partial<ListState>) {
  return writeListState(new URLSearchParams(address), change, DEFAULTS, FIELDS).toString()
}

test('an address without parameters means the defaults', () => {
  expect(read('')).toEqual(DEFAULTS)
})

test('an address names search, order, page and size', () => {
  expect(read('q=ann&sort=-Department&page=3&size=25')).toEqual({
    search: 'ann',
    sort: { column: 'Department', order: 'desc' },
    page: 3,
    pageSize: 25,
    filters: NO_FILTERS,
  })
})

test.each(['0', '-1', '1.5', 'three', '', '1e3', '9999999999'])(
  'the page "%s" is no page, so the first one is meant',
  (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  },
)

test('defaults leave no trace in the address', () => {
  expect(write('q=ann&sort=-Title&page=3&size=25', DEFAULTS)).toBe('')
})

test('a change keeps what it does not mention, also what belongs to somebody else', () => {
  expect(write('view=cards&q=ann&page=3', { page: 4 })).toBe('view=cards&q=ann&page=4')
})

test('a descending order is written with a minus', () => {
  expect(write('', { sort: { column: 'Title', order: 'desc' } })).toBe('sort=-Title')
})

test.each(['ann', 'a&b=c', '100 %', 'نور', '+'])(
  'the search "%s" survives the way through the address',
  (search) => {
    expect(read(write('', { search })).search).toBe(search)
  },
)

test.each([
  ['filter.name=%20ann%20', { name: ['ann'] }],
  ['filter.level=10', { level: ['10'] }],
  ['filter.type=role&filter.type=prd', { type: ['role', 'prd'] }],
  ['filter.date=2027-03-01..2027-03-31', { date: ['2027-03-01', '2027-03-31'] }],
  ['filter.date=2027-03-01..', { date: ['2027-03-01', ''] }],
  ['filter.days=30', { days: ['30'] }],
  ['filter.for=me', { for: ['me'] }],
  ['filter.for=cn%3Dann%2Co%3Ddata', { for: ['cn=ann,o=data'] }],
])('the filters of %p survive the way through the address', (address, filters) => {
  expect(read(address).filters).toEqual(filters)
  expect(read(write('', { filters })).filters).toEqual(filters)
})

test.each([
  'filter.name=%20',
  'filter.level=99',
  'filter.type=sod',
  'filter.date=..',
  'filter.date=2027-03-01',
  'filter.date=2027-13-01..',
  'filter.date=2027-02-30..',
  'filter.date=2027-03-31..2027-03-01',
  'filter.date=tomorrow..',
  'filter.days=31',
  'filter.days=1.5',
  'filter.days=',
  'filter.for=ann',
  'filter.for=',
  'filter.colour=red',
])('%p is not on offer and filters nothing', (address) => {
  expect(read(address).filters).toEqual({})
})

test('filters take the place of those in the address', () => {
  expect(write('filter.type=role&filter.days=3', { filters: { days: ['4'] } })).toBe(
    'filter.days=4',
  )
})
