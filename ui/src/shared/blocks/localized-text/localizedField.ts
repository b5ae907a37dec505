import * as v from 'valibot'
import { firstProblem, problem } from '../validation/problem'
import { atMostLong } from '../validation/text'
import { textIn, type LocalizedTexts } from './localizedTexts'

/** One field that is written in every language. */
export interface LocalizedField<Key extends string> {
  key: Key
  label: string
  isMultiline?: boolean
  /** In the default language; elsewhere a text may be missing. */
  isRequired?: boolean
  maxLength: number
  /** The schema of the texts, for instance `displayName`. */
  schema: v.GenericSchema<string>
}

/** Where something is wrong, and what: the message of an issue, see `shared/validation/`. */
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

/** Everything that is wrong, language by language; a form is not saved before this is empty. */
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
