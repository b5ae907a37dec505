/** Where values are: an entitlement, in one logical system where its driver has some. */
export interface ValuePlace {
  /** DN of the driver. */
  driver: string
  /** DN of the entitlement. */
  entitlement: string
  /** The view of the logical system, and its id; empty where there is none. */
  view: string
  system: string
}

/** A resource that gives a value. */
export interface GivingResource {
  id: string
  name: string
  /** Under permission reconciliation. Source: SPEC 3 "Resource", an odd `managedBy`. */
  isManaged: boolean
  /** Whether the value is being deleted. */
  isGoing: boolean
}

/** A value of an entitlement, and what gives it. */
export interface PlaceValue {
  /** The value that a resource is bound to. */
  value: string
  name: string
  /** How the connected system spells it. */
  native: string
  /** Undefined when it failed to load. */
  resources: readonly GivingResource[] | undefined
}

/** Where a value stands: it comes with the role, its resource is reconciled, it has one, or none. */
export const VALUE_STATES = ['mapped', 'managed', 'exists', 'free'] as const
export type ValueState = (typeof VALUE_STATES)[number]

/** Undefined when its resources failed to load. Source: docs/assumptions.md A-541. */
export function stateOfValue(
  { value, resources }: PlaceValue,
  given: ReadonlySet<string>,
): ValueState | undefined {
  if (given.has(value)) return 'mapped'
  if (!resources) return undefined
  if (resources.some(({ isManaged }) => isManaged)) return 'managed'
  return resources.length > 0 ? 'exists' : 'free'
}

/** A value that somebody wants a resource for, and how it would be called. */
export interface WantedResource {
  value: string
  name: string
  /** Left out to have that of the value. */
  description?: string
}

/** The resource or mapping that the server proposes for a value. */
export interface Proposal extends WantedResource {
  resources: readonly GivingResource[]
  /** The name itself where it is free, else one that is. */
  freeName: string
  /** What the server would describe a new resource with. */
  freeDescription: string
  /** Why it cannot be done; empty where it can. */
  refusal: string
}
