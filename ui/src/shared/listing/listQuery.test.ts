import { toListQuery } from './listQuery'
import type { ListState } from './listState'

const LIST: ListState = {
  page: 1,
  pageSize: 10,
  search: '',
  sort: { column: 'FirstName', order: 'asc' },
}

test.each([
  { is: 'missing', pageSize: Number.NaN, size: 10 },
  { is: 'zero', pageSize: 0, size: 10 },
  { is: 'negative', pageSize: -5, size: 10 },
  { is: 'above the maximum', pageSize: 301, size: 10 },
  { is: 'the maximum', pageSize: 300, size: 300 },
  { is: 'the minimum', pageSize: 1, size: 1 },
  { is: 'on offer', pageSize: 25, size: 25 },
])('a page size that is $is is sent as $size', ({ pageSize, size }) => {
  expect(toListQuery({ ...LIST, pageSize }).size).toBe(size)
})

test.each([
  { page: 1, pageSize: 10, nextIndex: 1 },
  { page: 2, pageSize: 10, nextIndex: 11 },
  { page: 3, pageSize: 25, nextIndex: 51 },
  { page: 3, pageSize: 0, nextIndex: 21 },
  { page: 0, pageSize: 10, nextIndex: 1 },
  { page: -4, pageSize: 10, nextIndex: 1 },
])('page $page of $pageSize rows starts at row $nextIndex', ({ page, pageSize, nextIndex }) => {
  expect(toListQuery({ ...LIST, page, pageSize }).nextIndex).toBe(nextIndex)
})

test.each([
  { search: '', q: '*' },
  { search: '   ', q: '*' },
  { search: ' ann ', q: 'ann' },
  { search: 'نور', q: 'نور' },
  { search: '*', q: '*' },
])('the search "$search" is sent as "$q"', ({ search, q }) => {
  expect(toListQuery({ ...LIST, search }).q).toBe(q)
})

test('column and direction go out as sortBy and sortOrder', () => {
  expect(toListQuery({ ...LIST, sort: { column: 'Department', order: 'desc' } })).toMatchObject({
    sortBy: 'Department',
    sortOrder: 'desc',
  })
})
