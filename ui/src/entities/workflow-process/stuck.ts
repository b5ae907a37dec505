import { coverOf } from '../availability/cover'
import type { Absence } from '../availability/model'
import type { Delegation } from '../delegation/model'
import { periodState } from '../delegation/period'
import { RUNNING, type WorkflowProcess, type WorkTask } from './model'

const DAY_MS = 86_400_000
/** How long a workflow without an open task counts as being between two steps. */
const BETWEEN_STEPS_MS = 10 * 60_000

/** After how many days a workflow is waiting long, unless a person chooses another number. */
export const USUAL_DAYS = 5

/** The facts about the addressee of a task, as far as they could be loaded. */
export interface AddresseeFacts {
  dn: string
  name: string
  isPerson: boolean
  /** Whether no person and no group has this DN. */
  isGone: boolean
  absences: readonly Absence[]
  delegations: readonly Delegation[]
  /** The absences of delegates, by DN. */
  absencesOf: Readonly<Record<string, readonly Absence[]>>
}

/** The loaded facts about a workflow. */
export interface ProcessCheck {
  tasks: readonly WorkTask[]
  /** The addressees of the open tasks. */
  addressees: readonly AddresseeFacts[]
}

export interface StuckFacts {
  process: WorkflowProcess
  /** The facts; undefined while they load, when only rules that need none are applied. */
  check: ProcessCheck | undefined
  /** Whether the engine runs; undefined when it is not known. */
  isEngineRunning: boolean | undefined
  /** The number of days after which a workflow is waiting long. */
  days: number
  /** Milliseconds since 1970. */
  now: number
}

/** A reason why a workflow may be stuck, with the values for its text. */
export type StuckReason =
  | { kind: 'engine' }
  | { kind: 'noTask' }
  | { kind: 'overdue'; at: number }
  | { kind: 'gone'; name: string }
  | { kind: 'away'; dn: string; name: string; until: number | undefined }
  | { kind: 'long'; days: number }

export const stuckKinds = ['engine', 'noTask', 'overdue', 'gone', 'away', 'long'] as const

/**
 * The kinds of reasons that say something about a workflow. Without an open task, none about a task or its approver is
 * among them.
 */
export function checkedKinds(check: ProcessCheck): readonly StuckReason['kind'][] {
  return openTasks(check).length > 0 ? stuckKinds : ['engine', 'long']
}

type Rule = (facts: StuckFacts) => StuckReason[]

/**
 * The reasons why a workflow may be stuck, the most serious first. They are only signs: each rule reports what it
 * found.
 *
 * Source: docs/assumptions.md A-582.
 */
export function stuckReasons(facts: StuckFacts): StuckReason[] {
  if (facts.process.state !== RUNNING) return []
  return RULES.flatMap((rule) => rule(facts))
}

/** Whether a workflow is waiting long, which needs no facts but its start. */
export function isLong({ startedAt }: WorkflowProcess, days: number, now: number): boolean {
  return now - startedAt > days * DAY_MS
}

/** Workflows that began before this moment are waiting long. */
export function longSince(days: number, now: number): number {
  return now - days * DAY_MS
}

const engineStopped: Rule = ({ isEngineRunning }) =>
  isEngineRunning === false ? [{ kind: 'engine' }] : []

const noOpenTask: Rule = ({ process, check, now }) => {
  if (!check || check.tasks.some(({ isOpen }) => isOpen)) return []
  const moved = Math.max(process.startedAt, ...check.tasks.map(({ endedAt }) => endedAt ?? 0))
  return now - moved > BETWEEN_STEPS_MS ? [{ kind: 'noTask' }] : []
}

const taskOverdue: Rule = ({ check, now }) => {
  const ends = openTasks(check).map(({ expiresAt = Infinity }) => expiresAt)
  const first = Math.min(...ends)
  return first <= now ? [{ kind: 'overdue', at: first }] : []
}

const addresseeGone: Rule = ({ check }) =>
  (check?.addressees ?? []).flatMap(({ isGone, name }) => (isGone ? [{ kind: 'gone', name }] : []))

/** Reports each addressee who is away, even if others can decide at the same step: a step may need all of them. */
const addresseeAway: Rule = ({ process: { definitionDn }, check, now }) =>
  (check?.addressees ?? []).flatMap((addressee) => {
    const until = uncoveredUntil(addressee, definitionDn, now)
    return until === false ? [] : [{ kind: 'away', dn: addressee.dn, name: addressee.name, until }]
  })

const waitsLong: Rule = ({ process, days, now }) =>
  isLong(process, days, now) ? [{ kind: 'long', days }] : []

const RULES: readonly Rule[] = [
  engineStopped,
  noOpenTask,
  taskOverdue,
  addresseeGone,
  addresseeAway,
  waitsLong,
]

function openTasks(check: ProcessCheck | undefined): readonly WorkTask[] {
  return check?.tasks.filter(({ isOpen }) => isOpen) ?? []
}

/** False if the addressee is available or has a delegate; otherwise the end of the absence, which may be undefined. */
function uncoveredUntil(facts: AddresseeFacts, definitionDn: string, now: number) {
  for (const absence of facts.absences) {
    const isMeant = absence.hasAll || absence.requests.some(({ id }) => id === definitionDn)
    if (!isMeant || periodState(absence, now) !== 'inForce') continue
    const about = { ...absence, ...requestsOf(definitionDn) }
    const absencesOf = new Map(Object.entries(facts.absencesOf))
    const parts = coverOf(about, facts.delegations, absencesOf)
    const present = parts.find((part) => periodState(part, now) === 'inForce')
    if (present?.cover !== 'full') return absence.endsAt
  }
  return false
}

/** The requests of a single workflow, for `coverOf`. */
function requestsOf(definitionDn: string) {
  const name = definitionDn
  return { hasAll: false, requests: [{ type: 'prd' as const, id: definitionDn, name }] }
}
