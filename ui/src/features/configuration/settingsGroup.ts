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

/** A setting as a group declares it; its words are the texts of its key. */
export interface DeclaredSetting<Key extends string = string> extends Pick<
  SettingField,
  'isRequired' | 'isReadOnly' | 'isShown' | 'check' | 'effect'
> {
  key: Key | `local${string}`
  /** The setting of all servers that this one is for this server alone. */
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
  /** Keys of the texts that are written in each language. */
  parts?: readonly Key[]
  /** What the product comes with, where that is known. Source: docs/assumptions.md A-641. */
  byDefault?: string | number | boolean
  /** What a change to the value leads to. */
  asks?: { at: SettingValue; text: ConsequenceKey }
}

/** Keys of the settings that a server can have for itself. */
interface DeclaredLayers<Key extends string> {
  all: Key
  local?: `local${string}`
  /** Of the node. */
  inForce: string
}

interface DeclaredSection<Key extends string> {
  id: SectionId
  settings: readonly DeclaredSetting<Key>[]
  layers?: readonly DeclaredLayers<Key>[]
}

export interface SettingsGroup<Id extends GroupId = GroupId> {
  id: Id
  call: SettingsCall
  /** The call takes these settings alone: others that are read beside them stay out of what is sent. */
  isPart?: boolean
  effect: Effect
  /** The product does not say when a change counts. */
  isEffectAssumed: boolean
  sections: readonly DeclaredSection<string>[]
}

/** Declare a group: the keys of its settings are those of its texts. */
export function defineGroup<Id extends GroupId>(
  group: Omit<SettingsGroup<Id>, 'sections'> & {
    sections: readonly DeclaredSection<keyof Texts['setting'][Id] & string>[]
  },
): SettingsGroup {
  return group
}

/** Settings of several groups stand in one form. */
export const idOf = (group: Pick<SettingsGroup, 'id'>, key: string) => `${group.id}:${key}`

/** The name of the value that has a whole node as it came, so that a save sends back what has no field. */
const nodeKey = ({ call }: SettingsGroup) => `node:${call.read}`

export const settingsOf = (group: SettingsGroup) =>
  group.sections.flatMap(({ settings }) => settings)

const codecOf = ({ key, codec = plain(key) }: DeclaredSetting) => codec

type Nodes = Readonly<Record<string, SettingsNode>>

/** The settings of the groups in one record. */
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

/** What the call of a group sends: the node as it was read last, with what differs from it. */
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

/** Whether the node has the value already, or, for a value that is not set, nothing. */
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

/** Members of the node that a setting is kept in: what it writes into an empty one. */
export const wireKeysOf = (setting: DeclaredSetting) =>
  Object.keys(codecOf(setting).write({}, initialValue(setting)))

function initialValue({ key, kind }: DeclaredSetting): SettingValue {
  return initialSettings([{ key, kind } as SettingField], {})[key]
}

/** The settings that a reply has with other values than were sent; of a reply without them nothing is known. */
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

/** The settings whose default is known and that have another value. */
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
