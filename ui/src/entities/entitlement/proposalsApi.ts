import { PENDING_DELETE } from '../../shared/blocks/deletion/usePendingDeletion'
import type { Ask } from '../../shared/platform/api/ask'
import { baseApi } from '../../shared/platform/api/baseApi'
import { inParts } from '../../shared/platform/api/inParts'
import type { components } from '../../shared/platform/contract/schema'
import type { ApiError } from '../../shared/platform/errors/apiError'
import type { GivingResource, Proposal, ValuePlace, WantedResource } from './model'

type ResourcesListResponseNode = components['schemas']['ResourcesListResponseNode']
type ResourceNode = ResourcesListResponseNode['resources'][number]

/** The status of a refusal; the reply gives the reason. */
const REFUSED = 489

interface Wanted {
  place: ValuePlace
  wanted: readonly WantedResource[]
}

type Proposed = { data: Proposal[]; error?: undefined } | { data?: undefined; error: ApiError }

const proposalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The existing or proposed resource of each value; the call stores nothing. Source: docs/assumptions.md A-117. */
    proposeResources: build.query<Proposal[], Wanted>({
      queryFn: ({ place, wanted }, _api, _extra, ask) => proposed(ask, place, wanted),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { proposeResources } = proposalsApi.endpoints

/** The proposals, in the order of `wanted`. */
export async function proposed(
  ask: Ask,
  place: ValuePlace,
  wanted: readonly WantedResource[],
): Promise<Proposed> {
  const found: Proposal[] = []
  for (const part of inParts(wanted)) {
    const { data, error } = await proposedPart(ask, place, part)
    if (error) return { error }
    found.push(...data)
  }
  return { data: found }
}

/**
 * The proposals of a part. A single deleted value makes the server refuse all, so a refused part is halved until that
 * value is found.
 */
async function proposedPart(
  ask: Ask,
  place: ValuePlace,
  part: readonly WantedResource[],
): Promise<Proposed> {
  const { data, error } = await ask({
    url: 'catalog/entitlements/tempResources',
    method: 'POST',
    body: { entitlements: part.map((each) => bindingOf(place, each)) },
  })
  if (!error) return { data: proposalsOf(part, data as ResourcesListResponseNode) }
  const [only, ...others] = part
  if (error.status !== REFUSED || !only) return { error }
  if (others.length === 0) return { data: [refused(only, error.text)] }
  const middle = Math.ceil(part.length / 2)
  const first = await proposedPart(ask, place, part.slice(0, middle))
  if (first.error) return first
  const second = await proposedPart(ask, place, part.slice(middle))
  return second.error ? second : { data: [...first.data, ...second.data] }
}

/** The binding of a resource to a value of an entitlement. */
export function bindingOf({ entitlement: id, system }: ValuePlace, wanted: WantedResource) {
  const { value: parameterValue, name: resourceName, description: resourceDescription } = wanted
  return {
    ...{ id, parameterValue, resourceName },
    ...(system && { paramLogicSystem: system }),
    ...(resourceDescription && { resourceDescription }),
  }
}

function proposalsOf(part: readonly WantedResource[], { resources }: ResourcesListResponseNode) {
  const valueOf = ({ entitlements: [only] = [] }: ResourceNode) => only?.parameterValue ?? ''
  return part.map((wanted): Proposal => {
    const nodes = resources.filter((node) => valueOf(node) === wanted.value)
    const free = nodes.find(({ id }) => id === '')
    const existing = nodes.filter(({ id }) => id !== '').map(readGiving)
    const { name: freeName = wanted.name, description: freeDescription = '' } = free ?? {}
    return { ...wanted, resources: existing, freeName, freeDescription, refusal: '' }
  })
}

function refused(wanted: WantedResource, refusal: string): Proposal {
  return { ...wanted, resources: [], freeName: wanted.name, freeDescription: '', refusal }
}

export function readGiving({ id, name = id, managedBy = 0, status }: ResourceNode): GivingResource {
  return { id, name, isManaged: managedBy % 2 === 1, isGoing: status === PENDING_DELETE }
}
