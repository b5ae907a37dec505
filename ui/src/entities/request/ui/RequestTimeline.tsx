import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Timeline, type TimelineStep } from '../../../shared/blocks/timeline/Timeline'
import type { RequestKind } from '../status'
import { stepsOf } from '../steps'

interface RequestTimelineProps {
  kind: RequestKind
  code: number
  /** Milliseconds since 1970. */
  requestedAt: number | undefined
  requestedBy: ReactNode
  /** Completed steps of its workflows. */
  behind?: readonly TimelineStep[]
  /** The people who have the request now, and since when. */
  now?: Pick<TimelineStep, 'at' | 'who'> | undefined
}

/** The progress of a request: past, present and future steps. */
export function RequestTimeline(props: RequestTimelineProps) {
  const { kind, code, requestedAt, requestedBy, behind = [], now } = props
  const { t } = useTranslation('status')
  const steps = stepsOf(kind, code).map(({ state, text }, index): TimelineStep => ({
    key: text,
    state,
    title: t(text, { code: String(code) }),
    ...(index === 0 && { at: requestedAt, who: requestedBy }),
    ...(state === 'now' && now),
  }))
  return <Timeline steps={steps.toSpliced(1, 0, ...behind)} />
}
