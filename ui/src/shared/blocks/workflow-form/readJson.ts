import { readTemplate } from './fieldSource'
import type { ComponentChoice, FormComponent } from './formJson'

/** What Form.io shows of a thing where the form does not say. */
const USUAL = '<span>{{ item.label }}</span>'

/**
 * What a `select` offers from JSON that stands in the form: texts, or things of which it names the value and what is shown.
 * Undefined where a value would be a whole thing, or what is shown more than parts of it.
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

/** Form.io keeps it as it was typed, or read; `selectValues` leads to the list in it. */
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
