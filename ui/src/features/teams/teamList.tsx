import type { TFunction } from 'i18next'
import { Eye } from 'lucide'
import { useTranslation } from 'react-i18next'
import { listTeams } from '../../entities/team/api'
import { type Team, teamDomains } from '../../entities/team/model'
import { permissionKeys } from '../../entities/team/permission'
import { COLUMN_WEIGHT, type Column, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { NameCell } from '../../shared/blocks/data-table/NameCell'
import { defineList } from '../../shared/blocks/list-page/defineList'
import { Icon } from '../../shared/ui/Icon'
import { toTeam } from './routes'
import { TeamDomains } from './TeamDomains'

const DESCRIPTION_WEIGHT = 1

/** Source: SPEC 9 "Images, roles and passwords". */
const TEAM_TYPES = ['A', 'P'] as const

/** Teams; they can be narrowed to what their managers may do. Source: SPEC 9 "Columns and defaults", "Paging and search". */
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
  columns: (t: TFunction<'teams'>) => {
    const membersOf = ({ hasEverybody, hasManagers }: Team) => {
      if (hasEverybody) return t('members.everybody')
      return hasManagers ? t('members.chosenAndManagers') : t('members.chosen')
    }
    return [
      {
        key: 'name',
        label: t('column.name'),
        isSortable: true,
        isName: true,
        weight: NAME_WEIGHT,
        cell: ({ dn, name, isReadOnly }) => (
          <NameCell name={name} href={toTeam(dn)} marks={isReadOnly && <ReadOnlySign />} />
        ),
        text: ({ name }) => name,
      },
      {
        ...plain('description', t('column.description'), ({ description }) => description),
        weight: DESCRIPTION_WEIGHT,
      },
      { ...plain('members', t('column.members'), membersOf), needs: 'wide' },
      {
        ...plain('domains', t('column.domains'), ({ domains }) =>
          domains.map((domain) => t(`domain.${domain}`)).join('; '),
        ),
        needs: 'mid',
        cell: ({ domains }) => <TeamDomains domains={domains} />,
      },
    ]
  },
})

function plain(key: string, label: string, text: Column<Team>['text']): Column<Team> {
  return {
    key,
    label,
    isSortable: false,
    weight: COLUMN_WEIGHT,
    cell: (team) => <bdi>{text(team)}</bdi>,
    text,
  }
}

function ReadOnlySign() {
  const { t } = useTranslation('teams')
  return <Icon of={Eye} size="xs" label={t('readOnly')} />
}
