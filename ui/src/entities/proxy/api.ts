import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readProxies, type Proxies, type Proxy } from './model'

type LoggedInUser = components['schemas']['LoggedInUser']
type ProxyBody = components['schemas']['ProxyBody']
type ProxyChange = components['schemas']['ProxyChange']
type ProxyDefinitionListNode = components['schemas']['ProxyDefinitionListNode']

const proxyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The rights of a person, loaded in their name; refused if the caller is not their proxy. */
    readRightsAs: build.query<LoggedInUser, string>({
      query: (dn) => ({ url: 'access/rob', params: { proxyUser: dn } }),
      keepUnusedDataFor: 0,
    }),
    /** All proxy assignments; people who may not change them see only those that they are part of. */
    listProxies: build.query<Proxies, undefined>({
      query: () => ({
        url: 'access/proxy/all',
        params: { sortBy: 'expiration', sortOrder: 'asc' },
      }),
      transformResponse: (reply: ProxyDefinitionListNode) => readProxies(reply),
      providesTags: ['Proxy'],
    }),
    createProxy: build.mutation<unknown, ProxyBody>({
      query: (body) => ({ url: 'access/proxy/create', method: 'POST', body }),
      invalidatesTags: ['Proxy'],
    }),
    changeProxy: build.mutation<unknown, ProxyChange>({
      query: (body) => ({ url: 'access/proxy/edit', method: 'POST', body }),
      invalidatesTags: ['Proxy'],
    }),
    /** Deletes proxy assignments. One that fails does not stop the others. */
    deleteProxies: build.mutation<Outcome, readonly Proxy['dn'][]>({
      query: (dns) => ({
        url: 'access/proxy/delete',
        method: 'POST',
        body: { proxyDefinitions: dns.map((dn) => ({ dn })) },
      }),
      invalidatesTags: ['Proxy'],
    }),
  }),
})

export const { readRightsAs, listProxies } = proxyApi.endpoints
export const {
  useReadRightsAsQuery,
  useListProxiesQuery,
  useCreateProxyMutation,
  useChangeProxyMutation,
  useDeleteProxiesMutation,
} = proxyApi
