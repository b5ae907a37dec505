import { type FilterField, type Filters, isFilter, readFilters, writeFilters } from './filters'

/** Which column the rows follow; `column` is the key the server sorts by. */
export interface Sort {
  column: string
  order: 'asc' | 'desc'
}

/** What a list shows. `page` is 1-based, `search` is trimmed. */
export interface ListState {
  page: number
  pageSize: number
  search: string
  sort: Sort
  filters: Filters
}

/**
 * Read the list state out of the search part of the hash, `?q=ann&sort=-Department&page=3&size=25`.
 *
 * Whatever is missing or no positive whole number is the default.
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

/** What search and filters are written as: `q=ann&filter.town=Oslo`. */
export function narrowingPart(params: URLSearchParams): string {
  const part = [...params].filter(([name]) => name === 'q' || isFilter(name))
  return new URLSearchParams(part).toString()
}

function positiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** `name`, or `-name` for the other way round. */
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
