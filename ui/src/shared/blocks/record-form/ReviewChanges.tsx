import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReviewButton } from './ReviewButton'
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

/** The changes to save, old value and new value, in a dialog; nothing where there are none. */
export function ReviewChanges({ changes }: { changes: readonly ReviewedChange[] }) {
  if (changes.length === 0) return null
  return (
    <ReviewButton>
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
    </ReviewButton>
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
