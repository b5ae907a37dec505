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

/** The properties of a picker within the editor. */
export interface SlotProps<Item> {
  label: string
  value: readonly Item[]
  onChange: (items: readonly Item[]) => void
  isRequired: true
  isDisabled: boolean
  error: string | undefined
}

export interface ApprovalEditorProps {
  /** The label, for instance `Approval to grant`. */
  label: string
  /** Whether the label is already the title of the surrounding section. */
  isTitled?: boolean
  value: Approval
  onChange: (value: Approval) => void
  /** Draws a picker of several items in an order: people, groups, roles, containers, teams. */
  approverPicker: (slot: SlotProps<Approver>) => ReactNode
  /** Draws a picker of one workflow. */
  definitionPicker: (slot: SlotProps<Definition>) => ReactNode
  /** Whether "same as for the assignment" is offered, for the approval of a revocation. */
  offersSameAsGrant?: boolean
  /** Whether "keep the approval of each record" is offered, for several records at once. */
  offersRetain?: boolean
  /** Whether the choice if an approval is required is hidden. */
  isAlwaysRequired?: boolean
  /** Whether all errors are shown, after an attempt to save. */
  isChecked?: boolean
  isDisabled?: boolean
}

/**
 * Edits an approval: whether it is required, its kind and its approvers. The form checks `approvalProblems` before it
 * saves. Source: SPEC 3 "Approval"; docs/assumptions.md A-222.
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

/** Chooses whether an approval is required. */
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

/** The fields that the kind of approval needs. */
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
