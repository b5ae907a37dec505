import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListing } from '../../shared/listing/useListing'

/** Source: SPEC 9 "Columns and defaults", advanced search attributes. */
const ADVANCED = ['FirstName', 'LastName', 'Email', 'TelephoneNumber'] as const

/** Source: SPEC 9 "Paging and search": ascending by name. */
const LISTING = {
  pageSizePreference: 'idm.userList.pageSize',
  sort: { column: 'FirstName', order: 'asc' },
  isEitherOr: true,
} as const

/** The state of the users list; its filters are the server's advanced search, which takes the place of the plain one. */
export function useUserListing() {
  const { t } = useTranslation('users')
  const options = useMemo(
    () => ({
      ...LISTING,
      filterFields: ADVANCED.map((key) => ({
        key,
        label: t(`filter.${key}`),
        kind: 'text' as const,
      })),
    }),
    [t],
  )
  return useListing(options)
}
