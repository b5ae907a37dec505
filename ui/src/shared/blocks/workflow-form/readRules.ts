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

/** Reads a limit, which Form.io writes as a number or a text; an empty one means no limit. */
export function limitOf(given: number | string | null | undefined): number | undefined {
  return given === undefined || given === null || given === '' ? undefined : Number(given)
}

/** Reads an upper limit; for Form.io 0 means no limit. */
export function mostOf(given: number | string | null | undefined): number | undefined {
  const most = limitOf(given)
  return most === 0 ? undefined : most
}

/**
 * Compiles a pattern; many are invalid with the flag `u`, and an invalid pattern accepts all
 * values.
 */
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
