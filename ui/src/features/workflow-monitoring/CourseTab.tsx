import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { courseOf } from '../../entities/workflow-process/course'
import { useListWorkTasksQuery } from '../../entities/workflow-process/api'
import { RUNNING, type WorkflowProcess } from '../../entities/workflow-process/model'
import type { StuckReason } from '../../entities/workflow-process/stuck'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { toDelegationCreate } from '../delegation/routes'
import { CourseDrawing } from './CourseDrawing'
import { CurrentStep } from './CurrentStep'
import { ReasonList } from './Signs'
import { SignsChecked } from './SignsChecked'
import { useStuckReasons } from './useStuckReasons'

interface CourseTabProps {
  process: WorkflowProcess
}

/** The progress of a workflow, and the reasons why it may be stuck. */
export function CourseTab({ process }: CourseTabProps) {
  const { t } = useTranslation('workflows')
  const query = useListWorkTasksQuery(process.id)
  const isRunning = process.state === RUNNING
  return (
    <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('course.failed')}>
      {(tasks) => (
        <Stack>
          {isRunning && <StuckBanner process={process} />}
          <SectionCard title={t('tab.course')}>
            <CourseDrawing process={process} steps={courseOf(process, tasks)} />
          </SectionCard>
          {isRunning && (
            <Split beside={<SignsChecked process={process} />}>
              <CurrentStep tasks={tasks.filter(({ isOpen }) => isOpen)} />
            </Split>
          )}
        </Stack>
      )}
    </AsyncBoundary>
  )
}

/**
 * Explains why a workflow may be stuck. The buttons of the page reassign or terminate it; links
 * lead to forms that help.
 */
function StuckBanner({ process }: CourseTabProps) {
  const { t } = useTranslation('workflows')
  const { reasons } = useStuckReasons(process)
  if (reasons.length === 0) return null
  return (
    <div role="status">
      <Banner kind="warning" actions={<CoverLinks reasons={reasons} />}>
        <p>{t('stuck.banner')}</p>
        <ReasonList reasons={reasons} />
      </Banner>
    </div>
  )
}

/** For each absent approver, a link to the form of a delegation. */
function CoverLinks({ reasons }: { reasons: readonly StuckReason[] }) {
  const { t } = useTranslation('workflows')
  if (!usePageRight('createDelegation')) return null
  return reasons.map(
    (reason) =>
      reason.kind === 'away' && (
        <Button key={reason.dn} size="small" href={toDelegationCreate({ of: reason.dn })}>
          {t('stuck.cover', { name: reason.name })}
        </Button>
      ),
  )
}
