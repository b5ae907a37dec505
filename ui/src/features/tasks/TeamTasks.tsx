import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TaskDisplay } from '../../entities/task/display'
import { getTeam } from '../../entities/team/api'
import { teamTab } from '../../entities/team/pickerTab'
import { EntityPicker } from '../../shared/entity-picker/EntityPicker'
import { PageHeader } from '../../shared/page/PageHeader'
import { Stack } from '../../shared/page/Stack'
import { EmptyState } from '../../shared/ui/EmptyState'
import { MANAGE_TASKS } from './managedTeams'
import { TaskList } from './TaskList'

interface TeamTasksProps {
  above: ReactNode
  display: TaskDisplay
}

/** The tasks of a team's members; the address names the team. */
export function TeamTasks({ above, display }: TeamTasksProps) {
  const { t } = useTranslation('tasks')
  const [params, setParams] = useSearchParams()
  const team = params.get('team')
  const tabs = useMemo(() => [teamTab({ PType: MANAGE_TASKS })] as const, [])
  const { currentData: known } = getTeam.useQuery(team ?? '', { skip: team === null })
  const name = known?.name ?? team
  const choice = (
    <Stack gap="tight">
      {above}
      <EntityPicker
        label={t('team')}
        tabs={tabs}
        selection="single"
        hasClear
        value={team !== null && name !== null ? [{ type: 'team', id: team, name }] : []}
        onChange={([chosen]) => setParams({ of: 'team', ...(chosen && { team: chosen.id }) })}
      />
    </Stack>
  )
  if (team !== null) {
    return <TaskList key={team} above={choice} scope="team" team={team} display={display} />
  }
  return (
    <>
      <PageHeader title={t('title')} count={undefined} />
      {choice}
      <EmptyState art="no-match" title={t('chooseTeam')} text={t('chooseTeamText')} />
    </>
  )
}
