/** An entitlement whose values are listed, in one logical system where its driver has several. */
export interface ValuePlace {
  /** DN of the driver. */
  driver: string
  /** DN of the entitlement. */
  entitlement: string
  /** The view of the logical system, and its id; empty where there is none. */
  view: string
  system: string
}

/** A resource that gives a value of an entitlement. */
export interface GivingResource {
  id: string
  name: string
  /** Under permission reconciliation. Source: SPEC 3 "Resource", an odd `managedBy`. */
  isManaged: boolean
  /** Whether the resource is being deleted. */
  isGoing: boolean
}

/** A value of an entitlement, with the resources that give it. */
export interface PlaceValue {
  /** The value as the binding of a resource has it. */
  value: string
  name: string
  /** The value as the connected system spells it. */
  native: string
  /** Undefined when it failed to load. */
  resources: readonly GivingResource[] | undefined
}

/**
 * The state of a value: the role already gives it, a resource under reconciliation gives it, another resource gives it,
 * or none does.
 */
export const VALUE_STATES = ['mapped', 'managed', 'exists', 'free'] as const
export type ValueState = (typeof VALUE_STATES)[number]

/** The state of a value; undefined when its resources failed to load. Source: docs/assumptions.md A-541. */
export function stateOfValue(
  { value, resources }: PlaceValue,
  given: ReadonlySet<string>,
): ValueState | undefined {
  if (given.has(value)) return 'mapped'
  if (!resources) return undefined
  if (resources.some(({ isManaged }) => isManaged)) return 'managed'
  return resources.length > 0 ? 'exists' : 'free'
}

/** A value that gets a new resource, with the name of the resource. */
export interface WantedResource {
  value: string
  name: string
  /** The description of the resource; without it, that of the value. */
  description?: string
}

/** The resource or mapping that the server proposes for a value. */
export interface Proposal extends WantedResource {
  resources: readonly GivingResource[]
  /** The wanted name if it is free, else a free name. */
  freeName: string
  /** The description that the server proposes for a new resource. */
  freeDescription: string
  /** The reason why the server refuses the resource; empty when it does not. */
  refusal: string
}
