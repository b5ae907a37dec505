import { useTranslation } from 'react-i18next'
import type { GenericSchema } from 'valibot'
import { useListText } from '../../../i18n/useListText'
import { keyOf, type PickerItem } from '../entity-picker/pickerItem'
import { useContentLocales } from '../localized-text/contentLocales'
import { localizedProblems, type LocalizedField } from '../localized-text/localizedField'
import { trimmed, type LocalizedText, type LocalizedTexts } from '../localized-text/localizedTexts'
import { firstProblem, problem } from '../validation/problem'
import { startOfDay } from '../values/day'
import { useDateFormat } from '../values/useDateFormat'
import { listParts } from './listParts'
import { localizedParts } from './localizedParts'
import type { RecordField } from './recordField'

const NOTHING = {}

type Words<Value> = Pick<RecordField<Value>, 'label' | 'hint' | 'isRequired' | 'isReadOnly'>

interface TextWords extends Words<string> {
  /** The schema of a text that is not empty. */
  schema?: GenericSchema<string>
}

interface ChoiceWords<Id extends string, Value = readonly Id[]> extends Words<Value> {
  textOf: (id: Id) => string
}

interface DayWords<Values> extends Words<string> {
  /** The first valid day, `2027-03-31`; undefined or `''` if all days are valid. */
  notBefore?: (values: Values) => string | undefined
}

interface LocalizedWords<Key extends string> extends Words<LocalizedTexts<Key>> {
  fields: readonly LocalizedField<Key>[]
}

/** The usual kinds of fields of a record. */
export function useFieldKinds() {
  const { t } = useTranslation('forms')
  const listText = useListText()
  const dates = useDateFormat()
  const content = useContentLocales(NOTHING)
  const locales = content.locales.map(({ locale }) => locale)
  const itemsField = (words: Words<readonly PickerItem[]>): RecordField<readonly PickerItem[]> => ({
    ...words,
    problemOf: (items) => problemOfList(words, items),
    isSame: (one, other) => isSameSet(one.map(keyOf), other.map(keyOf)),
    text: (items) => listText(items.map(({ name }) => name)),
  })
  return {
    /** Spaces around the text are ignored in comparisons and not sent. */
    text: (words: TextWords): RecordField<string> => ({
      ...words,
      problemOf: (text) => problemOfText(words, text.trim()),
      tidied: (text) => text.trim(),
      isSame: (one, other) => one.trim() === other.trim(),
      text: (value) => value,
    }),

    /** On or off. */
    flag: (words: Words<boolean>): RecordField<boolean> => ({
      ...words,
      isSame: Object.is,
      text: (value) => (value ? t('on') : t('off')),
    }),

    /** `2027-03-31`, or `''` for none; shown by `DayField`. */
    day: <Values = object>({
      notBefore,
      ...words
    }: DayWords<Values>): RecordField<string, Values> => ({
      ...words,
      problemOf: (day, values) => problemOfDay(words, day, notBefore?.(values)),
      isSame: Object.is,
      text: (day) => (day === '' ? '' : dates.day(startOfDay(day))),
    }),

    /** One of a few options; it always has a value. */
    choice: <Id extends string>({ textOf, ...words }: ChoiceWords<Id, Id>): RecordField<Id> => ({
      ...words,
      isSame: Object.is,
      text: textOf,
    }),

    /** One or several of a few options. */
    choices: <Id extends string>({
      textOf,
      ...words
    }: ChoiceWords<Id>): RecordField<readonly Id[]> => ({
      ...words,
      problemOf: (ids) => problemOfList(words, ids),
      isSame: isSameSet,
      text: (ids) => listText(ids.map(textOf)),
      parts: listParts((id) => id),
    }),

    /** The only item of an entity picker. */
    item: itemsField,

    /** The items of an entity picker. */
    items: (words: Words<readonly PickerItem[]>): RecordField<readonly PickerItem[]> => ({
      ...itemsField(words),
      parts: listParts<PickerItem>(keyOf),
    }),

    /** Names and descriptions in every language. */
    localized: <Key extends string>({
      fields,
      ...words
    }: LocalizedWords<Key>): RecordField<LocalizedTexts<Key>> => {
      const keys = fields.map(({ key }) => key)
      return {
        ...words,
        problemOf: (texts) =>
          localizedProblems(fields, texts, locales, content.defaultLocale)[0]?.message,
        isSame: (one, other) =>
          keys.every((key) => isSameSet(spoken(one[key]), spoken(other[key]))),
        text: (texts) => listText(keys.flatMap((key) => texts[key].map(({ text }) => text))),
        parts: localizedParts(keys),
      }
    },
  }
}

function problemOfText({ isRequired, schema }: TextWords, text: string): string | undefined {
  if (text === '') return isRequired ? problem('required') : undefined
  return schema && firstProblem(schema, text)
}

function problemOfDay({ isRequired }: Words<string>, day: string, first = '') {
  if (day === '') return isRequired ? problem('required') : undefined
  return day < first ? problem('tooEarly', { date: first }) : undefined
}

function problemOfList({ isRequired }: Words<never>, list: readonly unknown[]): string | undefined {
  return isRequired && list.length === 0 ? problem('required') : undefined
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify([...one].sort()) === JSON.stringify([...other].sort())
}

function spoken(texts: readonly LocalizedText[]): string[] {
  return trimmed(texts).map(({ locale, text }) => `${locale} ${text}`)
}
