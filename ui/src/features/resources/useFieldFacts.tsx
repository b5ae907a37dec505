import { useTranslation } from 'react-i18next'
import type { ResourceDetail } from '../../entities/resource/model'
import { resourceFieldsOf, type ResourceFields } from '../../entities/resource/resourceChange'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useResourceFields } from './useResourceFields'

/** Fields of a resource as facts, for people who may only read them. */
export function useFieldFacts(resource: ResourceDetail, keys: readonly (keyof ResourceFields)[]) {
  const { t } = useTranslation('definition')
  const fields = useResourceFields()
  const values = resourceFieldsOf(resource)
  return keys.map((key) => ({
    key,
    label: fields[key].label,
    content: <span dir="auto">{textOf(fields, values, key) || t('nothing')}</span>,
  }))
}

function textOf<Key extends keyof ResourceFields>(
  fields: Pick<RecordFields<ResourceFields>, Key>,
  values: Pick<ResourceFields, Key>,
  key: Key,
): string {
  return fields[key].text(values[key])
}
