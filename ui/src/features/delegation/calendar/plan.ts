import { coverOf, idleTimesOf, type CoverPart } from '../../../entities/availability/cover'
import type { Absence, Availability } from '../../../entities/availability/model'
import { sharesRequests, type Delegation } from '../../../entities/delegation/model'
import { sharedPeriod, type Period } from '../../../entities/delegation/period'
import { columnsOf, type Columns } from './weeks'

/** A part of an absence within the eight weeks. */
export interface PlannedPart extends CoverPart {
  columns: Columns
  /** The people to whom absent delegates have delegated; the tasks are not passed on to them. */
  notPassedOnTo: readonly string[]
}

/**
 * An absence within the eight weeks, with its delegates; `parts` is undefined when they are hidden.
 */
export interface PlannedAbsence {
  absence: Absence
  columns: Columns
  parts: readonly PlannedPart[] | undefined
}

/**
 * A time within the eight weeks in which a delegation has no effect, because the person is
 * available.
 */
export interface IdleTime extends Period {
  id: string
  columns: Columns
  names: readonly string[]
}

export interface Plan {
  absences: readonly PlannedAbsence[]
  idle: readonly IdleTime[]
}

/** The reason why data is missing: it is loading, hidden, or failed to load. */
export type Missing = 'reading' | 'hidden' | 'failed'

/** A person with absences and delegates. */
export interface PersonPlan {
  dn: string
  plan: Plan | Missing
}

/** The data of people by DN; a person without an entry is still loading. */
export interface Known {
  availability: ReadonlyMap<string, Availability | Missing>
  delegations: ReadonlyMap<string, readonly Delegation[] | Missing>
}

/** The absences of a person in the eight weeks from a day, with their delegates. */
export function planOf(dn: string, known: Known, first: string): Plan | Missing {
  const availability = known.availability.get(dn) ?? 'reading'
  const delegations = known.delegations.get(dn) ?? 'reading'
  if (typeof availability === 'string') return availability
  if (delegations === 'hidden') return { absences: bare(availability, first), idle: [] }
  if (typeof delegations === 'string') return delegations
  const { absences } = availability
  return {
    absences: bare(availability, first).map((each) => ({
      ...each,
      parts: partsOf(each.absence, delegations, known, first),
    })),
    idle: delegations.flatMap((each) => idleOf(each, absences, first)),
  }
}

function bare({ absences }: Availability, first: string): PlannedAbsence[] {
  return absences.flatMap((absence) => {
    const columns = columnsOf(absence, first)
    return columns ? [{ absence, columns, parts: undefined }] : []
  })
}

function partsOf(
  absence: Absence,
  delegations: readonly Delegation[],
  known: Known,
  first: string,
): PlannedPart[] {
  const absencesOf = new Map(
    [...known.availability].flatMap(([id, each]) =>
      typeof each === 'string' ? [] : [[id, each.absences] as const],
    ),
  )
  return coverOf(absence, delegations, absencesOf).flatMap((part) => {
    const columns = columnsOf(part, first)
    if (!columns) return []
    return [{ ...part, columns, notPassedOnTo: secondsOf(absence, part, known) }]
  })
}

/**
 * The delegates of absent delegates, as far as they are known; a delegated task is not delegated
 * again.
 */
function secondsOf(absence: Absence, part: CoverPart, { delegations }: Known): string[] {
  const seconds = part.away.flatMap(({ id }) => {
    const theirs = delegations.get(id) ?? []
    if (typeof theirs === 'string') return []
    return theirs.filter((each) => sharedPeriod(each, part) && sharesRequests(absence, each))
  })
  return [...new Set(seconds.flatMap(namesOf))]
}

function idleOf(delegation: Delegation, absences: readonly Absence[], first: string): IdleTime[] {
  return idleTimesOf(delegation, absences).flatMap((time) => {
    const columns = columnsOf(time, first)
    return columns ? [{ ...time, id: delegation.id, columns, names: namesOf(delegation) }] : []
  })
}

/** The names of the delegates, or of the relationship that determines them. */
export const namesOf = ({ to, relationship }: Delegation) =>
  relationship ? [relationship.name] : to.map(({ name }) => name)
