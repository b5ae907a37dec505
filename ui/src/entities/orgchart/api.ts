import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { type ChartCard, readCard, readReports, type Relation, type Reports } from './model'

interface ChartQuery {
  /** The person or object at the top of the chart. */
  dn: string
  /** The kind of that object, `user`. */
  entityKey: string
  /** Key of the relationship, `user2users`. */
  relation: string
  /** Id of the client whose settings apply, `1`. */
  clientId: string
  /** Index of the first report on the page; the first of all is 1. */
  nextIndex: number
  size: number
}

/** A person or entity directly above. */
export interface Superior {
  dn: string
  name: string
}

const orgChartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listChartRelations: build.query<Relation[], undefined>({
      query: () => ({
        url: 'access/relationships/list',
        params: { relationshipType: 'orgchart', q: '*', nextIndex: 1, size: 300 },
      }),
      transformResponse: ({ relationships }: components['schemas']['RelationshipListNode']) =>
        relationships.map(({ key, displayName, sourceEntityKey, targetEntityKey }) => ({
          key,
          name: displayName ?? key,
          sourceEntity: sourceEntityKey ?? 'user',
          targetEntity: targetEntityKey ?? 'user',
        })),
      providesTags: ['Kind'],
    }),
    /** A card with one page of its reports. */
    readChart: build.query<{ card: ChartCard; reports: Reports }, ChartQuery>({
      query: ({ dn, entityKey, relation, ...page }) => ({
        url: 'access/orgChart/v2',
        params: {
          relationshipKeys: relation,
          entityDN: dn,
          entityDefKey: entityKey,
          ...page,
        },
      }),
      transformResponse: (reply: components['schemas']['OrgChartReply']) => ({
        card: readCard(reply),
        reports: readReports(reply),
      }),
    }),
    /** The superiors of a person or entity. */
    listSuperiors: build.query<Superior[], Pick<ChartQuery, 'dn' | 'relation' | 'clientId'>>({
      query: ({ dn, relation, clientId }) => ({
        url: 'access/orgChart/target/list',
        params: { dn, relationshipkey: relation, clientId },
      }),
      transformResponse: ({ entityList }: components['schemas']['LevelUpReply']) =>
        entityList.map(({ dn, fullName }) => ({ dn, name: fullName ?? dn })),
    }),
  }),
})

export const {
  useListChartRelationsQuery,
  useReadChartQuery,
  useLazyReadChartQuery,
  useListSuperiorsQuery,
} = orgChartApi
