import { actionOf } from './action'
import type { FormComponent, FormDocument } from './formJson'
import { isProgrammedText } from './insertion'
import { isInvolved } from './mask'
import { readMoment, writtenLimits } from './namedMoment'
import { isKnown } from './readForm'
import { scriptText } from './scriptText'

/** Why the console cannot show a form. */
export interface Obstacles {
  /** From where its scripts come that the operator did not name. */
  foreignOrigins: readonly string[]
  /** Types of fields that it does not draw, each once. */
  unknownTypes: readonly string[]
}

/** Where Form.io keeps programs, in a component and in its rules. */
const SCRIPTS = ['customConditional', 'calculateValue', 'customDefaultValue', 'logic', 'custom']

/**
 * What of a form the console cannot do; undefined where it can do everything.
 *
 * @param allowed - origins from which forms may load scripts.
 *
 * Source: docs/assumptions.md A-323.
 */
export function obstaclesOf(
  document: FormDocument,
  allowed: readonly string[],
): Obstacles | undefined {
  const origins = (document.externalScripts ?? []).map((each) => originOf(each))
  const foreignOrigins = [...new Set(origins.filter((each) => !allowed.includes(each)))]
  const unknown = everyComponent(document.components).filter(isUnknown)
  const unknownTypes = [...new Set(unknown.map(({ type }) => type))]
  const isInTheWay = foreignOrigins.length > 0 || unknownTypes.length > 0
  return isInTheWay ? { foreignOrigins, unknownTypes } : undefined
}

/** What is no address stands for itself. */
function originOf(script: unknown): string {
  const address = scriptText(script) ?? JSON.stringify(script)
  return URL.canParse(address) ? new URL(address).origin : address
}

/**
 * Whether a form is drawn by its own scripts too, in the sandbox.
 *
 * Source: docs/assumptions.md A-330.
 */
export function hasScripts({
  inlinescripts = [],
  externalScripts = [],
  components,
}: FormDocument): boolean {
  const isProgrammed = inlinescripts.length + externalScripts.length > 0
  return isProgrammed || everyComponent(components).some(hasScript)
}

function everyComponent(components: readonly FormComponent[] = []): FormComponent[] {
  return components.flatMap((component) => [component, ...everyComponent(childrenOf(component))])
}

/** The parts of `tabs` have no type of their own. */
function childrenOf(component: FormComponent): FormComponent[] {
  const { type, components = [], columns = [], rows, valueComponent } = component
  if (valueComponent) return [valueComponent]
  if (type === 'tabs') return components.flatMap((tab) => tab.components ?? [])
  const cells = Array.isArray(rows) ? (rows as FormComponent[][]).flat() : []
  return [...components, ...[...columns, ...cells].flatMap((part) => part.components ?? [])]
}

function hasScript(component: FormComponent): boolean {
  const { action, dataSrc, validate = {}, conditional = {} } = component
  const isRun = action === 'custom' && actionOf(component) === undefined
  const scripts = action === 'custom' ? SCRIPTS.filter((name) => name !== 'custom') : SCRIPTS
  return (
    isRun ||
    dataSrc === 'custom' ||
    [component, validate].some((part) => scripts.some((name) => isFilled(part, name))) ||
    isFilled(conditional, 'json') ||
    needsRenderer(component)
  )
}

/** Has what the console reads only where it is plain. */
function needsRenderer(component: FormComponent): boolean {
  const limits = Object.values(writtenLimits(component))
  return isInvolved(component) || isProgrammedText(component) || limits.some(isComputed)
}

/** A moment that is not one, nor counted from now. */
function isComputed(moment: string): boolean {
  return moment !== '' && readMoment(moment) === undefined
}

function isFilled(part: object, name: string): boolean {
  const value: unknown = Reflect.get(part, name)
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** What has no value and is not known is left out: nothing can be entered there. */
function isUnknown(component: FormComponent): boolean {
  return (component.input ?? true) && !isKnown(component)
}
