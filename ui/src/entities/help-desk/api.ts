import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type HelpdeskInfoNode = components['schemas']['HelpdeskInfoNode']
type HelpDeskTicketNode = components['schemas']['HelpDeskTicketNode']
type AdminReply = components['schemas']['AdminReply']

/** A domain administrator has all of a domain, a delegated one a part of it. */
const OF_ALL = 1

/** The help desk's view of a person. */
export interface HelpDesk {
  openTickets: number
  /** As the installation calls those who help. */
  names: readonly string[]
}

export interface Ticket {
  subject: string
  description: string
  /** DN; undefined for the person who is signed in. */
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
    /** Whether the person administers all of a domain: their rights name it for a part of it too. */
    isDomainAdministrator: build.query<boolean, string>({
      query: (type) => ({ url: 'access/user/admin', params: { level: OF_ALL, type } }),
      transformResponse: ({ isAdmin }: AdminReply) => isAdmin === true,
    }),
    /** Gives the number by which the ticket is spoken of. */
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
