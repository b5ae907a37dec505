import type { TimelineStep } from '../../../shared/timeline/Timeline'
import type { CourseStep } from '../course'
import { StepHolders } from './StepHolders'

/** A step of a workflow on the thread of what happened. */
export function timelineStep(step: CourseStep): TimelineStep {
  const { key, activity, at, isOver } = step
  return {
    key,
    state: isOver ? 'done' : 'now',
    title: activity,
    at,
    who: <StepHolders step={step} />,
  }
}
