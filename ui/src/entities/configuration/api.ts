import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { Option } from '../../shared/ui/options'
import type { SettingsNode } from './codec'

type EmailTemplateNodeList = components['schemas']['EmailTemplateNodeList']
type RequestDefsLookUpListNode = components['schemas']['RequestDefsLookUpListNode']

/** The paths that read and write a group of settings. */
export interface SettingsCall {
  read: string
  /** The path of the write, when it differs from `read`. */
  write?: string
  method: 'POST' | 'PUT'
}

export type ProcessType = 'Role Approval' | 'Sod Approval'

/** The largest page size of the lists. Source: SPEC 5 "Other". */
const MOST = 300

const configurationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Groups of settings by the address that they are read from; all are loaded at the same time. */
    readSettings: build.query<Readonly<Record<string, SettingsNode>>, readonly string[]>({
      queryFn: async (urls, _api, _extra, fetch) => {
        const answers = await Promise.all(urls.map(async (url) => fetch(url)))
        const failed = answers.find(({ error }) => error)
        if (failed?.error) return { error: failed.error }
        return {
          data: Object.fromEntries(urls.map((url, at) => [url, answers[at]?.data as SettingsNode])),
        }
      },
      providesTags: (_nodes, _error, urls) => urls.map((id) => ({ type: 'Setting', id })),
    }),
    /** Saves a group of settings. The reply is the stored group, where the server sends it. */
    keepSettings: build.mutation<SettingsNode, { call: SettingsCall; body: SettingsNode }>({
      query: ({ call: { read, write = read, method }, body }) => ({ url: write, method, body }),
      invalidatesTags: (_node, _error, { call }) => [{ type: 'Setting', id: call.read }],
    }),
    listEmailTemplates: build.query<readonly Option[], undefined>({
      query: () => ({ url: 'access/info/email/templates', params: { size: -1 } }),
      transformResponse: ({ emailTemplates }: EmailTemplateNodeList) =>
        emailTemplates.map(({ dn, fullName }) => ({ id: dn, text: fullName })),
    }),
    listApprovalDefinitions: build.query<readonly Option[], ProcessType>({
      query: (processType) => ({
        url: 'catalog/prds',
        params: { q: '*', nextIndex: 1, size: MOST, sortBy: 'name', sortOrder: 'asc', processType },
      }),
      transformResponse: ({ requestDefs }: RequestDefsLookUpListNode) =>
        requestDefs.map(({ id, name = id, displayName = name }) => ({ id, text: displayName })),
    }),
  }),
})

export const {
  useReadSettingsQuery,
  useKeepSettingsMutation,
  useListEmailTemplatesQuery,
  useListApprovalDefinitionsQuery,
} = configurationApi
export const { readSettings } = configurationApi.endpoints
