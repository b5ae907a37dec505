import { skipToken } from '@reduxjs/toolkit/query/react'
import { Pencil, Plus, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useListTeamsQuery } from '../../entities/team/api'
import { definesTeams, type Team } from '../../entities/team/model'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import { ListHeader } from '../../shared/blocks/list-page/ListHeader'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import { useColumnChoice } from '../../shared/blocks/data-table/useColumnChoice'
import { useSavedViews } from '../../shared/blocks/listing/useSavedViews'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { DeleteTeams } from './DeleteTeams'
import { toNewTeam, toTeamEdit } from './routes'
import { useTeamColumns } from './useTeamColumns'
import { useTeamExport } from './useTeamExport'
import { useTeamListing } from './useTeamListing'

/** The list of teams. */
export function TeamsPage() {
  const { t } = useTranslation(['teams', 'dataTable'])
  const listing = useTeamListing()
  const choice = useColumnChoice('idm.teamList.columns', useTeamColumns())
  const views = useSavedViews('idm.teamList.views')
  const isReady = listing.isReady && choice.isKnown && views.isKnown
  const query = useListTeamsQuery(isReady ? listing.list : skipToken)
  const csv = useTeamExport(listing.list, choice.columns)
  const isDefining = definesTeams(useBootstrap().rights)
  const { dialog, rowActions, bulkAction } = useTeamActions()

  return (
    <>
      <ListHeader
        title={t('title')}
        query={query}
        csv={csv}
        choice={choice}
        create={isDefining && { href: toNewTeam(), text: t('form.create'), icon: Plus }}
      />
      <ListSheet
        texts={{
          title: t('title'),
          search: t('search'),
          searchHint: t('searchHint'),
          failed: t('listFailed'),
          none: t('none'),
          noMatch: (search) => t('noMatch', { search }),
          tooMany: t('tooMany'),
        }}
        listing={listing}
        query={query}
        columns={choice.columns}
        rowId={(team) => team.dn}
        rowName={(team) => team.name}
        bulkActions={isDefining ? [csv.action, bulkAction] : [csv.action]}
        readPage={csv.readPage}
        {...(isDefining && { rowActions })}
        views={views}
      />
      {dialog}
    </>
  )
}

/** Nobody is offered to change or delete what they can only look at. */
function useTeamActions() {
  const { t } = useTranslation('teams')
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<{ teams: readonly Team[]; onDone: () => void }>()
  const remove = { id: 'delete', label: t('delete.open'), icon: Trash2 }
  const bulkAction: BulkAction<Team> = {
    ...remove,
    takes: 'rows',
    onAction: ({ rows, clear }) => setLeaving({ teams: rows, onDone: clear }),
  }
  const rowActions = (team: Team): RowAction[] => {
    if (team.isReadOnly) return []
    const edit = () => void navigate(toTeamEdit(team.dn))
    const askToDelete = () => setLeaving({ teams: [team], onDone: () => undefined })
    return [
      { id: 'edit', label: t('form.open'), icon: Pencil, onAction: edit },
      { ...remove, isDestructive: true, onAction: askToDelete },
    ]
  }
  const dialog = leaving && (
    <DeleteTeams
      teams={leaving.teams}
      onDone={leaving.onDone}
      onClose={() => setLeaving(undefined)}
    />
  )
  return { rowActions, bulkAction, dialog }
}
