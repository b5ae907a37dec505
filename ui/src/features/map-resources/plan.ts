import * as v from 'valibot'
import type { DriverPlace } from '../../entities/driver/model'
import type {
  GivingResource,
  Proposal,
  ValuePlace,
  WantedResource,
} from '../../entities/entitlement/model'
import type { MappedResource } from '../../entities/role/relationsApi'
import { displayName } from '../../shared/blocks/validation/text'

/** A value to map to the role by a resource. */
export interface PlanItem {
  /** The value that a resource is bound to; empty for a valueless entitlement. */
  value: string
  /** The display name. */
  name: string
  /** The spelling of the connected system. */
  native: string
  /** The pasted line matches no value in the system. */
  isMissing?: true | undefined
  /** The name that a person typed instead of the pattern. */
  ownName?: string | undefined
  /** The resource that this plan has created. */
  made?: { id: string; name: string } | undefined
  /** The outcome; undefined while the item is open. */
  end?: 'made' | 'mapped' | 'wasMapped' | undefined
  /** The reason why the last attempt failed. */
  failure?: string | undefined
}

/** The resources to create and map for one role; it is stored as a draft. */
export interface Plan {
  place: DriverPlace
  /** The name pattern of new resources: `{driver} {value}`. */
  pattern: string
  /**
   * The resource with an open value that is mapped once for each value; undefined when each value
   * gets its own resource.
   */
  through?: { id: string; name: string } | undefined
  /** The reason of the mappings. */
  reason: string
  items: readonly PlanItem[]
  /** Whether a part of the plan has been sent. */
  isStarted: boolean
}

/** The result that sending an item would have. */
export type Verdict =
  | { kind: 'unknown' | 'mapped' | 'notFound' | 'twice' }
  | { kind: 'create'; name: string; description: string }
  | { kind: 'map'; resource: GivingResource }
  | { kind: 'taken'; suggestion: string }
  | { kind: 'wrong'; problem: string }
  | { kind: 'refused'; reason: string }

/** The placeholders of a name pattern. */
export const PATTERN_PARTS = '{driver} {entitlement} {system} {value} {id}'

const FIRST_PATTERN = '{driver} {value}'

/** A plan without values. */
export function emptyPlan(place: DriverPlace): Plan {
  return { place, pattern: FIRST_PATTERN, reason: '', items: [], isStarted: false }
}

export function toValuePlace({ driver, entitlement, system }: DriverPlace): ValuePlace {
  return {
    driver: driver.id,
    entitlement: entitlement?.id ?? '',
    view: system?.viewId ?? '',
    system: system?.id ?? '',
  }
}

/** The name of an item's resource, existing or new. */
export function nameOf({ place, pattern }: Plan, item: PlanItem): string {
  if (item.ownName !== undefined) return item.ownName.trim()
  const parts: Record<string, string> = {
    driver: place.driver.name,
    entitlement: place.entitlement?.name ?? '',
    system: place.system?.name ?? '',
    value: item.name,
    id: item.native,
  }
  const filled = pattern.replace(/\{(\w+)\}/g, (all, part: string) => parts[part] ?? all)
  return filled.replace(/\s+/g, ' ').trim()
}

/** Whether an item is finished. */
export function isOver({ end }: PlanItem): boolean {
  return end === 'mapped' || end === 'wasMapped'
}

/** The items that are still to be sent. */
export function openItems({ items }: Plan): PlanItem[] {
  return items.filter((item) => !isOver(item) && !item.isMissing)
}

/** The values and names that the server is asked about. */
export function wantedOf(plan: Plan, items: readonly PlanItem[]): WantedResource[] {
  return items.map((item) => ({ value: item.value, name: nameOf(plan, item) }))
}

/** Identifies a question to the server about a value. */
export function wantedKey({ value, name }: WantedResource): string {
  return JSON.stringify([value, name])
}

/** The data for the verdicts. */
export interface Facts {
  proposals: ReadonlyMap<string, Proposal>
  /** The mapped resources of the role; undefined while they load. */
  mapped: readonly MappedResource[] | undefined
}

