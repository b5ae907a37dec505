import { useTranslation } from 'react-i18next'
import type { TeamDomain } from '../../entities/team/model'
import { permissionKeys } from '../../entities/team/permission'
import { CheckboxGroup } from '../../shared/ui/CheckboxGroup'

interface PermissionBoxesProps {
  domain: TeamDomain
  value: readonly string[]
  onChange: (keys: string[]) => void
  error: string | undefined
}

/** What can be allowed with the things of a domain. */
export function PermissionBoxes({ domain, ...field }: PermissionBoxesProps) {
  const { t } = useTranslation('teams')
  return (
    <CheckboxGroup
      label={t('grants.permissions')}
      isRequired
      options={permissionKeys[domain].map((id) => ({ id, text: t(`permission.${id}`) }))}
      {...field}
    />
  )
}
