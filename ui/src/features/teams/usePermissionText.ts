import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { teamDomains } from '../../entities/team/model'
import { permissionKeys, type PermissionKey, type TeamGrant } from '../../entities/team/permission'

type Permission = TeamGrant['permissions'][number]

/** A permission in words; one that only the server knows has the server's. */
export function usePermissionText(): (permission: Permission) => string {
  const { t } = useTranslation('teams')
  return useCallback(({ key, label }) => (isKnown(key) ? t(`permission.${key}`) : label), [t])
}

function isKnown(key: string): key is PermissionKey {
  return teamDomains.some((domain) => permissionKeys[domain].some((known) => known === key))
}
