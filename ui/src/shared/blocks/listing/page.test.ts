import { hasNextPage, lastPage, pageCount, rowCount } from './page'

test.each([
  { total: 0, pageSize: 10, pages: 1 },
  { total: 10, pageSize: 10, pages: 1 },
  { total: 11, pageSize: 10, pages: 2 },
  { total: 2000, pageSize: 25, pages: 80 },
])('$total rows by $pageSize are $pages pages', ({ total, pageSize, pages }) => {
  expect(pageCount(total, pageSize)).toBe(pages)
})

test.each([
  { rows: ['ann'], total: 25, page: 1, last: 3 },
  { rows: ['ann'], total: undefined, page: 4, last: Infinity },
  { rows: [], total: undefined, page: 4, last: 3 },
  { rows: [], total: undefined, page: 1, last: 1 },
])('after page $page of $total the last page is $last', ({ last, page, ...answer }) => {
  expect(lastPage({ ...answer }, { page, pageSize: 10 })).toBe(last)
})

test.each([
  { page: 2, total: 25, isMore: true },
  { page: 3, total: 25, isMore: false },
  { page: 3, total: undefined, isMore: false },
  { page: 3, total: undefined, hasNext: true, isMore: true },
])('after page $page of $total there are more: $isMore', ({ page, isMore, ...answer }) => {
  const shown = { ...answer, rows: ['ann'] }

  expect(hasNextPage(shown, { page, pageSize: 10 })).toBe(isMore)
})

test.each([
  { case: 'the server counts', answer: { rows: [1], total: 40 }, count: 40 },
  {
    case: 'the last page is shown',
    answer: { rows: [1, 2], total: undefined, hasNext: false },
    count: 22,
  },
  {
    case: 'another page follows',
    answer: { rows: [1], total: undefined, hasNext: true },
    count: undefined,
  },
  {
    case: 'the page is beyond the end',
    answer: { rows: [], total: undefined, hasNext: false },
    count: undefined,
  },
])('rows are counted where $case', ({ answer, count }) => {
  expect(rowCount({ ...answer }, { page: 3, pageSize: 10 })).toBe(count)
})
