import type { TimelineStep } from '../../../shared/blocks/timeline/Timeline'
import type { CourseStep } from '../course'
import { StepHolders } from './StepHolders'

/**
 * A workflow step for the timeline of a request, without its decision.
 *
 * @param toPage - the address of a person's page.
 *
 * Source: docs/assumptions.md A-395.
 */
export function timelineStep(step: CourseStep, toPage: (dn: string) => string): TimelineStep {
  const { key, activity, at, isOver } = step
  return {
    key,
    state: isOver ? 'past' : 'now',
    title: activity,
    at,
    who: <StepHolders step={step} toPage={toPage} />,
  }
}
