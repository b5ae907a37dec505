import { useTranslation } from 'react-i18next'
import { isRefused } from '../../platform/errors/isRefused'
import { isApiError, useErrorText } from '../../platform/errors/useErrorText'
import { EmptyState } from '../../ui/EmptyState'
import { RetryButton } from '../../platform/parts/RetryButton'

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
  const { requestId } = isApiError(error) ? error : {}
  const isClosed = isRefused(error)
  return (
    <EmptyState
      art={isClosed ? 'locked' : 'failed'}
      role="alert"
      title={isClosed ? t('refused') : title}
      text={<bdi>{errorText(error)}</bdi>}
      detail={
        requestId && (
          <>
            {t('requestId')} <bdi className="id">{requestId}</bdi>
          </>
        )
      }
      actions={!isClosed && <RetryButton error={error} onRetry={onRetry} />}
    />
  )
}
