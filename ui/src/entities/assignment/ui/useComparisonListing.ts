import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListing } from '../../../shared/blocks/listing/useListing'

const LISTING = {
  pageSizePreference: 'idm.userComparison.pageSize',
  sort: { column: 'name', order: 'asc' },
} as const

/** The state of a comparison: search text, and filters by person and kind. */
export function useComparisonListing(left: string, right: string) {
  const { t } = useTranslation('assignments')
  const options = useMemo(
    () => ({
      ...LISTING,
      filterFields: [
        {
          key: 'having',
          label: t('comparison.having'),
          kind: 'choice' as const,
          options: [
            { id: 'both', text: t('comparison.both') },
            { id: 'left', text: t('comparison.only', { name: left }) },
            { id: 'right', text: t('comparison.only', { name: right }) },
          ],
        },
        {
          key: 'kind',
          label: t('comparison.kind'),
          kind: 'choice' as const,
          options: [
            { id: 'role', text: t('role.title') },
            { id: 'resource', text: t('resource.title') },
          ],
        },
      ],
    }),
    [t, left, right],
  )
  return useListing(options)
}
