import type { components } from '../../shared/platform/contract/schema'
import { readAttributes, type Attribute } from '../../shared/blocks/values/attribute'
import { cnOf } from '../../shared/blocks/values/dn'

type PersonNode = components['schemas']['PersonNode']
type AttributesListNode = components['schemas']['AttributesListNode']

/** A person of the directory. */
export interface User {
  dn: string
  /** The account name, in the first part of the DN: `isolberg`. */
  cn: string
  fullName: string
  /** The photo in base64, without prefix. */
  photo: string | undefined
  isLoginDisabled: boolean
  /** Whether the directory supports disabled logins. */
  canDisableLogin: boolean
  /** Whether the caller may change any attribute. Source: SPEC 5 "Users". */
  isEditable: boolean
  primary: Attribute[]
  secondary: Attribute[]
  other: Attribute[]
}

/**
 * Reads a person.
 *
 * Source: SPEC 3 "User"; SPEC 2 "Identity detail page (detailInfo/{dn})".
 */
export function readUser(person: PersonNode): User {
  const { dn } = person
  const cn = cnOf(dn)
  return {
    dn,
    cn,
    fullName: person.fullName ?? cn,
    photo: person.hideProfilePhoto ? undefined : person.image,
    isLoginDisabled: isTrue(person.disabledLogin),
    canDisableLogin: person.disabledLoginSupported ?? false,
    isEditable: isEditable(person),
    primary: readAttributes(person.primaryAttributes),
    secondary: readAttributes(person.secondaryAttributes),
    other: readAttributes(person.otherAttributes),
  }
}

/** An attribute of people, without a value. */
export interface PersonAttribute {
  key: string
  label: string
  isSortable: boolean
}

/** The attributes of people that can be shown as text, those of the first group first. Source: SPEC 3 "User". */
export function readPersonAttributes(schema: AttributesListNode): PersonAttribute[] {
  const { primaryAttributes = [], secondaryttributes = [], otherAttributes = [] } = schema
  return [...primaryAttributes, ...secondaryttributes, ...otherAttributes]
    .filter(({ dataType }) => dataType !== 'Binary')
    .map(({ key, displayLabel, isSortable }) => ({
      key,
      label: displayLabel ?? key,
      isSortable: isSortable ?? false,
    }))
}

/** The attribute with a key, from any group; undefined when it has no value. */
export function attributeOf(user: User, key: string): Attribute | undefined {
  return [user.primary, user.secondary, user.other]
    .flat()
    .find((attribute) => attribute.key === key)
}

/** The text of the first value; `''` when there is none. */
export function textOf(user: User, key: string): string {
  return attributeOf(user, key)?.values[0]?.text ?? ''
}

/** Whether a flag is set; servers send `true` or `["true"]`. */
function isTrue(flag: boolean | string[] | undefined): boolean {
  return flag === true || (Array.isArray(flag) && flag[0] === 'true')
}

function isEditable(person: PersonNode): boolean {
  const { primaryAttributes = [], secondaryAttributes = [], otherAttributes = [] } = person
  const fields = [...primaryAttributes, ...secondaryAttributes, ...otherAttributes]
  return [...fields, person.imageAttr].some((attribute) => attribute?.isEditable === true)
}
