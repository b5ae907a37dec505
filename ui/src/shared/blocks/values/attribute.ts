import type { components } from '../../platform/contract/schema'

type AttributeNode = components['schemas']['AttributeNode']
type AttributeValue = components['schemas']['AttributeValue']

/** One value of an attribute; `text` is its display text. */
export interface Value {
  raw: string
  text: string
}

/** An attribute with at least one value. */
export interface Attribute {
  key: string
  label: string
  /** `DN`, `Time`, `Boolean`, `String` ... */
  dataType: string
  /** The kind of entity that a DN points to, `user`. */
  lookupEntity: string | undefined
  values: Value[]
}

/**
 * Reads attributes for the pages, without pictures and without attributes that have no value.
 *
 * Source: SPEC 3 "User"; SPEC 2 "Identity detail page (detailInfo/{dn})".
 */
export function readAttributes(nodes: AttributeNode[] = []): Attribute[] {
  return nodes
    .filter(({ dataType }) => dataType !== 'Binary')
    .map(readAttribute)
    .filter(({ values }) => values.length > 0)
}

function readAttribute(node: AttributeNode): Attribute {
  const { key, displayLabel = key, dataType = '', lookupEntity } = node
  const choices = new Map(node.choiceList?.map((choice) => [choice.key, choice.value]))
  const values = (node.attributeValues ?? []).map((value) => readValue(value, choices))
  return {
    key,
    label: displayLabel,
    dataType,
    lookupEntity,
    values: values.filter(({ raw }) => raw !== ''),
  }
}

/**
 * Reads `{"$": "cn=lbrandt,o=data", "value": "Lena Brandt"}`: the server sends `value` when the raw
 * value is not meant for people.
 */
function readValue({ $, value }: AttributeValue, choices: Map<string, string | undefined>): Value {
  const raw = String($)
  return { raw, text: value ?? choices.get(raw) ?? raw }
}
