import { useTranslation } from 'react-i18next'
import { DecidedList } from './DecidedList'
import { toTaskHistory } from './routes'
import { ScopeChoice } from './ScopeChoice'
import { TeamTasks } from './TeamTasks'
import { useDecidedBy } from './useTaskScope'

/** The completed tasks of the signed-in person and, for people who manage the tasks of others, those of others. */
export function TaskHistoryPage() {
  const { t } = useTranslation('tasks')
  const by = useDecidedBy()
  const choice = <ScopeChoice scope={by} toList={toTaskHistory} />
  if (by !== 'team') return <DecidedList key={by} above={choice} by={by} />
  return (
    <TeamTasks title={t('decided.title')} above={choice}>
      {(chosen) => <DecidedList by={by} {...chosen} />}
    </TeamTasks>
  )
}
