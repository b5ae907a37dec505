import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccessRequest } from '../model'
import { statusOf } from '../status'

/** The status of a request as text; empty when the server does not send it. */
export function useStateText() {
  const { t } = useTranslation('status')
  return useCallback(
    ({ kind, state }: AccessRequest) => {
      if (state === undefined) return ''
      const status = statusOf(kind, state)
      return status ? t(`state.${status.text}`) : t('unknown', { code: String(state) })
    },
    [t],
  )
}
