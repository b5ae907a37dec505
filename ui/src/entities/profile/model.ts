import type { components } from '../../shared/platform/contract/schema'
import { isFillable } from '../../shared/blocks/entity-form/entityValues'
import { readUser, type User } from '../user/model'
import { readUserForm, type UserForm } from '../user/userForm'

type PersonNode = components['schemas']['PersonNode']

/** The signed-in person, as facts and as a form. */
export interface Profile {
  user: User
  form: UserForm
}

/** The profile always has the photo: people see their own photo even if it is hidden from others. */
export function readProfile(person: PersonNode): Profile {
  return { user: { ...readUser(person), photo: person.image }, form: readUserForm(person) }
}

/**
 * Whether the person may change anything; otherwise they have insufficient rights.
 *
 * Source: SPEC 5 "Users".
 */
export function isChangeable({ attributes, photo }: UserForm): boolean {
  const { primary, secondary, other } = attributes
  const fields = [...primary, ...secondary, ...other]
  return photo?.isEditable === true || fields.some((field) => isFillable(field, 'edit'))
}
