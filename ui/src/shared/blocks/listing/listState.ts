import {
  type FilterField,
  type Filters,
  isFilter,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './filters'

/** The column by which the rows are sorted; `column` is its key on the server. */
export interface Sort {
  column: string
  order: 'asc' | 'desc'
}

/** The state of a list. The first page is 1; `search` is trimmed. */
export interface ListState {
  page: number
  pageSize: number
  search: string
  sort: Sort
  filters: Filters
}

/** The state of a list that has its first rows in an order; without filters, and by default without a search. */
export function firstRows(
  pageSize: number,
  column: string,
  order: Sort['order'] = 'asc',
  search = '',
): ListState {
  return { page: 1, pageSize, search, sort: { column, order }, filters: NO_FILTERS }
}

/**
 * Reads the state of a list from the query of the address, `?q=ann&sort=-Department&page=3&size=25`. Missing and
 * invalid parameters have their defaults.
 */
export function readListState(
  params: URLSearchParams,
  defaults: ListState,
  fields: readonly FilterField[],
): ListState {
  const sort = params.get('sort')
  return {
    page: positiveInteger(params.get('page')) ?? defaults.page,
    pageSize: positiveInteger(params.get('size')) ?? defaults.pageSize,
    search: params.get('q')?.trim() ?? defaults.search,
    sort: sort ? parseSort(sort) : defaults.sort,
    filters: readFilters(params, fields),
  }
}

/** Writes `change` into an address. Defaults are not written; other parameters stay. */
export function writeListState(
  params: URLSearchParams,
  change: Partial<ListState>,
  defaults: ListState,
  fields: readonly FilterField[],
): URLSearchParams {
  const next = { ...readListState(params, defaults, fields), ...change }
  const written = new URLSearchParams(params)
  set(written, 'q', next.search, defaults.search)
  set(written, 'sort', formatSort(next.sort), formatSort(defaults.sort))
  set(written, 'page', String(next.page), String(defaults.page))
  set(written, 'size', String(next.pageSize), String(defaults.pageSize))
  writeFilters(written, next.filters, fields)
  return written
}

/** Search and filters as a query: `q=ann&filter.town=Oslo`. */
export function narrowingPart(params: URLSearchParams): string {
  const part = [...params].filter(([name]) => name === 'q' || isFilter(name))
  return new URLSearchParams(part).toString()
}

function positiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** The column and direction as text: `name`, or `-name` for descending. */
export function parseSort(text: string): Sort {
  return text.startsWith('-')
    ? { column: text.slice(1), order: 'desc' }
    : { column: text, order: 'asc' }
}

function formatSort({ column, order }: Sort): string {
  return order === 'desc' ? `-${column}` : column
}

function set(params: URLSearchParams, name: string, value: string, fallback: string) {
  if (value === fallback) params.delete(name)
  else params.set(name, value)
}
