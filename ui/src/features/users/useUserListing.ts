import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListing } from '../../shared/blocks/listing/useListing'
import { attributesSetting } from '../../shared/platform/session/clientSettings'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** Source: SPEC 9 "Columns and defaults", advanced search attributes. */
const ADVANCED = ['FirstName', 'LastName', 'Email', 'TelephoneNumber'] as const

/** Source: SPEC 9 "Paging and search": ascending by name. */
const LISTING = {
  pageSizePreference: 'idm.userList.pageSize',
  sort: { column: 'FirstName', order: 'asc' },
  isEitherOr: true,
} as const

/**
 * The state of the users list. What people are searched and filtered by the client's settings say; the filters are the
 * server's advanced search, which takes the place of the plain one.
 */
export function useUserListing() {
  const lookups = useSearchLookup()
  const options = useMemo(
    () => ({
      ...LISTING,
      filterFields: lookups.map((attribute) => ({ ...attribute, kind: 'text' as const })),
    }),
    [lookups],
  )
  const searched = useMemo(() => lookups.map(({ key }) => key), [lookups])
  return { listing: useListing(options), searched }
}

/** Source: SPEC 3 "Client settings", searchLookup; SPEC 9 "Columns and defaults". */
function useSearchLookup() {
  const { t } = useTranslation('users')
  const { config } = useBootstrap().client
  return useMemo(() => {
    const configured = attributesSetting(config, 'customization', 'searchLookup')
    const usual = ADVANCED.map((key) => ({ key, label: t(`filter.${key}`) }))
    return configured.length > 0 ? configured : usual
  }, [config, t])
}
