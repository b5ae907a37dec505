import { useTranslation } from 'react-i18next'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { description, displayName } from '../../shared/blocks/validation/text'

/** The fields of every form of a group. Source: SPEC 5 "Field validators". */
export function useGroupFields() {
  const { t } = useTranslation('groups')
  const kinds = useFieldKinds()
  return {
    name: kinds.text({ label: t('column.name'), isRequired: true, schema: displayName }),
    description: kinds.text({ label: t('column.description'), schema: description }),
  }
}
