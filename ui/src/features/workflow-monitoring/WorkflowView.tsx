import { ArrowRightLeft, CircleStop } from 'lucide'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../entities/request/ui/StatusBadge'
import { listProcessComments, useListWorkTasksQuery } from '../../entities/workflow-process/api'
import { useFindPurposeQuery } from '../../entities/workflow-process/listApi'
import { RUNNING, type WorkflowProcess } from '../../entities/workflow-process/model'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { CommentsTab } from './CommentsTab'
import { CourseTab } from './CourseTab'
import { DataTab } from './DataTab'
import { purposeSigns } from './purpose'
import { TasksTab } from './TasksTab'
import { useReassignment } from './useReassignment'
import { useTermination } from './useTermination'

interface WorkflowViewProps {
  process: WorkflowProcess
}

/** The head of a workflow and its tabs. */
export function WorkflowView({ process }: WorkflowViewProps) {
  const { t } = useTranslation('workflows')
  const reassignment = useReassignment()
  const termination = useTermination()
  const { id, name, initiator, recipient, startedAt, state } = process
  const { data: purpose } = useFindPurposeQuery({ id, initiator, recipient, startedAt })
  const { currentData: tasks } = useListWorkTasksQuery(id)
  // The tab shows the number of comments once it has loaded them.
  const { currentData: comments } = listProcessComments.useQueryState(id)
  const hasOpenTask = tasks?.some(({ isOpen }) => isOpen) ?? false
  return (
    <>
      <DetailHead
        sign={<Glyph {...purposeSigns[purpose ?? 'request']} />}
        name={name}
        badge={<StatusBadge kind="process" code={state} />}
        about={t('for', { name: recipient.name })}
        actions={
          state === RUNNING && (
            <>
              {hasOpenTask && (
                <Button icon={ArrowRightLeft} onPress={() => void reassignment.askOf([process])}>
                  {t('reassign.open')}
                </Button>
              )}
              <Button icon={CircleStop} variant="danger" onPress={() => termination.ask([process])}>
                {t('terminate.open')}
              </Button>
            </>
          )
        }
      />
      <SectionTabs
        label={t('tab.all', { name })}
        tabs={[
          { id: 'course', label: t('tab.course'), content: <CourseTab process={process} /> },
          {
            id: 'tasks',
            label: t('tab.tasks'),
            count: tasks?.length,
            content: <TasksTab process={process} />,
          },
          {
            id: 'comments',
            label: t('tab.comments'),
            count: comments?.filter(({ isSystem }) => !isSystem).length,
            content: <CommentsTab of={id} />,
          },
          { id: 'data', label: t('tab.data'), content: <DataTab process={process} /> },
        ]}
      />
      {reassignment.dialog}
      {termination.dialog}
    </>
  )
}
