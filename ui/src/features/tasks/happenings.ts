import type { CourseStep } from '../../entities/task/course'
import type { TaskComment } from '../../entities/task/model'

/** An event in the history of a task: a completed step, a note of the engine, a comment of a person, or all at one moment. */
export interface Happening {
  key: string
  activity: string
  at: number | undefined
  step?: CourseStep
  note?: TaskComment
  said?: TaskComment
}

/** How far the times of a decision, its note and its comment may differ, as the server writes one after the other. */
const MOMENT_MS = 5000

/** The events, the oldest first. A note and a comment that were written at the end of a step are part of its event. */
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
