import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type PersonNode = components['schemas']['PersonNode']
type PersonListNode = components['schemas']['PersonListNode']
type PreferencesNode = components['schemas']['PreferencesNode']

export const LIST = '*/rest/access/users/list'
export const PREFERENCE = '*/rest/access/preference'

export const dnOf = (cn: string) => `cn=${cn},ou=users,o=data`

/** A person whose sign-in name follows from the full name: `Ingrid Solberg` has `isolberg`. */
export function person(fullName: string, more: Partial<PersonNode> = {}): PersonNode {
  const [first = '', last = ''] = fullName.toLowerCase().split(' ')
  return { dn: dnOf(first.charAt(0) + last), fullName, ...more }
}

/** People with the names `Person Number1` and so on. */
export function crowd(size: number): PersonNode[] {
  return Array.from({ length: size }, (_, index) => person(`Person Number${String(index + 1)}`))
}

/** A server that finds `people` by a part of the name, page by page; `asked` records the queries. */
export function fakeUsers(people: PersonNode[]) {
  const asked: Record<string, string>[] = []
  const handler = http.get(LIST, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    asked.push(query)
    const { q = '*', nextIndex = '1', size = '10' } = query
    const found = people.filter(({ fullName }) => q === '*' || fullName?.includes(q))
    const first = Number(nextIndex) - 1
    const after = first + Number(size)
    return HttpResponse.json<PersonListNode>({
      usersList: found.slice(first, after),
      totalSize: found.length,
      hasMore: after < found.length,
    })
  })
  return { asked, handler }
}

/** A server with a stored preference such as the page size, or none; `saved` records attribute and body of each write. */
export function fakePreference(stored?: string) {
  const saved: unknown[] = []
  const found: PreferencesNode = stored
    ? { isPreferenceAvailable: true, columns: [stored] }
    : { isPreferenceAvailable: false }
  const handlers = [
    http.get(PREFERENCE, () => HttpResponse.json<PreferencesNode>(found)),
    http.post(PREFERENCE, async ({ request }) => {
      saved.push(new URL(request.url).searchParams.get('attribute'), await request.json())
      return HttpResponse.json({ success: true })
    }),
  ]
  return { saved, handlers }
}
