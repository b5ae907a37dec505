import { useTranslation } from 'react-i18next'
import type { FormGroup } from '../../shared/blocks/entity-form/formAttribute'
import type { UserAttributes } from './userForm'

const GROUPS = ['primary', 'secondary', 'other'] as const

/** The attribute groups of a person's form, with their titles. */
export function useFormGroups(): (attributes: UserAttributes) => FormGroup[] {
  const { t } = useTranslation('users')
  return (attributes) =>
    GROUPS.map((id) => ({ id, title: t(`attributes.${id}`), attributes: attributes[id] }))
}
