import type { Delegation, Requests } from '../delegation/model'
import { sharesRequests } from '../delegation/model'
import { sharedPeriod, type Period } from '../delegation/period'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { Absence } from './model'

/** Who stands in; a relationship stands for whom it leads to, of whom nothing is known. */
interface Delegate {
  id: string
  name: string
}

/** A part of an absence in which the same people stand in. */
export interface CoverPart extends Period {
  delegates: readonly Delegate[]
  /** Whether all requests of the absence have a delegate, some of them, or none. */
  cover: 'full' | 'part' | 'none'
}

/**
 * Who stands in during an absence, part by part in order of time. A delegate who is away for the same requests counts as
 * none.
 *
 * @param delegations - of the person who is away.
 * @param absencesOf - of delegates, by DN; who is not there counts as available.
 *
 * Source: docs/assumptions.md.
 */
export function coverOf(
  absence: Absence,
  delegations: readonly Delegation[],
  absencesOf: ReadonlyMap<string, readonly Absence[]>,
): CoverPart[] {
  const own = delegations.filter((each) => sharesRequests(absence, each))
  const others = own.flatMap(({ to }) => to.flatMap(({ id }) => absencesOf.get(id) ?? []))
  const parts = periodsOf(absence, [...own, ...others]).map((period) => {
    const active = own
      .filter((each) => sharedPeriod(each, period))
      .map((each) => ({ ...each, to: available(each, period, absencesOf) }))
      .filter(({ to, relationship }) => to.length > 0 || relationship)
    return { ...period, delegates: delegatesOf(active), cover: coverBy(absence, active) }
  })
  return joined(parts)
}

/** The parts without a delegate for some or all requests. */
export function gapsOf(parts: readonly CoverPart[]): CoverPart[] {
  return parts.filter(({ cover }) => cover !== 'full')
}

/** An absence cut wherever another period begins or ends. */
function periodsOf(absence: Absence, others: readonly Period[]): Period[] {
  const { startsAt, endsAt = Infinity } = absence
  const cuts = others
    .flatMap((each) => [each.startsAt, each.endsAt ?? Infinity])
    .filter((at) => at > startsAt && at < endsAt)
  const starts = [...new Set([startsAt, ...cuts])].sort((one, other) => one - other)
  return starts.map((at, index) => ({ startsAt: at, endsAt: starts[index + 1] ?? absence.endsAt }))
}

function available(
  delegation: Delegation,
  period: Period,
  absencesOf: ReadonlyMap<string, readonly Absence[]>,
): PickerItem[] {
  return delegation.to.filter(({ id }) => {
    const absences = absencesOf.get(id) ?? []
    return !absences.some(
      (each) => sharedPeriod(each, period) !== undefined && sharesRequests(each, delegation),
    )
  })
}

function delegatesOf(active: readonly Delegation[]): Delegate[] {
  const all = active.flatMap(({ to, relationship }): readonly Delegate[] =>
    relationship ? [{ id: relationship.key, name: relationship.name }] : to,
  )
  return [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()]
}

function coverBy(
  { hasAll, requests }: Requests,
  active: readonly Delegation[],
): CoverPart['cover'] {
  if (active.length === 0) return 'none'
  if (active.some((each) => each.hasAll)) return 'full'
  const covered = new Set(active.flatMap((each) => each.requests.map(({ id }) => id)))
  const isFull = !hasAll && requests.every(({ id }) => covered.has(id))
  return isFull ? 'full' : 'part'
}

/** Parts that follow each other and say the same are one. */
function joined(parts: readonly CoverPart[]): CoverPart[] {
  const result: CoverPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last && sayOf(last) === sayOf(part)) {
      result[result.length - 1] = { ...last, endsAt: part.endsAt }
    } else result.push(part)
  }
  return result
}

const sayOf = ({ cover, delegates }: CoverPart) =>
  [cover, ...delegates.map(({ id }) => id).sort()].join('\n')
