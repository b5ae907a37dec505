import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskDisplay } from '../../entities/task/display'
import { TeamMemberField } from '../../entities/team/ui/TeamMemberField'
import { PageHeader } from '../../shared/page/PageHeader'
import { Stack } from '../../shared/page/Stack'
import { ComboBox } from '../../shared/ui/ComboBox'
import { EmptyState } from '../../shared/ui/EmptyState'
import { TaskList } from './TaskList'
import styles from './TeamTasks.module.css'
import { useTeamChoice } from './useTeamChoice'

interface TeamTasksProps {
  above: ReactNode
  display: TaskDisplay
}

/** The tasks of a team's members, or of one of them. */
export function TeamTasks({ above, display }: TeamTasksProps) {
  const { t } = useTranslation('tasks')
  const choice = useTeamChoice()
  const { team, member } = choice
  const header = (
    <Stack gap="tight">
      {above}
      <TeamChoice choice={choice} />
    </Stack>
  )
  if (team !== undefined) {
    return (
      <TaskList
        key={[team, member].join(' ')}
        above={header}
        scope="team"
        team={team}
        member={member}
        display={display}
      />
    )
  }
  if (choice.isLoading) return null
  return (
    <>
      <PageHeader title={t('title')} count={undefined} />
      {header}
      <EmptyState art="no-match" title={t('chooseTeam')} text={t('chooseTeamText')} />
    </>
  )
}

function TeamChoice({ choice }: { choice: ReturnType<typeof useTeamChoice> }) {
  const { t } = useTranslation('tasks')
  const { teams, team, member } = choice
  return (
    <div className={styles.choice}>
      {teams.length > 0 && (
        <ComboBox
          label={t('team')}
          options={teams}
          value={teams.find(({ id }) => id === team)}
          onChange={(chosen) => choice.showTeam(chosen?.id)}
        />
      )}
      {team !== undefined && (
        <TeamMemberField
          label={t('member')}
          team={team}
          member={member}
          onChange={choice.showMember}
        />
      )}
    </div>
  )
}
