import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetTaskQuery } from '../../entities/task/api'
import { EngineBanner } from '../../entities/workflow-engine/ui/EngineBanner'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { toSettings } from '../configuration/routes'
import { toWorkflows } from '../workflow-monitoring/routes'
import { listAddress } from './overAddress'
import { toTaskHistory, toTasks } from './routes'
import { TaskView } from './TaskView'
import { useTaskScope } from './useTaskScope'
import { useTaskTitle } from './useTaskTitle'

/** The page of one task, with the decision. */
export function TaskPage() {
  const { t } = useTranslation('tasks')
  const titleOf = useTaskTitle()
  const id = useNamedDn(toTasks())
  const scope = useTaskScope()
  const { search } = useLocation()
  const task = useGetTaskQuery(id)
  const data = task.currentData
  usePageTitle(data && titleOf(data))
  return (
    <>
      {scope === 'decided' ? (
        <BackLink to={`${toTaskHistory()}${listAddress(search)}`}>{t('decided.title')}</BackLink>
      ) : (
        <BackLink to={`${toTasks()}${search}`}>{t('title')}</BackLink>
      )}
      <EngineBanner
        toEngine={toSettings('workflowengine')}
        toWorkflows={toWorkflows()}
        isAboveHead
      />
      <AsyncBoundary
        query={{ ...task, data }}
        skeleton={<DetailSkeleton sign="glyph" />}
        failedTitle={t('taskFailed')}
      >
        {(found) => <TaskView key={id} task={found} />}
      </AsyncBoundary>
    </>
  )
}
