import { useTranslation } from 'react-i18next'
import {
  attributeFlags,
  attributeParts,
  type AttributeDefinition,
  type DefinitionFields,
} from '../../../entities/entity-definition/model'
import type { RecordFields } from '../../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../../shared/blocks/record-form/useFieldKinds'
import { problem } from '../../../shared/blocks/validation/problem'

/** An attribute in words: its label, its type, what it points to, and its flags. */
export function useAttributeWords() {
  const { t } = useTranslation('entityDefinitions')
  const typeOf = ({ dataType, lookup }: AttributeDefinition) => {
    const known = t(`type.${dataType as 'String'}`, { defaultValue: dataType })
    return lookup === '' ? known : t('pointsTo', { type: known, kind: lookup })
  }
  return (attribute: AttributeDefinition): string[] => [
    typeOf(attribute),
    ...(attribute.choices === ''
      ? []
      : [`${t('attribute.choices')}: ${attribute.choices.split('\n').join(', ')}`]),
    ...attributeFlags.filter((flag) => attribute[flag]).map((flag) => t(`attribute.${flag}`)),
  ]
}

/** The fields of an entity definition, new or stored. */
export function useDefinitionFields(): RecordFields<DefinitionFields> {
  const { t } = useTranslation('entityDefinitions')
  const kinds = useFieldKinds()
  const wordsOf = useAttributeWords()
  const flag = (key: 'isViewable' | 'isCreatable' | 'isEditable' | 'isRemovable') =>
    kinds.flag({ label: t(`flag.${key}`) })
  return {
    name: kinds.text({ label: t('field.name'), isRequired: true }),
    isViewable: flag('isViewable'),
    isCreatable: flag('isCreatable'),
    isEditable: flag('isEditable'),
    isRemovable: flag('isRemovable'),
    attributes: {
      label: t('column.attributes'),
      isRequired: true,
      problemOf: (attributes) => (attributes.length === 0 ? problem('required') : undefined),
      isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
      text: (attributes) =>
        attributes.map((each) => `${each.label} (${wordsOf(each).join(', ')})`).join('\n'),
      parts: attributeParts,
    },
  }
}
