import * as v from 'valibot'
import { password } from '../validation/password'
import { problem } from '../validation/problem'
import { commonName, description, displayName } from '../validation/text'
import { rawsOf, type EntityValues } from './entityValues'
import type { FormAttribute } from './formAttribute'

const wholeNumber = v.pipe(v.string(), v.regex(/^-?\d+$/, problem('wholeNumber')))

/** By format of the text. */
const formats: Readonly<Record<string, v.GenericSchema<string>>> = {
  name: displayName,
  description,
}

/** What one value has to be; undefined where everything is good. */
function valueSchema({ key, dataType, formatType }: FormAttribute) {
  if (key.toLowerCase() === 'cn') return commonName
  return dataType === 'Integer' ? wholeNumber : formats[formatType]
}

/** What is wrong with a value by itself; an empty one is none. */
export function problemOf(attribute: FormAttribute, raw: string): string | undefined {
  const schema = valueSchema(attribute)
  if (!schema || raw.trim() === '') return undefined
  return v.safeParse(schema, raw.trim()).issues?.[0].message
}

const value = v.object({ raw: v.string(), text: v.string() })

/** The first thing that is wrong with an attribute. */
function attributeSchema(attribute: FormAttribute) {
  return v.pipe(
    v.array(value),
    v.check((values) => !attribute.isRequired || rawsOf(values).length > 0, problem('required')),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const message = dataset.value.map(({ raw }) => problemOf(attribute, raw)).find(Boolean)
      if (message !== undefined) addIssue({ message })
    }),
  )
}

/** What the values of a form have to be. */
export function entitySchema(
  fields: readonly FormAttribute[],
  hasPassword: boolean,
): v.GenericSchema<EntityValues> {
  return v.object({
    attributes: v.tuple(fields.map(attributeSchema)),
    photo: v.string(),
    isPhotoHidden: v.boolean(),
    password: hasPassword ? password : v.string(),
  })
}
