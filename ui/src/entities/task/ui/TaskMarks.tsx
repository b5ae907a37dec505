import { Clock, CornerUpRight, UserCheck, UserRound } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../shared/ui/Badge'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { RelativeTime } from '../../../shared/blocks/values/RelativeTime'
import type { Task } from '../model'
import styles from './TaskMarks.module.css'
import { TaskPriorityMark } from './TaskPriorityMark'

const DAY_MS = 86_400_000
/** A task that expires within this time is marked as urgent. */
const SOON_MS = 3 * DAY_MS

/** Badges of a task: its urgency, who claimed it, and whether it was delegated or reassigned. */
export function TaskMarks({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  const { expiresAt, priority, claimer, isDelegated, isReassigned, addressee } = task
  return (
    <span className={styles.marks}>
      {expiresAt !== undefined && <Expiry at={expiresAt} />}
      {priority === 'high' && <TaskPriorityMark priority={priority} />}
      {claimer && <Badge icon={UserCheck}>{t('mark.claimed', { name: claimer.name })}</Badge>}
      {isDelegated && (
        <Badge icon={UserRound}>{t('mark.delegated', { name: addressee.name })}</Badge>
      )}
      {isReassigned && <Badge icon={CornerUpRight}>{t('mark.reassigned')}</Badge>}
    </span>
  )
}

/** Warns of a task that expires soon; renders nothing before. */
function Expiry({ at }: { at: number }) {
  const { t } = useTranslation('tasks')
  const [now] = useState(Date.now)
  const left = at - now
  if (left > SOON_MS) return null
  return (
    <Badge kind={left > 0 ? 'warning' : 'danger'} icon={Clock}>
      <VisuallyHidden>{left > 0 ? t('mark.expires') : t('mark.expired')}</VisuallyHidden>{' '}
      <RelativeTime at={at} />
    </Badge>
  )
}
