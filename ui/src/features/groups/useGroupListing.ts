import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListing } from '../../shared/blocks/listing/useListing'

const FILTERED = ['name', 'description'] as const

/** Source: SPEC 9 "Paging and search": ascending by name. */
const LISTING = {
  pageSizePreference: 'idm.groupList.pageSize',
  sort: { column: 'name', order: 'asc' },
  isEitherOr: true,
} as const

/** The state of the list of groups; the server takes a search or filters. */
export function useGroupListing() {
  const { t } = useTranslation('groups')
  const options = useMemo(
    () => ({
      ...LISTING,
      filterFields: FILTERED.map((key) => ({
        key,
        label: t(`column.${key}`),
        kind: 'text' as const,
      })),
    }),
    [t],
  )
  return useListing(options)
}
