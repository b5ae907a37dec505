import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon'
import styles from './EntityPicker.module.css'

interface PickerNotesProps {
  /** Of the picker. */
  id: string
  canReorder: boolean
  hint: ReactNode
  error: string | undefined
}

export function PickerNotes({ id, canReorder, hint, error }: PickerNotesProps) {
  const { t } = useTranslation('picker')
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {canReorder && <p className={styles.hint}>{t('dragNote')}</p>}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}
