import type { Ask } from '../../shared/platform/api/ask'
import { baseApi } from '../../shared/platform/api/baseApi'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import type { components } from '../../shared/platform/contract/schema'
import type { ApiError } from '../../shared/platform/errors/apiError'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readRole, type Role } from './model'

type RolesListResponseNode = components['schemas']['RolesListResponseNode']
type ResourcesListResponseNode = components['schemas']['ResourcesListResponseNode']
type RoleNode = components['schemas']['RoleNode']
type MappedNode = ResourcesListResponseNode['resources'][number]

/** The side of a relation: roles that a role contains, or roles that contain it. */
export type RelationSide = 'children' | 'parents'

/** A resource that comes with a role. */
export interface MappedResource {
  /** The key of the mapping: a role can map a resource several times, with different values. */
  key: string
  /** The DN of the resource. */
  id: string
  name: string
  description: string
  /** The reason of the mapping. */
  reason: string
  /** The values with which the resource comes with the role. */
  values: readonly string[]
  /** The entitlement values that the resource gives. */
  given: readonly { entitlement: string; value: string }[]
  /** A code of `mapping` in `entities/request/status.ts`. */
  status: number | undefined
}

/** A new mapping: a resource, the reason, and perhaps the value. */
export interface ResourceMapping {
  id: string
  name: string
  reason: string
  /** The value, if the resource leaves it open. */
  value?: string
}

interface Relation {
  /** DN of the role whose relations these are. */
  role: string
  side: RelationSide
}

interface RelationChange extends Relation {
  others: readonly { id: string; name: string }[]
  reason: string
}

/** The outcome of an addition; `asked` are relations that wait for approval, which the list does not have yet. */
export interface AdditionOutcome extends Outcome {
  asked: Outcome['succeeded']
}

const CALLS = {
  children: { url: 'catalog/roles/subRoles', field: 'subRoles' },
  parents: { url: 'catalog/roles/parentRoles', field: 'parentRoles' },
} as const
const MAPPED = 'catalog/roles/mappedResources'

const relationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All related roles, from as many pages as there are. */
    listRelatedRoles: build.query<Role[], Relation>({
      queryFn: async ({ role, side }, _api, _extra, ask) => {
        const read = await readWhole(ask, `${CALLS[side].url}/list`, role, rolesOf)
        return read.error ? { error: read.error } : { data: read.rows.map(readRole) }
      },
      providesTags: (_rows, _error, { role }) => [{ type: 'RoleRelation', id: role }],
    }),
    /** Lets roles contain each other, and looks which of these relations are there afterwards. */
    addRelatedRoles: build.mutation<AdditionOutcome, RelationChange>({
      queryFn: async ({ role, side, others, reason }, _api, _extra, ask) => {
        const { url, field } = CALLS[side]
        const listed = others.map(({ id }) => ({ id, requestDescription: reason }))
        const body = { roleId: role, [field]: listed }
        const { data, error } = await ask({ url, method: 'POST', body })
        if (error) return { error }
        const outcome = named(data as Outcome, others)
        const { rows, error: unread } = await readWhole(ask, `${url}/list`, role, rolesOf)
        const there = new Set(rows.map(({ id }) => id))
        const asked = unread ? [] : outcome.succeeded.filter(({ id }) => !there.has(id))
        return { data: { ...outcome, asked } }
      },
      invalidatesTags: (_outcome, _error, { role, others }) => changed(role, others),
    }),
    /** What is gone already, because somebody else removed it, counts as removed. */
    removeRelatedRoles: build.mutation<Outcome, RelationChange>({
      queryFn: async ({ role, side, others, reason }, _api, _extra, ask) => {
        const { url, field } = CALLS[side]
        const listed = others.map(({ id }) => ({ id, requestDescription: reason }))
        const body = { roleId: role, [field]: listed }
        const { data, error } = await ask({ url, method: 'DELETE', body })
        if (error) return { error }
        const outcome = named(data as Outcome, others)
        if (outcome.failed.length === 0) return { data: outcome }
        const { rows, error: unread } = await readWhole(ask, `${url}/list`, role, rolesOf)
        return { data: unread ? outcome : withoutGone(outcome, rows) }
      },
      invalidatesTags: (_outcome, _error, { role, others }) => changed(role, others),
    }),
    /** All resources that come with a role, from as many pages as there are. */
    listMappedResources: build.query<MappedResource[], string>({
      queryFn: async (role, _api, _extra, ask) => {
        const read = await readWhole(ask, `${MAPPED}/list`, role, resourcesOf)
        return read.error ? { error: read.error } : { data: read.rows.map(readMapped) }
      },
      providesTags: (_rows, _error, role) => [{ type: 'RoleRelation', id: role }],
    }),
    /** Adds resources to a role. One that fails does not stop the others. */
    mapResources: build.mutation<Outcome, { role: string; mapped: readonly ResourceMapping[] }>({
      query: ({ role: roleId, mapped }) => ({
        url: MAPPED,
        method: 'POST',
        body: {
          roleId,
          mappedResources: mapped.map(({ id, reason, value }) => ({
            id,
            mappingDescription: reason,
            ...(value && { entitlementValues: [{ value }] }),
          })),
        },
      }),
      transformResponse: (outcome: Outcome, _meta, { mapped }) => named(outcome, mapped),
      invalidatesTags: (_outcome, _error, { role }) => changed(role, []),
    }),
    /**
     * Removes mappings. Each has its key: without it, the server would remove all mappings of the resource. Source:
     * docs/assumptions.md A-118.
     */
    unmapResources: build.mutation<Outcome, { role: string; mapped: readonly MappedResource[] }>({
      query: ({ role, mapped }) => ({
        url: MAPPED,
        method: 'DELETE',
        body: {
          roleId: role,
          mappedResources: mapped.map(({ id, key }) => ({ id, entityKey: key })),
        },
      }),
      transformResponse: (outcome: Outcome, _meta, { mapped }) => named(outcome, mapped),
      invalidatesTags: (_outcome, _error, { role }) => changed(role, []),
    }),
  }),
})

