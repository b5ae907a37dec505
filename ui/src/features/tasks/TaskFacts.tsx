import { useTranslation } from 'react-i18next'
import type { TaskDetail } from '../../entities/task/model'
import { TaskPriorityMark } from '../../entities/task/ui/TaskPriorityMark'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { AskedConflicts } from './AskedConflicts'
import { Party } from './Party'
import { useConflicts } from './useConflicts'
import { usePermissionFacts } from './usePermissionFacts'
import { useAskedFacts } from './useAskedFacts'

interface TaskFactsProps {
  task: TaskDetail
  /** Whether the form data is shown here; otherwise the form shows it. */
  hasData: boolean
}

/** The facts of a task: the requested item, recipient, requester, and form data. */
export function TaskFacts({ task, hasData }: TaskFactsProps) {
  const { t } = useTranslation('tasks')
  return (
    <>
      <SectionCard title={t('about')}>
        <Stack>
          <AskedConflicts conflicts={useConflicts(task)} />
          <Facts
            facts={[...useAskedFacts(task.asked), ...usePermissionFacts(task), ...useFacts(task)]}
          />
        </Stack>
      </SectionCard>
      {hasData && task.values.length > 0 && (
        <SectionCard title={t('data')}>
          <Facts
            facts={task.values.map(({ name, values }) => ({
              key: name,
              label: name,
              content: <bdi>{values.join(', ')}</bdi>,
            }))}
          />
        </SectionCard>
      )}
    </>
  )
}

function useFacts(task: TaskDetail) {
  const { t } = useTranslation('tasks')
  const { createdAt, expiresAt, priority, confirmationNumber } = task
  const facts = {
    recipientName: <Party party={task.recipient} />,
    initiatorName: <Party party={task.initiator} />,
    assignedTo: <Party party={task.addressee} />,
    claimedby: task.claimer && <Party party={task.claimer} />,
    priority: priority && <TaskPriorityMark priority={priority} />,
    createTime: createdAt !== undefined && <DateTime at={createdAt} />,
    expirationTime: expiresAt !== undefined && <DateTime at={expiresAt} />,
    confirmationNumber: confirmationNumber !== '' && <bdi className="id">{confirmationNumber}</bdi>,
  }
  return Object.entries(facts).flatMap(([key, content]) =>
    content ? [{ key, label: t(`column.${key as keyof typeof facts}`), content }] : [],
  )
}