/** The verdict of each item of a plan, in the order of the items. */
export function verdictsOf(plan: Plan, facts: Facts): Verdict[] {
  const given = facts.mapped && mappedValues(facts.mapped, plan.place)
  const found = plan.items.map((item) => verdictOf(plan, item, { ...facts, given }))
  const uses = new Map<string, number>()
  for (const name of found.flatMap(newName)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const isTwice = (verdict: Verdict) => newName(verdict).some((name) => (uses.get(name) ?? 0) > 1)
  return found.map((each) => (isTwice(each) ? { kind: 'twice' } : each))
}

function newName(verdict: Verdict): string[] {
  return verdict.kind === 'create' ? [verdict.name.toLowerCase()] : []
}

interface KnownFacts extends Facts {
  /** Values that are mapped to the role. */
  given: ReadonlySet<string> | undefined
}

function verdictOf(plan: Plan, item: PlanItem, facts: KnownFacts): Verdict {
  const { proposals, mapped, given } = facts
  if (item.isMissing) return { kind: 'notFound' }
  const name = nameOf(plan, item)
  const proposal = proposals.get(wantedKey({ value: item.value, name }))
  if (!proposal || !mapped) return { kind: 'unknown' }
  if (given?.has(item.value)) return { kind: 'mapped' }
  if (comesAsWhole(plan.place, mapped, proposal)) return { kind: 'mapped' }
  if (proposal.refusal !== '') return { kind: 'refused', reason: proposal.refusal }
  if (plan.through) {
    return { kind: 'map', resource: { ...plan.through, isManaged: false, isGoing: false } }
  }
  return verdictOnProposal(name, proposal)
}

function verdictOnProposal(name: string, proposal: Proposal): Verdict {
  const { resources } = proposal
  const resource = resources.find(({ isGoing }) => !isGoing)
  if (resource) return { kind: 'map', resource }
  if (resources.length > 0) return { kind: 'refused', reason: '' }
  return verdictOnName(name, proposal)
}

function verdictOnName(name: string, { freeName, freeDescription }: Proposal): Verdict {
  const { issues } = v.safeParse(displayName, name)
  if (issues) return { kind: 'wrong', problem: issues[0].message }
  if (freeName !== name) return { kind: 'taken', suggestion: freeName }
  return { kind: 'create', name, description: freeDescription }
}

/** The values of an entitlement that are mapped to the role. */
export function mappedValues(
  mapped: readonly MappedResource[],
  { entitlement }: DriverPlace,
): ReadonlySet<string> {
  const given = mapped.flatMap((each) => each.given)
  return new Set(
    given.filter((each) => each.entitlement === entitlement?.id).map(({ value }) => value),
  )
}

/** Whether a valueless entitlement is mapped to the role by one of its resources. */
function comesAsWhole(
  { entitlement }: DriverPlace,
  mapped: readonly MappedResource[],
  { resources }: Proposal,
): boolean {
  if (!entitlement?.isValueless) return false
  return resources.some(({ id }) => mapped.some((each) => each.id === id))
}

/** The number of open items for each verdict. */
export function tally(plan: Plan, verdicts: readonly Verdict[]): Map<Verdict['kind'], number> {
  const counts = new Map<Verdict['kind'], number>()
  plan.items.forEach((item, at) => {
    const kind = verdicts[at]?.kind ?? 'unknown'
    if (!isOver(item)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  })
  return counts
}

/** Adds values to a plan, without duplicates. */
export function withItems(plan: Plan, items: readonly PlanItem[]): Plan {
  const there = new Set(plan.items.map(idOf))
  const added = [...new Map(items.map((item) => [idOf(item), item])).values()]
  return { ...plan, items: [...plan.items, ...added.filter((item) => !there.has(idOf(item)))] }
}

/** Removes items from a plan, except finished ones. */
export function withoutItems(plan: Plan, items: readonly PlanItem[]): Plan {
  const gone = new Set(items.map(idOf))
  return { ...plan, items: plan.items.filter((item) => isOver(item) || !gone.has(idOf(item))) }
}

/** Identifies an item of a plan. */
export function idOf({ value, name, isMissing }: PlanItem): string {
  return isMissing ? `? ${name}` : value
}

/** Replaces changed items of a plan. */
export function withChanged(plan: Plan, changed: readonly PlanItem[]): Plan {
  const byId = new Map(changed.map((item) => [idOf(item), item]))
  return { ...plan, items: plan.items.map((item) => byId.get(idOf(item)) ?? item) }
}
