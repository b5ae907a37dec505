import type { components } from '../../shared/platform/contract/schema'
import { endOfDay, startOfDay } from '../../shared/blocks/values/day'
import type { FormValues } from '../../shared/blocks/workflow-form/formNode'
import { formRequest } from '../workflow-form/formRequest'
import type { CartItem, Conflict, Failure, Recipient } from './model'

type FormRequestNode = components['schemas']['RequestFormPermissionsNode']
type RequestNode = components['schemas']['RequestNode']
type SinglePermReqNode = components['schemas']['SinglePermReqNode']
type Reply = components['schemas']['RequestOperationResponseListNode']
type UserReply = components['schemas']['RequestOperationUserResponseNode']

/** An item with its recipients. */
export interface ItemRequest {
  item: CartItem
  recipients: readonly Recipient[]
  conflicts: readonly Conflict[]
}

type Asked = Pick<ItemRequest, 'item' | 'recipients'>

/** A call, with its items and recipients. */
export interface Call {
  url: `access/requests/permissions${'' | '/item' | '/v2'}`
  body: RequestNode | SinglePermReqNode | FormRequestNode
  items: readonly CartItem[]
  recipients: readonly Recipient[]
}

interface Said {
  reason: string
  /** DN of the caller: a request for oneself is sent without recipients. */
  self: string
}

/** The outcome of an item. */
export interface Result {
  item: CartItem
  /** The recipients of the call. */
  recipients: readonly Recipient[]
  done: readonly Recipient[]
  failures: readonly Failure[]
  named: readonly Conflict[]
}

/** The most requests in one call, items times recipients: the reply has to arrive before the gateway's timeout. */
const MOST_AT_ONCE = 100

/**
 * The calls of a cart. Items that allow it share a call when recipients, dates and reasons are the same; many
 * recipients are split into several calls. Roles that exclude each other share a call, so that the server sees both.
 *
 * Source: docs/assumptions.md.
 */
export function callsOf(requests: readonly ItemRequest[], said: Said): Call[] {
  const asked = requests.filter(({ recipients }) => recipients.length > 0)
  const rivals = rivalsAmong(asked)
  const bundles = new Map<string, ItemRequest[]>()
  for (const request of asked) {
    const { permission } = request.item
    const alone = isBundled(request.item) ? bundleOf(request) : permission.id
    const key = rivals.get(permission.id) ?? alone
    bundles.set(key, [...(bundles.get(key) ?? []), request])
  }
  return [...bundles.values()].flatMap(inParts).flatMap((bundle) => {
    const [first, ...others] = bundle
    if (!first) return []
    if (first.item.form) return callsByForm(first, first.item.form.values, said)
    return [others.length > 0 ? callForAll(bundle, first, said) : callForOne(first, said)]
  })
}

/** Ids of items that exclude other items of the cart and can share their call -> the name of the bundle. */
function rivalsAmong(requests: readonly ItemRequest[]): ReadonlyMap<string, string> {
  const bundles = new Map<string, string>()
  for (const request of requests) {
    const { id } = request.item.permission
    for (const rival of requests.filter((each) => isRival(request, each))) {
      const before = rival.item.permission.id
      const bundle = bundles.get(before) ?? `with ${before}`
      bundles.set(before, bundle).set(id, bundle)
    }
  }
  return bundles
}

/** Whether the request conflicts with an earlier item of the cart and has the same recipients and dates. */
function isRival(request: ItemRequest, before: ItemRequest): boolean {
  const { id } = before.item.permission
  const isExcluded = request.conflicts.some(({ other }) => other.isInCart && other.id === id)
  return isExcluded && [request, before].every(isPlain) && termsOf(request) === termsOf(before)
}

function isPlain({ item: { questions, form } }: ItemRequest): boolean {
  return questions.length === 0 && !form
}

/** Splits requests for many recipients into requests of the same items for some recipients each. */
function inParts(bundle: readonly ItemRequest[]): ItemRequest[][] {
  const people = bundle[0]?.recipients ?? []
  const size = Math.max(1, Math.floor(MOST_AT_ONCE / bundle.length))
  return Array.from({ length: Math.ceil(people.length / size) }, (_, part) => {
    const recipients = people.slice(part * size, (part + 1) * size)
    return bundle.map((request) => ({ ...request, recipients }))
  })
}

function isBundled({ permission, questions, form }: CartItem): boolean {
  return permission.isBulk && questions.length === 0 && !form
}

function bundleOf(request: ItemRequest): string {
  return request.item.justification + termsOf(request)
}

function termsOf({ item: { from, until }, recipients }: ItemRequest): string {
  return JSON.stringify([from, until, recipients.map(({ id }) => id)])
}

function callForAll(bundle: readonly ItemRequest[], first: ItemRequest, said: Said): Call {
  const items = bundle.map(({ item }) => item)
  return {
    url: 'access/requests/permissions',
    body: {
      reqPermissions: items.map(referenceTo),
      ...asking(first, said),
      sodJustification: [...new Set(items.map(({ justification }) => justification.trim()))]
        .filter(Boolean)
        .join('\n'),
    },
    items,
    recipients: first.recipients,
  }
}

