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

/** Loads a page; `unwrap` throws the error. */
type PageRead<Row> = ThunkAction<
  { unwrap: () => Promise<Page<Row>> },
  RootState,
  undefined,
  UnknownAction
>

/** A query endpoint whose result is a page of rows. */
export interface ListEndpoint<Asked, Row> {
  initiate: (asked: Asked, how: typeof freshly) => PageRead<Row>
  useQuery: (asked: Asked | typeof skipToken) => ListQueryState<Row>
}

/**
 * Makes columns, filters or texts. Name the type of `t`, `TFunction<'groups'>`: the check of unused texts looks for it.
 */
type FromTexts<Ns extends ListNamespace, Args, Made> = (t: TFunction<Ns>, args: Args) => Made

/** The arguments from which a declaration makes the query of the endpoint. */
export interface Asking<Row, Args> {
  list: ListState
  args: Args
  /** The visible columns, in order. */
  columns: readonly Column<Row>[]
  /** Whether the rows are for a file, which needs no data that only the screen shows. */
  isForFile: boolean
}

interface ListBase<Ns extends ListNamespace, Row, Args> {
  /** The namespace of the list's texts; columns and filters get its `t`. */
  namespace: Ns
  /** The node of the namespace that has the texts, such as `members`. */
  keyPrefix?: ListKeyPrefix<Ns>
  /** Texts with other keys than the usual ones; `firstUse` is the text of an empty list. */
  texts?: FromTexts<Ns, Args, OwnTexts>
  rowId: (row: Row) => string
  /** The name of a row. */
  rowName: (row: Row, t: TFunction<Ns>) => string
  columns: FromTexts<Ns, Args, readonly Column<Row>[]>
  filters?: FromTexts<Ns, Args, readonly FilterField[]>
  /** Key of the column by which the list is sorted at first, ascending; `-name` is descending. */
  sort: string | ((args: Args) => string)
  /** The prefix of the list's preferences: `idm.groupList` has `.columns`, `.views` and `.pageSize`. */
  preference: string
  /** Whether the filters are stored for the next session. */
  keepsFilters?: boolean
  /** The variant of the list, with columns and views of its own: `idm.entityList.device.columns`. */
  variant?: (args: Args) => string
  /** Set if only the page size is stored: columns cannot be chosen, and views not be saved. */
  keepsOnly?: 'pageSize'
}

/**
 * A list whose server searches, sorts and pages.
 *
 * @typeParam Args - what the list depends on besides its address, such as the DN of a group; undefined for most.
 */
export interface ListDefinition<Ns extends ListNamespace, Row, Asked, Args> extends ListBase<
  Ns,
  Row,
  Args
> {
  endpoint: ListEndpoint<Asked, Row>
  ask: (asking: Asking<Row, Args>) => Asked
  /** Whether the server takes either a search or filters. */
  isEitherOr?: boolean
}

/** A list whose server sends all rows at once: it is searched and sorted here, by the texts of its columns. */
export interface WholeListDefinition<Ns extends ListNamespace, Row, Args> extends ListBase<
  Ns,
  Row,
  Args
> {
  /** Whether a row passes the filters; required for a list with filters. */
  isMatch?: (row: Row, filters: Filters) => boolean
  /** The text that a search covers; the name column by default. */
  searched?: (row: Row) => string
}

/** The part of a declaration that both kinds of lists share. */
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
