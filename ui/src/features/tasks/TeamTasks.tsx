import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TaskDisplay } from '../../entities/task/display'
import { useListTeamsQuery } from '../../entities/team/api'
import { PageHeader } from '../../shared/page/PageHeader'
import { Stack } from '../../shared/page/Stack'
import { ComboBox } from '../../shared/ui/ComboBox'
import { EmptyState } from '../../shared/ui/EmptyState'
import { MANAGED_TEAMS } from './managedTeams'
import { TaskList } from './TaskList'

interface TeamTasksProps {
  above: ReactNode
  display: TaskDisplay
}

/** The tasks of a team's members; the address names the team, unless there is one alone. */
export function TeamTasks({ above, display }: TeamTasksProps) {
  const { t } = useTranslation('tasks')
  const [params, setParams] = useSearchParams()
  const teams = useListTeamsQuery(MANAGED_TEAMS)
  const options = (teams.data?.rows ?? []).map(({ dn, name }) => ({ id: dn, text: name }))
  const [first, another] = options
  const team = params.get('team') ?? (another ? undefined : first?.id)
  const choice = (
    <Stack gap="tight">
      {above}
      {another && (
        <ComboBox
          label={t('team')}
          options={options}
          value={options.find(({ id }) => id === team)}
          onChange={(chosen) => setParams({ of: 'team', ...(chosen && { team: chosen.id }) })}
        />
      )}
    </Stack>
  )
  if (team !== undefined) {
    return <TaskList key={team} above={choice} scope="team" team={team} display={display} />
  }
  if (teams.isLoading) return null
  return (
    <>
      <PageHeader title={t('title')} count={undefined} />
      {choice}
      <EmptyState art="no-match" title={t('chooseTeam')} text={t('chooseTeamText')} />
    </>
  )
}
