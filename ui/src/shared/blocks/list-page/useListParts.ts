import type { TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListTexts } from '../data-table/list'
import { useColumnChoice } from '../data-table/useColumnChoice'
import { type Filters, NO_FILTERS } from '../listing/filters'
import { parseSort } from '../listing/listState'
import { useKeptFilters } from '../listing/useKeptFilters'
import { type Listing, useListing } from '../listing/useListing'
import { useSavedViews } from '../listing/useSavedViews'
import type { AnyListDefinition } from './defineList'
import { LIST_KEYS, NO_MATCH_KEY, type ListNamespace, type OwnTexts } from './listTexts'

/** The keys of a namespace that is a type parameter are not known here; `ListNamespace` has checked them. */
type Say = (key: string, values?: Readonly<Record<string, string>>) => string

/**
 * The parts of a declared list that need no rows: texts, state in the address, columns and views.
 *
 * @param args - keep them stable between renders.
 */
export function useListParts<Ns extends ListNamespace, Row, Args>(
  definition: AnyListDefinition<Ns, Row, Args>,
  args: Args,
) {
  const t = useTranslation(definition.namespace).t as unknown as TFunction<Ns>
  const texts = useMemo(
    () => withUsualTexts(definition, t as unknown as Say, definition.texts?.(t, args) ?? {}),
    [definition, t, args],
  )
  const listing = useListing(
    useMemo(() => listingOptions(definition, t, args), [definition, t, args]),
  )
  const offered = useMemo(() => definition.columns(t, args), [definition, t, args])
  const kept = [definition.preference, definition.variant?.(args)].filter(Boolean).join('.')
  const keepsAll = definition.keepsOnly === undefined
  const choice = useColumnChoice(`${kept}.columns`, offered, keepsAll)
  const filters = useKeptFilters(
    `${kept}.filter`,
    listing.filterFields,
    definition.keepsFilters ?? false,
  )
  const views = useSavedViews(`${kept}.views`, keepsAll, filters)
  return {
    texts,
    listing: useKeeping(listing, filters.keep),
    columns: choice.columns,
    choice: keepsAll && choice,
    views: keepsAll ? views : undefined,
    isReady: listing.isReady && choice.isKnown && views.isKnown,
    rowId: definition.rowId,
    rowName: useCallback((row: Row) => definition.rowName(row, t), [definition, t]),
  }
}

/** The state of the list; its filters are stored when they change. */
function useKeeping(listing: Listing, keep: (filters: Filters) => void): Listing {
  const { filterBy, showAll } = listing
  const filterAndKeep = useCallback(
    (filters: Filters) => {
      filterBy(filters)
      keep(filters)
    },
    [filterBy, keep],
  )
  const showAllAndKeep = useCallback(() => {
    showAll()
    keep(NO_FILTERS)
  }, [showAll, keep])
  return { ...listing, filterBy: filterAndKeep, showAll: showAllAndKeep }
}

function withUsualTexts<Ns extends ListNamespace, Row, Args>(
  { keyPrefix }: AnyListDefinition<Ns, Row, Args>,
  say: Say,
  own: OwnTexts,
): ListTexts & OwnTexts {
  const node = keyPrefix === undefined ? '' : `${String(keyPrefix)}.`
  const { title, search, searchHint, failed, none, tooMany } = LIST_KEYS
  return {
    title: say(node + title),
    search: say(node + search),
    searchHint: say(node + searchHint),
    failed: say(node + failed),
    none: say(node + none),
    tooMany: say(node + tooMany),
    noMatch: (searched) => say(node + NO_MATCH_KEY, { search: searched }),
    ...own,
  }
}

function listingOptions<Ns extends ListNamespace, Row, Args>(
  { preference, sort, filters, isEitherOr = false }: AnyListDefinition<Ns, Row, Args>,
  t: TFunction<Ns>,
  args: Args,
) {
  return {
    pageSizePreference: `${preference}.pageSize`,
    sort: parseSort(typeof sort === 'string' ? sort : sort(args)),
    isEitherOr,
    ...(filters && { filterFields: filters(t, args) }),
  }
}
