import { get } from 'react-hook-form'
import type { ComponentCondition } from './formJson'
import type { FormNode, FormValues } from './formNode'

interface Test {
  name: string
  operator: string
  value: string
}

/** The condition of a node: whether it is visible. */
export interface Condition {
  /** Whether the node is visible when the tests pass, or when they fail. */
  isShown: boolean
  needsAll: boolean
  tests: readonly Test[]
}

type Verdict = (given: readonly string[], wanted: string) => boolean

const within = (given: readonly string[], wanted: string) => given.includes(wanted)
const compared =
  (verdict: (difference: number) => boolean): Verdict =>
  ([given = ''], wanted) =>
    given !== '' && verdict(Number(given) - Number(wanted))

/** The operators by their names in Form.io. */
const verdicts: Readonly<Record<string, Verdict>> = {
  isEqual: within,
  isNotEqual: (given, wanted) => !within(given, wanted),
  includes: (given, wanted) => given.some((text) => text.includes(wanted)),
  notIncludes: (given, wanted) => !given.some((text) => text.includes(wanted)),
  startsWith: (given, wanted) => given.some((text) => text.startsWith(wanted)),
  endsWith: (given, wanted) => given.some((text) => text.endsWith(wanted)),
  isEmpty: (given) => given.length === 0,
  isNotEmpty: (given) => given.length > 0,
  lessThan: compared((difference) => difference < 0),
  greaterThan: compared((difference) => difference > 0),
  lessThanOrEqual: compared((difference) => difference <= 0),
  greaterThanOrEqual: compared((difference) => difference >= 0),
}

export function readCondition(
  given: ComponentCondition | undefined,
  placeOf: (name: string) => string,
): Condition | undefined {
  if (!given) return undefined
  const tests = testsOf(given).map((test) => ({ ...test, name: placeOf(test.name) }))
  if (tests.length === 0) return undefined
  return {
    isShown: String(given.show ?? true) !== 'false',
    needsAll: given.conjunction !== 'any',
    tests,
  }
}

function testsOf({ when, eq, conditions = [] }: ComponentCondition): Test[] {
  if (when) return [{ name: when, operator: 'isEqual', value: textOf(eq) }]
  return conditions.flatMap(({ component, operator = 'isEqual', value }) =>
    component && operator in verdicts ? [{ name: component, operator, value: textOf(value) }] : [],
  )
}

export function isShown({ condition }: Pick<FormNode, 'condition'>, values: FormValues): boolean {
  if (!condition) return true
  const passes = ({ name, operator, value }: Test) =>
    verdicts[operator]?.(givenTexts(get(values, name)), value) ?? true
  const { tests, needsAll } = condition
  return (needsAll ? tests.every(passes) : tests.some(passes)) === condition.isShown
}

/** The values as texts, without empty ones. */
function givenTexts(value: unknown): string[] {
  const given: unknown[] = Array.isArray(value) ? value : [value]
  return given.map(textOf).filter((text) => text !== '')
}

function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value : ''
}
