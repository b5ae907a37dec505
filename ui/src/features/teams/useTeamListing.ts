import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { teamDomains } from '../../entities/team/model'
import { permissionKeys } from '../../entities/team/permission'
import { useListing } from '../../shared/blocks/listing/useListing'

/** Source: SPEC 9 "Paging and search": ascending by name. */
const LISTING = {
  pageSizePreference: 'idm.teamList.pageSize',
  sort: { column: 'name', order: 'asc' },
} as const

/** Source: SPEC 9 "Images, roles and passwords". */
const TEAM_TYPES = ['A', 'P'] as const

/** The state of the list of teams, which can be narrowed to what their managers may do. */
export function useTeamListing() {
  const { t } = useTranslation('teams')
  const options = useMemo(
    () => ({
      ...LISTING,
      filterFields: [
        {
          key: 'type',
          label: t('filter.type'),
          kind: 'choice' as const,
          options: TEAM_TYPES.map((type) => ({ id: type, text: t(`type.${type}`) })),
        },
        {
          key: 'permission',
          label: t('filter.permission'),
          kind: 'choice' as const,
          options: teamDomains
            .flatMap((domain) => permissionKeys[domain])
            .map((key) => ({ id: key, text: t(`permission.${key}`) })),
        },
      ],
    }),
    [t],
  )
  return useListing(options)
}
