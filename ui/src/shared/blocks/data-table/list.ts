import type { Page } from '../listing/page'

/** The part of a list query's state that its screen shows. */
export interface ListQueryState<Row> {
  /** The answer to the present address or, while that is on its way, to the one before. */
  data?: Page<Row> | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What one list says that no other does. */
export interface ListTexts {
  title: string
  search: string
  searchHint: string
  /** Title of the failure, `Failed to fetch users list.` */
  failed: string
  /** Title where there is nothing, `No users found`. */
  none: string
  /** What did not match. */
  noMatch: (search: string) => string
  tooMany: string
  /** What an empty list is for, and shows the way to the first record with it. */
  firstUse?: string
}
