import type { CourseStep } from '../../entities/task/course'
import type { TaskComment } from '../../entities/task/model'

/** What happened to a task at one moment: a step was over, the engine noted something, somebody wrote something. */
export interface Happening {
  key: string
  activity: string
  at: number | undefined
  step?: CourseStep
  note?: TaskComment
  said?: TaskComment
}

/** A decision, its note and its comment are written one after the other, not always at the same moment. */
const MOMENT_MS = 5000

/** The first ones first. What was noted and written as a step ended is in one with the step. */
export function happeningsOf(
  steps: readonly CourseStep[],
  comments: readonly TaskComment[],
): Happening[] {
  const all: Happening[] = steps.map((step) => {
    const { key, activity, at } = step
    return { key, activity, at, step }
  })
  const put = (part: 'note' | 'said') => (comment: TaskComment) => {
    const known = all.find((each) => !each[part] && isOneMoment(each, comment))
    if (known) known[part] = comment
    else all.push({ ...momentOf(comment), key: `${part} ${String(all.length)}`, [part]: comment })
  }
  comments.filter(({ author }) => !author).forEach(put('note'))
  comments.filter(({ author }) => author).forEach(put('said'))
  return all.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
}

type Moment = Pick<Happening, 'activity' | 'at'>

function momentOf({ activity, at }: Moment): Moment {
  return { activity, at }
}

function isOneMoment(one: Moment, other: Moment): boolean {
  const apart = Math.abs((one.at ?? NaN) - (other.at ?? NaN))
  return one.activity === other.activity && apart <= MOMENT_MS
}
