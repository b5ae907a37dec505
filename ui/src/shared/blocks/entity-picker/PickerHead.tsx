import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import styles from './EntityPicker.module.css'

interface PickerHeadProps {
  /** The id of the label. */
  id: string
  label: string
  isRequired: boolean
  /** Clears the selection; without it there is no button. */
  onClear: (() => void) | undefined
}

export function PickerHead({ id, label, isRequired, onClear }: PickerHeadProps) {
  const { t } = useTranslation('picker')
  return (
    <div className={styles.head}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {isRequired && <span className={styles.mark}>{t('required')}</span>}
      {onClear && (
        <Button className={styles.clear ?? ''} onPress={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
