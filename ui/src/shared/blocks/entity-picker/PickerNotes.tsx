import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon'
import { useListText } from '../../../i18n/useListText'
import styles from './EntityPicker.module.css'
import type { PastedNames } from './usePastedNames'

interface PickerNotesProps {
  /** The id of the picker. */
  id: string
  canReorder: boolean
  hint: ReactNode
  error: string | undefined
  pasted: PastedNames | undefined
}

export function PickerNotes({ id, canReorder, hint, error, pasted }: PickerNotesProps) {
  const { t } = useTranslation('picker')
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {canReorder && <p className={styles.hint}>{t('dragNote')}</p>}
      <p className={styles.hint} role="status">
        {pasted && <Pasted {...pasted} />}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}

/** The outcome of a list of names that was pasted. */
function Pasted({ isLooking, added, missing, failed }: PastedNames) {
  const { t } = useTranslation('picker')
  const listText = useListText()
  if (isLooking) return t('pasted.looking')
  return (
    <>
      {t('pasted.added', { number: added })}{' '}
      {missing.length > 0 && <strong>{t('pasted.missing', { names: listText(missing) })}</strong>}{' '}
      {failed.length > 0 && <strong>{t('pasted.failed', { names: listText(failed) })}</strong>}
    </>
  )
}
