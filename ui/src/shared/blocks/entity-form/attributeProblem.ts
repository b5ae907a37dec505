import * as v from 'valibot'
import { firstProblem, problem } from '../validation/problem'
import { commonName, description, displayName, emailAddress, phoneNumber } from '../validation/text'
import type { Value } from '../values/attribute'
import { rawsOf } from './entityValues'
import type { FormAttribute } from './formAttribute'

const wholeNumber = v.pipe(v.string(), v.regex(/^-?\d+$/, problem('wholeNumber')))

/** By format of the text. */
const formats: Readonly<Record<string, v.GenericSchema<string>>> = {
  name: displayName,
  description,
  email: emailAddress,
  phone: phoneNumber,
}

/** What one value has to be; undefined where everything is good. */
function valueSchema({ key, dataType, formatType }: FormAttribute) {
  if (key.toLowerCase() === 'cn') return commonName
  return dataType === 'Integer' ? wholeNumber : formats[formatType]
}

/** What is wrong with a value by itself; an empty one is none. */
export function problemOfValue(attribute: FormAttribute, raw: string): string | undefined {
  const schema = valueSchema(attribute)
  return schema && raw.trim() !== '' ? firstProblem(schema, raw.trim()) : undefined
}

/** The first thing that is wrong with the values of an attribute. */
export function attributeProblem(
  attribute: FormAttribute,
  values: readonly Value[],
): string | undefined {
  if (attribute.isRequired && rawsOf(values).length === 0) return problem('required')
  return values.map(({ raw }) => problemOfValue(attribute, raw)).find(Boolean)
}
