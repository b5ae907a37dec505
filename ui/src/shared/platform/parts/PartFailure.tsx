import { useTranslation } from 'react-i18next'
import { useErrorText } from '../errors/useErrorText'
import { RetryButton } from './RetryButton'
import { Banner } from '../../ui/Banner'
import type { FailureProps } from './FailureBoundary'

export interface PartFailureProps extends FailureProps {
  /** The name of the part, when its place does not show it. */
  title?: string
}

/** In the place of a part that did not come or broke, in the flow of the page around it. */
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
