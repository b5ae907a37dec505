import type { components } from '../../shared/platform/contract/schema'
import { isFillable } from '../../shared/blocks/entity-form/entityValues'
import { readUser, type User } from '../user/model'
import { readUserForm, type UserForm } from '../user/userForm'

type PersonNode = components['schemas']['PersonNode']

/** The signed-in person, to be looked at and to be changed. */
export interface Profile {
  user: User
  form: UserForm
}

/** People see their own photo also when others do not. */
export function readProfile(person: PersonNode): Profile {
  return { user: { ...readUser(person), photo: person.image }, form: readUserForm(person) }
}

/**
 * Whether there is anything to change; without, the person has insufficient rights.
 *
 * Source: SPEC 5 "Users".
 */
export function isChangeable({ attributes, photo }: UserForm): boolean {
  const { primary, secondary, other } = attributes
  const fields = [...primary, ...secondary, ...other]
  return photo?.isEditable === true || fields.some((field) => isFillable(field, 'edit'))
}
