import type { components } from '../../platform/contract/schema'
import type { Option } from '../../ui/options'
import type { Value } from '../values/attribute'

type AttributeNode = components['schemas']['AttributeNode']

/** An attribute with a field in a form. */
export interface FormAttribute {
  key: string
  label: string
  /** The data type: `String`, `Integer`, `Boolean`, `Time`, `DN`, `LocalizedString` ... */
  dataType: string
  /** The format: `email` or `phone`; `name` and `description` have rules of their own; empty for plain text. */
  formatType: string
  /** Key of the kind that a DN points to, `user`. */
  lookupEntity: string | undefined
  /** Keys of the attributes in which that kind is searched; empty where the server names none. */
  lookupAttributes: readonly string[]
  isRequired: boolean
  isEditable: boolean
  isMultivalued: boolean
  /** The entries of the selection list; undefined for free text. */
  choices: readonly Option[] | undefined
  values: readonly Value[]
}

/** Attributes in a group with a title. */
export interface FormGroup {
  id: string
  title: string
  attributes: readonly FormAttribute[]
}

/** The photo of an entity, which has rules of its own. */
export interface FormPhoto {
  key: string
  label: string
  isEditable: boolean
  /** The image in base64, without prefix; empty when there is none. */
  image: string
  /** Whether the photo is hidden from others; undefined if that cannot be chosen. */
  isHidden: boolean | undefined
}

/**
 * Attributes as forms see them, with and without values; pictures are left out.
 *
 * Source: SPEC 3 "User".
 */
export function readFormAttributes(nodes: readonly AttributeNode[] = []): FormAttribute[] {
  return nodes.filter(({ dataType }) => dataType !== 'Binary').map(readFormAttribute)
}

function readFormAttribute(node: AttributeNode): FormAttribute {
  const { key, displayLabel = key, dataType = 'String', formatType = '', lookupEntity } = node
  const choices = choicesOf(node)
  const values = (node.attributeValues ?? []).map(({ $, value }) => {
    const raw = String($)
    return { raw, text: value ?? choices?.find(({ id }) => id === raw)?.text ?? raw }
  })
  return {
    key,
    label: displayLabel,
    dataType,
    formatType,
    lookupEntity,
    lookupAttributes: lookupKeys(node),
    isRequired: node.isRequired ?? false,
    isEditable: node.isEditable ?? false,
    isMultivalued: node.isMultivalued ?? false,
    choices,
    values: values.filter(({ raw }) => raw !== ''),
  }
}

/** Source: docs/assumptions.md A-650. */
function lookupKeys({ lookupAttributes = [] }: AttributeNode): string[] {
  return lookupAttributes.flatMap(({ key, lookupAttrKey = key }) => lookupAttrKey ?? [])
}

/** `controlType` `LocalList` or `GlobalList` means a selection list. */
function choicesOf({ controlType, choiceList = [] }: AttributeNode): Option[] | undefined {
  if (controlType !== 'LocalList' && controlType !== 'GlobalList') return undefined
  return choiceList.map(({ key, value }) => ({ id: key, text: value ?? key }))
}