function callForOne(request: ItemRequest, said: Said): Call {
  const { item, recipients } = request
  return {
    url: 'access/requests/permissions/item',
    body: { ...referenceTo(item), ...asking(request, said), ...answersOf(item) },
    items: [item],
    recipients,
  }
}

/** The hidden field of a form with the DN of the recipient. Source: docs/assumptions.md A-327. */
const RECIPIENT = 'recipient'

/** One call for all recipients; for a form with the recipient field, one call for each recipient. */
function callsByForm({ item, recipients }: Asked, values: FormValues, said: Said): Call[] {
  if (!(RECIPIENT in values)) return [callByForm({ item, recipients }, values, said)]
  return recipients.map((recipient) => {
    const { type, id } = recipient
    const own = { ...values, [RECIPIENT]: type === 'user' ? id : '' }
    return callByForm({ item, recipients: [recipient] }, own, said)
  })
}

function callByForm({ item, recipients }: Asked, values: FormValues, said: Said): Call {
  const { from, until } = item
  return {
    url: 'access/requests/permissions/v2',
    body: formRequest({
      definition: item.permission.id,
      values,
      reason: said.reason,
      recipients: referencesTo(recipients, said),
      ...(from !== undefined && { effDate: startOfDay(from) }),
      ...(until !== undefined && { expDate: endOfDay(until) }),
    }),
    items: [item],
    recipients,
  }
}

function referenceTo({ permission }: CartItem) {
  return { id: permission.id, entityType: permission.kind }
}

/**
 * The common part of a request. A date of 0 means "now", or "no end". Source: upstream-api.md, "Requests and
 * request-on-behalf".
 */
function asking({ item, recipients }: ItemRequest, said: Said) {
  return {
    reason: said.reason,
    effDate: item.from === undefined ? 0 : startOfDay(item.from),
    expDate: item.until === undefined ? 0 : endOfDay(item.until),
    sodJustification: item.justification.trim(),
    recipients: referencesTo(recipients, said),
  }
}

function referencesTo(recipients: readonly Recipient[], { self }: Said) {
  const isForSelf = recipients.every(({ id }) => id === self)
  return isForSelf ? [] : recipients.map(toReference)
}

function toReference({ id, type, isGroupAssignment }: Recipient) {
  return { dn: id, type, ...(isGroupAssignment && { isGroupAssignment }) }
}

function answersOf({ permission, questions, answers }: CartItem) {
  if (questions.length === 0) return {}
  const given = questions.map(({ key, isMultiple }) => ({
    key,
    isMultiple,
    values: (answers[key] ?? []).map(({ id }) => id),
  }))
  if (permission.kind === 'prd') {
    return { dataItems: given.map(({ key, values }) => ({ name: key, values })) }
  }
  const permReqParams = given.map(({ key, isMultiple, values }) => ({
    key,
    value: isMultiple ? values : (values[0] ?? ''),
  }))
  return { permReqParams }
}

/**
 * The outcome of each item of a call, for each person. A reply without names means that nothing was done; the reason is
 * empty then.
 */
export function resultsOf(call: Call, { success, OperationNodes: nodes }: Reply): Result[] {
  if (!success && nodes.length === 0) return failedResults(call, '')
  const { items, recipients } = call
  return items.map((item) => {
    const { id } = item.permission
    const of = (node: UserReply) => recipientOf(node, recipients)
    return {
      item,
      recipients,
      done: nodes.filter(({ succeeded }) => succeeded.some((each) => each.id === id)).map(of),
      failures: nodes.flatMap((node) =>
        node.failed
          .filter((each) => each.id === id)
          .map(({ reason = '' }) => ({ recipient: of(node), reason })),
      ),
      named: nodes.flatMap((node) => namedConflicts(item, node, of(node))),
    }
  })
}

/** The results of a call that failed for all recipients. */
export function failedResults({ items, recipients }: Call, reason: string): Result[] {
  const failures = recipients.map((recipient) => ({ recipient, reason }))
  return items.map((item) => ({ item, recipients, done: [], failures, named: [] }))
}

/** The recipient that a reply names. A member of a group or team is added as a person. */
function recipientOf({ userDn, ...node }: UserReply, recipients: readonly Recipient[]): Recipient {
  const name = [...node.succeeded, ...node.failed][0]?.name
  return (
    recipients.find(({ id }) => id === userDn) ?? { type: 'user', id: userDn, name: name ?? userDn }
  )
}

function namedConflicts(item: CartItem, node: UserReply, recipient: Recipient): Conflict[] {
  const { id, name } = item.permission
  const isAbout = (permission?: string) => permission === name || node.failed.length === 1
  return (node.sods ?? [])
    .filter(({ perm1Name }) => isAbout(perm1Name) && node.failed.some((each) => each.id === id))
    .map(({ sodId, sodName = sodId, perm2Name = '' }) => ({
      ruleId: sodId,
      ruleName: sodName,
      itemId: id,
      itemName: name,
      other: {
        id: perm2Name,
        name: perm2Name,
        since: undefined,
        isInCart: false,
        isOnItsWay: false,
      },
      recipient,
    }))
}
