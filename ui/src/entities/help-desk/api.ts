import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type HelpdeskInfoNode = components['schemas']['HelpdeskInfoNode']
type HelpDeskTicketNode = components['schemas']['HelpDeskTicketNode']
type AdminReply = components['schemas']['AdminReply']

/** The level of administrators of a whole domain. */
const OF_ALL = 1

/** The help desk's view of a person. */
export interface HelpDesk {
  openTickets: number
  /** The names of the help desk in this installation. */
  names: readonly string[]
}

export interface Ticket {
  subject: string
  description: string
  /** DN of the person; undefined for the signed-in person. */
  person: string | undefined
}

const helpDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The help desk of a person by DN, or of the person who is signed in. */
    readHelpDesk: build.query<HelpDesk, string | undefined>({
      query: (userDN) => ({ url: 'access/helpdesk', params: { userDN } }),
      transformResponse: ({ openTickets, helpdeskProfileNames }: HelpdeskInfoNode) => ({
        openTickets: openTickets ?? 0,
        names: helpdeskProfileNames ?? [],
      }),
      providesTags: ['Ticket'],
    }),
    /**
     * Whether the person administers a whole domain: the rights of the session also name a domain that they administer
     * in part.
     */
    isDomainAdministrator: build.query<boolean, string>({
      query: (type) => ({ url: 'access/user/admin', params: { level: OF_ALL, type } }),
      transformResponse: ({ isAdmin }: AdminReply) => isAdmin === true,
    }),
    /** Opens a ticket, and returns its number. */
    openTicket: build.mutation<string, Ticket>({
      query: ({ subject, description, person }) => ({
        url: 'access/helpdesk/ticket',
        method: 'POST',
        body: { subject, description, userDn: person },
      }),
      transformResponse: ({ ticketNumber }: HelpDeskTicketNode) => ticketNumber,
      invalidatesTags: ['Ticket', 'Task', { type: 'Request', id: 'LIST' }],
    }),
  }),
})

export const {
  endpoints: { isDomainAdministrator },
  useReadHelpDeskQuery,
  useOpenTicketMutation,
} = helpDeskApi
