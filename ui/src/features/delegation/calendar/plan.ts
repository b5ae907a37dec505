import { coverOf, type CoverPart } from '../../../entities/availability/cover'
import type { Absence, Availability } from '../../../entities/availability/model'
import type { Delegation } from '../../../entities/delegation/model'
import { columnsOf, type Columns } from './weeks'

/** A part of an absence within the eight weeks. */
export interface PlannedPart extends CoverPart {
  columns: Columns
}

/** An absence within the eight weeks, and who stands in. */
export interface PlannedAbsence {
  absence: Absence
  columns: Columns
  parts: readonly PlannedPart[]
}

/** A person with what is planned; `plan` is undefined where it cannot be read. */
export interface PersonPlan {
  dn: string
  plan: readonly PlannedAbsence[] | undefined
}

/** What is known of people by DN. */
export interface Known {
  availability: ReadonlyMap<string, Availability>
  delegations: ReadonlyMap<string, readonly Delegation[]>
}

/** When a person is away in the eight weeks from a day on; undefined where that cannot be read. */
export function planOf(dn: string, known: Known, first: string): PlannedAbsence[] | undefined {
  const availability = known.availability.get(dn)
  if (!availability) return undefined
  const delegations = known.delegations.get(dn) ?? []
  const absencesOf = new Map(
    [...known.availability].map(([id, { absences }]) => [id, absences] as const),
  )
  return availability.absences.flatMap((absence) => {
    const columns = columnsOf(absence, first)
    if (!columns) return []
    const parts = coverOf(absence, delegations, absencesOf).flatMap((part) => {
      const own = columnsOf(part, first)
      return own ? [{ ...part, columns: own }] : []
    })
    return [{ absence, columns, parts }]
  })
}
