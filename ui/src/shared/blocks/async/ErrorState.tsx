import { useTranslation } from 'react-i18next'
import { isRefused } from '../../platform/errors/isRefused'
import { isApiError, useErrorText } from '../../platform/errors/useErrorText'
import { EmptyState } from '../../ui/EmptyState'
import { RetryButton } from '../../platform/parts/RetryButton'

interface ErrorStateProps {
  /** What failed: "Failed to fetch users list." */
  title: string
  error: unknown
  onRetry: () => void
}

/**
 * An error in place of the content that failed to load: cause, request id, and a button to try again. Without the right
 * to the content there is no button.
 */
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
