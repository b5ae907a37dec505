import type { TeamDetail } from '../../entities/team/model'
import type { TeamFields } from '../../entities/team/teamChange'
import { keyOf, type PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { trimmed, type LocalizedText } from '../../shared/blocks/localized-text/localizedTexts'

export type FieldKey = keyof TeamFields

/** In the order in which they stand on the page. */
export const fieldKeys = [
  'texts',
  'domains',
  'managers',
  'hasEverybody',
  'members',
  'hasManagers',
] as const satisfies readonly FieldKey[]

export function fieldsOf(team: TeamDetail): TeamFields {
  const { domains, managers, hasEverybody, members, hasManagers, names, descriptions } = team
  const texts = { name: names, description: descriptions }
  return { texts, domains, managers, hasEverybody, members, hasManagers }
}

/** Two values that the server would store alike are the same. */
export function isSameField(key: FieldKey, one: TeamFields, other: TeamFields): boolean {
  return contentOf(key, one) === contentOf(key, other)
}

/** What is entered beside what there was. */
export function changedFields(before: TeamFields, now: TeamFields): FieldKey[] {
  return fieldKeys.filter((key) => !isSameField(key, before, now))
}

/** What both changed, and not to the same. */
export function conflictingFields(
  before: TeamFields,
  now: TeamFields,
  stored: TeamFields,
): FieldKey[] {
  return changedFields(before, now).filter(
    (key) => !isSameField(key, before, stored) && !isSameField(key, now, stored),
  )
}

/** Only some fields: what is sent. */
export function pickFields(fields: TeamFields, keys: readonly FieldKey[]): Partial<TeamFields> {
  return Object.fromEntries(keys.map((key) => [key, fields[key]]))
}

function contentOf(key: FieldKey, fields: TeamFields): string {
  const { texts } = fields
  switch (key) {
    case 'texts':
      return JSON.stringify([sortedTexts(texts.name), sortedTexts(texts.description)])
    case 'members':
    case 'managers':
      return JSON.stringify(fields[key].map((item: PickerItem) => keyOf(item)).sort())
    case 'domains':
      return JSON.stringify([...fields.domains].sort())
    default:
      return String(fields[key])
  }
}

function sortedTexts(texts: readonly LocalizedText[]) {
  return trimmed(texts).sort((one, other) => one.locale.localeCompare(other.locale))
}
