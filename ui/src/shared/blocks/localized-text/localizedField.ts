import * as v from 'valibot'
import { firstProblem, problem } from '../validation/problem'
import { atMostLong } from '../validation/text'
import { textIn, type LocalizedTexts } from './localizedTexts'

/** A field with a text in every language. */
export interface LocalizedField<Key extends string> {
  key: Key
  label: string
  isMultiline?: boolean
  /** Whether a text in the default language is required; in other languages it may be missing. */
  isRequired?: boolean
  maxLength: number
  /** The schema of the texts, for instance `displayName`. */
  schema: v.GenericSchema<string>
}

/** A problem: its field, its language and the message of an issue, see `shared/validation/`. */
export interface LocalizedProblem<Key extends string> {
  key: Key
  locale: string
  message: string
}

/** The error of a text in a language; undefined when it is valid. */
export function problemOf<Key extends string>(
  { isRequired, maxLength, schema }: LocalizedField<Key>,
  text: string,
  isDefault: boolean,
): string | undefined {
  const kept = text.trim()
  if (kept === '') return isRequired && isDefault ? problem('required') : undefined
  return firstProblem(v.pipe(schema, atMostLong(maxLength)), kept)
}

/** All problems, language by language; a form saves only when there are none. */
export function localizedProblems<Key extends string>(
  fields: readonly LocalizedField<Key>[],
  value: LocalizedTexts<Key>,
  locales: readonly string[],
  defaultLocale: string,
): LocalizedProblem<Key>[] {
  return locales.flatMap((locale) =>
    fields.flatMap((field) => {
      const text = textIn(value[field.key], locale)
      const message = problemOf(field, text, locale === defaultLocale)
      return message === undefined ? [] : [{ key: field.key, locale, message }]
    }),
  )
}
