import type { ComponentRules, FormComponent } from './formJson'
import type { FieldRules } from './formNode'
import { readMask } from './mask'
import { readMoment, writtenLimits } from './namedMoment'
import type { Translate } from './reading'

/** The rules of a value in the form. */
export function readRules(component: FormComponent, translate: Translate): FieldRules {
  const { validate, maxTags } = component
  const given: ComponentRules = { maxSelectedCount: maxTags ?? '', ...validate }
  const { earliest, latest } = writtenLimits(component)
  return {
    isRequired: given.required ?? false,
    minLength: limitOf(given.minLength),
    maxLength: mostOf(given.maxLength),
    min: limitOf(given.min),
    max: limitOf(given.max),
    isWhole: given.integer ?? false,
    pattern: patternOf(given.pattern),
    mask: readMask(component),
    leastWords: limitOf(given.minWords),
    mostWords: mostOf(given.maxWords),
    earliest: readMoment(earliest),
    latest: readMoment(latest),
    leastChosen: limitOf(given.minSelectedCount),
    mostChosen: limitOf(given.maxSelectedCount),
    message: given.customMessage ? translate(given.customMessage) : undefined,
  }
}

/** Form.io writes limits as numbers, as texts, and empty where there are none. */
export function limitOf(given: number | string | null | undefined): number | undefined {
  return given === undefined || given === null || given === '' ? undefined : Number(given)
}

/** At most nothing is no limit to Form.io. */
export function mostOf(given: number | string | null | undefined): number | undefined {
  const most = limitOf(given)
  return most === 0 ? undefined : most
}

/** Many were written without `u` and break its rules. A pattern that is none rules nothing out. */
function patternOf(pattern: string | undefined): RegExp | undefined {
  if (!pattern) return undefined
  return compiled(pattern, 'u') ?? compiled(pattern, '')
}

function compiled(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, flags)
  } catch {
    return undefined
  }
}
