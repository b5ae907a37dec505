import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { SentAttribute } from '../../shared/blocks/entity-form/entityValues'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import type { Outcome } from '../../shared/platform/store/outcome'
import { toFilterPairs } from '../../shared/blocks/listing/filters'
import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { type Entity, type Grouping, type Kind, readEntity, readGrouping, readKind } from './model'

type EntityObjectListNode = components['schemas']['EntityObjectListNode']
type EntityObjectNode = components['schemas']['EntityObjectNode']

/** A search for entities of a kind, for a picker. */
export interface EntitySearch {
  /** The type of the found items. */
  type: PickerItem['type']
  /** Key of the kind, `device`. */
  lookupEntity: string
  /** Keys of the attributes that are searched. */
  lookupAttributes?: readonly string[] | undefined
  /** Keys of the attributes that distinguish entities with the same name. */
  displayAttributes?: readonly string[] | undefined
  clientId: string
  isOrgchart?: boolean | undefined
  /** How many a page has; by default as many as in a picker. */
  limit?: number
}

interface KindScope {
  kind: Kind['key']
  /** Id of the client whose settings apply, `1`. */
  clientId: string
}

interface EntityListQuery extends KindScope {
  list: ListState
  /** Keys of the attributes that the search covers. */
  searched: readonly string[]
  /** Keys of the attributes in each row. */
  shown: readonly string[]
}

interface EntityQuery extends KindScope {
  dn: Entity['dn']
}

interface Write extends Pick<KindScope, 'clientId'> {
  kind: Pick<Kind, 'key' | 'editKey'>
}

interface EntityCreation extends Write {
  attributes: readonly SentAttribute[]
}

interface EntityChange extends EntityCreation {
  dn: Entity['dn']
}

interface EntityDeletion extends Write {
  dns: readonly Entity['dn'][]
}

const LIST = 'access/entities/list'
const ITEM = 'access/entities/item'

/** The query for one row, which gives the total. */
const ONE = { q: '*', nextIndex: 1, size: 1 } as const

const entitiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findEntities: build.query<PickerPage, PickerAsked & EntitySearch>({
      query: ({
        lookupEntity,
        lookupAttributes,
        displayAttributes,
        clientId,
        isOrgchart,
        limit,
        ...asked
      }) => ({
        url: LIST,
        params: {
          ...toPickerQuery(asked, limit),
          sortOrder: 'asc',
          entityKey: lookupEntity,
          clientId,
          searchKeys: lookupAttributes?.join(','),
          filterAttr: displayAttributes?.join(','),
          isOrgChart: isOrgchart,
        },
      }),
      transformResponse: ({ entityList, nextIndex }: EntityObjectListNode, _meta, asked) =>
        pickerPage(
          entityList.map((thing) => toItem(thing, asked)),
          nextIndex,
        ),
    }),
    /** The kinds that the signed-in person may list. */
    listKinds: build.query<Kind[], KindScope['clientId']>({
      query: (clientId) => ({
        url: 'access/entities/definitions',
        params: { clientId, viewable: true },
      }),
      transformResponse: ({ entityDefinitions }: components['schemas']['EntityDefinitionsReply']) =>
        entityDefinitions.filter(({ isViewable }) => isViewable !== false).map(readKind),
      providesTags: ['Kind'],
    }),
    getGrouping: build.query<Grouping, KindScope>({
      query: ({ kind, clientId }) => ({
        url: 'access/entities/schema',
        params: { entityName: kind, clientId },
      }),
      transformResponse: readGrouping,
      providesTags: ['Kind'],
    }),
    countEntities: build.query<number | undefined, KindScope>({
      query: ({ kind, clientId }) => ({
        url: LIST,
        params: { ...ONE, entityKey: kind, clientId },
      }),
      transformResponse: ({ totalCount }: EntityObjectListNode) => totalCount,
      providesTags: (_count, _error, { kind }) => [listTag(kind)],
    }),
    listEntities: build.query<Page<Entity>, EntityListQuery>({
      query: ({ kind, clientId, list, searched, shown }) => {
        const { sortBy, sortOrder, ...page } = toListQuery(list)
        return {
          url: LIST,
          params: {
            ...page,
            ...(sortBy !== '' && { sortBy, sortOrder }),
            entityKey: kind,
            clientId,
            ...(searched.length > 0 && { searchKeys: searched.join(',') }),
            advSearch: toFilterPairs(list.filters) || undefined,
            filterAttr: shown.join(','),
          },
        }
      },
      transformResponse: readEntityPage,
      providesTags: (page, _error, { kind }) => [
        listTag(kind),
        ...(page?.rows ?? []).map(({ dn }) => ({ type: 'Entity', id: dn }) as const),
      ],
    }),
    /** An entity; null when it does not exist or the person may not see it. */
    getEntity: build.query<Entity | null, EntityQuery>({
      query: ({ kind, dn, clientId }) => ({
        url: LIST,
        params: { ...ONE, entityKey: kind, entityDN: dn, clientId },
      }),
      transformResponse: ({ entityList: [found] }: EntityObjectListNode) =>
        found ? readEntity(found) : null,
      providesTags: (_entity, _error, { dn }) => [{ type: 'Entity', id: dn }],
    }),
    createEntity: build.mutation<components['schemas']['EntityDefResponse'], EntityCreation>({
      query: ({ kind, clientId, attributes }) => ({
        url: ITEM,
        method: 'POST',
        params: { clientId },
        body: { key: kind.editKey, attributes: toValues(attributes) },
      }),
      invalidatesTags: (_reply, error, { kind }) => (error ? [] : [listTag(kind.key)]),
    }),
    changeEntity: build.mutation<unknown, EntityChange>({
      query: ({ kind, clientId, dn, attributes }) => ({
        url: ITEM,
        method: 'PUT',
        params: { clientId },
        body: { key: kind.editKey, dn, attributes: toValues(attributes) },
      }),
      invalidatesTags: (_reply, error, { dn }) => (error ? [] : [{ type: 'Entity', id: dn }]),
    }),
    /** Deletes entities. The lists are loaded again, as the server may have refused some. */
    deleteEntities: build.mutation<Outcome, EntityDeletion>({
      query: ({ kind, clientId, dns }) => ({
        url: ITEM,
        method: 'DELETE',
        params: { clientId },
        body: { items: dns.map((dn) => ({ key: kind.editKey, dn })), count: dns.length },
      }),
      invalidatesTags: (_reply, error, { kind }) => (error ? [] : [listTag(kind.key)]),
    }),
  }),
})

export const { findEntities, listEntities, listKinds, getEntity } = entitiesApi.endpoints
export const {
  useFindEntitiesQuery,
  useListKindsQuery,
  useGetGroupingQuery,
  useCountEntitiesQuery,
  useListEntitiesQuery,
  useGetEntityQuery,
  useCreateEntityMutation,
  useChangeEntityMutation,
  useDeleteEntitiesMutation,
} = entitiesApi

const listTag = (kind: Kind['key']) => ({ type: 'Entity', id: `LIST ${kind}` }) as const

function readEntityPage({ entityList, totalCount, hasMore }: EntityObjectListNode): Page<Entity> {
  return {
    rows: entityList.map(readEntity),
    total: totalCount ?? entityList.length,
    isTooMany: entityList.length === 0 && hasMore === true,
  }
}

function toValues(attributes: readonly SentAttribute[]) {
  return attributes.map(({ key, values }) => ({ key, attributeValues: values }))
}

/** Source: SPEC 3 "Other entities", entity list items. */
function toItem(
  thing: EntityObjectNode,
  { type, displayAttributes = [] }: EntitySearch,
): PickerItem {
  const { dn, entityDisplayValue = dn, attributes = [] } = thing
  const shown = displayAttributes.flatMap((key) =>
    attributes
      .filter((attribute) => attribute.key === key)
      .flatMap(({ attributeValues = [] }) => attributeValues)
      .map(({ $, value }) => value ?? String($))
      .filter((text) => text !== entityDisplayValue),
  )
  return { type, id: dn, name: entityDisplayValue, detail: shown.join(', ') }
}
