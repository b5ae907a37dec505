import type { components } from '../../shared/platform/contract/schema'
import { readAttributes, type Attribute } from '../../shared/blocks/values/attribute'
import { cnOf } from '../../shared/blocks/values/dn'

type PersonNode = components['schemas']['PersonNode']
type AttributesListNode = components['schemas']['AttributesListNode']

/** A person of the directory. */
export interface User {
  dn: string
  /** First part of the DN, what the person signs in with: `isolberg`. */
  cn: string
  fullName: string
  /** base64 without prefix. */
  photo: string | undefined
  isLoginDisabled: boolean
  /** Whether the directory lets sign-ins be forbidden at all. */
  canDisableLogin: boolean
  /** Whether the caller may change anything about them. Source: SPEC 5 "Users". */
  isEditable: boolean
  primary: Attribute[]
  secondary: Attribute[]
  other: Attribute[]
}

/**
 * A person as the screens see it.
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

/** An attribute that people have, without a value. */
export interface PersonAttribute {
  key: string
  label: string
  isSortable: boolean
}

/** The attributes of people that a text can say, those of the first group first. Source: SPEC 3 "User". */
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

/** The attribute with this key, whichever group it is in; undefined when it has no value. */
export function attributeOf(user: User, key: string): Attribute | undefined {
  return [user.primary, user.secondary, user.other]
    .flat()
    .find((attribute) => attribute.key === key)
}

/** The first value's text, `''` when there is none. */
export function textOf(user: User, key: string): string {
  return attributeOf(user, key)?.values[0]?.text ?? ''
}

/** Servers differ: `true` or `["true"]`. */
function isTrue(flag: boolean | string[] | undefined): boolean {
  return flag === true || (Array.isArray(flag) && flag[0] === 'true')
}

function isEditable(person: PersonNode): boolean {
  const { primaryAttributes = [], secondaryAttributes = [], otherAttributes = [] } = person
  const fields = [...primaryAttributes, ...secondaryAttributes, ...otherAttributes]
  return [...fields, person.imageAttr].some((attribute) => attribute?.isEditable === true)
}
