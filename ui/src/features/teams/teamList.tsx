import type { TFunction } from 'i18next'
import { Eye } from 'lucide'
import { useTranslation } from 'react-i18next'
import { listTeams } from '../../entities/team/api'
import { type Team, teamDomains } from '../../entities/team/model'
import { permissionKeys } from '../../entities/team/permission'
import type { Column } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { NameCell } from '../../shared/blocks/data-table/NameCell'
import { defineList } from '../../shared/blocks/list-page/defineList'
import { Icon } from '../../shared/ui/Icon'
import { toTeam } from './routes'
import { TeamDomains } from './TeamDomains'

const DESCRIPTION_WEIGHT = 1

/** Source: SPEC 9 "Images, roles and passwords". */
const TEAM_TYPES = ['A', 'P'] as const

/**
 * The list of teams, with a filter by the permission of their managers. Source: SPEC 9 "Columns and defaults", "Paging
 * and search".
 */
export const teamList = defineList({
  namespace: 'teams',
  preference: 'idm.teamList',
  endpoint: listTeams,
  ask: ({ list }) => list,
  rowId: ({ dn }: Team) => dn,
  rowName: ({ name }) => name,
  sort: 'name',
  filters: (t: TFunction<'teams'>) => [
    {
      key: 'type',
      label: t('filter.type'),
      kind: 'choice',
      options: TEAM_TYPES.map((type) => ({ id: type, text: t(`type.${type}`) })),
    },
    {
      key: 'permission',
      label: t('filter.permission'),
      kind: 'choice',
      options: teamDomains
        .flatMap((domain) => permissionKeys[domain])
        .map((key) => ({ id: key, text: t(`permission.${key}`) })),
    },
  ],
  columns: (t: TFunction<'teams'>): Column<Team>[] => {
    const membersOf = ({ hasEverybody, hasManagers }: Team) => {
      if (hasEverybody) return t('members.everybody')
      return hasManagers ? t('members.chosenAndManagers') : t('members.chosen')
    }
    return [
      nameColumn({
        label: t('column.name'),
        cell: ({ dn, name, isReadOnly }) => (
          <NameCell name={name} href={toTeam(dn)} marks={isReadOnly && <ReadOnlySign />} />
        ),
        text: ({ name }) => name,
      }),
      textColumn({
        key: 'description',
        label: t('column.description'),
        weight: DESCRIPTION_WEIGHT,
        text: ({ description }) => description,
      }),
      textColumn({
        key: 'members',
        label: t('column.members'),
        needs: 'wide',
        text: membersOf,
      }),
      textColumn({
        key: 'domains',
        label: t('column.domains'),
        needs: 'mid',
        cell: ({ domains }) => <TeamDomains domains={domains} />,
        text: ({ domains }) => domains.map((domain) => t(`domain.${domain}`)).join('; '),
      }),
    ]
  },
})

function ReadOnlySign() {
  const { t } = useTranslation('teams')
  return <Icon of={Eye} size="xs" label={t('readOnly')} />
}
