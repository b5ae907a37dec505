import type { TFunction } from 'i18next'
import { teamDomains } from '../../entities/team/model'
import { permissionKeys, type PermissionKey, type TeamGrant } from '../../entities/team/permission'

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
