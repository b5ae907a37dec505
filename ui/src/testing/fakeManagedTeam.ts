import { http, HttpResponse } from 'msw'
import { personDn } from './fakePeople'

/** A server whose caller manages the team Buyers, which has the member elif; `asked` lists the queries for teams. */
export function fakeManagedTeam() {
  const asked: Record<string, string>[] = []
  const recipients = [{ dn: personDn('elif'), name: 'elif' }]
  const handlers = [
    http.get('*/rest/access/teams/managelist', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return HttpResponse.json({ teams: [{ dn: 'cn=Buyers', name: 'Buyers' }], nextIndex: 0 })
    }),
    http.get('*/rest/access/teams/team/userlist', () =>
      HttpResponse.json({ recipients, total: recipients.length }),
    ),
    http.post('*/rest/access/teams/recipients/users/v2', () =>
      HttpResponse.json({ recipients, nextIndex: 0 }),
    ),
  ]
  return { asked, handlers }
}
