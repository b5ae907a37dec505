import { RotateCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { isApiError, useErrorText } from '../../platform/errors/useErrorText'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import styles from './PickerFailure.module.css'

interface PickerFailureProps {
  /** What failed: "Failed to fetch users list." */
  text: string
  error: unknown
  onRetry: () => void
}

/** A red alert in the place of items that failed to load. Source: SPEC 8 "Picker". */
export function PickerFailure({ text, error, onRetry }: PickerFailureProps) {
  const { t } = useTranslation('ui')
  const errorText = useErrorText()
  const requestId = isApiError(error) ? error.requestId : undefined
  return (
    <div className={styles.failure} role="alert">
      <Banner kind="danger">
        <p>{text}</p>
        <p className={styles.cause}>{errorText(error)}</p>
        {requestId && (
          <p className={styles.cause}>
            {t('requestId')} <bdi className="id">{requestId}</bdi>
          </p>
        )}
        <div className={styles.retry}>
          <Button size="small" icon={RotateCw} onPress={onRetry}>
            {t('retry')}
          </Button>
        </div>
      </Banner>
    </div>
  )
}
