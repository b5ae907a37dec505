import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { EntityDefinition } from '../../../entities/entity-definition/model'
import type { RecordFields } from '../../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../../shared/blocks/record-form/useFieldKinds'
import { problem } from '../../../shared/blocks/validation/problem'
import { useDefinitionFields } from './useDefinitionFields'

/** The pattern for the key of a kind or an attribute. Source: docs/assumptions.md A-96. */
export const DEFINITION_KEY = /^[A-Za-z][\w-]*$/

const keyOutside = (taken: readonly string[]) =>
  v.pipe(
    v.string(),
    v.regex(DEFINITION_KEY, problem('pattern')),
    v.check((key) => !taken.includes(key), problem('keyTwice')),
  )

/** The fields of a new kind: its key, its place and what names its things come along, and stay from then on. */
export function useNewDefinitionFields(taken: readonly string[]): RecordFields<EntityDefinition> {
  const { t } = useTranslation('entityDefinitions')
  const kinds = useFieldKinds()
  const { name, attributes, ...flags } = useDefinitionFields()
  const text = (key: 'container' | 'naming') =>
    kinds.text({ label: t(`field.${key}`), hint: t(`field.${key}Hint`), isRequired: true })
  const naming = text('naming')
  return {
    name,
    key: kinds.text({
      label: t('field.key'),
      hint: t('keyHint'),
      isRequired: true,
      schema: keyOutside(taken),
    }),
    container: text('container'),
    ...flags,
    attributes,
    namingKey: {
      ...naming,
      problemOf: (key, values) =>
        values.attributes.some((each) => each.key === key) ? undefined : problem('required'),
    },
  }
}
