import type { ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { Option } from '../../ui/options'
import type { PickerItem } from '../entity-picker/pickerItem'
import type { PickerTab } from '../entity-picker/pickerTab'
import type { LocalizedTexts } from '../localized-text/localizedTexts'
import type { Limits } from '../validation/quantity'

/** Texts by key, each in several languages. */
export type Phrases = LocalizedTexts<string>

/** A picture and the name of its file; both are empty where there is none. */
export interface PictureValue {
  /** `data:image/png;base64,…` */
  data: string
  fileName: string
}

/** The value of a setting; undefined is a number that is not set. */
export type SettingValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly PickerItem[]
  | Phrases
  | PictureValue
  | undefined

/** Settings by key. */
export type Settings = Readonly<Record<string, SettingValue>>

/**
 * When a change takes effect: at once, after a reload of the page, after a restart of the server,
 * or with the next run of a service.
 */
export type Effect = 'now' | 'reload' | 'restart' | 'run'

interface Described {
  key: string
  label: string
  hint?: string | undefined
  isRequired?: boolean
  isReadOnly?: boolean
  effect?: Effect
  /** Whether the field is visible; a hidden field keeps its value, which may be invalid. */
  isShown?: (entered: Settings) => boolean
  /** Checks the value together with other settings; returns a message of `validation/problem.ts`. */
  check?: (value: SettingValue, entered: Settings) => string | undefined
  /** The consequence of a new value, which the person has to confirm before it is saved. */
  consequence?: (value: SettingValue) => string | undefined
  /** The name of the setting in faults of the server. */
  wireName?: string
  /** Defaults of the product; each has a button. */
  defaults?: readonly { text: string; value: SettingValue }[]
}

/** A text of one line or of several lines. */
export interface TextSetting extends Described {
  kind: 'text' | 'multiline'
  type?: 'email' | 'tel' | 'url'
  maxLength?: number
  /** The schema of the text, `filePath`. */
  rule?: GenericSchema<string>
}

/** A value that is written and never read: it is sent only if the person typed it. */
export interface SecretSetting extends Described {
  kind: 'secret'
}

/** A number with its unit; without `decimals` a whole number. */
export interface NumberSetting extends Described, Limits {
  kind: 'number'
  unit?: string | undefined
  decimals?: number
  /** Whether the number is a name and not a quantity, such as a port. */
  isName?: boolean
}

/** On or off. */
export interface SwitchSetting extends Described {
  kind: 'switch'
}

/** One of a list of options; `radio` shows all of them. */
export interface ChoiceSetting extends Described {
  kind: 'select' | 'radio'
  options: readonly Option[]
}

/** Several texts. */
export interface ListSetting extends Described {
  kind: 'list'
  rule?: GenericSchema<string>
}

/** Some of the options, in an order that the person chooses. */
export interface OrderedSetting extends Described {
  kind: 'ordered'
  options: readonly Option[]
}

/** A few texts in each language. */
export interface PhrasesSetting extends Described {
  kind: 'phrases'
  texts: readonly {
    key: string
    label: string
    /** The schema of a text; by default that of a description. */
    schema?: GenericSchema<string>
  }[]
}

/** A setting with the items of an entity picker; the order counts. */
export interface ItemsSetting extends Described {
  kind: 'items'
  tabs: readonly [PickerTab, ...PickerTab[]]
}

/** A picture from a file. */
export interface PictureSetting extends Described {
  kind: 'picture'
}

/** A color; a warning appears if text is unreadable with it. */
export interface ColourSetting extends Described {
  kind: 'colour'
  /**
   * For the color of a text: the setting with the color of its ground, and that color if it is not
   * set.
   */
  ground?: { key: string; unset: string }
  /** For the color of a ground: the setting with the color of the text on it. */
  text?: string
}

/** A setting and its control. */
export type SettingField =
  | TextSetting
  | SecretSetting
  | NumberSetting
  | SwitchSetting
  | ChoiceSetting
  | ListSetting
  | OrderedSetting
  | PhrasesSetting
  | ItemsSetting
  | PictureSetting
  | ColourSetting

/** The keys of the fields of one setting that each server of a cluster can override. */
export interface SettingLayers {
  key: string
  label: string
  hint?: string | undefined
  /** The value for all servers. */
  all: string
  /** The value for this server only. */
  local?: string | undefined
  /** The value that is in force now, as a text. */
  inForce: string
}

/** Settings that belong together under a title. */
export interface SettingSection {
  id: string
  title: string
  fields: readonly SettingField[]
  /** Shows the fields in columns: for all servers, for this server, in force. */
  layers?: readonly SettingLayers[]
  /** Whether the product does not say when a change takes effect. */
  isEffectAssumed?: boolean
  /** Buttons beside the title. */
  actions?: ReactNode
  /** A preview of the entered values, below the fields. */
  preview?: (entered: Settings) => ReactNode
}

/** Whether a field is visible. */
export function isInView({ isShown }: SettingField, entered: Settings): boolean {
  return isShown?.(entered) ?? true
}
