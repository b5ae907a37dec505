import { Navigate } from 'react-router-dom'
import { useReadTaskDisplayQuery } from '../../entities/task/api'
import { USUAL_DISPLAY } from '../../entities/task/display'
import { toTasks } from './routes'
import { ScopeChoice } from './ScopeChoice'
import { TaskList } from './TaskList'
import { TeamTasks } from './TeamTasks'
import { useTaskScope } from './useTaskScope'

/** The tasks that wait for oneself and, for whoever looks after them, those of a team's members and of everybody. */
export function TasksPage() {
  const scope = useTaskScope()
  const { data: display = USUAL_DISPLAY, isLoading } = useReadTaskDisplayQuery(undefined)
  if (isLoading) return null
  if (scope === 'decided') return <Navigate to={toTasks(scope)} replace />
  const choice = <ScopeChoice scope={scope} />
  if (scope === 'team') return <TeamTasks above={choice} display={display} />
  return <TaskList key={scope} above={choice} scope={scope} display={display} />
}
