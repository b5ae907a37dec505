import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Difference } from '../../../entities/cprs/model'
import type { Causes } from '../../../entities/cprs/useCauses'

/**
 * A text why a difference cannot be published, and what to do instead; undefined when it can, or
 * when the cause is unknown.
 */
export function useCauseNote({ of }: Causes) {
  const { t } = useTranslation('cprs')
  return useCallback(
    (row: Difference): string | undefined => {
      const cause = of(row)
      if (!cause) return undefined
      const name = cause.sourceName
      if (cause.kind === 'role') return t('cause.role', { name })
      return cause.kind === 'group' ? t('cause.group', { name }) : t('cause.container', { name })
    },
    [of, t],
  )
}
