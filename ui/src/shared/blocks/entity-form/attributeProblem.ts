import * as v from 'valibot'
import { firstProblem, problem } from '../validation/problem'
import { commonName, description, displayName, emailAddress, phoneNumber } from '../validation/text'
import type { Value } from '../values/attribute'
import { rawsOf } from './entityValues'
import type { FormAttribute } from './formAttribute'

const wholeNumber = v.pipe(v.string(), v.regex(/^-?\d+$/, problem('wholeNumber')))

/** The rules by format of the text. */
const formats: Readonly<Record<string, v.GenericSchema<string>>> = {
  name: displayName,
  description,
  email: emailAddress,
  phone: phoneNumber,
}

/** The rule for one value; undefined if any value is valid. */
function valueSchema({ key, dataType, formatType }: FormAttribute) {
  if (key.toLowerCase() === 'cn') return commonName
  return dataType === 'Integer' ? wholeNumber : formats[formatType]
}

/** The problem of a single value; undefined for an empty one. */
export function problemOfValue(attribute: FormAttribute, raw: string): string | undefined {
  const schema = valueSchema(attribute)
  return schema && raw.trim() !== '' ? firstProblem(schema, raw.trim()) : undefined
}

/** The first problem of an attribute's values. */
export function attributeProblem(
  attribute: FormAttribute,
  values: readonly Value[],
): string | undefined {
  if (attribute.isRequired && rawsOf(values).length === 0) return problem('required')
  return values.map(({ raw }) => problemOfValue(attribute, raw)).find(Boolean)
}
