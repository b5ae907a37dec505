import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { isUnknown } from '../../shared/platform/errors/isUnknown'
import type { Outcome } from '../../shared/platform/store/outcome'
import type { Option } from '../../shared/ui/options'
import type { SettingsNode } from '../configuration/codec'
import { readClient, SECTION_PATHS, type Client, type ClientSection } from './model'

type ClientCreation = components['schemas']['ClientCreation']
type ClientChange = components['schemas']['ClientChange']
type ClientNode = components['schemas']['ClientNode']
type ClientsListNode = components['schemas']['ClientsListNode']
type EntityDefinitionsReply = components['schemas']['EntityDefinitionsReply']

const CONFIG = 'access/config'
const CLIENTS = `${CONFIG}/clients`

const tagOf = (id: string) => ({ type: 'Client', id }) as const
const sectionTag = ({ clientId, section }: ClientSection) => tagOf(`${clientId} ${section}`)
/** The list is reloaded too: it shows whether a client is branded, which is a setting of a section. */
const tagsOfSection = (asked: ClientSection) => [
  sectionTag(asked),
  tagOf(asked.clientId),
  tagOf('list'),
]
const clientUrl = (id: string) => `${CLIENTS}/${encodeURIComponent(id)}`

/** The name of a client's style file. Source: docs/assumptions.md A-550. */
export const styleFileName = (clientId: string) => `brand-${clientId}.css`

/** The reply is text for a style file and JSON for an error. */
const textOrFault = async (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json()

const clientsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All clients at once, the default client first. */
    listClients: build.query<readonly Client[], undefined>({
      query: () => CLIENTS,
      transformResponse: ({ clients }: ClientsListNode) => clients.map(readClient),
      providesTags: [tagOf('list')],
    }),
    getClient: build.query<Client, string>({
      query: clientUrl,
      transformResponse: (node: ClientNode) => readClient(node),
      providesTags: (_client, _error, id) => [tagOf(id)],
    }),
    createClient: build.mutation<Client, ClientCreation>({
      query: (body) => ({ url: CLIENTS, method: 'POST', body }),
      transformResponse: (node: ClientNode) => readClient(node),
      invalidatesTags: [tagOf('list')],
    }),
    /** Changes a client; settings that the body leaves out stay. */
    changeClient: build.mutation<unknown, { id: string; body: ClientChange }>({
      query: ({ id, body }) => ({ url: clientUrl(id), method: 'POST', body }),
      invalidatesTags: (_done, _error, { id }) => [tagOf('list'), tagOf(id)],
    }),
    deleteClients: build.mutation<Outcome, readonly string[]>({
      query: (values) => ({ url: CLIENTS, method: 'DELETE', body: { values } }),
      invalidatesTags: [tagOf('list')],
    }),
    /** The settings of a section, by key. */
    readSection: build.query<SettingsNode, ClientSection>({
      query: ({ clientId, section }) => ({
        url: `${CONFIG}/${SECTION_PATHS[section]}`,
        params: { client: clientId },
      }),
      transformResponse: (reply: Record<string, SettingsNode>, _meta, { section }) =>
        reply[section] ?? {},
      providesTags: (_node, _error, asked) => [sectionTag(asked)],
    }),
    /** Replaces the whole section. */
    keepSection: build.mutation<unknown, ClientSection & { settings: SettingsNode }>({
      query: ({ clientId, section, settings }) => ({
        url: `${CONFIG}/${SECTION_PATHS[section]}`,
        method: 'POST',
        params: { client: clientId },
        body: { [section]: settings },
      }),
      invalidatesTags: (_done, _error, asked) => tagsOfSection(asked),
    }),
    restoreSection: build.mutation<unknown, ClientSection>({
      query: ({ clientId, section }) => ({
        url: `${CONFIG}/restoreSettings/${section}`,
        method: 'POST',
        params: { client: clientId },
      }),
      invalidatesTags: (_done, _error, asked) => tagsOfSection(asked),
    }),
    /** The style file; null where the client has none. */
    readStyle: build.query<string | null, string>({
      queryFn: async (clientId, _api, _extra, fetch) => {
        const url = `${CONFIG}/style/${encodeURIComponent(styleFileName(clientId))}`
        const { data, error } = await fetch({ url, responseHandler: textOrFault })
        if (error) return isUnknown(error) ? { data: null } : { error }
        return { data: String(data) }
      },
    }),
    uploadStyle: build.mutation<unknown, { clientId: string; css: string }>({
      query: ({ clientId, css }) => ({
        url: `${CONFIG}/uploadStyle`,
        method: 'PUT',
        params: { client: clientId },
        headers: { 'Content-Type': 'text/plain' },
        body: css,
      }),
    }),
    /** The attributes of people in the directory. */
    listUserAttributes: build.query<readonly Option[], string>({
      query: (clientId) => ({
        url: 'access/entities/definitions',
        params: { key: 'user', clientId },
      }),
      transformResponse: ({ entityDefinitions: [user] }: EntityDefinitionsReply) =>
        (user?.attributes ?? []).map(({ key, displayLabel = key }) => ({
          id: key,
          text: displayLabel,
        })),
    }),
  }),
})

export const {
  useListClientsQuery,
  useGetClientQuery,
  useCreateClientMutation,
  useChangeClientMutation,
  useDeleteClientsMutation,
  useReadSectionQuery,
  useKeepSectionMutation,
  useRestoreSectionMutation,
  useUploadStyleMutation,
  useListUserAttributesQuery,
} = clientsApi
export const { getClient, readSection, readStyle } = clientsApi.endpoints
