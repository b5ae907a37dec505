import { get } from 'react-hook-form'
import { shownWords } from './fieldValue'
import type { FormComponent } from './formJson'
import type { FormValue, FormValues } from './formNode'

/** `{{ data.cur }}`, and what Form.io writes as text, `{{{ data.cur }}}`. */
const EXPRESSION = /\{\{\{?(.*?)\}?\}\}/gs

/** `data.cur`, `row.name`, `data.rows[0].name` */
const PLAIN = /^\s*(?:submission\.)?(data|row)\.([\w-]+(?:\.[\w-]+|\[\d+\])*)\s*$/

/**
 * Whether the words of a form need more than values that stand in it by their names.
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
 * Words of a form, with what stands for the values that they name.
 *
 * @param path - where `row` is among the values: `travellers.0.`
 */
export function withValues(text: string, path: string, valueAt: (place: string) => string): string {
  return text.replaceAll(EXPRESSION, (_all, inner: string) => {
    const [, whole, place = ''] = PLAIN.exec(inner) ?? []
    return valueAt(whole === 'row' ? path + place : place)
  })
}

/** What a form holds at a place, in words. */
export function wordsAt(place: string, values: FormValues): string {
  const value = get<FormValues, FormValue>(values, place)
  const all = Array.isArray(value) ? (value as readonly FormValue[]) : [value]
  return all.map((each) => shownWords(each, [])).join(', ')
}
