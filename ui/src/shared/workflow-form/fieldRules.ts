import * as v from 'valibot'
import { problem } from '../validation/problem'
import { quantity } from '../validation/quantity'
import { atLeastLong, atMostLong } from '../validation/text'
import { isEmpty, rowsOf } from './fieldValue'
import type { FieldControl, FieldNode, FieldRules, FormValue } from './formNode'

/**
 * What is wrong with the value of a field, as a problem; nothing is wrong with what cannot be changed.
 *
 * Source: docs/assumptions.md A-321.
 */
export function problemOf(field: FieldNode, value: FormValue): string | undefined {
  if (field.isReadOnly) return undefined
  if (isEmpty(value)) return field.rules.isRequired ? problem('required') : undefined
  const structure = structures[field.control]
  if (structure) return structure(field, value)
  const single = singleSchema(field)
  if (!Array.isArray(value)) return issueOf(single, value)
  const given = (value as readonly FormValue[]).filter((each) => !isEmpty(each))
  return (
    issueOf(howMany(field.rules), given) ?? given.map((each) => issueOf(single, each)).find(Boolean)
  )
}

type Check = (field: FieldNode, value: FormValue) => string | undefined

/** Values that are made of parts. */
const structures: Partial<Record<FieldControl, Check>> = {
  survey: ({ rules, questions }, value) => {
    const answers = Object.values(value as object).filter((answer) => answer !== '')
    return rules.isRequired && answers.length < questions.length ? problem('required') : undefined
  },
  map: ({ entry }, value) => {
    const rows = rowsOf(value)
    const keys = rows.map(({ key }) => key.trim())
    if (keys.includes('')) return problem('required')
    if (new Set(keys).size < keys.length) return problem('keyTwice')
    return entry && rows.map((row) => problemOf(entry.value, row.value)).find(Boolean)
  },
  files: () => undefined,
  kept: () => undefined,
}

function issueOf(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message
}

const formats: Partial<Record<FieldControl, v.GenericSchema<string>>> = {
  email: v.pipe(v.string(), v.email(problem('email'))),
  url: v.pipe(v.string(), v.url(problem('url', { example: 'https://example.com' }))),
}

/** What one value has to be. */
function singleSchema({ control, rules }: FieldNode): v.GenericSchema {
  if (control === 'number') return numberSchema(rules)
  if (control === 'checkbox') return v.boolean()
  const { minLength = 0, maxLength = Infinity, pattern = /(?:)/ } = rules
  return v.pipe(
    formats[control] ?? v.string(),
    atLeastLong(minLength),
    atMostLong(maxLength),
    v.regex(pattern, problem('pattern')),
  )
}

function numberSchema({ min, max, isWhole }: FieldRules): v.GenericSchema {
  const limits = quantity({ min, max })
  return isWhole ? v.pipe(limits, v.integer(problem('wholeNumber'))) : limits
}

function howMany({ leastChosen = 0, mostChosen = Infinity }: FieldRules): v.GenericSchema {
  return v.pipe(
    v.array(v.unknown()),
    v.minLength(leastChosen, problem('tooFewChosen', { min: leastChosen })),
    v.maxLength(mostChosen, problem('tooManyChosen', { max: mostChosen })),
  )
}
