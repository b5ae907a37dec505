import { Calculator, CircleAlert, CircleCheck, ListTree, Search, Send, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { subjectParts, type Process, type Subject } from '../../../entities/cprs/model'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { Icon } from '../../../shared/ui/Icon'
import { classNames } from '../../../shared/ui/classNames'
import { ChooseSubject } from './ChooseSubject'
import { ComputeButton } from './ComputeButton'
import styles from './Flow.module.css'
import { useDifferenceCount } from './useDifferenceCount'
import type { Runs } from './useRuns'

interface FlowProps {
  subject: Subject
  runs: Runs
  isOff: boolean
  onChoose: (subject: Subject) => void
}

/**
 * The four steps, always in view: the finished and the running ones, with a note that only the last
 * one changes assignments.
 */
export function Flow({ subject, runs, isOff, onChoose }: FlowProps) {
  const { t } = useTranslation('cprs')
  const isReviewed = runs.computed !== undefined && runs.running === undefined
  return (
    <ol className={styles.flow} aria-label={t('flow.label')}>
      <Step icon={ListTree} state="done" title={t('flow.choose')}>
        <p>
          <bdi>{subjectParts(subject).join(', ')}</bdi>
        </p>
        <ChooseSubject subject={subject} onChoose={onChoose} />
      </Step>
      <ComputeStep runs={runs}>
        {!isOff && <ComputeButton subject={subject} runs={runs} />}
      </ComputeStep>
      <Step icon={Search} state={isReviewed ? 'now' : 'waiting'} title={t('flow.review')}>
        {isReviewed && <Found subject={subject} />}
      </Step>
      <PublishStep running={runs.running} />
    </ol>
  )
}

function ComputeStep({ runs, children }: { runs: Runs; children: ReactNode }) {
  const { t } = useTranslation('cprs')
  const { running, computed, failed } = runs
  const state = computeState(runs)
  return (
    <Step icon={failed ? CircleAlert : Calculator} state={state} title={t('flow.compute')}>
      <div aria-live="polite">
        <Progress of={running?.kind === 'compute' ? running : undefined} />
        {state === 'failed' && failed && <p>{t('flow.failed', { message: failed.message })}</p>}
      </div>
      {computed?.endedAt !== undefined && (
        <p>
          <DateTime at={computed.endedAt} />
        </p>
      )}
      <p>{t('flow.changesNothing')}</p>
      {children}
    </Step>
  )
}

function Found({ subject }: { subject: Subject }) {
  const { t } = useTranslation('cprs')
  const given = useDifferenceCount(subject, 'APPLICATION')
  const taken = useDifferenceCount(subject, 'IDM')
  if (given === undefined || taken === undefined) return null
  return <p>{t('flow.found', { number: given + taken })}</p>
}

function PublishStep({ running }: { running: Process | undefined }) {
  const { t } = useTranslation('cprs')
  const isPublishing = running?.kind === 'publish'
  return (
    <Step icon={Send} state={isPublishing ? 'now' : 'waiting'} title={t('flow.publish')}>
      <div aria-live="polite">
        <Progress of={isPublishing ? running : undefined} />
      </div>
      <p>{t('flow.withoutApproval')}</p>
    </Step>
  )
}

/** The message of the server, or else the state. */
function Progress({ of }: { of: Process | undefined }) {
  const { t } = useTranslation('cprs')
  return of && <p>{of.message || t(`state.${of.state}`)}</p>
}

type StepState = 'done' | 'now' | 'waiting' | 'failed'

function computeState({ running, computed, failed }: Runs): StepState {
  if (running?.kind === 'compute') return 'now'
  if (failed) return 'failed'
  return computed ? 'done' : 'now'
}

interface StepProps {
  icon: IconNode
  state: StepState
  title: string
  children?: ReactNode
}

function Step({ icon, state, title, children }: StepProps) {
  return (
    <li
      className={classNames(styles.step, styles[state])}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <h2>
        <Icon of={state === 'done' ? CircleCheck : icon} size="s" />
        {title}
      </h2>
      {children}
    </li>
  )
}
