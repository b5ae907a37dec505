import type { ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { Option } from '../../ui/options'
import type { Limits } from '../validation/quantity'

/** Undefined is a number that is not set. */
export type SettingValue = string | number | boolean | readonly string[] | undefined

/** Settings by key. */
export type Settings = Readonly<Record<string, SettingValue>>

interface Described {
  key: string
  label: string
  hint?: string
  isRequired?: boolean
  isReadOnly?: boolean
}

/** One line or several. */
export interface TextSetting extends Described {
  kind: 'text' | 'multiline'
  type?: 'email' | 'tel' | 'url'
  maxLength?: number
  /** What the text has to be, `filePath`. */
  rule?: GenericSchema<string>
}

/** A whole number with its unit. */
export interface NumberSetting extends Described, Limits {
  kind: 'number'
  unit?: string
}

/** On or off. */
export interface SwitchSetting extends Described {
  kind: 'switch'
}

/** One of a list, all in view as `radio`. */
export interface ChoiceSetting extends Described {
  kind: 'select' | 'radio'
  options: readonly Option[]
}

/** Several texts. */
export interface ListSetting extends Described {
  kind: 'list'
  rule?: GenericSchema<string>
}

/** A colour; where it cannot be read with another colour of the page, that is said. */
export interface ColourSetting extends Described {
  kind: 'colour'
  /** The setting of the colour that it is text on, and what that is when it is not set. */
  ground?: { key: string; unset: string }
  /** The setting of the colour of the text on it. */
  text?: string
}

/** A setting and how it is entered. */
export type SettingField =
  TextSetting | NumberSetting | SwitchSetting | ChoiceSetting | ListSetting | ColourSetting

/** Settings that belong together under a title. */
export interface SettingSection {
  id: string
  title: string
  fields: readonly SettingField[]
  /** What comes of what is entered, below the fields. */
  preview?: (entered: Settings) => ReactNode
}
