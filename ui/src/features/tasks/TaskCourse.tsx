import { useTranslation } from 'react-i18next'
import type { TaskComment, TaskDetail } from '../../entities/task/model'
import { Timeline, type TimelineStep } from '../../shared/timeline/Timeline'

/** How the task came here, what was said, and who holds it since when. */
export function TaskCourse({ task }: { task: TaskDetail }) {
  const { t } = useTranslation('tasks')
  const holder = task.claimer ?? task.addressee
  const now: TimelineStep = {
    key: 'now',
    state: 'now',
    title: task.activity || t('course.waiting'),
    at: task.createdAt,
    who: task.claimer
      ? t('mark.claimed', { name: holder.name })
      : t('course.with', { name: holder.name }),
  }
  return <Timeline steps={[...task.comments.map(toStep), now]} />
}

/** What the engine noted is a title; what somebody wrote are words. */
function toStep({ text, at, activity, author }: TaskComment, index: number): TimelineStep {
  const written = author && { who: author.name, words: text }
  return {
    key: String(index),
    state: 'done',
    title: author ? activity : text,
    at,
    ...(written ?? (activity && { who: activity })),
  }
}
