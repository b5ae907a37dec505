import { http, HttpResponse } from 'msw'
import type { components } from '../shared/platform/contract/schema'
import { atUpstream } from './addresses'
import { server } from './server'

type PersonNode = components['schemas']['PersonNode']
type UserChange = components['schemas']['UserChange']

/** The signed-in person (`testing/bootstrap.ts`). */
export const AMARA = 'cn=aokafor,ou=users,o=data'

const text = (key: string, displayLabel: string, value: string, more = {}) => ({
  key,
  displayLabel,
  dataType: 'String',
  attributeValues: [{ $: value }],
  ...more,
})

/** The profile of Amara: she may change telephone, location and photo. */
export const amara: PersonNode = {
  dn: AMARA,
  fullName: 'Amara Okafor',
  canHide: true,
  hideProfilePhoto: false,
  imageAttr: {
    key: 'UserPhoto',
    displayLabel: 'Photo',
    dataType: 'Binary',
    isEditable: true,
  },
  primaryAttributes: [
    text('CN', 'User name', 'aokafor', { isEditable: true }),
    text('Title', 'Title', 'Head of IT'),
    text('TelephoneNumber', 'Telephone', '+47 22 40 11 07', { isEditable: true }),
  ],
  secondaryAttributes: [text('Location', 'Location', 'Oslo', { isEditable: true })],
  otherAttributes: [],
}

/** A server that knows one person and stores changes; `asked` and `sent` record the calls. */
export function fakeProfile(person: PersonNode = amara) {
  const asked: Record<string, string>[] = []
  const sent: { query: Record<string, string>; body: UserChange }[] = []
  let stored = person
  server.use(
    http.get(atUpstream('access/users/details'), ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return HttpResponse.json(stored)
    }),
    http.put<never, UserChange>(atUpstream('access/user'), async ({ request }) => {
      const body = await request.json()
      sent.push({ query: Object.fromEntries(new URL(request.url).searchParams), body })
      stored = changed(stored, body)
      return HttpResponse.json({ dn: person.dn, attributes: [] })
    }),
  )
  /** Changes the person as if somebody else did. */
  const change = (body: UserChange) => {
    stored = changed(stored, body)
  }
  return { asked, sent, change }
}

function changed(person: PersonNode, { attributes }: UserChange): PersonNode {
  const given = new Map(attributes.map(({ key, values = [] }) => [key, values]))
  const renew = (nodes: PersonNode['primaryAttributes'] = []) =>
    nodes.map((node) => {
      const values = given.get(node.key)
      return values ? { ...node, attributeValues: values.map(($) => ({ $ })) } : node
    })
  return {
    ...person,
    primaryAttributes: renew(person.primaryAttributes),
    secondaryAttributes: renew(person.secondaryAttributes),
    image: String(given.get('UserPhoto')?.[0] ?? person.image ?? ''),
  }
}
