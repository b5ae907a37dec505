import { useTranslation } from 'react-i18next'
import type { UserAttributes } from '../../entities/user/userForm'
import type { FormGroup } from '../../shared/entity-form/formAttribute'

const GROUPS = ['primary', 'secondary', 'other'] as const

/** The groups of a person's form under their titles. */
export function useFormGroups(): (attributes: UserAttributes) => FormGroup[] {
  const { t } = useTranslation('users')
  return (attributes) =>
    GROUPS.map((id) => ({ id, title: t(`attributes.${id}`), attributes: attributes[id] }))
}
