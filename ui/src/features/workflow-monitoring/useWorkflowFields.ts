import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { useListStockFormsQuery, type WorkflowTemplate } from '../../entities/workflow-template/api'
import {
  isStepComplete,
  type ApprovalStep,
  type WorkflowFields,
} from '../../entities/workflow-template/workflowCreation'
import { nameAndDescription } from '../../shared/blocks/localized-text/nameAndDescription'
import type { RecordField, RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { problem } from '../../shared/blocks/validation/problem'
import { commonName } from '../../shared/blocks/validation/text'

/** The fields of a new workflow. */
export function useWorkflowFields(
  templates: readonly WorkflowTemplate[],
): RecordFields<WorkflowFields> {
  const { t } = useTranslation('workflows')
  const kinds = useFieldKinds()
  const listText = useListText()
  const { data: requestForms = [] } = useListStockFormsQuery('RequestForms')
  const { data: approvalForms = [] } = useListStockFormsQuery('ApprovalForms')
  const named = (label: string, all: readonly { id: string; name: string }[]) =>
    kinds.choice({ label, textOf: (dn) => all.find(({ id }) => id === dn)?.name ?? dn })
  return {
    template: {
      ...named(t('field.template'), templates),
      isRequired: true,
      problemOf: (dn) => (dn === '' ? problem('required') : undefined),
    },
    processType: kinds.choice({
      label: t('field.processType'),
      textOf: (id) => t(`processType.${id}`),
    }),
    texts: kinds.localized({ label: t('field.texts'), fields: useWorkflowTexts() }),
    cn: kinds.text({ label: t('field.cn'), hint: t('field.cnHint'), schema: commonName }),
    requestForm: named(t('field.requestForm'), requestForms),
    data: {
      label: t('field.data'),
      isSame: isSameValue,
      text: (items) => listText(items.map(({ key }) => key)),
    },
    approvalForm: named(t('field.approvalForm'), approvalForms),
    approvalType: kinds.choice({
      label: t('field.approvalType'),
      textOf: (id) => t(`approvalType.${id}`),
    }),
    steps: useStepsField(),
  }
}

/** The name and the description of a workflow. */
export function useWorkflowTexts() {
  const { t } = useTranslation('workflows')
  return nameAndDescription({ name: t('template.name'), description: t('template.description') })
}

function useStepsField(): RecordField<readonly ApprovalStep[]> {
  const { t } = useTranslation('workflows')
  const listText = useListText()
  const said = ({ kind, approvers }: ApprovalStep) =>
    kind === 'manager' ? t('approver.manager') : listText(approvers.map(({ name }) => name))
  return {
    label: t('field.steps'),
    problemOf: (steps) => (steps.every(isStepComplete) ? undefined : problem('required')),
    isSame: isSameValue,
    text: (steps) => steps.map(said).join(' → '),
  }
}

function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
