import { Check, Minus, TriangleAlert, X, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { DateTime } from '../values/DateTime'
import { RelativeTime } from '../values/RelativeTime'
import styles from './Timeline.module.css'

/**
 * `past` is over without a word of how, `warned` is done in spite of a warning, `stuck` waits for somebody to mend
 * something.
 */
export type StepState =
  'done' | 'past' | 'now' | 'next' | 'warned' | 'stuck' | 'refused' | 'canceled'

export interface TimelineStep {
  key: string
  state: StepState
  /** "Manager approval". */
  title: string
  /** Milliseconds since 1970: when it happened, or since when it waits. */
  at?: number | undefined
  /** "Kenji Watanabe denied". */
  who?: ReactNode
  /** The comment of a person. */
  words?: string | undefined
}

/** In place of the state's own sign there is nothing, or what it means. */
const SIGNS: Partial<Record<StepState, IconNode>> = {
  done: Check,
  warned: TriangleAlert,
  stuck: TriangleAlert,
  refused: X,
  canceled: Minus,
}

/** What still goes on is told by how long, what is over by its date. */
const ONGOING: readonly StepState[] = ['now', 'stuck']

/** Steps along one thread, from the first on: solid is done, dashed is still to come. */
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
