import { useTranslation } from 'react-i18next'
import { RotateCw } from 'lucide-react'
import { isApiError, useErrorText } from '../api/useErrorText'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'

/** Source: docs/assumptions.md A-27. */
const REFUSED = 'SecurityException'

interface ErrorStateProps {
  /** What could not be done: "Failed to fetch users list." */
  title: string
  error: unknown
  onRetry: () => void
}

/** A failure in the place of what it failed to show: cause, request id, way on. Who may not see it need not try again. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('ui')
  const errorText = useErrorText()
  const { requestId, faultCode } = isApiError(error) ? error : {}
  const isRefused = faultCode === REFUSED
  return (
    <EmptyState
      art={isRefused ? 'locked' : 'failed'}
      role="alert"
      title={isRefused ? t('refused') : title}
      text={errorText(error)}
      detail={
        requestId && (
          <>
            {t('requestId')} <bdi className="id">{requestId}</bdi>
          </>
        )
      }
      actions={
        !isRefused && (
          <Button icon={RotateCw} onPress={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    />
  )
}
