import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamGrant } from '../../entities/team/permission'
import { COLUMN_WEIGHT, type Column, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { GrantName } from './GrantName'
import { GrantPermissions } from './GrantPermissions'
import { usePermissionText } from './usePermissionText'

/** Permissions stand side by side. */
const PERMISSIONS_WEIGHT = NAME_WEIGHT + COLUMN_WEIGHT

/** What is allowed with which thing; stable while the language stays. */
export function useGrantColumns(): Column<TeamGrant>[] {
  const { t } = useTranslation('teams')
  const permissionText = usePermissionText()
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('column.name'),
        isSortable: true,
        isName: true,
        weight: NAME_WEIGHT,
        cell: (grant) => <GrantName grant={grant} />,
        text: ({ name }) => name,
      },
      {
        key: 'permissions',
        label: t('grants.permissions'),
        isSortable: false,
        weight: PERMISSIONS_WEIGHT,
        cell: (grant) => <GrantPermissions grant={grant} />,
        text: ({ isExcluded, permissions }) =>
          isExcluded ? t('grants.leftOut') : permissions.map(permissionText).join('; '),
      },
    ],
    [t, permissionText],
  )
}
