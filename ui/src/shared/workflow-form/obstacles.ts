import { actionOf } from './action'
import type { FormComponent, FormDocument } from './formJson'
import { isKnown } from './readForm'

/** Why the console cannot show a form. */
export interface Obstacles {
  /** Programs at other addresses, which the policy of the console does not load. */
  hasForeignScripts: boolean
  /** Types of fields that it does not draw, each once. */
  unknownTypes: readonly string[]
}

/** Where Form.io keeps programs, in a component and in its rules. */
const SCRIPTS = ['customConditional', 'calculateValue', 'customDefaultValue', 'logic', 'custom']

/**
 * What of a form the console cannot do; undefined where it can do everything.
 *
 * Source: docs/assumptions.md A-323.
 */
export function obstaclesOf(document: FormDocument): Obstacles | undefined {
  const hasForeignScripts = (document.externalScripts ?? []).length > 0
  const unknown = everyComponent(document.components).filter(isUnknown)
  const unknownTypes = [...new Set(unknown.map(({ type }) => type))]
  const isInTheWay = hasForeignScripts || unknownTypes.length > 0
  return isInTheWay ? { hasForeignScripts, unknownTypes } : undefined
}

/**
 * Whether a form is drawn by its own scripts too, in the sandbox.
 *
 * Source: docs/assumptions.md A-330.
 */
export function hasScripts({ inlinescripts = [], components }: FormDocument): boolean {
  return inlinescripts.length > 0 || everyComponent(components).some(hasScript)
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
    isFilled(conditional, 'json')
  )
}

function isFilled(part: object, name: string): boolean {
  const value: unknown = Reflect.get(part, name)
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** What has no value and is not known is left out: nothing can be entered there. */
function isUnknown(component: FormComponent): boolean {
  return (component.input ?? true) && !isKnown(component)
}
