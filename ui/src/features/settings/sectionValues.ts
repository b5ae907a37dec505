import type { Codec, SettingsNode } from '../../entities/configuration/codec'
import type {
  SettingField,
  SettingSection,
  Settings,
} from '../../shared/blocks/settings-form/settingField'

/** A setting and how it stands in its section. */
export type ClientField = SettingField & { codec: Codec }

export interface ClientSettingSection extends SettingSection {
  fields: readonly ClientField[]
}

/** The name of the value that has the section as it came, so that a save sends back what has no field. */
const NODE = 'node'

export const fieldsOf = (sections: readonly ClientSettingSection[]) =>
  sections.flatMap(({ fields }) => fields)

/** The settings of a section in one record. */
export function toSettings(fields: readonly ClientField[], node: SettingsNode): Settings {
  const values = fields.map(({ key, codec }) => [key, codec.read(node)] as const)
  return { ...Object.fromEntries(values), [NODE]: JSON.stringify(node) }
}

/** The section as it was loaded last, with what was changed. */
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

/** The fields that the server has with other values than were sent. */
export function notKept(
  fields: readonly ClientField[],
  sent: SettingsNode,
  stored: SettingsNode,
): ClientField[] {
  const textOf = ({ codec }: ClientField, node: SettingsNode) => JSON.stringify(codec.read(node))
  return fields.filter((field) => textOf(field, sent) !== textOf(field, stored))
}
