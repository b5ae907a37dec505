import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Team } from '../../entities/team/model'
import { COLUMN_WEIGHT, type Column, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { TeamDomains } from './TeamDomains'
import { TeamName } from './TeamName'

const DESCRIPTION_WEIGHT = 1

/** The columns of the list of teams; stable while the language stays. Source: SPEC 9 "Columns and defaults". */
export function useTeamColumns(): Column<Team>[] {
  const { t } = useTranslation('teams')
  return useMemo(() => {
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
        cell: (team) => <TeamName team={team} />,
        text: (team) => team.name,
      },
      {
        ...plain('description', t('column.description'), (team) => team.description),
        weight: DESCRIPTION_WEIGHT,
      },
      { ...plain('members', t('column.members'), membersOf), needs: 'wide' },
      {
        ...plain('domains', t('column.domains'), ({ domains }) =>
          domains.map((domain) => t(`domain.${domain}`)).join('; '),
        ),
        needs: 'mid',
        cell: (team) => <TeamDomains domains={team.domains} />,
      },
    ]
  }, [t])
}

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
