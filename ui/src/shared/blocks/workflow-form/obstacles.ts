import { actionOf } from './action'
import type { FormComponent, FormDocument } from './formJson'
import { isProgrammedText } from './insertion'
import { isInvolved } from './mask'
import { readMoment, writtenLimits } from './namedMoment'
import { isKnown } from './readForm'
import { scriptText } from './scriptText'

/** Why the console cannot show a form. */
export interface Obstacles {
  /** Origins of its scripts that the operator has not allowed. */
  foreignOrigins: readonly string[]
  /** Types of fields that the console does not know, without duplicates. */
  unknownTypes: readonly string[]
}

/** Properties of a component and of its rules that can hold a script. */
const SCRIPTS = ['customConditional', 'calculateValue', 'customDefaultValue', 'logic', 'custom']

/**
 * The parts of a form that the console does not support; undefined when it supports all.
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

/** The origin of a script; a text that is no address is returned unchanged. */
function originOf(script: unknown): string {
  const address = scriptText(script) ?? JSON.stringify(script)
  return URL.canParse(address) ? new URL(address).origin : address
}

/**
 * Whether a form has scripts, so that it is drawn in the sandbox.
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

/** The child components; the panes of `tabs` have no type of their own. */
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

/** Whether only the renderer supports its mask, its text or its limits. */
function needsRenderer(component: FormComponent): boolean {
  const limits = Object.values(writtenLimits(component))
  return isInvolved(component) || isProgrammedText(component) || limits.some(isComputed)
}

/** Whether a date limit is neither a date nor relative to now. */
function isComputed(moment: string): boolean {
  return moment !== '' && readMoment(moment) === undefined
}

function isFilled(part: object, name: string): boolean {
  const value: unknown = Reflect.get(part, name)
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/**
 * Whether its type is unknown; a component without a value is ignored, because nothing can be
 * entered there.
 */
function isUnknown(component: FormComponent): boolean {
  return (component.input ?? true) && !isKnown(component)
}
