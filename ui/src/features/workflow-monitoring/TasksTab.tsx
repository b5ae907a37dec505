import { ArrowRightLeft, ClipboardList } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListWorkTasksQuery } from '../../entities/workflow-process/api'
import type { WorkflowProcess, WorkTask } from '../../entities/workflow-process/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { AddresseeName } from './AddresseeName'
import { useReassignment } from './useReassignment'

/** All tasks of a workflow; open ones can be reassigned. */
export function TasksTab({ process }: { process: WorkflowProcess }) {
  const { t } = useTranslation('workflows')
  const query = useListWorkTasksQuery(process.id)
  const reassignment = useReassignment()
  return (
    <SectionCard title={t('tab.tasks')}>
      <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('course.failed')}>
        {(tasks) =>
          tasks.length === 0 ? (
            <p>{t('task.none')}</p>
          ) : (
            <RowList>
              {tasks.map((task) => (
                <TaskRow key={task.id} task={task} onReassign={() => reassignment.ask([task])} />
              ))}
            </RowList>
          )
        }
      </AsyncBoundary>
      {reassignment.dialog}
    </SectionCard>
  )
}

function TaskRow({ task, onReassign }: { task: WorkTask; onReassign: () => void }) {
  const { t } = useTranslation('workflows')
  const { activity, addressee, isOpen, outcome, createdAt, endedAt } = task
  const at = isOpen ? createdAt : endedAt
  return (
    <RowItem
      sign={<Glyph of={ClipboardList} tint="thing" />}
      title={activity}
      about={
        <>
          <AddresseeName dn={addressee} />
          {' · '}
          {isOpen ? t('task.open') : <bdi>{outcome}</bdi>}
          {at !== undefined && (
            <>
              {' · '}
              <DateTime at={at} />
            </>
          )}
        </>
      }
      end={
        isOpen && (
          <Button size="small" icon={ArrowRightLeft} onPress={onReassign}>
            {t('reassign.open')}
          </Button>
        )
      }
    />
  )
}
