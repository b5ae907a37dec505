import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListRequestableCategoriesQuery } from '../../entities/category/api'
import { useListPermissionsQuery } from '../../entities/permission/api'
import { viewedTypes } from '../../entities/permission/viewedTypes'
import { NO_FILTERS, withFilter, type FilterField } from '../../shared/blocks/listing/filters'
import { useListState } from '../../shared/blocks/listing/useListState'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppSelector } from '../../shared/platform/store/hooks'

/** Source: SPEC 9 "Paging and search". */
const PAGE_SIZE = 10

/** Source: SPEC 3 "Global display settings". */
const BY_NAME = 'name'

/**
 * What can be asked for, as the address has it.
 *
 * @param teamDns the teams in whose name is asked; undefined where that does not matter.
 */
export function useCatalogue(teamDns: readonly string[] | undefined) {
  const { t } = useTranslation('requests')
  const types = useAppSelector(viewedTypes)
  const categories = useListRequestableCategoriesQuery(undefined)
  const sorted = useBootstrap().displaySettings.newRequestDefaultSortByOption ?? 'closestMatch'
  const fields = useMemo(
    (): FilterField[] => [
      {
        key: 'type',
        label: t('type.label'),
        kind: 'choice',
        options: types.map((id) => ({ id, text: t(`type.${id}`) })),
      },
      {
        key: 'category',
        label: t('category.label'),
        kind: 'choice',
        options: (categories.data ?? []).map((id) => ({ id, text: id })),
      },
    ],
    [t, types, categories.data],
  )
  const defaults = useMemo(
    () => ({
      page: 1,
      pageSize: PAGE_SIZE,
      search: '',
      sort: { column: sorted, order: 'asc' as const },
      filters: NO_FILTERS,
    }),
    [sorted],
  )
  const { list, wanted, ...events } = useListState({ defaults, fields, isEitherOr: false })
  const [type] = list.filters.type ?? []
  const [category] = list.filters.category ?? []
  const query = useListPermissionsQuery(
    categories.isLoading
      ? skipToken
      : {
          list: { ...list, pageSize: PAGE_SIZE },
          types: types.filter((each) => type === undefined || each === type),
          category,
          isByName: list.sort.column === BY_NAME,
          teamDns,
        },
  )
  const filterOn = (key: string) => (value: string | undefined) =>
    events.filterBy(withFilter(wanted.filters, key, value === undefined ? [] : [value]))
  return {
    ...events,
    list,
    wanted,
    query,
    types,
    categories: categories.data ?? [],
    type,
    category,
    chooseType: filterOn('type'),
    chooseCategory: filterOn('category'),
    isWhole: list.page === 1 && list.search === '' && type === undefined && category === undefined,
  }
}

export type Catalogue = ReturnType<typeof useCatalogue>
