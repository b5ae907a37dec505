import type { Delegation, Requests } from '../delegation/model'
import { sharesRequests } from '../delegation/model'
import { sharedPeriod, type Period } from '../delegation/period'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { throughDay } from '../../shared/blocks/values/day'
import type { Absence } from './model'

/** A delegate. For a relationship, the relationship itself: no call names the people that it leads to. */
interface Delegate {
  id: string
  name: string
}

/** A part of an absence in which the delegates stay the same. */
export interface CoverPart extends Period {
  delegates: readonly Delegate[]
  /** Whether all requests of the absence have a delegate, some of them, or none. */
  cover: 'full' | 'part' | 'none'
  /** Delegates who are away themselves; empty where the cover is full. */
  away: readonly Delegate[]
}

/**
 * The delegates during an absence, part by part in order of time. A delegate who is away for the same requests does not
 * count. A period that ends in the last second of a day lasts until the next day, so that there is no gap between two
 * days.
 *
 * @param delegations - delegations of the person who is away.
 * @param absencesOf - absences of delegates, by DN; a delegate without an entry counts as available.
 *
 * Source: docs/assumptions.md.
 */
export function coverOf(
  absence: Absence,
  delegations: readonly Delegation[],
  absencesOf: ReadonlyMap<string, readonly Absence[]>,
): CoverPart[] {
  const own = delegations.filter((each) => sharesRequests(absence, each)).map(throughLastDay)
  const absencesBy = new Map(
    own.flatMap(({ to }) => to).map(({ id }) => [id, absencesOf.get(id)?.map(throughLastDay)]),
  )
  const theirs = [...absencesBy.values()].flatMap((absences) => absences ?? [])
  const parts = periodsOf(throughLastDay(absence), [...own, ...theirs]).map((period) => {
    const inTime = own.filter((each) => sharedPeriod(each, period))
    const active = inTime
      .map((each) => ({ ...each, to: available(each, period, absencesBy) }))
      .filter(({ to, relationship }) => to.length > 0 || relationship)
    const cover = coverBy(absence, active)
    const delegates = delegatesOf(active)
    return { ...period, delegates, cover, away: cover === 'full' ? [] : others(inTime, delegates) }
  })
  return joined(parts)
}

function throughLastDay<Timed extends Period>(timed: Timed): Timed {
  const { endsAt } = timed
  return endsAt === undefined ? timed : { ...timed, endsAt: throughDay(endsAt) }
}

function others(delegations: readonly Delegation[], present: readonly Delegate[]): Delegate[] {
  return delegatesOf(delegations).filter(({ id }) => !present.some((each) => each.id === id))
}

/** The periods of a delegation in which it has no effect, as the person is available. Source: docs/assumptions.md A-137. */
export function idleTimesOf(delegation: Delegation, absences: readonly Absence[]): Period[] {
  const own = absences.filter((each) => sharesRequests(each, delegation)).map(throughLastDay)
  const parts = periodsOf(throughLastDay(delegation), own)
  return parts.filter((part) => !own.some((each) => sharedPeriod(each, part)))
}

/** The parts without a delegate for some or all requests. */
export function gapsOf(parts: readonly CoverPart[]): CoverPart[] {
  return parts.filter(({ cover }) => cover !== 'full')
}

/** The chosen requests of an absence that no delegation is for; nothing where the absence is for all. */
export function uncoveredOf({ requests }: Requests, active: readonly Requests[]): PickerItem[] {
  if (active.some(({ hasAll }) => hasAll)) return []
  const covered = new Set(active.flatMap((each) => each.requests.map(({ id }) => id)))
  return requests.filter(({ id }) => !covered.has(id))
}

/** Cuts a period at each beginning and end of the other periods. */
function periodsOf(whole: Period, cutting: readonly Period[]): Period[] {
  const { startsAt, endsAt = Infinity } = whole
  const cuts = cutting
    .flatMap((each) => [each.startsAt, each.endsAt ?? Infinity])
    .filter((at) => at > startsAt && at < endsAt)
  const starts = [...new Set([startsAt, ...cuts])].sort((one, other) => one - other)
  return starts.map((at, index) => ({ startsAt: at, endsAt: starts[index + 1] ?? whole.endsAt }))
}

function available(
  delegation: Delegation,
  period: Period,
  absencesBy: ReadonlyMap<string, readonly Absence[] | undefined>,
): PickerItem[] {
  return delegation.to.filter(({ id }) => {
    const absences = absencesBy.get(id) ?? []
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

function coverBy(absence: Requests, active: readonly Delegation[]): CoverPart['cover'] {
  if (active.length === 0) return 'none'
  if (active.some((each) => each.hasAll)) return 'full'
  const isFull = !absence.hasAll && uncoveredOf(absence, active).length === 0
  return isFull ? 'full' : 'part'
}

/** Joins neighboring parts with the same delegates and the same cover. */
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

const sayOf = ({ cover, delegates, away }: CoverPart) => {
  const ids = (of: readonly Delegate[]) => of.map(({ id }) => id).sort()
  return [cover, ...ids(delegates), 'away', ...ids(away)].join('\n')
}
