import * as v from 'valibot'
import { problem } from '../validation/problem'
import { quantity } from '../validation/quantity'
import { atLeastLong, atLeastWords, atMostLong, atMostWords } from '../validation/text'
import { isEmpty, rowsOf } from './fieldValue'
import type { FieldControl, FieldNode, FieldRules, FormValue, GridNode } from './formNode'
import type { Mask } from './mask'
import { limitsNow, localValue } from './namedMoment'

/**
 * The first problem of the value of a field; a read-only field has none.
 *
 * Source: docs/assumptions.md A-321.
 */
export function problemOf(field: FieldNode, value: FormValue): string | undefined {
  if (field.isReadOnly) return undefined
  if (isEmpty(value)) return field.rules.isRequired ? problem('required') : undefined
  const structure = structures[field.control]
  if (structure) return structure(field, value)
  const single = singleSchema(field)
  const wrong = (one: FormValue) => issueOf(single, one) ?? timeProblem(field, one)
  if (!Array.isArray(value)) return wrong(value)
  const given = (value as readonly FormValue[]).filter((each) => !isEmpty(each))
  return issueOf(howMany(field.rules), given) ?? given.map(wrong).find(Boolean)
}

/** The error when a grid has too few or too many rows. */
export function rowsProblem(grid: GridNode, rows: number): string | undefined {
  const { isReadOnly, isRequired, leastRows, mostRows } = grid
  if (isReadOnly) return undefined
  if (isRequired && rows === 0) return problem('required')
  if (rows < leastRows) return problem('tooFewRows', { min: leastRows })
  return rows > mostRows ? problem('tooManyRows', { max: mostRows }) : undefined
}

type Check = (field: FieldNode, value: FormValue) => string | undefined

/** Checks of values that are structures. */
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

/** The schema of one value. */
function singleSchema(field: FieldNode): v.GenericSchema {
  const { control, rules } = field
  if (control === 'number') return numberSchema(rules)
  if (control === 'checkbox') return v.boolean()
  return textSchema(control, rules)
}

const ANY = /(?:)/
const NO_MASK = { pattern: ANY, example: '' }

function textSchema(control: FieldControl, rules: FieldRules): v.GenericSchema {
  const { minLength = 0, maxLength = Infinity, leastWords = 0, mostWords = Infinity } = rules
  const { pattern = ANY, mask } = rules
  return v.pipe(
    formats[control] ?? v.string(),
    atLeastLong(minLength),
    atMostLong(maxLength),
    atLeastWords(leastWords),
    atMostWords(mostWords),
    v.regex(pattern, problem('pattern')),
    asMasked(mask),
  )
}

function asMasked({ pattern, example }: Pick<Mask, 'pattern' | 'example'> = NO_MASK) {
  return v.regex(pattern, problem('mask', { example }))
}

/** The problem of a date before or after the limits of the field. */
function timeProblem(field: FieldNode, value: FormValue): string | undefined {
  const { min, max } = limitsNow(field)
  const at = localValue(field, value)
  if (at === undefined) return undefined
  if (min !== undefined && at < min) return problem('tooEarly', { date: min })
  return max !== undefined && at > max ? problem('tooLate', { date: max }) : undefined
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
