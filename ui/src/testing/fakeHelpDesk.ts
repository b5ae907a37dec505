import { http, HttpResponse } from 'msw'
import type { components } from '../shared/platform/contract/schema'
import { atUpstream } from './addresses'
import { server } from './server'

type TicketBody = components['schemas']['TicketBody']
type HelpdeskInfoNode = components['schemas']['HelpdeskInfoNode']

export const HELP_DESK = atUpstream('access/helpdesk')
export const TICKET = atUpstream('access/helpdesk/ticket')

/** A server that counts and opens tickets; `asked` records the people, `sent` the tickets. */
export function fakeHelpDesk(openTickets = 0) {
  const asked: (string | null)[] = []
  const sent: TicketBody[] = []
  server.use(
    http.get(HELP_DESK, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('userDN'))
      const helpdeskProfileNames = ['Aldermoor Service Desk']
      return HttpResponse.json<HelpdeskInfoNode>({
        openTickets: openTickets + sent.length,
        helpdeskProfileNames,
      })
    }),
    http.post<never, TicketBody>(TICKET, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ticketNumber: `20260105-${String(sent.length)}` })
    }),
  )
  return { asked, sent }
}
