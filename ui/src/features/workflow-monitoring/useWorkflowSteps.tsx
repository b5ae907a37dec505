import { useTranslation } from 'react-i18next'
import type { WorkflowTemplate } from '../../entities/workflow-template/api'
import {
  processTypes,
  type WorkflowFields,
} from '../../entities/workflow-template/workflowCreation'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import type { Step } from '../../shared/blocks/stepper/step'
import { commonNameOf } from '../../shared/blocks/validation/commonNameOf'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { Select } from '../../shared/ui/Select'
import { TextField } from '../../shared/ui/TextField'
import { ApprovalSteps } from './ApprovalSteps'
import { RequestStep } from './RequestStep'
import { useWorkflowTexts } from './useWorkflowFields'

interface StepProps {
  form: RecordFormState<WorkflowFields>
  templates: readonly WorkflowTemplate[]
}

/** The steps that create a workflow. */
export function useWorkflowSteps(
  form: RecordFormState<WorkflowFields>,
  templates: readonly WorkflowTemplate[],
): readonly Step<keyof WorkflowFields>[] {
  const { t } = useTranslation('workflows')
  return [
    {
      id: 'template',
      title: t('create.step.template'),
      keys: ['template', 'processType'],
      render: () => <TemplateStep form={form} templates={templates} />,
    },
    {
      id: 'names',
      title: t('create.step.names'),
      keys: ['texts', 'cn'],
      render: (isChecked) => <NamesStep form={form} isChecked={isChecked} />,
    },
    {
      id: 'request',
      title: t('create.step.request'),
      keys: ['requestForm', 'data'],
      render: () => <RequestStep form={form} templates={templates} />,
    },
    {
      id: 'approval',
      title: t('create.step.approval'),
      keys: ['approvalType', 'approvalForm', 'steps'],
      render: (isChecked) => <ApprovalSteps form={form} isChecked={isChecked} />,
    },
  ]
}

function TemplateStep({ form, templates }: StepProps) {
  const { t } = useTranslation('workflows')
  const { value: template, ...templateField } = form.field('template')
  return (
    <SectionCard title={t('create.step.template')}>
      <Stack>
        <RadioGroup
          {...templateField}
          options={templates.map(({ id, name, description }) => ({
            id,
            text: name,
            caption: description,
          }))}
          value={template === '' ? undefined : template}
        />
        <Select
          {...form.field('processType')}
          options={processTypes.map((id) => ({ id, text: t(`processType.${id}`) }))}
        />
      </Stack>
    </SectionCard>
  )
}

function NamesStep({ form, isChecked }: Pick<StepProps, 'form'> & { isChecked: boolean }) {
  const { t } = useTranslation('workflows')
  const { default: locale } = useBootstrap().locales
  const id = commonNameOf(textIn(form.now.texts.name, locale))
  const cnField = form.field('cn')
  return (
    <SectionCard title={t('create.step.names')}>
      <Stack>
        <LocalizedTextEditor
          {...form.field('texts')}
          fields={useWorkflowTexts()}
          isChecked={isChecked}
        />
        <TextField {...cnField} hint={id === '' ? cnField.hint : t('field.cnFrom', { id })} />
      </Stack>
    </SectionCard>
  )
}
