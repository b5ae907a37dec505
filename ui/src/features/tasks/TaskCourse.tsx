import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useReadCourseQuery } from '../../entities/task/api'
import type { TaskComment, TaskDetail } from '../../entities/task/model'
import { timelineStep } from '../../entities/task/ui/timelineStep'
import { Timeline, type TimelineStep } from '../../shared/timeline/Timeline'

interface TaskCourseProps {
  task: TaskDetail
  /** It waits for nobody. */
  isOver: boolean
}

/** How the task came here: who was asked and what was said, and who holds it since when. */
export function TaskCourse({ task, isOver }: TaskCourseProps) {
  const { data: course = [] } = useReadCourseQuery(task.processId || skipToken)
  const present = usePresent(task)
  const over = course.filter(({ isOver }) => isOver).map(timelineStep)
  const waiting = course.find(({ isOver }) => !isOver)
  const now = waiting ? timelineStep(waiting) : present
  const behind = [...over, ...task.comments.map(toWords)]
  return (
    <Timeline
      steps={[
        ...behind.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0)),
        ...(isOver && !waiting ? [] : [now]),
      ]}
    />
  )
}

/** As far as the task itself tells. */
function usePresent({ activity, addressee, claimer, createdAt }: TaskDetail): TimelineStep {
  const { t } = useTranslation('tasks')
  const who = claimer
    ? t('mark.claimed', { name: claimer.name })
    : t('course.with', { name: addressee.name })
  return { key: 'now', state: 'now', title: activity || t('course.waiting'), at: createdAt, who }
}

/** What the engine noted is a title; what somebody wrote are words. */
function toWords({ text, at, activity, author }: TaskComment, index: number): TimelineStep {
  const written = author && { who: author.name, words: text }
  return {
    key: String(index),
    state: 'done',
    title: author ? activity : text,
    at,
    ...(written ?? (activity && { who: activity })),
  }
}
