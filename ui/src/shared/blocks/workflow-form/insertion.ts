import { get } from 'react-hook-form'
import { shownWords } from './fieldValue'
import type { FormComponent } from './formJson'
import type { FormValue, FormValues } from './formNode'

/** A placeholder, `{{ data.cur }}`, or `{{{ data.cur }}}`, which Form.io does not escape. */
const EXPRESSION = /\{\{\{?(.*?)\}?\}\}/gs

/** `data.cur`, `row.name`, `data.rows[0].name` */
const PLAIN = /^\s*(?:submission\.)?(data|row)\.([\w-]+(?:\.[\w-]+|\[\d+\])*)\s*$/

/**
 * Whether the texts of a component have more than plain placeholders for values.
 *
 * Source: docs/assumptions.md A-436.
 */
export function isProgrammedText({ type, html, content }: FormComponent): boolean {
  if (type !== 'content' && type !== 'htmlelement') return false
  return [html, content].some(
    (text = '') =>
      text.includes('{%') ||
      [...text.matchAll(EXPRESSION)].some(([, inner = '']) => !PLAIN.test(inner)),
  )
}

/**
 * Replaces the placeholders in a text with values.
 *
 * @param path - the path of `row` among the values: `travellers.0.`
 */
export function withValues(text: string, path: string, valueAt: (place: string) => string): string {
  return text.replaceAll(EXPRESSION, (_all, inner: string) => {
    const [, whole, place = ''] = PLAIN.exec(inner) ?? []
    return valueAt(whole === 'row' ? path + place : place)
  })
}

/** The display text of the value at a path. */
export function wordsAt(place: string, values: FormValues): string {
  const value = get<FormValues, FormValue>(values, place)
  const all = Array.isArray(value) ? (value as readonly FormValue[]) : [value]
  return all.map((each) => shownWords(each, [])).join(', ')
}
