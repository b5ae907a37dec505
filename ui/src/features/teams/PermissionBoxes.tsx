import type { TFunction } from 'i18next'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { type TeamDomain, teamDomains } from '../../entities/team/model'
import { type PermissionKey, permissionKeys, type TeamGrant } from '../../entities/team/permission'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
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

/** The field for some of the permissions of a domain; one is required. */
export function usePermissionField() {
  const { t } = useTranslation('teams')
  return useFieldKinds().choices({
    label: t('grants.permissions'),
    isRequired: true,
    textOf: (key) => permissionText(t, { key, label: key }),
  })
}

/** The name of a permission; of one that the console does not know, the server's name. */
export function permissionText(
  t: TFunction<'teams'>,
  { key, label }: TeamGrant['permissions'][number],
): string {
  return isKnown(key) ? t(`permission.${key}`) : label
}

function isKnown(key: string): key is PermissionKey {
  return teamDomains.some((domain) => permissionKeys[domain].some((known) => known === key))
}
