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
  /** Steps of its workflows that are over. */
  behind?: readonly TimelineStep[]
  /** Who holds it, and since when. */
  now?: Pick<TimelineStep, 'at' | 'who'> | undefined
}

/** Where a request stands: what is behind it and what is still to come. */
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
