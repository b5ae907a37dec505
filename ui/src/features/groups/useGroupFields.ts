import { useTranslation } from 'react-i18next'
import type { Group } from '../../entities/group/model'
import type { SentAttribute } from '../../shared/blocks/entity-form/entityValues'
import type { FormAttribute } from '../../shared/blocks/entity-form/formAttribute'
import type { Value } from '../../shared/blocks/values/attribute'
import { cnOf } from '../../shared/blocks/values/dn'

/** Data types of what the calls of groups take, which have controls of their own. */
export const TEXT = 'Text'
export const CONTAINER = 'Container'
export const MEMBERS = 'Members'

interface Field extends Pick<FormAttribute, 'key' | 'label' | 'dataType'> {
  /** Which rules its text has. */
  rule?: string
  isRequired?: boolean
  values: readonly Value[]
}

function fieldOf({ rule = '', isRequired = false, ...field }: Field): FormAttribute {
  return {
    ...field,
    formatType: rule,
    lookupEntity: undefined,
    isRequired,
    isEditable: true,
    isMultivalued: field.dataType === MEMBERS,
    choices: undefined,
  }
}

/** The fields of a group's form. */
export function useGroupFields() {
  const { t } = useTranslation('groups')
  return {
    /** What can be changed of a group. */
    described: ({ name, description }: Pick<Group, 'name' | 'description'>) => [
      fieldOf({
        key: 'name',
        label: t('column.name'),
        dataType: 'String',
        rule: 'name',
        isRequired: true,
        values: valuesOf(name),
      }),
      fieldOf({
        key: 'description',
        label: t('column.description'),
        dataType: TEXT,
        rule: 'description',
        values: valuesOf(description),
      }),
    ],
    /** Where a new group is put. */
    container: (dn: string) =>
      fieldOf({
        key: 'container',
        label: t('column.container'),
        dataType: CONTAINER,
        isRequired: true,
        values: dn === '' ? [] : [{ raw: dn, text: cnOf(dn) }],
      }),
    /** Who is in a new group. */
    members: () =>
      fieldOf({ key: 'members', label: t('members.people'), dataType: MEMBERS, values: [] }),
  }
}

/** What the form would send of one field; undefined where it says nothing about it. */
export function sentOf(attributes: readonly SentAttribute[], key: string): string[] | undefined {
  return attributes.find((attribute) => attribute.key === key)?.values
}

function valuesOf(text: string): Value[] {
  return text === '' ? [] : [{ raw: text, text }]
}
