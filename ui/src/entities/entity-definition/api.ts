import { baseApi } from '../../shared/platform/api/baseApi'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import type { components } from '../../shared/platform/contract/schema'
import { isApiError } from '../../shared/platform/errors/useErrorText'
import {
  readDefinition,
  toNewNode,
  toNode,
  type DefinitionFields,
  type DefinitionNode,
  type EntityDefinition,
} from './model'

type DefinitionsReply = components['schemas']['EntityDefinitionsReply']
type EntityObjectNode = components['schemas']['EntityObjectNode']
type EntityObjectListNode = components['schemas']['EntityObjectListNode']

/** The changes of a save: fields by the key of their kind, and the keys of deleted kinds. */
interface DefinitionChanges {
  changed?: Readonly<Record<string, DefinitionFields>>
  deleted?: readonly string[]
}

interface MissingValues {
  missing: number
  /** The number of entries that were examined. */
  all: number
}

const CLOSED = new Set([404, 405])

/** Whether the server does not let definitions be changed at all. Source: docs/assumptions.md A-564. */
export const isClosed = (error: unknown) => isApiError(error) && CLOSED.has(error.status)

const LARGEST_PAGE = 300
const MOST_PAGES = 10

const DEFINITIONS = 'access/entities/definitions'

const definitionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All kinds, also hidden ones: a save has to name every kind. */
    listDefinitions: build.query<readonly EntityDefinition[], undefined>({
      query: () => DEFINITIONS,
      transformResponse: ({ entityDefinitions }: DefinitionsReply) =>
        entityDefinitions.map(readDefinition),
      providesTags: ['Kind'],
    }),
    /** The number of entries of a kind; undefined when the server sends none. */
    countEntries: build.query<number | undefined, EntityDefinition['key']>({
      queryFn: (entityKey, _api, _extra, fetch) =>
        fewAtOnce(async () => {
          const params = { entityKey, q: '*', nextIndex: 1, size: 1 }
          const { data, error } = await fetch({ url: 'access/entities/list', params })
          return error ? { error } : { data: (data as EntityObjectListNode).totalCount }
        }),
      providesTags: (_count, _error, key) => [{ type: 'Entity', id: `LIST ${key}` }],
    }),
    /** How many of the first 3,000 entries have no value of an attribute; ten calls at most. */
    countMissing: build.query<MissingValues, { kind: string; attribute: string }>({
      queryFn: async ({ kind, attribute }, _api, _extra, fetch) => {
        const found: MissingValues = { missing: 0, all: 0 }
        let nextIndex = 1
        for (let page = 0; page < MOST_PAGES && nextIndex > 0; page += 1) {
          const params = {
            entityKey: kind,
            q: '*',
            nextIndex,
            size: LARGEST_PAGE,
            filterAttr: attribute,
          }
          const { data, error } = await fetch({ url: 'access/entities/list', params })
          if (error) return { error }
          const { entityList, nextIndex: next = 0 } = data as EntityObjectListNode
          found.all += entityList.length
          found.missing += entityList.filter((entry) => !hasValue(entry, attribute)).length
          nextIndex = next
        }
        return { data: found }
      },
      keepUnusedDataFor: 0,
    }),
    createDefinition: build.mutation<EntityDefinition, EntityDefinition>({
      query: (definition) => ({ url: DEFINITIONS, method: 'POST', body: toNewNode(definition) }),
      transformResponse: readDefinition,
      invalidatesTags: (_made, error) => (error ? [] : ['Kind']),
    }),
    /**
     * Saves changed and deleted kinds. The call deletes every kind that its body lacks, so the kinds are loaded right
     * before: a kind that somebody else created meanwhile is kept. Source: docs/assumptions.md.
     */
    keepDefinitions: build.mutation<null, DefinitionChanges>({
      queryFn: async (changes, _api, _extra, fetch) => {
        const { data, error } = await fetch(DEFINITIONS)
        if (error) return { error }
        const { entityDefinitions } = data as DefinitionsReply
        const body = { entityDefinitions: withChanges(entityDefinitions, changes) }
        const answer = await fetch({ url: DEFINITIONS, method: 'PUT', body })
        return answer.error ? { error: answer.error } : { data: null }
      },
      invalidatesTags: ['Kind'],
    }),
  }),
})

function hasValue({ attributes = [] }: EntityObjectNode, attribute: string): boolean {
  return attributes.some(
    ({ key, attributeValues = [] }) => key === attribute && attributeValues.length > 0,
  )
}

function withChanges(
  nodes: readonly DefinitionNode[],
  { changed = {}, deleted = [] }: DefinitionChanges,
): DefinitionNode[] {
  return nodes
    .filter(({ key }) => !deleted.includes(key))
    .map((node) => {
      const fields = changed[node.key]
      return fields ? toNode(node, fields) : node
    })
}

export const {
  useListDefinitionsQuery,
  useLazyCountMissingQuery,
  useCreateDefinitionMutation,
  useKeepDefinitionsMutation,
} = definitionsApi
export const { listDefinitions, countEntries } = definitionsApi.endpoints
