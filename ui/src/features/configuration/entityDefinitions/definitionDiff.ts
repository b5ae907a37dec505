import type { TFunction } from 'i18next'
import {
  kindFlags,
  type AttributeDefinition,
  type DefinitionFields,
} from '../../../entities/entity-definition/model'
import { kindOf, type DiffGroup, type DiffRow } from '../../../shared/blocks/diff/diffRow'

/** The changes that a save would make to a kind, to each attribute, and to their order; groups without changes are left out. */
export function definitionDiff(
  before: DefinitionFields,
  now: DefinitionFields,
  wordsOf: (attribute: AttributeDefinition) => readonly string[],
  t: TFunction<'entityDefinitions'>,
): readonly DiffGroup[] {
  const onOff = (isOn: boolean) => t(isOn ? 'on' : 'off')
  const fields: DiffRow[] = [
    { key: 'name', name: t('field.name'), was: before.name, now: now.name },
    ...kindFlags.map((flag) => ({
      key: flag,
      name: t(`flag.${flag}`),
      was: onOff(before[flag]),
      now: onOff(now[flag]),
      note: flag === 'isViewable' && !now[flag] ? t('hidesPage') : undefined,
    })),
  ]
  return [
    { key: 'fields', title: t('section.kind'), rows: fields },
    {
      key: 'attributes',
      title: t('column.attributes'),
      rows: attributeRows(before, now, wordsOf, t),
    },
  ]
    .map((group) => ({ ...group, rows: group.rows.filter((row) => kindOf(row) !== 'same') }))
    .filter(({ rows }) => rows.length > 0)
}

function attributeRows(
  before: DefinitionFields,
  now: DefinitionFields,
  wordsOf: (attribute: AttributeDefinition) => readonly string[],
  t: TFunction<'entityDefinitions'>,
): DiffRow[] {
  const stored = new Map(before.attributes.map((each) => [each.key, each]))
  const words = (attribute: AttributeDefinition | undefined) =>
    attribute && [attribute.label, ...wordsOf(attribute)]
  const known = now.attributes.filter(({ key }) => stored.has(key))
  return [
    ...now.attributes.map((attribute) => ({
      key: attribute.key,
      name: attribute.label,
      about: attribute.key,
      was: words(stored.get(attribute.key)),
      now: words(attribute),
      note: becomesRequired(stored.get(attribute.key), attribute) ? t('needsValue') : undefined,
    })),
    {
      key: ' order',
      name: t('order'),
      was: before.attributes.map(({ key }) => key),
      now: known.map(({ key }) => key),
    },
  ]
}

const becomesRequired = (was: AttributeDefinition | undefined, now: AttributeDefinition) =>
  was !== undefined && !was.isRequired && now.isRequired
