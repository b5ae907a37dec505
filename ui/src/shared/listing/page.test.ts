import { pageCount } from './page'

test.each([
  { total: 0, pageSize: 10, pages: 1 },
  { total: 10, pageSize: 10, pages: 1 },
  { total: 11, pageSize: 10, pages: 2 },
  { total: 2000, pageSize: 25, pages: 80 },
])('$total rows by $pageSize are $pages pages', ({ total, pageSize, pages }) => {
  expect(pageCount(total, pageSize)).toBe(pages)
})
