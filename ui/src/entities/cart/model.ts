import { set } from 'react-hook-form'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { copyOf } from '../../shared/blocks/workflow-form/formData'
import type { FormValues } from '../../shared/blocks/workflow-form/formNode'
import type { Permission, PermissionDetails } from '../permission/model'
import { toldApart } from '../user/namesakes'

/** For whom: a person, or a group or team that stands for its members. */
export type Recipient = Pick<PickerItem, 'id' | 'name' | 'isGroupAssignment'> & {
  type: 'user' | 'group' | 'team'
}

/** In the cart too, or asked for and on its way, or had already. */
interface OtherRole {
  id: string
  name: string
  isInCart: boolean
  isOnItsWay: boolean
  /** Since when it is had, if that is known. */
  since: number | undefined
}

/** Two roles that somebody would have together. */
export interface Conflict {
  ruleId: string
  ruleName: string
  /** DN of the role in the cart. */
  itemId: string
  itemName: string
  other: OtherRole
  recipient: Pick<Recipient, 'id' | 'name'>
}

/** A recipient whose request failed, and the reason. */
export interface Failure {
  recipient: Recipient
  reason: string
}

/** The values that were entered in a request form. */
export interface FilledForm {
  values: FormValues
  /** Where the values are that are not kept on the device: passwords. */
  secrets: readonly string[]
  /** Whether something of it was not kept, and has to be entered again. */
  isIncomplete: boolean
}

/** One permission of the cart, with what is said about it. */
export interface CartItem {
  permission: Permission
  /** The questions of the item; the answers have the keys of the questions. */
  questions: PermissionDetails['questions']
  answers: Readonly<Record<string, readonly PickerItem[]>>
  /** Undefined for what is asked for without one. */
  form: FilledForm | undefined
  /** First and last day, `2027-03-31`. */
  from: string | undefined
  until: string | undefined
  /** Ids of those who are not to have it. */
  leftOut: readonly string[]
  /** Why a conflict of duties is right here. */
  justification: string
  /** Ids of those for whom it was asked. */
  asked: readonly string[]
  /** Those of them who did not get it; the others have it and are not asked for again. */
  failures: readonly Failure[]
  /** Conflicts that the server named. */
  named: readonly Conflict[]
}

/** The items and recipients of a request that is not sent yet. */
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
    form: undefined,
    from: undefined,
    until: undefined,
    leftOut: [],
    justification: '',
    asked: [],
    failures: [],
    named: [],
    ...details,
  }
}

/** People of one name are told apart, here and wherever the cart names them. */
export function withRecipients(cart: Cart, recipients: readonly Recipient[]): Cart {
  const people = toldApart(recipients.filter(({ type }) => type === 'user'))
  const named = new Map(people.map((each) => [each.id, each]))
  const left = new Set(recipients.map(({ id }) => id))
  const gone = new Set(cart.recipients.map(({ id }) => id).filter((id) => !left.has(id)))
  return {
    ...cart,
    recipients: recipients.map((each) => named.get(each.id) ?? each),
    items: cart.items.map((item) => withoutPeople(item, gone)),
  }
}

/** The outcome for people who are no longer recipients is not shown any more. */
function withoutPeople(item: CartItem, gone: ReadonlySet<string>): CartItem {
  const isLeft = ({ recipient }: { recipient: Pick<Recipient, 'id'> }) => !gone.has(recipient.id)
  return {
    ...item,
    failures: item.failures.filter(isLeft),
    named: item.named.filter(isLeft),
    leftOut: item.leftOut.filter((id) => !gone.has(id)),
  }
}

export function isEmpty({ recipients, items, reason }: Cart): boolean {
  return recipients.length === 0 && items.length === 0 && reason === ''
}

/** For whom the whole cart is. */
export function recipientsOf(
  cart: Pick<Cart, 'isForOthers' | 'recipients'>,
  self: Recipient,
): readonly Recipient[] {
  return cart.isForOthers ? cart.recipients : [self]
}

/** For whom one item is: who did not get it, and for whom it was not asked. */
export function recipientsOfItem(item: CartItem, all: readonly Recipient[]): readonly Recipient[] {
  const [asked, leftOut] = [new Set(item.asked), new Set(item.leftOut)]
  const failed = item.failures.map(({ recipient }) => recipient)
  const rest = all.filter(({ id }) => !asked.has(id))
  return [...failed, ...rest].filter(({ id }) => !leftOut.has(id))
}

/** The cart in the shape that is stored on the device. */
export function toKeep(cart: Cart): Cart {
  return {
    ...cart,
    items: cart.items.map((item) => ({ ...item, form: withoutSecrets(item.form) })),
  }
}

/** The cart of another tab, with what was entered here and is not told: passwords and files. */
export function withSecretsOf(own: Cart, heard: Cart): Cart {
  const formOf = ({ permission, form }: CartItem) => {
    const here = own.items.find((item) => item.permission.id === permission.id)?.form
    const isSame = JSON.stringify(withoutSecrets(here)) === JSON.stringify(form)
    return isSame ? here : form
  }
  return { ...heard, items: heard.items.map((item) => ({ ...item, form: formOf(item) })) }
}

function withoutSecrets(form: FilledForm | undefined): FilledForm | undefined {
  if (!form || form.secrets.length === 0) return form
  const values = copyOf(form.values)
  for (const name of form.secrets) set(values, name, undefined)
  return { ...form, values, isIncomplete: true }
}
