import { GitCompareArrows } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './ReviewChanges.module.css'

/** A changed field, with its old and new value as people read them. */
export interface ReviewedChange {
  key: string
  label: string
  was: string
  now: string
  /** Below the values: when the change takes effect. */
  note?: ReactNode
}

/** A button, and the dialog with the changes to save: old value and new value. */
export function ReviewChanges({ changes }: { changes: readonly ReviewedChange[] }) {
  const { t } = useTranslation('forms')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (changes.length === 0) return null
  return (
    <>
      <Button icon={GitCompareArrows} onPress={() => setOpen(true)}>
        {t('review.open')}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          title={t('review.open')}
          onClose={close}
          actions={<Button onPress={close}>{t('review.close')}</Button>}
        >
          <ul className={styles.changes}>
            {changes.map(({ key, label, was, now, note }) => (
              <li key={key}>
                <strong>{label}</strong>
                <span className={styles.values}>
                  <Value text={was} as="del" /> <Value text={now} as="ins" />
                </span>
                {note}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

function Value({ text, as: Tag }: { text: string; as: 'del' | 'ins' }) {
  const { t } = useTranslation('forms')
  return (
    <Tag>
      <bdi>{text === '' ? t('conflict.nothing') : text}</bdi>
    </Tag>
  )
}
