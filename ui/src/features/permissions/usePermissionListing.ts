import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListing } from '../../shared/blocks/listing/useListing'

/** What ends soonest comes first. */
const LISTING = {
  pageSizePreference: 'idm.permissions.pageSize',
  sort: { column: 'expiryDate', order: 'asc' },
} as const

const SOURCES = ['user', 'group', 'container', 'role'] as const

/** The state of one's own permissions: of which kind, and why one has them. */
export function usePermissionListing() {
  const { t } = useTranslation(['permissions', 'assignments'])
  const options = useMemo(
    () => ({
      ...LISTING,
      filterFields: [
        {
          key: 'kind',
          label: t('column.kind'),
          kind: 'choice' as const,
          options: [
            { id: 'role', text: t('assignments:role.title') },
            { id: 'resource', text: t('assignments:resource.title') },
          ],
        },
        {
          key: 'source',
          label: t('assignments:column.source'),
          kind: 'choices' as const,
          options: SOURCES.map((id) => ({ id, text: t(`source.${id}`) })),
        },
      ],
    }),
    [t],
  )
  return useListing(options)
}
