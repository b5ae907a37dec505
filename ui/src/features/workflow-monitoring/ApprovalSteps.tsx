import { Plus, Trash2 } from 'lucide'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { groupTab } from '../../entities/group/pickerTab'
import { userTab } from '../../entities/user/pickerTab'
import { useListStockFormsQuery } from '../../entities/workflow-template/api'
import {
  isStepComplete,
  type ApprovalStep,
  type WorkflowFields,
} from '../../entities/workflow-template/workflowCreation'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { FieldGroup } from '../../shared/ui/FieldGroup'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { Select } from '../../shared/ui/Select'

interface ApprovalStepsProps {
  form: RecordFormState<WorkflowFields>
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
}

const kinds = ['manager', 'user', 'group'] as const

/** The approvers of a new workflow, step by step. */
export function ApprovalSteps({ form, isChecked }: ApprovalStepsProps) {
  const { t } = useTranslation('workflows')
  const { data: forms = [] } = useListStockFormsQuery('ApprovalForms')
  const { value: steps, onChange } = form.field('steps')
  const free = String(Math.max(0, ...steps.map(({ id }) => Number(id))) + 1)
  return (
    <SectionCard title={t('create.step.approval')}>
      <Stack>
        <RadioGroup
          {...form.field('approvalType')}
          look="cards"
          options={(['Serial', 'Quorum'] as const).map((id) => ({
            id,
            text: t(`approvalType.${id}`),
            caption: t(`approvalType.${id}Caption`),
          }))}
        />
        {steps.map((step, index) => (
          <StepEditor
            key={step.id}
            step={step}
            number={index + 1}
            isChecked={isChecked}
            onChange={(changed) =>
              onChange(steps.map((each) => (each.id === step.id ? changed : each)))
            }
            onRemove={() => onChange(steps.filter(({ id }) => id !== step.id))}
          />
        ))}
        <div>
          <Button
            icon={Plus}
            onPress={() => onChange([...steps, { id: free, kind: 'manager', approvers: [] }])}
          >
            {t('approver.add')}
          </Button>
        </div>
        <Select
          {...form.field('approvalForm')}
          options={[
            { id: '', text: t('field.noForm') },
            ...forms.map(({ id, name }) => ({ id, text: name })),
          ]}
        />
      </Stack>
    </SectionCard>
  )
}

interface StepEditorProps {
  step: ApprovalStep
  number: number
  isChecked: boolean
  onChange: (step: ApprovalStep) => void
  onRemove: () => void
}

function StepEditor({ step, number, isChecked, onChange, onRemove }: StepEditorProps) {
  const { t } = useTranslation('workflows')
  const clientId = useBootstrap().client.id
  const tabs = useMemo(
    () => ({ user: userTab({ clientId }), group: groupTab({ clientId }) }),
    [clientId],
  )
  const { kind, approvers } = step
  return (
    <FieldGroup label={t('approver.step', { number })}>
      <Select
        label={t('approver.kind')}
        options={kinds.map((id) => ({ id, text: t(`approver.${id}`) }))}
        value={kind}
        onChange={(id) => onChange({ ...step, kind: id, approvers: [] })}
      />
      {kind !== 'manager' && (
        <EntityPicker
          label={t('approver.who')}
          tabs={[tabs[kind]]}
          selection="multi"
          isRequired
          value={approvers}
          onChange={(chosen) => onChange({ ...step, approvers: chosen })}
          error={isChecked && !isStepComplete(step) ? t('approver.missing') : undefined}
        />
      )}
      <div>
        <Button size="small" variant="quiet" icon={Trash2} onPress={onRemove}>
          {t('approver.remove', { number })}
        </Button>
      </div>
    </FieldGroup>
  )
}
