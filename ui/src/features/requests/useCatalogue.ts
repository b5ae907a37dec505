import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListRequestableCategoriesQuery } from '../../entities/category/api'
import { useListPermissionsQuery } from '../../entities/permission/api'
import type { PermissionType } from '../../entities/permission/search'
import { viewedTypes } from '../../entities/permission/viewedTypes'
import { withFilter, type FilterField } from '../../shared/blocks/listing/filters'
import { firstRows } from '../../shared/blocks/listing/listState'
import { useListState } from '../../shared/blocks/listing/useListState'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppSelector } from '../../shared/platform/store/hooks'

/** Source: SPEC 9 "Paging and search". */
const PAGE_SIZE = 10

/** Source: SPEC 3 "Global display settings". */
const BY_NAME = 'name'

const FORMS: readonly PermissionType[] = ['PRD']

const FIRST = firstRows(1, BY_NAME)

/** Whether the teams of the caller may ask for request forms and for no role or resource. */
function useIsFormsOnly(
  teamDns: readonly string[] | undefined,
  viewed: readonly PermissionType[],
): boolean {
  const types = viewed.filter((type) => type !== 'PRD')
  const isAsked = teamDns !== undefined && teamDns.length > 0 && types.length < viewed.length
  const asked = { list: FIRST, types, category: undefined, isByName: true, teamDns }
  const { data } = useListPermissionsQuery(isAsked && types.length > 0 ? asked : skipToken)
  return data?.total === 0
}

/**
 * The page of the catalog that the address asks for.
 *
 * @param teamDns - the teams in whose name the caller requests; undefined where teams do not matter.
 */
export function useCatalogue(teamDns: readonly string[] | undefined) {
  const { t } = useTranslation('requests')
  const viewed = useAppSelector(viewedTypes)
  const isFormsOnly = useIsFormsOnly(teamDns, viewed)
  const types = isFormsOnly ? FORMS : viewed
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
  const defaults = useMemo(() => firstRows(PAGE_SIZE, sorted), [sorted])
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
    isFormsOnly,
    categories: categories.data ?? [],
    type,
    category,
    chooseType: filterOn('type'),
    chooseCategory: filterOn('category'),
    isWhole: list.page === 1 && list.search === '' && type === undefined && category === undefined,
  }
}

export type Catalogue = ReturnType<typeof useCatalogue>
