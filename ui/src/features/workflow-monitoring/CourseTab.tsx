import { useTranslation } from 'react-i18next'
import { courseOf } from '../../entities/workflow-process/course'
import { useListWorkTasksQuery } from '../../entities/workflow-process/api'
import { RUNNING, type WorkflowProcess } from '../../entities/workflow-process/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import { Banner } from '../../shared/ui/Banner'
import { CourseDrawing } from './CourseDrawing'
import { CurrentStep } from './CurrentStep'
import { ReasonList } from './Signs'
import { SignsChecked } from './SignsChecked'
import { useStuckReasons } from './useStuckReasons'

interface CourseTabProps {
  process: WorkflowProcess
}

/** How far a workflow has come, and why it may be stuck. */
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

/** Explains why a process is stuck. The buttons of the page reassign and terminate it. */
function StuckBanner({ process }: CourseTabProps) {
  const { t } = useTranslation('workflows')
  const { reasons } = useStuckReasons(process)
  if (reasons.length === 0) return null
  return (
    <div role="status">
      <Banner kind="warning">
        <p>{t('stuck.banner')}</p>
        <ReasonList reasons={reasons} />
      </Banner>
    </div>
  )
}
