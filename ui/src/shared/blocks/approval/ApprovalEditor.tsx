import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '../../ui/Switch'
import type { Approval, Approver, Definition } from './approval'
import { ApprovalCourse } from './ApprovalCourse'
import styles from './ApprovalEditor.module.css'
import { ApprovalKinds } from './ApprovalKinds'
import { approvalProblems } from './approvalProblems'
import { QuorumField } from './QuorumField'
import { useProblemText } from '../validation/useProblemText'
import { useRequired } from './useRequired'

/** What a picker is given that stands in the editor. */
export interface SlotProps<Item> {
  label: string
  value: readonly Item[]
  onChange: (items: readonly Item[]) => void
  isRequired: true
  isDisabled: boolean
  error: string | undefined
}

export interface ApprovalEditorProps {
  /** `Approval to grant` */
  label: string
  /** What stands around it has the label as its title. */
  isTitled?: boolean
  value: Approval
  onChange: (value: Approval) => void
  /** A picker of several in an order: people, groups, roles, containers, teams. */
  approverPicker: (slot: SlotProps<Approver>) => ReactNode
  /** A picker of one workflow. */
  definitionPicker: (slot: SlotProps<Definition>) => ReactNode
  /** Offers "same as for the assignment"; for the approval of a revocation. */
  offersSameAsGrant?: boolean
  /** Offers to keep the approval of each record; for several records together. */
  offersRetain?: boolean
  /** Hides the choice whether an approval is required. */
  isAlwaysRequired?: boolean
  /** Shows all errors, after an attempt to save. */
  isChecked?: boolean
  isDisabled?: boolean
}

/**
 * Whether something has to be approved, how and by whom. The form asks `approvalProblems` before it saves.
 *
 * Source: SPEC 3 "Approval"; docs/assumptions.md A-222.
 */
export function ApprovalEditor(props: ApprovalEditorProps) {
  const { label, isTitled = false, value } = props
  const id = useId()
  return (
    <div
      className={styles.approval}
      role="group"
      {...(isTitled ? { 'aria-label': label } : { 'aria-labelledby': id })}
    >
      {!isTitled && (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      <Requirement {...props} />
      <KindFields {...props} />
      <ApprovalCourse approval={value} />
    </div>
  )
}

/** Whether something has to be approved, and how. */
function Requirement(props: ApprovalEditorProps) {
  const { value, onChange, offersRetain = false, isAlwaysRequired = false } = props
  const { isDisabled = false } = props
  const { t } = useTranslation('approval')
  const { require, retain } = useRequired(value, onChange)
  const isRetained = value.kind === 'RETAIN'
  return (
    <>
      {offersRetain && (
        <Switch
          label={t('retain')}
          isSelected={isRetained}
          isDisabled={isDisabled}
          onChange={retain}
        />
      )}
      {!isRetained && !isAlwaysRequired && (
        <Switch
          label={t('required')}
          isSelected={value.kind !== 'NONE'}
          isDisabled={isDisabled}
          onChange={require}
        />
      )}
      {!isRetained && value.kind !== 'NONE' && <ApprovalKinds {...props} />}
    </>
  )
}

/** What the kind needs. */
function KindFields(props: ApprovalEditorProps) {
  const { value, onChange, approverPicker, definitionPicker } = props
  const { isChecked = false, isDisabled = false } = props
  const { t } = useTranslation('approval')
  const problemText = useProblemText()
  const problems = approvalProblems(value)
  const told = (problem: string | undefined) => (isChecked ? problemText(problem) : undefined)
  const slot = { isRequired: true, isDisabled } as const
  if (value.kind === 'CUSTOM') {
    return definitionPicker({
      ...slot,
      label: t('definition'),
      value: value.definition ? [value.definition] : [],
      onChange: ([definition]) => onChange({ ...value, definition }),
      error: told(problems.definition),
    })
  }
  if (value.kind !== 'SERIAL' && value.kind !== 'QUORUM') return null
  return (
    <>
      {approverPicker({
        ...slot,
        label: t('approvers'),
        value: value.approvers,
        onChange: (approvers) => onChange({ ...value, approvers }),
        error: told(problems.approvers),
      })}
      {value.kind === 'QUORUM' && (
        <QuorumField
          value={value}
          onChange={onChange}
          isDisabled={isDisabled}
          error={problemText(problems.quorum)}
        />
      )}
    </>
  )
}
