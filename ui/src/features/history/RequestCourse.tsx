import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import type { RequestDetail } from '../../entities/request/model'
import { statusOf } from '../../entities/request/status'
import { RequestTimeline } from '../../entities/request/ui/RequestTimeline'
import { useReadCourseQuery } from '../../entities/task/api'
import type { CourseStep } from '../../entities/task/course'
import { StepHolders } from '../../entities/task/ui/StepHolders'
import { timelineStep } from '../../entities/task/ui/timelineStep'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { toUser } from '../users/routes'
import { PartyLink } from './PartyLink'

/** The progress of a request and, while it waits for approval, who was asked and who has it since when. */
export function RequestCourse({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('history')
  const { id, kind, state, requestedAt, requester } = request
  const isRunning = state !== undefined && statusOf(kind, state)?.group === 'running'
  const { data: course = [] } = useReadCourseQuery(isRunning ? id : skipToken)
  const now = course.find(({ isOver }) => !isOver)
  if (state === undefined) return null
  return (
    <SectionCard title={t('course')}>
      <RequestTimeline
        kind={kind}
        code={state}
        requestedAt={requestedAt}
        requestedBy={<PartyLink place="row" party={requester} />}
        behind={course.filter(({ isOver }) => isOver).map((step) => timelineStep(step, toUser))}
        now={now && { at: now.at, who: <Holder step={now} /> }}
      />
    </SectionCard>
  )
}

/** The current step, and the people who have to decide. */
function Holder({ step }: { step: CourseStep }) {
  return (
    <>
      <bdi>{step.activity}</bdi>
      <div>
        <StepHolders step={step} toPage={toUser} />
      </div>
    </>
  )
}
