import cases from '../../../../../tests/contract/list_queries.json'
import { toListQuery } from './listQuery'
import type { ListState } from './listState'

const LIST: ListState = {
  page: 1,
  pageSize: 10,
  search: '',
  sort: { column: 'FirstName', order: 'asc' },
  filters: {},
}

test.each(cases)('$is becomes what the gateway takes', ({ page, pageSize, search, ...query }) => {
  const state = { ...LIST, page, pageSize: pageSize ?? Number.NaN, search }

  const { nextIndex, size, q } = query
  expect(toListQuery(state)).toMatchObject({ nextIndex, size, q })
})

test('column and direction go out as sortBy and sortOrder', () => {
  expect(toListQuery({ ...LIST, sort: { column: 'Department', order: 'desc' } })).toMatchObject({
    sortBy: 'Department',
    sortOrder: 'desc',
  })
})
