import type { components } from '../../shared/platform/contract/schema'

type WorkEntryNode = components['schemas']['WorkEntryResponseNode']
type WorkEntriesNode = components['schemas']['WorkEntriesResponseNode']

/** A person or group that a workflow asked for a decision. */
export interface Asked {
  dn: string
  name: string
  /** DN of the group member who claimed the task; undefined for the person themselves. */
  claimerDn: string | undefined
}

/** A step that a workflow has reached. Times are milliseconds since 1970. */
export interface CourseStep {
  key: string
  /** The name of the step, `Manager approval`. */
  activity: string
  /** When the step began or, if it is over, ended. */
  at: number | undefined
  isOver: boolean
  /** Ids of its completed tasks. */
  ended: readonly string[]
  /** The people who have not decided yet, while the step is open. */
  asked: readonly Asked[]
}

const OVER = 2

/** The steps that a workflow has reached, in their order; tasks that run in parallel are one step. */
export function readCourse({ workEntries }: WorkEntriesNode): CourseStep[] {
  const steps = new Map<string, WorkEntryNode[]>()
  for (const entry of workEntries) {
    const key = [entry.requestId, entry.activityId ?? entry.id].join(' ')
    steps.set(key, [...(steps.get(key) ?? []), entry])
  }
  return [...steps].map(([key, entries]) => readStep(key, entries))
}

function readStep(key: string, entries: readonly WorkEntryNode[]): CourseStep {
  const waiting = entries.filter(({ status }) => status !== OVER)
  const isOver = waiting.length === 0
  const times = isOver
    ? entries.map(({ completionTime }) => completionTime)
    : waiting.map(({ creationTime }) => creationTime)
  const known = times.filter((time) => time !== undefined)
  return {
    key,
    activity: entries[0]?.activityName ?? '',
    at: known.length === 0 ? undefined : isOver ? Math.max(...known) : Math.min(...known),
    isOver,
    ended: entries.filter(({ status }) => status === OVER).map(({ id }) => id),
    asked: (isOver ? entries : waiting).map(readAsked),
  }
}

function readAsked({ id, Addressee, owner }: WorkEntryNode): Asked {
  const { DN: dn = id, value: name = dn } = Addressee ?? {}
  return { dn, name, claimerDn: owner && owner !== dn ? owner : undefined }
}
