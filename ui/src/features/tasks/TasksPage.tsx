import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useReadTaskDisplayQuery } from '../../entities/task/api'
import { USUAL_DISPLAY } from '../../entities/task/display'
import { EngineBanner } from '../../entities/workflow-engine/ui/EngineBanner'
import { Stack } from '../../shared/blocks/page/Stack'
import { toSettings } from '../configuration/routes'
import { toWorkflows } from '../workflow-monitoring/routes'
import { toTaskHistory, toTasks } from './routes'
import { ScopeChoice } from './ScopeChoice'
import { TaskList } from './TaskList'
import { TeamTasks } from './TeamTasks'
import { useTaskScope } from './useTaskScope'

/**
 * The open tasks of the signed-in person and, for people who manage the tasks of others, those of team members and of
 * everybody.
 */
export function TasksPage() {
  const { t } = useTranslation('tasks')
  const scope = useTaskScope()
  const { data, isLoading } = useReadTaskDisplayQuery(undefined)
  const display = isLoading ? undefined : (data ?? USUAL_DISPLAY)
  if (scope === 'decided') return <Navigate to={toTaskHistory()} replace />
  const choice = (
    <Stack gap="tight">
      <EngineBanner toEngine={toSettings('workflowengine')} toWorkflows={toWorkflows()} />
      <ScopeChoice scope={scope} toList={toTasks} />
    </Stack>
  )
  if (scope === 'team') {
    return (
      <TeamTasks title={t('title')} above={choice}>
        {(chosen) => <TaskList scope={scope} display={display} {...chosen} />}
      </TeamTasks>
    )
  }
  return <TaskList key={scope} above={choice} scope={scope} display={display} />
}
