import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TeamMemberField } from '../../entities/team/ui/TeamMemberField'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Stack } from '../../shared/blocks/page/Stack'
import { ComboBox } from '../../shared/ui/ComboBox'
import { EmptyState } from '../../shared/ui/EmptyState'
import { Skeleton } from '../../shared/ui/Skeleton'
import styles from './TeamTasks.module.css'
import { useTeamChoice } from './useTeamChoice'

/** DNs of the team, and of a member if one is chosen. */
interface Chosen {
  team: string
  member: string | undefined
  /** Shown between the title and the list. */
  above: ReactNode
}

interface TeamTasksProps {
  title: string
  above: ReactNode
  /** Draws the list, which is mounted anew for each choice. */
  children: (chosen: Chosen) => ReactNode
}

/** Chooses a team and perhaps a member, and lists their tasks. */
export function TeamTasks({ title, above, children }: TeamTasksProps) {
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
      <Fragment key={[team, member].join(' ')}>
        {children({ team, member, above: header })}
      </Fragment>
    )
  }
  return (
    <>
      <PageHeader title={title} count={undefined} />
      {header}
      {choice.isLoading ? (
        <Skeleton shape="big" />
      ) : (
        <EmptyState art="no-match" title={t('chooseTeam')} text={t('chooseTeamText')} />
      )}
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
        <TeamMemberField label={t('member')} team={team} dn={member} onChange={choice.showMember} />
      )}
    </div>
  )
}
