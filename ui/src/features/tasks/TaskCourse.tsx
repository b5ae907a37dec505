import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useReadWorkflowEndQuery } from '../../entities/request/api'
import { stateOf } from '../../entities/request/steps'
import { useReadCourseQuery } from '../../entities/task/api'
import type { TaskDetail } from '../../entities/task/model'
import { timelineStep } from '../../entities/task/ui/timelineStep'
import { Timeline, type TimelineStep } from '../../shared/blocks/timeline/Timeline'
import { toUser } from '../users/routes'
import { happeningsOf } from './happenings'
import { usePastStep } from './usePastStep'

interface TaskCourseProps {
  task: TaskDetail
  /** Whether the task is completed. */
  isOver: boolean
}

/** The history of the task: who was asked at each step and what they wrote, and who has the task now or how it ended. */
export function TaskCourse({ task, isOver }: TaskCourseProps) {
  const { data: course = [] } = useReadCourseQuery(task.processId || skipToken)
  const present = usePresent(task)
  const over = course.filter(({ isOver }) => isOver)
  const waiting = course.find(({ isOver }) => !isOver)
  const isEnded = isOver && !waiting
  const end = useEnd(isEnded ? task.processId : '')
  const now = waiting ? timelineStep(waiting, toUser) : present
  const behind = happeningsOf(over, task.comments).map(usePastStep())
  return <Timeline steps={[...behind, ...(isEnded ? end : [now])]} />
}

/** The outcome of a workflow, if the server sends it. */
function useEnd(processId: string): TimelineStep[] {
  const { t } = useTranslation('status')
  const { data: end } = useReadWorkflowEndQuery(processId || skipToken)
  if (!end) return []
  const { status, at } = end
  return [{ key: 'end', state: stateOf(status), title: t(`state.${status.text}`), at }]
}

/** The current step, from the task itself. */
function usePresent({ activity, addressee, claimer, createdAt }: TaskDetail): TimelineStep {
  const { t } = useTranslation('tasks')
  const who = claimer
    ? t('mark.claimed', { name: claimer.name })
    : t('course.with', { name: addressee.name })
  return { key: 'now', state: 'now', title: activity || t('course.waiting'), at: createdAt, who }
}
