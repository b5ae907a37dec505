import type { Codec, SettingsNode } from '../../entities/configuration/codec'
import type {
  SettingField,
  SettingSection,
  Settings,
} from '../../shared/blocks/settings-form/settingField'

/** A field for a setting, and the codec that reads and writes it in its section. */
export type ClientField = SettingField & { codec: Codec }

export interface ClientSettingSection extends SettingSection {
  fields: readonly ClientField[]
}

/** The name of a hidden value with the whole section as it was read: a save sends its other members back unchanged. */
const NODE = 'node'

export const fieldsOf = (sections: readonly ClientSettingSection[]) =>
  sections.flatMap(({ fields }) => fields)

/** The settings of a section as the record of a form. */
export function toSettings(fields: readonly ClientField[], node: SettingsNode): Settings {
  const values = fields.map(({ key, codec }) => [key, codec.read(node)] as const)
  return { ...Object.fromEntries(values), [NODE]: JSON.stringify(node) }
}

/** The section as it was loaded last, with the changed settings. */
export function toNode(
  fields: readonly ClientField[],
  settings: Settings,
  changed: readonly string[],
): SettingsNode {
  const stored = JSON.parse(settings[NODE] as string) as SettingsNode
  return fields
    .filter(({ key }) => changed.includes(key))
    .reduce((node, { key, codec }) => codec.write(node, settings[key]), stored)
}

/** The fields that the server stored with other values than were sent. */
export function notKept(
  fields: readonly ClientField[],
  sent: SettingsNode,
  stored: SettingsNode,
): ClientField[] {
  const textOf = ({ codec }: ClientField, node: SettingsNode) => JSON.stringify(codec.read(node))
  return fields.filter((field) => textOf(field, sent) !== textOf(field, stored))
}
