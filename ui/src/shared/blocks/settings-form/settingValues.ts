import * as v from 'valibot'
import type { PickerItem } from '../entity-picker/pickerItem'
import { trimmed, type LocalizedText } from '../localized-text/localizedTexts'
import { firstProblem, problem } from '../validation/problem'
import { quantity } from '../validation/quantity'
import { atMostLong, colour, someText } from '../validation/text'
import type {
  ChoiceSetting,
  ListSetting,
  NumberSetting,
  Phrases,
  PictureValue,
  SettingField,
  Settings,
  SettingValue,
  TextSetting,
} from './settingField'

/**
 * The stored settings. Texts and lists that are not set become empty; settings without a field stay
 * as they are.
 */
export function initialSettings(fields: readonly SettingField[], stored: Settings): Settings {
  const values = fields.map(({ key, kind }) => [key, stored[key] ?? EMPTY[kind]] as const)
  return { ...stored, ...Object.fromEntries(values) }
}

const EMPTY: Readonly<Record<SettingField['kind'], SettingValue>> = {
  text: '',
  multiline: '',
  secret: '',
  number: undefined,
  switch: false,
  select: '',
  radio: '',
  list: [],
  ordered: [],
  phrases: {},
  items: [],
  picture: { data: '', fileName: '' },
  colour: '',
}

/** Removes spaces around texts, and empty rows of lists. */
export function tidied(value: SettingValue): SettingValue {
  if (typeof value === 'string') return value.trim()
  if (isTexts(value)) return value.map((item) => item.trim()).filter((item) => item !== '')
  return isPhrases(value) ? mapPhrases(value, trimmed) : value
}

export function isSameSetting(before: SettingValue, now: SettingValue): boolean {
  return JSON.stringify(comparable(before)) === JSON.stringify(comparable(now))
}

/** The order of the languages does not matter. */
function comparable(value: SettingValue) {
  const tidy = tidied(value)
  return isPhrases(tidy) ? mapPhrases(tidy, spoken) : tidy
}

const spoken = (texts: readonly LocalizedText[]) =>
  texts.map(({ locale, text }) => `${locale} ${text}`).sort()

function mapPhrases<Made>(phrases: Phrases, make: (texts: readonly LocalizedText[]) => Made) {
  return Object.fromEntries(Object.entries(phrases).map(([key, texts]) => [key, make(texts)]))
}

export function isTexts(value: SettingValue): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

export function isItems(value: SettingValue): value is readonly PickerItem[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object')
}

export function isPhrases(value: SettingValue): value is Phrases {
  return typeof value === 'object' && !Array.isArray(value) && !isPicture(value)
}

export function isPicture(value: SettingValue): value is PictureValue {
  return typeof value === 'object' && 'fileName' in value
}

/** The schema of one setting. */
export function settingSchema(field: SettingField): v.GenericSchema<SettingValue> {
  switch (field.kind) {
    case 'number':
      return numberSchema(field)
    case 'switch':
      return v.boolean()
    case 'list':
      return listSchema(field)
    case 'ordered':
    case 'items':
    case 'phrases':
    case 'picture':
      return v.pipe(v.any(), v.check(isFilled(field), problem('required')))
    default:
      return wordSchema(field)
  }
}

type WordSetting =
  Extract<SettingField, { kind: 'colour' | 'secret' }> | ChoiceSetting | TextSetting

/** Settings whose value is one text. */
function wordSchema(field: WordSetting): v.GenericSchema<SettingValue> {
  switch (field.kind) {
    case 'colour':
      return field.isRequired ? colour : v.union([v.literal(''), colour], problem('colour'))
    case 'multiline':
    case 'text':
      return textSchema(field)
    default:
      return field.isRequired ? someText : v.string()
  }
}

function numberSchema({ min, max, isRequired = false }: NumberSetting) {
  return isRequired ? quantity({ min, max }) : v.optional(quantity({ min, max }))
}

function isFilled({ isRequired = false }: SettingField) {
  return (value: SettingValue) => {
    if (!isRequired) return true
    if (isPicture(value)) return value.data !== ''
    return isPhrases(value) ? Object.values(value).every(isNotEmpty) : isNotEmpty(value)
  }
}

const isNotEmpty = (value: unknown) => Array.isArray(value) && value.length > 0

function textSchema({ isRequired, maxLength, rule }: TextSetting): v.GenericSchema<string> {
  return v.pipe(
    isRequired ? someText : v.string(),
    v.transform((text) => text.trim()),
    rule ?? v.string(),
    atMostLong(maxLength ?? Infinity),
  )
}

/** The schema of a list; its error is that of the first row with a problem. */
function listSchema({ isRequired = false, rule = v.string() }: ListSetting) {
  return v.pipe(
    v.array(v.string()),
    v.check((rows) => !isRequired || rows.some((row) => row.trim() !== ''), problem('required')),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const message = dataset.value.map((row) => problemOfRow(rule, row)).find(Boolean)
      if (message !== undefined) addIssue({ message })
    }),
  )
}

/** The problem of a row; an empty row has none. */
export function problemOfRow(
  rule: v.GenericSchema<string> | undefined,
  row: string,
): string | undefined {
  return rule && row.trim() !== '' ? firstProblem(rule, row.trim()) : undefined
}
