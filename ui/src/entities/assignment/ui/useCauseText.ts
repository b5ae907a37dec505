import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cause } from '../model'

/** The source of a permission as text: `Assigned directly`, `Through the group Finance`. */
export function useCauseText() {
  const { t } = useTranslation('assignments')
  return useCallback(
    ({ kind, sourceName: name, isRemovable }: Cause) =>
      ({
        user: t('cause.user'),
        group: t('cause.group', { name }),
        container: t('cause.container', { name }),
        subtree: t('cause.container', { name }),
        role: t('cause.role', { name }),
      })[isRemovable ? 'user' : kind],
    [t],
  )
}
