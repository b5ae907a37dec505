import type { Page } from '../listing/page'

/** The part of a query's state that a list needs. */
export interface ListQueryState<Row> {
  /** The rows for the present address or, while they load, for the previous one. */
  data?: Page<Row> | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** The texts of a list that differ from those of other lists. */
export interface ListTexts {
  title: string
  search: string
  searchHint: string
  /** The title of an error, `Failed to fetch users list.` */
  failed: string
  /** The title of an empty list, `No users found`. */
  none: string
  /** The title when nothing matches a search or filters, where `none` would be wrong. */
  noneFound?: string
  /** The text when nothing matches a search. */
  noMatch: (search: string) => string
  tooMany: string
  /** Explains the purpose of an empty list; a link to create the first record is shown with it. */
  firstUse?: string
}
