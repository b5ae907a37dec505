import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Timeline } from '../../../shared/timeline/Timeline'
import type { RequestKind } from '../status'
import { stepsOf } from '../steps'

interface RequestTimelineProps {
  kind: RequestKind
  code: number
  /** Milliseconds since 1970. */
  requestedAt: number | undefined
  requestedBy: ReactNode
}

/** Where a request stands: what is behind it and what is still to come. */
export function RequestTimeline({ kind, code, requestedAt, requestedBy }: RequestTimelineProps) {
  const { t } = useTranslation('status')
  const steps = stepsOf(kind, code).map(({ state, text }, index) => ({
    key: text,
    state,
    title: t(text, { code }),
    ...(index === 0 && { at: requestedAt, who: requestedBy }),
  }))
  return <Timeline steps={steps} />
}
