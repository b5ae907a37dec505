import { ChartNoAxesGantt, Check, CircleDashed, Hourglass, Minus, Table, X } from 'lucide'
import type { IconNode } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CourseStep, StepState } from '../../entities/workflow-process/course'
import type { WorkflowProcess } from '../../entities/workflow-process/model'
import { statusOf } from '../../entities/request/status'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { Button } from '../../shared/ui/Button'
import { classNames } from '../../shared/ui/classNames'
import { Icon } from '../../shared/ui/Icon'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { AddresseeName } from './AddresseeName'
import styles from './CourseDrawing.module.css'

interface CourseProps {
  process: WorkflowProcess
  steps: readonly CourseStep[]
}

const SIGNS: Record<StepState, IconNode> = {
  done: Check,
  now: Hourglass,
  next: CircleDashed,
  refused: X,
  canceled: Minus,
}

/** The states of a last step that is for the recipient. Beside another end, the name would read as who ended it. */
const ENDS_WITH_ACCESS: ReadonlySet<StepState> = new Set(['next', 'done'])

/**
 * The steps of a workflow side by side, parallel tasks below each other; a button shows the same as
 * a table.
 */
export function CourseDrawing(props: CourseProps) {
  const { t } = useTranslation('workflows')
  const [isTable, setTable] = useState(false)
  return (
    <>
      {isTable ? <Twin {...props} /> : <Flow {...props} />}
      <div className={styles.switch}>
        <Button
          size="small"
          variant="quiet"
          icon={isTable ? ChartNoAxesGantt : Table}
          onPress={() => setTable(!isTable)}
        >
          {isTable ? t('course.asDrawing') : t('course.asTable')}
        </Button>
      </div>
    </>
  )
}

function Flow({ process, steps }: CourseProps) {
  const { t } = useTranslation('workflows')
  const titleOf = useTitle(process)
  return (
    <div className={styles.scroll}>
      <ol className={styles.flow} aria-label={t('course.label')}>
        {steps.map((step) => {
          const { key, state } = step
          return (
            <li
              key={key}
              className={styles[state]}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <p className={styles.title}>
                <Icon of={SIGNS[state]} size="xs" />
                <VisuallyHidden>{t(`course.state.${state}`)}</VisuallyHidden> {titleOf(step)}
              </p>
              <Holders step={step} process={process} />
              {step.at !== undefined && (
                <p className={styles.at}>
                  <DateTime at={step.at} />
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Twin({ process, steps }: CourseProps) {
  const { t } = useTranslation('workflows')
  const titleOf = useTitle(process)
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('course.label')}>
        <thead>
          <tr>
            <th scope="col">{t('step.name')}</th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col">{t('course.who')}</th>
            <th scope="col">{t('course.when')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.key}>
              <th scope="row">{titleOf(step)}</th>
              <td>{t(`course.state.${step.state}`)}</td>
              <td>
                <Holders step={step} process={process} />
              </td>
              <td>{step.at !== undefined && <DateTime at={step.at} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The people of a step: the requester, the approvers with their decisions, or the recipient. */
function Holders({
  step: { kind, state, tasks },
  process,
}: {
  step: CourseStep
  process: WorkflowProcess
}) {
  if (kind === 'start') return <Who>{process.initiator.name}</Who>
  if (kind === 'end') return ENDS_WITH_ACCESS.has(state) && <Who>{process.recipient.name}</Who>
  return (
    <ul className={classNames(tasks.length > 1 && styles.fork)}>
      {tasks.map(({ id, addressee, isOpen, outcome }) => (
        <li key={id} className={styles.who}>
          <AddresseeName dn={addressee} />
          {!isOpen && outcome !== '' && (
            <>
              {' · '}
              <bdi>{outcome}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Who({ children }: { children: ReactNode }) {
  return (
    <p className={styles.who}>
      <bdi>{children}</bdi>
    </p>
  )
}

/**
 * The title of a step; the last step has the state of an ended workflow, or "completed" while it is
 * running.
 */
function useTitle({ state }: WorkflowProcess) {
  const { t } = useTranslation(['workflows', 'status'])
  return ({ kind, tasks, state: stepState }: CourseStep): ReactNode => {
    if (kind === 'start') return t('status:behind.request')
    if (kind === 'tasks') return <bdi>{tasks[0]?.activity}</bdi>
    const status = stepState === 'next' ? undefined : statusOf('process', state)
    return t(`status:state.${status?.text ?? 'completed'}`)
  }
}
