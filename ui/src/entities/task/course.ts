import type { components } from '../../shared/platform/contract/schema'

type WorkEntryNode = components['schemas']['WorkEntryResponseNode']
type WorkEntriesNode = components['schemas']['WorkEntriesResponseNode']

/** A person or group that a workflow asks, or asked, for a decision. */
export interface Asked {
  dn: string
  name: string
  /** DN of somebody else who took it on: a member of a group that is asked. */
  claimerDn: string | undefined
}

/** A step of a workflow that was reached. Times are milliseconds since 1970. */
export interface CourseStep {
  key: string
  /** `Manager approval`. */
  activity: string
  /** Since when it waits, or when it was over. */
  at: number | undefined
  isOver: boolean
  /** Ids of its tasks that wait no more. */
  ended: readonly string[]
  /** The people who have not decided yet, while the step is open. */
  asked: readonly Asked[]
}

const OVER = 2

/** The steps of a workflow as far as they were reached, the first ones first; who decides beside each other is in one step. */
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
