import { skipToken } from '@reduxjs/toolkit/query/react'
import { useReadCourseQuery } from '../../entities/task/api'
import type { TaskDetail, TaskParty, TaskScope } from '../../entities/task/model'
import { happeningsOf } from './happenings'

interface TaskEnd {
  /** Whether the task is over. */
  isOver: boolean
  /** The author of the comment that ended the step; undefined when there is none. */
  decider: TaskParty | undefined
}

/**
 * Whether a task is completed: it comes from the history, or its workflow shows that somebody else completed it.
 * Source: docs/assumptions.md A-425.
 */
export function useTaskEnd({ id, processId, comments }: TaskDetail, scope: TaskScope): TaskEnd {
  const { data: course = [] } = useReadCourseQuery(processId || skipToken)
  const step = course.find(({ ended }) => ended.includes(id))
  const said = step && happeningsOf([step], comments).find((happening) => happening.step)?.said
  return { isOver: scope === 'decided' || step !== undefined, decider: said?.author }
}
