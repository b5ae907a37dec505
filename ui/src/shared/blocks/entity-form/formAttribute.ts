import type { components } from '../../platform/contract/schema'
import type { Option } from '../../ui/options'
import type { Value } from '../values/attribute'

type AttributeNode = components['schemas']['AttributeNode']

/** An attribute that can be filled in. */
export interface FormAttribute {
  key: string
  label: string
  /** `String`, `Integer`, `Boolean`, `Time`, `DN`, `LocalizedString` ... */
  dataType: string
  /** `email`, `phone`; `name` and `description` have the rules of their kind; empty for plain text. */
  formatType: string
  /** What a DN points at, `user`. */
  lookupEntity: string | undefined
  isRequired: boolean
  isEditable: boolean
  isMultivalued: boolean
  /** What a selection list offers; undefined where anything may be entered. */
  choices: readonly Option[] | undefined
  values: readonly Value[]
}

/** Attributes that belong together under a title. */
export interface FormGroup {
  id: string
  title: string
  attributes: readonly FormAttribute[]
}

/** The picture of a thing, which has rules of its own. */
export interface FormPhoto {
  key: string
  label: string
  isEditable: boolean
  /** base64 without prefix; empty when there is none. */
  image: string
  /** Whether others see it; undefined where that cannot be chosen. */
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
    isRequired: node.isRequired ?? false,
    isEditable: node.isEditable ?? false,
    isMultivalued: node.isMultivalued ?? false,
    choices,
    values: values.filter(({ raw }) => raw !== ''),
  }
}

/** `controlType` `LocalList` or `GlobalList` means a selection list. */
function choicesOf({ controlType, choiceList = [] }: AttributeNode): Option[] | undefined {
  if (controlType !== 'LocalList' && controlType !== 'GlobalList') return undefined
  return choiceList.map(({ key, value }) => ({ id: key, text: value ?? key }))
}
