import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamDomain } from '../../entities/team/model'
import { permissionKeys } from '../../entities/team/permission'
import { CheckboxGroup } from '../../shared/ui/CheckboxGroup'

type PermissionBoxesProps = Omit<ComponentProps<typeof CheckboxGroup>, 'options'> & {
  domain: TeamDomain
}

/** Check boxes for the permissions of a domain. */
export function PermissionBoxes({ domain, ...field }: PermissionBoxesProps) {
  const { t } = useTranslation('teams')
  return (
    <CheckboxGroup
      options={permissionKeys[domain].map((id) => ({ id, text: t(`permission.${id}`) }))}
      {...field}
    />
  )
}
