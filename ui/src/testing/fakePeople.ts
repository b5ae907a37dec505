import { http, HttpResponse } from 'msw'
import type { components } from '../shared/platform/contract/schema'
import { atUpstream } from './addresses'

type PersonListNode = components['schemas']['PersonListNode']

export const personDn = (name: string) => `cn=${name},ou=users,o=data`

/** A server with people whom pickers find by their name; each has a page. */
export function fakePeople(names: readonly string[]) {
  return [
    http.get(atUpstream('access/users/list'), ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '*'
      const found = names.filter((name) => q === '*' || name.includes(q))
      return HttpResponse.json<PersonListNode>({
        usersList: found.map((name) => ({ dn: personDn(name), fullName: name })),
        nextIndex: 0,
        totalSize: found.length,
      })
    }),
    http.get(atUpstream('access/users/details'), ({ request }) => {
      const dn = new URL(request.url).searchParams.get('userDn') ?? ''
      return HttpResponse.json({ dn, fullName: /^cn=([^,]*)/.exec(dn)?.[1] ?? dn })
    }),
  ]
}
