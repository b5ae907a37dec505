import { useTranslation } from 'react-i18next'
import { Timeline, type TimelineStep } from '../timeline/Timeline'
import { hasApprovers, neededOf, type Approval, type Approver, type Definition } from './approval'
import styles from './ApprovalEditor.module.css'
import { approvalTypeOf, stepChoiceOf } from './stepChoice'

/** The steps of an approval, and the name of its shape. */
export function ApprovalCourse({ approval }: { approval: Approval }) {
  const { t } = useTranslation('approval')
  const steps = useSteps(approval)
  const choice = stepChoiceOf(approval)
  if (approval.kind === 'CUSTOM') return <DefinitionFacts of={approval.definition} />
  if (!choice && steps.length === 0) return null
  const name = choice ? t(`steps.${choice.key}`) : t('stepCount', { count: steps.length })
  return (
    <div className={steps.length > 0 ? styles.course : undefined}>
      <p className={styles.name}>
        {hasApprovers(approval)
          ? t('course', { steps: name, type: t(`type.${approvalTypeOf(approval)}`) })
          : name}
      </p>
      {steps.length > 0 && <Timeline steps={steps} />}
    </div>
  )
}

/** The name of the workflow that approves: its steps are not known here. */
function DefinitionFacts({ of: definition }: { of: Definition | undefined }) {
  if (!definition) return null
  return (
    <div className={styles.course}>
      <p>
        <bdi>{definition.name}</bdi>
      </p>
      <bdi className="id">{definition.id}</bdi>
    </div>
  )
}

function useSteps(approval: Approval): TimelineStep[] {
  const { t } = useTranslation('approval')
  const { kind, approvers, quorum = 0 } = approval
  if (!hasApprovers(approval) || approvers.length === 0) return []
  const needed = neededOf(approvers.length, quorum)
  const decided: TimelineStep[] =
    kind === 'SERIAL'
      ? approvers.map((each, index) => ({
          key: `${each.type} ${each.id}`,
          state: 'next',
          title: t('step', { number: index + 1 }),
          who: <Names of={[each]} />,
        }))
      : [
          {
            key: 'quorum',
            state: 'next',
            title: t('needed', { needed, all: approvers.length }),
            who: <Names of={approvers} />,
          },
        ]
  return [...decided, { key: 'end', state: 'next', title: t('provisioned') }]
}

function Names({ of: approvers }: { of: readonly Approver[] }) {
  return (
    <ul>
      {approvers.map(({ type, id, name }) => (
        <li key={`${type} ${id}`}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
