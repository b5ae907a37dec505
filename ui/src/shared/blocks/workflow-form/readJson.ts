import { readTemplate } from './fieldSource'
import type { ComponentChoice, FormComponent } from './formJson'

/** The default template of Form.io. */
const USUAL = '<span>{{ item.label }}</span>'

/**
 * The options of a `select` from JSON inside the form: texts, or objects with a property for the
 * value and properties to show.
 * Undefined when a value would be a whole object, or when the template shows more than properties.
 */
export function readJsonChoices(component: FormComponent): ComponentChoice[] | undefined {
  const { data, selectValues = '', valueProperty = '', template = USUAL } = component
  const shown = readTemplate(template)
  const choices = itemsOf(data?.json, selectValues)?.map((item) => {
    const value = textAt(item, valueProperty)
    const label = isText(item) ? String(item) : wordsOf(item, shown)
    return { value, label }
  })
  return choices?.every(isComplete) ? choices : undefined
}

/**
 * The list in the JSON, which Form.io stores as text or parsed; `selectValues` is the path of the
 * list.
 */
function itemsOf(json: unknown, path: string): unknown[] | undefined {
  const found = partAt(parsed(json), path)
  return Array.isArray(found) ? found : undefined
}

function parsed(json: unknown): unknown {
  if (typeof json !== 'string') return json
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined
  }
}

function wordsOf(item: unknown, shown: readonly string[]): string {
  return shown.map((path) => textAt(item, path)).join(' ')
}

function textAt(item: unknown, path: string): string {
  const part = partAt(item, path)
  return isText(part) ? String(part) : ''
}

function partAt(thing: unknown, path: string): unknown {
  const names = path.split('.').filter((name) => name !== '')
  return names.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
    thing,
  )
}

function isText(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function isComplete({ value, label }: ComponentChoice): boolean {
  return value !== '' && label !== ''
}
