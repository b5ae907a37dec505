import type { CustomTypeOptions } from 'i18next'
import type { ProcessType, SettingsCall } from '../../entities/configuration/api'
import { plain, type Codec, type SettingsNode } from '../../entities/configuration/codec'
import type {
  Effect,
  NumberSetting,
  SettingField,
  Settings,
  SettingValue,
  TextSetting,
} from '../../shared/blocks/settings-form/settingField'
import { initialSettings, isSameSetting } from '../../shared/blocks/settings-form/settingValues'

type Texts = CustomTypeOptions['resources']['configuration']

/** A group of settings: what one call reads and writes. */
export type GroupId = keyof Texts['setting']
export type SectionId = keyof Texts['section']
export type Unit = keyof Texts['unit']
export type Choice = keyof Texts['choice']
export type ConsequenceKey = keyof Texts['consequence']

/** The source of the choices of a setting: the group itself or another call. */
export type Source = 'templates' | 'columns' | ProcessType

/** The declaration of a setting; its label and hint are texts with the key of the setting. */
export interface DeclaredSetting<Key extends string = string> extends Pick<
  SettingField,
  'isRequired' | 'isReadOnly' | 'isShown' | 'check' | 'effect'
> {
  key: Key | `local${string}`
  /** For a setting of this server alone: the key of the common setting that it overrides. */
  localOf?: Key
  kind: SettingField['kind']
  codec?: Codec
  min?: NumberSetting['min']
  max?: NumberSetting['max']
  decimals?: number
  isName?: boolean
  unit?: Unit | undefined
  rule?: TextSetting['rule']
  choices?: readonly Choice[]
  source?: Source
  /** Keys of the texts that the setting has in each language. */
  parts?: readonly Key[]
  /** The default of the product, where it is known. Source: docs/assumptions.md A-641. */
  byDefault?: string | number | boolean
  /** The value that has a consequence, and the text that asks the person to confirm it. */
  asks?: { at: SettingValue; text: ConsequenceKey }
}

/** Keys of a setting that has a common value and a value for this server. */
interface DeclaredLayers<Key extends string> {
  all: Key
  local?: `local${string}`
  /** Key of the value in force, in the node of the server. */
  inForce: string
}

interface DeclaredSection<Key extends string> {
  id: SectionId
  /** When changes of these settings take effect, if that differs from the group. */
  effect?: Effect
  settings: readonly DeclaredSetting<Key>[]
  layers?: readonly DeclaredLayers<Key>[]
}

export interface SettingsGroup<Id extends GroupId = GroupId> {
  id: Id
  call: SettingsCall
  /** Whether the call accepts only the settings of this group: all else that was read is left out of the body. */
  isPart?: boolean
  effect: Effect
  /** True where the product does not say when a change takes effect. */
  isEffectAssumed: boolean
  sections: readonly DeclaredSection<string>[]
}

/** Declares a group. The compiler checks that each setting has a text. */
export function defineGroup<Id extends GroupId>(
  group: Omit<SettingsGroup<Id>, 'sections'> & {
    sections: readonly DeclaredSection<keyof Texts['setting'][Id] & string>[]
  },
): SettingsGroup {
  return group
}

/** The id of a setting in a form, which may hold several groups. */
export const idOf = (group: Pick<SettingsGroup, 'id'>, key: string) => `${group.id}:${key}`

/** The name of a hidden value with the whole node as it was read: a save sends its other members back unchanged. */
const nodeKey = ({ call }: SettingsGroup) => `node:${call.read}`

export const settingsOf = (group: SettingsGroup) =>
  group.sections.flatMap(({ settings }) => settings)

/** When a change of a setting takes effect; undefined for a setting that cannot be changed. */
export function effectOf(group: SettingsGroup, setting: DeclaredSetting): Effect | undefined {
  if (setting.isReadOnly) return undefined
  const section = group.sections.find(({ settings }) => settings.includes(setting))
  return setting.effect ?? section?.effect ?? group.effect
}

const codecOf = ({ key, codec = plain(key) }: DeclaredSetting) => codec

type Nodes = Readonly<Record<string, SettingsNode>>

/** The settings of several groups as the record of one form. */
export function toSettings(groups: readonly SettingsGroup[], nodes: Nodes): Settings {
  const entries = groups.flatMap((group) => {
    const node = nodes[group.call.read] ?? {}
    const values = settingsOf(group).map((setting) => [
      idOf(group, setting.key),
      setting.kind === 'secret' ? '' : codecOf(setting).read(node),
    ])
    return [...values, [nodeKey(group), JSON.stringify(node)]]
  })
  return Object.fromEntries(entries) as Settings
}

/** The body of a group's call: the node as it was read last, with the changed settings. */
export function toBody(group: SettingsGroup, settings: Settings): SettingsNode {
  const text = settings[nodeKey(group)]
  const node = (typeof text === 'string' ? JSON.parse(text) : {}) as SettingsNode
  const own = settingsOf(group).filter(({ isReadOnly }) => isReadOnly !== true)
  const whole = own.reduce((body, setting) => {
    const value = settings[idOf(group, setting.key)]
    return isIn(node, setting, value) ? body : codecOf(setting).write(body, value)
  }, node)
  return group.isPart ? partOf(whole, own) : whole
}

/** Whether the node has the value already. An unset value equals a missing member. */
function isIn(node: SettingsNode, setting: DeclaredSetting, value: SettingValue): boolean {
  const { key, kind } = setting
  const field = { key, kind } as SettingField
  const stored = initialSettings([field], { [key]: codecOf(setting).read(node) })
  return isSameSetting(stored[key], value)
}

function partOf(whole: SettingsNode, settings: readonly DeclaredSetting[]): SettingsNode {
  return Object.fromEntries(
    [...new Set(settings.flatMap(wireKeysOf))].map((key) => [key, whole[key]]),
  )
}

/** The members of the node in which a setting is stored: those that its codec writes into an empty node. */
export const wireKeysOf = (setting: DeclaredSetting) =>
  Object.keys(codecOf(setting).write({}, initialValue(setting)))

function initialValue({ key, kind }: DeclaredSetting): SettingValue {
  return initialSettings([{ key, kind } as SettingField], {})[key]
}

/** The settings that differ between the request and the reply; settings that the reply lacks are left out. */
export function notKept(
  group: SettingsGroup,
  sent: SettingsNode,
  reply: SettingsNode,
): DeclaredSetting[] {
  return settingsOf(group).filter((setting) => {
    const { read } = codecOf(setting)
    const kept = read(reply)
    return (
      setting.kind !== 'secret' &&
      kept !== undefined &&
      hasIt(setting, reply) &&
      JSON.stringify(kept) !== JSON.stringify(read(sent))
    )
  })
}

/** The settings with a known default whose value differs from it. */
export function changedSettings(group: SettingsGroup, node: SettingsNode): DeclaredSetting[] {
  return settingsOf(group).filter(
    (setting) =>
      setting.byDefault !== undefined &&
      hasIt(setting, node) &&
      !isSameSetting(setting.byDefault, codecOf(setting).read(node)),
  )
}

function hasIt(setting: DeclaredSetting, reply: SettingsNode): boolean {
  return wireKeysOf(setting).every((key) => key in reply)
}
