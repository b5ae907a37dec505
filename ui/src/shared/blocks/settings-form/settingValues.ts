import * as v from 'valibot'
import { problem } from '../validation/problem'
import { quantity } from '../validation/quantity'
import { atMostLong, colour, someText } from '../validation/text'
import type {
  ListSetting,
  NumberSetting,
  SettingField,
  Settings,
  SettingValue,
  TextSetting,
} from './settingField'

/** The values in the order of the fields; texts and lists that are not set are empty. */
export function initialSettings(fields: readonly SettingField[], stored: Settings): SettingValue[] {
  return fields.map(({ key, kind }) => stored[key] ?? EMPTY[kind])
}

const EMPTY: Readonly<Record<SettingField['kind'], SettingValue>> = {
  text: '',
  multiline: '',
  number: undefined,
  switch: false,
  select: '',
  radio: '',
  list: [],
  colour: '',
}

/** Texts without the spaces around them, lists without empty rows. */
export function tidied(value: SettingValue): SettingValue {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object') return value
  return value.map((item) => item.trim()).filter((item) => item !== '')
}

export function isSameSetting(before: SettingValue, now: SettingValue): boolean {
  return JSON.stringify(tidied(before)) === JSON.stringify(tidied(now))
}

/** What is sent: all settings, those that have no field as they were. */
export function toSettings(
  fields: readonly SettingField[],
  stored: Settings,
  now: readonly SettingValue[],
): Settings {
  const entered = fields.map(({ key }, index) => [key, tidied(now[index])] as const)
  return { ...stored, ...Object.fromEntries(entered) }
}

/** What one setting has to be. */
export function settingSchema(field: SettingField): v.GenericSchema<SettingValue> {
  switch (field.kind) {
    case 'number':
      return numberSchema(field)
    case 'switch':
      return v.boolean()
    case 'list':
      return listSchema(field)
    case 'colour':
      return field.isRequired ? colour : v.union([v.literal(''), colour], problem('colour'))
    case 'select':
    case 'radio':
      return field.isRequired ? someText : v.string()
    default:
      return textSchema(field)
  }
}

function numberSchema({ min, max, isRequired = false }: NumberSetting) {
  return isRequired ? quantity({ min, max }) : v.optional(quantity({ min, max }))
}

function textSchema({ isRequired, maxLength, rule }: TextSetting): v.GenericSchema<string> {
  return v.pipe(
    isRequired ? someText : v.string(),
    v.transform((text) => text.trim()),
    rule ?? v.string(),
    atMostLong(maxLength ?? Infinity),
  )
}

/** The first row that is wrong. */
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

/** What is wrong with a row; an empty one is none. */
export function problemOfRow(
  rule: v.GenericSchema<string> | undefined,
  row: string,
): string | undefined {
  if (!rule || row.trim() === '') return undefined
  return v.safeParse(rule, row.trim()).issues?.[0].message
}
