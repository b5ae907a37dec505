import { baseApi } from '../../shared/platform/api/baseApi'
import type { Ask } from '../../shared/platform/api/ask'
import { repeated } from '../../shared/platform/api/repeated'
import type { components } from '../../shared/platform/contract/schema'
import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { readResource, readResourceDetail, type Resource } from './model'
import { LIST, tagOf } from './tags'

type ResourcesListResponseNode = components['schemas']['ResourcesListResponseNode']

/** The state of a list of resources, and the details that cost extra calls or that replies can include. */
interface ResourcesAsked {
  list: ListState
  hasBinding?: boolean
  hasQuestions?: boolean
  /** Whether owners are loaded: one call more for each page. */
  hasOwners?: boolean
}

const listApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of resources, searched by name and description, with filters. */
    listResources: build.query<Page<Resource>, ResourcesAsked>({
      queryFn: async ({ hasOwners = false, ...asked }, _api, _extra, ask) => {
        const { data, error } = await ask(listCall(asked))
        if (error) return { error }
        const { resources, total = resources.length } = data as ResourcesListResponseNode
        const read = resources.map(readResource)
        const rows = hasOwners ? await withOwners(read, ask) : read
        return { data: { rows, total } }
      },
      providesTags: (page) => [LIST, ...(page?.rows ?? []).map(({ id }) => tagOf(id))],
    }),
  }),
})

export const { listResources } = listApi.endpoints

/** Source: SPEC 7 "Resources". */
function listCall({ list, hasBinding = false, hasQuestions = false }: ResourcesAsked) {
  const { category = [], name = [], description = [] } = list.filters
  return {
    url: ['catalog/resources/listV2', repeated({ categoryKeys: category })]
      .filter(Boolean)
      .join('?'),
    params: {
      ...toListQuery(list),
      name: name[0],
      desc: description[0],
      ...(hasBinding && { fetchDriverInfo: true, fetchEntitlements: true }),
      ...(hasQuestions && { fetchResourceParams: true }),
    },
  }
}

/** Adds the owners. They stay undefined when a resource was deleted in the meantime: the server sends no owners at all then. */
async function withOwners(resources: readonly Resource[], ask: Ask): Promise<Resource[]> {
  const body = { resources: resources.map(({ id }) => ({ id })) }
  const { data } = await ask({ url: 'catalog/resources/resourceV2', method: 'POST', body })
  const details = ((data as ResourcesListResponseNode | undefined)?.resources ?? []).map(
    readResourceDetail,
  )
  const owners = new Map(details.map((resource) => [resource.id, resource.owners]))
  return resources.map((resource) => ({ ...resource, owners: owners.get(resource.id) }))
}
