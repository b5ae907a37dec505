import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { keyOf } from '../entity-picker/pickerItem'
import type { RecordField } from '../record-form/recordField'
import type { Approval } from './approval'
import { approvalProblems } from './approvalProblems'

/** The field of an approval for a record form. */
export function useApprovalField(label: string): RecordField<Approval> {
  const { t } = useTranslation('approval')
  const listText = useListText()
  return {
    label,
    problemOf: (approval) => {
      const { approvers, quorum, definition } = approvalProblems(approval)
      return approvers ?? quorum ?? definition
    },
    isSame: isSameApproval,
    text: (approval) => {
      const { kind, approvers, definition } = approval
      if (kind === 'NONE' || kind === 'RETAIN') return t('steps.NoApproval')
      if (kind === 'SAME_AS_GRANT') return t('kind.SAME_AS_GRANT.name')
      const who = kind === 'CUSTOM' ? (definition ? [definition] : []) : approvers
      const share = kind === 'QUORUM' ? ` ${String(approval.quorum)}%` : ''
      const names = listText(who.map(({ name }) => name))
      return `${t(`kind.${kind}.name`)}${share}: ${names}`
    },
  }
}

/** Whether two approvals have the same effect. */
export function isSameApproval(one: Approval, other: Approval): boolean {
  return JSON.stringify(counting(one)) === JSON.stringify(counting(other))
}

/** The values that have an effect with the approval's kind. */
function counting({ kind, approvers, quorum, definition }: Approval) {
  if (kind === 'CUSTOM') return [kind, definition?.id]
  if (kind !== 'SERIAL' && kind !== 'QUORUM') return [kind]
  return [kind, approvers.map(keyOf), kind === 'QUORUM' ? quorum : undefined]
}
