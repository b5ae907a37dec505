import { useTranslation } from 'react-i18next'
import { useErrorText } from '../errors/useErrorText'
import { RetryButton } from './RetryButton'
import { Banner } from '../../ui/Banner'
import type { FailureProps } from './FailureBoundary'

export interface PartFailureProps extends FailureProps {
  /** The name of the part, if its place does not show it. */
  title?: string
}

/** Shown in place of a part that failed or failed to load. */
export function PartFailure({ error, onRetry, title }: PartFailureProps) {
  const { t } = useTranslation('ui')
  const errorText = useErrorText()
  return (
    <div role="alert">
      <Banner kind="danger" actions={<RetryButton size="small" error={error} onRetry={onRetry} />}>
        <strong>{title ?? t('partFailed')}</strong> {errorText(error)}
      </Banner>
    </div>
  )
}
