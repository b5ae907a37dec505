import { set } from 'react-hook-form'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { copyOf } from '../../shared/blocks/workflow-form/formData'
import type { FormValues } from '../../shared/blocks/workflow-form/formNode'
import type { Permission, PermissionDetails } from '../permission/model'
import { toldApart } from '../user/namesakes'

/** A recipient: a person, or a group or team whose members get the items. */
export type Recipient = Pick<PickerItem, 'id' | 'name' | 'isGroupAssignment'> & {
  type: 'user' | 'group' | 'team'
}

/** The other role of a conflict: in the cart too, requested, or already assigned. */
interface OtherRole {
  id: string
  name: string
  isInCart: boolean
  isOnItsWay: boolean
  /** The start of the assignment, if it is known. */
  since: number | undefined
}

/** Two roles that exclude each other and that a person would have together. */
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
  /** Names of the values that are not stored on the device, such as passwords. */
  secrets: readonly string[]
  /** Whether a value was not stored, so that it has to be entered again. */
  isIncomplete: boolean
}

/** An item of the cart, with the entries of the person. */
export interface CartItem {
  permission: Permission
  /** The questions of the item; the answers have the keys of the questions. */
  questions: PermissionDetails['questions']
  answers: Readonly<Record<string, readonly PickerItem[]>>
  /** The values of the item's form; undefined for an item without a form. */
  form: FilledForm | undefined
  /** First and last day of the assignment, `2027-03-31`. */
  from: string | undefined
  until: string | undefined
  /** Ids of recipients who do not get this item. */
  leftOut: readonly string[]
  /** The reason why a conflict is acceptable. */
  justification: string
  /** Ids of the recipients whose request was sent. */
  asked: readonly string[]
  /** Recipients in `asked` whose request failed; for all others in `asked` the item is not requested again. */
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

/** Replaces the recipients; people with the same name get names that differ, here and in the items. */
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

/** The item without the outcomes for people who are no longer recipients. */
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

/** The recipients of the whole cart. */
export function recipientsOf(
  cart: Pick<Cart, 'isForOthers' | 'recipients'>,
  self: Recipient,
): readonly Recipient[] {
  return cart.isForOthers ? cart.recipients : [self]
}

/** The recipients of one item: those whose request failed, and those for whom it was not sent yet. */
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

/** A cart from another tab, with the passwords and files that were entered in this tab. */
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