export const {
  useListRelatedRolesQuery,
  useAddRelatedRolesMutation,
  useRemoveRelatedRolesMutation,
  useListMappedResourcesQuery,
  useMapResourcesMutation,
  useUnmapResourcesMutation,
} = relationsApi
export const { listMappedResources } = relationsApi.endpoints

interface Listed<Node> {
  rows: readonly Node[]
  nextIndex: number
}

const rolesOf = ({ roles, nextIndex = 0 }: RolesListResponseNode): Listed<RoleNode> => ({
  rows: roles,
  nextIndex,
})
const resourcesOf = ({
  resources,
  nextIndex = 0,
}: ResourcesListResponseNode): Listed<MappedNode> => ({
  rows: resources,
  nextIndex,
})

/** Loads all pages of a list that belongs to a role; after an error, only the rows before it. */
async function readWhole<Node>(
  ask: Ask,
  url: string,
  role: string,
  read: (answer: never) => Listed<Node>,
): Promise<{ rows: Node[]; error?: ApiError }> {
  const rows: Node[] = []
  for (let next = 1; next > 0;) {
    const params = { q: '*', size: MAX_SIZE, nextIndex: next, sortBy: 'name', sortOrder: 'asc' }
    const { data, error } = await ask({ url, method: 'POST', params, body: { id: role } })
    if (error) return { rows, error }
    const page = read(data as never)
    rows.push(...page.rows)
    next = page.nextIndex > next ? page.nextIndex : 0
  }
  return { rows }
}

/** Counts failed records that no longer exist as succeeded. */
function withoutGone(outcome: Outcome, there: readonly { id: string }[]): Outcome {
  const isThere = ({ id }: { id: string }) => there.some((each) => each.id === id)
  const failed = outcome.failed.filter(isThere)
  const gone = outcome.failed.filter((each) => !isThere(each))
  return { success: failed.length === 0, succeeded: [...outcome.succeeded, ...gone], failed }
}

function readMapped({ id, name = id, description = '', ...node }: MappedNode): MappedResource {
  const { entityKey: key = id, mappingDescription: reason = '', entitlementValues = [] } = node
  const values = entitlementValues.flatMap(({ name: text, value }) => text ?? value ?? [])
  const given = entitlementValues.map((each) => ({
    entitlement: each.id ?? '',
    value: each.value ?? '',
  }))
  return { key, id, name, description, reason, values, given, status: node.status }
}

/** The cache tags of both sides of a relation, and of everybody's permissions. */
function changed(role: string, others: readonly { id: string }[]) {
  const relations = [role, ...others.map(({ id }) => id)].map(
    (id) => ({ type: 'RoleRelation', id }) as const,
  )
  return [...relations, 'Holder' as const, 'Holding' as const]
}

/** Adds names to an outcome: the server sends ids only. */
function named(outcome: Outcome, others: readonly { id: string; name: string }[]): Outcome {
  const called = <Each extends { id: string; name?: string }>(each: Each) => ({
    ...each,
    name: others.find(({ id }) => id === each.id)?.name ?? each.name ?? each.id,
  })
  const { succeeded, failed } = outcome
  return { ...outcome, succeeded: succeeded.map(called), failed: failed.map(called) }
}
