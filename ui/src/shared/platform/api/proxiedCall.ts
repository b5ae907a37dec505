import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import type { paths } from '../contract/schema'

type Below<Path> = Path extends `/IDMProv/rest/${infer Rest}` ? Rest : never

/** The described names of an object that may hold others, too. */
type Described<Fields> = [Fields] extends [never]
  ? never
  : keyof { [Name in keyof Fields as string extends Name ? never : Name]: true }

type QueryOf<Call> = Call extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never

type BodyOf<Call> = Call extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? Body
  : never

type Naming<Name extends string, Fields, Call> = Name extends Described<Fields> ? Call : never

type ReadsFor<Name extends string> = {
  [Path in keyof paths]: Naming<Name, QueryOf<paths[Path]['get']>, `GET ${Below<Path>}`>
}[keyof paths]

type WritesFor<Name extends string> = {
  [Path in keyof paths]: Naming<Name, BodyOf<paths[Path]['post']>, `POST ${Below<Path>}`>
}[keyof paths]

/** The field of this name is the account of a mail server. */
type Unrelated = 'POST access/administration/emailApproval'

/** Calls of the catalogue with a field for the person acted for. */
type DescribedCall = Exclude<ReadsFor<'proxyUser' | 'proxyFor'> | WritesFor<'proxyUser'>, Unrelated>

type Carrier = (call: FetchArgs, dn: string) => FetchArgs

const inQuery =
  (name: string): Carrier =>
  (call, dn) => ({ ...call, params: { ...call.params, [name]: dn } })

function bodyOf({ body }: FetchArgs): Record<string, unknown> {
  return { ...(body as object) }
}

const inBody: Carrier = (call, dn) => ({ ...call, body: { ...bodyOf(call), proxyUser: dn } })

/** The only call that names the person with each requested permission. */
const atEachPermission: Carrier = (call, dn) => {
  const body = bodyOf(call)
  const permissions = body.reqPermissions as readonly object[]
  const reqPermissions = permissions.map((permission) => ({ ...permission, proxyFor: dn }))
  return { ...call, body: { ...body, reqPermissions } }
}

/** In proxy mode the own requests are those of the person, which another call lists. */
const requestsOfPerson: Carrier = (call, dn) => ({ ...call, method: 'POST', body: { dn } })

/** Calls that name the person in another way than by a field. */
type OtherCall = 'GET access/requests/historylist' | 'POST access/requests/permissions/v2'

/** The compiler requires an entry here for each such call of the catalogue. */
const carriers: Record<DescribedCall | OtherCall, Carrier> = {
  'GET access/forms': inQuery('proxyFor'),
  'GET access/permissions': inQuery('proxyUser'),
  'GET access/requests/historylist': requestsOfPerson,
  'GET access/rob': inQuery('proxyUser'),
  'GET access/tasks/list': inQuery('proxyUser'),
  'GET access/teams/managelist': inQuery('proxyUser'),
  'GET access/teams/recipients/groups': inQuery('proxyUser'),
  'GET access/teams/recipients/userlist/v2': inQuery('proxyUser'),
  'POST access/requests/permissions': inBody,
  'POST access/requests/permissions/item': inBody,
  'POST access/requests/permissions/v2': atEachPermission,
  'POST access/tasks': inBody,
  'POST access/tasks/item': inBody,
  'POST access/tasks/v2': inBody,
  'POST access/teams/permissions': inBody,
}

function isCarried(name: string): name is keyof typeof carriers {
  return Object.hasOwn(carriers, name)
}

/**
 * The same call in the name of the person acted for. A call that cannot name a person stays as it is, and is answered
 * for the signed-in person. Source: SPEC 4 "Proxy mode"; docs/assumptions.md A-315.
 */
export function asProxyFor(dn: string, call: FetchArgs): FetchArgs {
  const path = call.url.replace(/\?.*/, '')
  const name = `${call.method ?? 'GET'} ${path}`
  return isCarried(name) ? carriers[name](call, dn) : call
}
