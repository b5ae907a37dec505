import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestComment } from '../../entities/request/model'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Avatar } from '../../shared/ui/Avatar'
import { Switch } from '../../shared/ui/Switch'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { PartyLink } from './PartyLink'
import styles from './RequestComments.module.css'

/** The comments of people on a request and, once switched on, the notes of the workflow engine. */
export function RequestComments({ comments }: { comments: readonly RequestComment[] }) {
  const { t } = useTranslation('history')
  const [hasNotes, setNotes] = useState(false)
  const shown = comments.filter(({ isSystem }) => hasNotes || !isSystem)
  return (
    <SectionCard
      title={t('comments.title')}
      actions={
        comments.some(({ isSystem }) => isSystem) && (
          <Switch label={t('comments.notes')} isSelected={hasNotes} onChange={setNotes} />
        )
      }
    >
      {shown.length === 0 ? (
        <p className={styles.none}>{t('comments.none')}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((comment, index) => (
            <Comment key={index} comment={comment} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function Comment({ comment: { by, text, at, step, isSystem } }: { comment: RequestComment }) {
  const { t } = useTranslation('history')
  const name = isSystem ? t('comments.system') : by.name
  return (
    <li className={styles.comment}>
      {!isSystem && <Avatar name={name} />}
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.name}>
            {isSystem ? name : <PartyLink place="row" party={by} />}
          </span>
          {step && <bdi>{step}</bdi>}
          {at !== undefined && <DateTime at={at} />}
        </p>
        <p className={styles.text} dir="auto">
          {text}
        </p>
      </div>
    </li>
  )
}
