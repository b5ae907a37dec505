import type { PickerItem } from '../../shared/entity-picker/pickerItem'
import type { Permission, PermissionDetails } from '../permission/model'

/** For whom: a person, or a group or team that stands for its members. */
export type Recipient = Pick<PickerItem, 'id' | 'name' | 'isGroupAssignment'> & {
  type: 'user' | 'group' | 'team'
}

/** Two roles that somebody would have together. */
export interface Conflict {
  ruleId: string
  ruleName: string
  /** DN of the role in the cart. */
  itemId: string
  itemName: string
  /** The other role: in the cart too, or had already, since when if that is known. */
  other: { id: string; name: string; isInCart: boolean; since: number | undefined }
  recipient: Pick<Recipient, 'id' | 'name'>
}

/** What somebody did not get, and why. */
export interface Failure {
  recipient: Recipient
  reason: string
}

/** One permission of the cart, with what is said about it. */
export interface CartItem {
  permission: Permission
  /** What has to be answered; the answers by the key of the question. */
  questions: PermissionDetails['questions']
  answers: Readonly<Record<string, readonly PickerItem[]>>
  /** First and last day, `2027-03-31`. */
  from: string | undefined
  until: string | undefined
  /** Ids of those who are not to have it. */
  leftOut: readonly string[]
  /** Why a conflict of duties is right here. */
  justification: string
  /** Those who did not get it the last time; the others have it and are not asked for again. */
  failures: readonly Failure[]
  /** Conflicts that the server named. */
  named: readonly Conflict[]
}

/** What somebody has put together and not sent. */
export interface Cart {
  isForOthers: boolean
  recipients: readonly Recipient[]
  items: readonly CartItem[]
  reason: string
}

export const EMPTY_CART: Cart = { isForOthers: false, recipients: [], items: [], reason: '' }

export function newItem(details: Pick<CartItem, 'permission'> & Partial<CartItem>): CartItem {
  return {
    questions: [],
    answers: {},
    from: undefined,
    until: undefined,
    leftOut: [],
    justification: '',
    failures: [],
    named: [],
    ...details,
  }
}

export function isEmpty({ recipients, items, reason }: Cart): boolean {
  return recipients.length === 0 && items.length === 0 && reason === ''
}

/** For whom the whole cart is. */
export function recipientsOf(cart: Cart, self: Recipient): readonly Recipient[] {
  return cart.isForOthers ? cart.recipients : [self]
}

/** For whom one item is: after a failure for those alone who did not get it. */
export function recipientsOfItem(item: CartItem, all: readonly Recipient[]): readonly Recipient[] {
  const wanted = item.failures.length > 0 ? item.failures.map(({ recipient }) => recipient) : all
  return wanted.filter(({ id }) => !item.leftOut.includes(id))
}
