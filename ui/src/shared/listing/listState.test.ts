import { type ListState, readListState, writeListState } from './listState'

const DEFAULTS: ListState = {
  page: 1,
  pageSize: 10,
  search: '',
  sort: { column: 'FirstName', order: 'asc' },
}

function read(address: string) {
  return readListState(new URLSearchParams(address), DEFAULTS)
}

function write(address: string, change: Partial<ListState>) {
  return writeListState(new URLSearchParams(address), change, DEFAULTS).toString()
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
