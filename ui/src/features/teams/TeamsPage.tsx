import { Pencil } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Team } from '../../entities/team/model'
import type { RowAction } from '../../shared/blocks/data-table/action'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { definesTeams, toTeamCreate, toTeamEdit } from './routes'
import { teamList } from './teamList'
import { useTeamDeletion } from './useTeamDeletion'

/** The list of teams. */
export function TeamsPage() {
  const { t } = useTranslation('teams')
  const navigate = useNavigate()
  const isDefining = definesTeams(useBootstrap().rights)
  const list = useList(teamList)
  const deletion = useTeamDeletion()
  const rowActions = (team: Team): RowAction[] => {
    if (team.isReadOnly) return []
    const edit = () => void navigate(toTeamEdit(team.dn))
    return [
      { id: 'edit', label: t('form.open'), icon: Pencil, onAction: edit },
      ...deletion.rowActions(team),
    ]
  }
  return (
    <>
      <ListPage
        list={list}
        create={isDefining && { href: toTeamCreate(), text: t('form.create') }}
        bulkActions={isDefining ? [deletion.bulkAction] : []}
        rowActions={isDefining && rowActions}
      />
      {deletion.dialog}
    </>
  )
}
