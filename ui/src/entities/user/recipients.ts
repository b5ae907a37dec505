import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { MembersPage } from '../../shared/blocks/members/MembersDialog'
import { toldApart } from './namesakes'

type RecipientListNode = components['schemas']['RecipientListNode']

/** The members of a list as people, for a picker. */
export function toRecipients({ recipients }: RecipientListNode): PickerItem[] {
  return toldApart(recipients.map(({ dn, name = dn }) => ({ type: 'user', id: dn, name })))
}

/** Source: SPEC 3 "Other entities", member list response. */
export function toMembersPage(reply: RecipientListNode): MembersPage {
  const rows = toRecipients(reply)
  return { rows, total: reply.total ?? rows.length }
}
