import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon'
import styles from './EntityPicker.module.css'

interface PickerNotesProps {
  /** Of the error. */
  id: string
  canReorder: boolean
  error: string | undefined
}

export function PickerNotes({ id, canReorder, error }: PickerNotesProps) {
  const { t } = useTranslation('picker')
  return (
    <>
      {canReorder && <p className={styles.hint}>{t('dragNote')}</p>}
      {error && (
        <p id={id} className={styles.error}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}
