import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { skipToken } from '@reduxjs/toolkit/query/react'
import type { TFunction } from 'i18next'
import type { freshly } from '../../platform/api/read'
import type { RootState } from '../../platform/store/hooks'
import type { Column } from '../data-table/column'
import type { ListQueryState } from '../data-table/list'
import type { FilterField, Filters } from '../listing/filters'
import type { ListState } from '../listing/listState'
import type { Page } from '../listing/page'
import type { ListKeyPrefix, ListNamespace, OwnTexts } from './listTexts'

/** Reads one page; `unwrap` throws what went wrong. */
type PageRead<Row> = ThunkAction<
  { unwrap: () => Promise<Page<Row>> },
  RootState,
  undefined,
  UnknownAction
>

/** A query endpoint of the api that answers with a page of rows. */
export interface ListEndpoint<Asked, Row> {
  initiate: (asked: Asked, how: typeof freshly) => PageRead<Row>
  useQuery: (asked: Asked | typeof skipToken) => ListQueryState<Row>
}

/**
 * Makes columns, filters or texts. Name the type of `t`, `TFunction<'groups'>`: the check of unused texts looks for it.
 */
type FromTexts<Ns extends ListNamespace, Args, Made> = (t: TFunction<Ns>, args: Args) => Made

/** What a call of the endpoint is made from. */
export interface Asking<Row, Args> {
  list: ListState
  args: Args
  /** The columns that are shown, in order. */
  columns: readonly Column<Row>[]
  /** The rows are written to a file: what only the screen shows can be left out. */
  isForFile: boolean
}

interface ListBase<Ns extends ListNamespace, Row, Args> {
  /** Has the texts, and is the `t` of columns and filters. */
  namespace: Ns
  /** The node of the namespace with the texts, `members`. */
  keyPrefix?: ListKeyPrefix<Ns>
  /** Texts that are not under the usual keys; `firstUse` is what the empty list says. */
  texts?: FromTexts<Ns, Args, OwnTexts>
  rowId: (row: Row) => string
  /** What people call a row. */
  rowName: (row: Row, t: TFunction<Ns>) => string
  columns: FromTexts<Ns, Args, readonly Column<Row>[]>
  filters?: FromTexts<Ns, Args, readonly FilterField[]>
  /** Key of the column that the rows follow at first, ascending; `-name` descending. */
  sort: string | ((args: Args) => string)
  /** Preferences of this list begin so: `idm.groupList` keeps `.columns`, `.views` and `.pageSize`. */
  preference: string
  /** The filters outlive the session. */
  keepsFilters?: boolean
  /** Columns and views are kept for each variant: `idm.entityList.device.columns`. */
  variant?: (args: Args) => string
  /** Columns cannot be chosen and views not be saved. */
  keepsOnly?: 'pageSize'
}

/**
 * A list whose server searches, sorts and pages.
 *
 * @typeParam Args - what the list depends on beside its address, such as the DN of a group; undefined for most.
 */
export interface ListDefinition<Ns extends ListNamespace, Row, Asked, Args> extends ListBase<
  Ns,
  Row,
  Args
> {
  endpoint: ListEndpoint<Asked, Row>
  ask: (asking: Asking<Row, Args>) => Asked
  /** The server takes a search or filters, not both. */
  isEitherOr?: boolean
}

/** A list that comes whole: it is searched and sorted here, by the texts of its columns. */
export interface WholeListDefinition<Ns extends ListNamespace, Row, Args> extends ListBase<
  Ns,
  Row,
  Args
> {
  /** Whether a row passes the filters; needed where there are any. */
  isMatch?: (row: Row, filters: Filters) => boolean
  /** In what a search looks; the name column unless told otherwise. */
  searched?: (row: Row) => string
}

/** Any list, as far as its state in the address and its columns go. */
export type AnyListDefinition<Ns extends ListNamespace, Row, Args> = ListBase<Ns, Row, Args> & {
  isEitherOr?: boolean
}

/** Declare a list, once, beside its page; `useList` reads it. */
export function defineList<Ns extends ListNamespace, Row extends object, Asked, Args = undefined>(
  definition: ListDefinition<Ns, Row, Asked, Args>,
) {
  return definition
}

/** Declare a list that comes whole; `useWholeList` shows its rows. */
export function defineWholeList<Ns extends ListNamespace, Row extends object, Args = undefined>(
  definition: WholeListDefinition<Ns, Row, Args>,
) {
  return definition
}
