import { TriangleAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useReadAskedQuery } from '../../entities/task/api'
import type { Task } from '../../entities/task/model'
import { Badge } from '../../shared/ui/Badge'
import { RelativeTime } from '../../shared/blocks/values/RelativeTime'
import { Direction } from './Direction'
import styles from './TaskName.module.css'

/** The request of a task in a list: the action, the requester, the reason, and the due date. */
export function AskedLine({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  const { currentData: asked } = useReadAskedQuery(task.id)
  const { initiator, recipient, expiresAt } = task
  return (
    <div className={styles.asked}>
      {asked?.action && <Direction of={asked.action} />}
      {asked && asked.conflicts.length > 0 && (
        <Badge kind="warning" icon={TriangleAlert}>
          {t('asked.conflict')}
        </Badge>
      )}
      {initiator.dn !== recipient.dn && <span>{t('asked.by', { name: initiator.name })}</span>}
      {expiresAt !== undefined && (
        <span>
          {t('asked.due')} <RelativeTime at={expiresAt} />
        </span>
      )}
      {asked?.reason && <bdi className={styles.reason}>{asked.reason}</bdi>}
    </div>
  )
}
