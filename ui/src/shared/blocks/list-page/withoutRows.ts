import type { Page } from '../listing/page'
import type { List } from './useList'

/** A list without some rows, also in its count. These rows were just removed and can still be restored. */
export function withoutRows<Row>(list: List<Row>, removed: ReadonlySet<string>): List<Row> {
  const without = (page: Page<Row>): Page<Row> => {
    const rows = page.rows.filter((row) => !removed.has(list.rowId(row)))
    const gone = page.rows.length - rows.length
    return { ...page, rows, total: page.total === undefined ? undefined : page.total - gone }
  }
  const { query, csv } = list
  return {
    ...list,
    query: { ...query, data: query.data && without(query.data) },
    csv: { ...csv, readPage: async (state) => without(await csv.readPage(state)) },
  }
}
