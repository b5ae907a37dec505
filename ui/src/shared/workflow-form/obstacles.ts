import type { FormComponent, FormDocument } from './formJson'
import { isKnownType } from './readForm'

/** Why the console cannot show a form. */
export interface Obstacles {
  needsScripts: boolean
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
  const components = everyComponent(document.components)
  const { inlinescripts = [], externalScripts = [] } = document
  const needsScripts =
    inlinescripts.length + externalScripts.length > 0 || components.some(hasScript)
  const unknown = components.filter(isUnknown).map(({ type }) => type)
  const unknownTypes = [...new Set(unknown)]
  return needsScripts || unknownTypes.length > 0 ? { needsScripts, unknownTypes } : undefined
}

function everyComponent(components: readonly FormComponent[] = []): FormComponent[] {
  return components.flatMap((component) => [component, ...everyComponent(childrenOf(component))])
}

/** The parts of `tabs` have no type of their own. */
function childrenOf({ type, components = [], columns = [], rows }: FormComponent): FormComponent[] {
  if (type === 'tabs') return components.flatMap((tab) => tab.components ?? [])
  const cells = Array.isArray(rows) ? (rows as FormComponent[][]).flat() : []
  return [...components, ...[...columns, ...cells].flatMap((part) => part.components ?? [])]
}

function hasScript(component: FormComponent): boolean {
  const { validate = {}, conditional = {} } = component
  return (
    [component, validate].some((part) => SCRIPTS.some((name) => isFilled(part, name))) ||
    isFilled(conditional, 'json') ||
    component.action === 'custom'
  )
}

function isFilled(part: object, name: string): boolean {
  const value: unknown = Reflect.get(part, name)
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** What has no value and is not known is left out: nothing can be entered there. */
function isUnknown({ type, input = true, dataSrc = 'values' }: FormComponent): boolean {
  return (input && !isKnownType(type)) || (type === 'select' && dataSrc !== 'values')
}
