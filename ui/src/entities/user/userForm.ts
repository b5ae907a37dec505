import type { components } from '../../shared/platform/contract/schema'
import {
  readFormAttributes,
  type FormAttribute,
  type FormPhoto,
} from '../../shared/blocks/entity-form/formAttribute'

type PersonNode = components['schemas']['PersonNode']
type AttributeNode = components['schemas']['AttributeNode']
type AttributesListNode = components['schemas']['AttributesListNode']

/** The attributes of people in the three groups that the client's settings define. */
export interface UserAttributes {
  primary: readonly FormAttribute[]
  secondary: readonly FormAttribute[]
  other: readonly FormAttribute[]
}

/** The form of a stored user. */
export interface UserForm {
  dn: string
  fullName: string
  attributes: UserAttributes
  /** The photo; undefined if the client does not show it. */
  photo: FormPhoto | undefined
}

/** The fields of the form of a new user. */
export interface NewUserForm {
  attributes: readonly FormAttribute[]
  /** The photo; undefined if the client does not show it. */
  photo: FormPhoto | undefined
  /** The default container of new users; `''` when the client has none. */
  container: string
  namingAttribute: string
}

/** Source: SPEC 3 "User". */
export function readUserForm(person: PersonNode): UserForm {
  const { dn, fullName = dn } = person
  return {
    dn,
    fullName,
    attributes: {
      primary: readFormAttributes(person.primaryAttributes),
      secondary: readFormAttributes(person.secondaryAttributes),
      other: readFormAttributes(person.otherAttributes),
    },
    photo: readPhoto(person),
  }
}

/** Source: SPEC 7 "Users", schema of `createUser`. */
export function readNewUserForm(schema: AttributesListNode): NewUserForm {
  const { attributesList = [] } = schema
  const picture = attributesList.find(({ dataType }) => dataType === 'Binary')
  return {
    attributes: readFormAttributes(attributesList),
    photo: picture && { ...describePhoto(picture), image: '', isHidden: undefined },
    container: schema.container ?? '',
    namingAttribute: schema.namingAttr ?? 'CN',
  }
}

function readPhoto({ imageAttr, image, canHide, hideProfilePhoto }: PersonNode) {
  return (
    imageAttr && {
      ...describePhoto(imageAttr),
      image: image ?? '',
      isHidden: canHide ? (hideProfilePhoto ?? false) : undefined,
    }
  )
}

function describePhoto({ key, displayLabel, isEditable }: AttributeNode) {
  return { key, label: displayLabel ?? key, isEditable: isEditable ?? false }
}
