import { Check, Minus, TriangleAlert, X, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { DateTime } from '../values/DateTime'
import { RelativeTime } from '../values/RelativeTime'
import styles from './Timeline.module.css'

/**
 * The state of a step: `past` is completed with unknown outcome, `warned` is completed despite a warning, `stuck` waits
 * until somebody solves a problem.
 */
export type StepState =
  'done' | 'past' | 'now' | 'next' | 'warned' | 'stuck' | 'refused' | 'canceled'

export interface TimelineStep {
  key: string
  state: StepState
  /** The title, "Manager approval". */
  title: string
  /** When the step happened, or since when it has been waiting; milliseconds since 1970. */
  at?: number | undefined
  /** The people of the step, "Kenji Watanabe denied". */
  who?: ReactNode
  /** The comment of a person. */
  words?: string | undefined
}

/** The icons of the states; other states have none. */
const SIGNS: Partial<Record<StepState, IconNode>> = {
  done: Check,
  warned: TriangleAlert,
  stuck: TriangleAlert,
  refused: X,
  canceled: Minus,
}

/** States whose time is shown as a duration; all others have a date. */
const ONGOING: readonly StepState[] = ['now', 'stuck']

/** Steps along a line, the first one on top: solid for completed steps, dashed for future ones. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.thread}>
      {steps.map((step) => (
        <Step key={step.key} step={step} />
      ))}
    </ol>
  )
}

function Step({ step: { state, title, at, who, words } }: { step: TimelineStep }) {
  const { t } = useTranslation('values')
  const sign = SIGNS[state]
  return (
    <li className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.node}>{sign && <Icon of={sign} size="xs" />}</span>
      <div>
        <div className={styles.head}>
          <p className={styles.title}>
            <VisuallyHidden>{t(`step.${state}`)}</VisuallyHidden> {title}
          </p>
          {at !== undefined && (
            <span className={styles.when}>
              {ONGOING.includes(state) ? <RelativeTime at={at} /> : <DateTime at={at} />}
            </span>
          )}
        </div>
        {who !== undefined && <div className={styles.who}>{who}</div>}
        {words && (
          <p className={styles.said} dir="auto">
            {words}
          </p>
        )}
      </div>
    </li>
  )
}
