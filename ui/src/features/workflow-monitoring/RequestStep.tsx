import { skipToken } from '@reduxjs/toolkit/query/react'
import { SquareArrowOutUpRight } from 'lucide'
import { useTranslation } from 'react-i18next'
import {
  useListDataItemsQuery,
  useListStockFormsQuery,
  type WorkflowTemplate,
} from '../../entities/workflow-template/api'
import type { WorkflowFields } from '../../entities/workflow-template/workflowCreation'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { Button } from '../../shared/ui/Button'
import { CheckboxGroup } from '../../shared/ui/CheckboxGroup'
import { Select } from '../../shared/ui/Select'
import { useTemplateWindow } from './useTemplateWindow'

interface RequestStepProps {
  form: RecordFormState<WorkflowFields>
  templates: readonly WorkflowTemplate[]
}

/** The form of the request, and the values that the workflow takes from it. */
export function RequestStep({ form, templates }: RequestStepProps) {
  const { t } = useTranslation('workflows')
  const { data: forms = [] } = useListStockFormsQuery('RequestForms')
  const { onChange, ...field } = form.field('requestForm')
  return (
    <SectionCard
      title={t('create.step.request')}
      actions={<PreviewButton form={form} templates={templates} />}
    >
      <Stack>
        <Select
          {...field}
          options={[
            { id: '', text: t('field.noForm') },
            ...forms.map(({ id, name }) => ({ id, text: name })),
          ]}
          onChange={(id) => {
            onChange(id)
            form.field('data').onChange([])
          }}
        />
        <DataChoice form={form} />
      </Stack>
    </SectionCard>
  )
}

function DataChoice({ form }: Pick<RequestStepProps, 'form'>) {
  const { t } = useTranslation('workflows')
  const { requestForm } = form.now
  const { data: items } = useListDataItemsQuery(requestForm === '' ? skipToken : requestForm)
  const { value, onChange, ...field } = form.field('data')
  if (requestForm === '' || !items) return null
  if (items.length === 0) return <p>{t('field.noData')}</p>
  return (
    <CheckboxGroup
      {...field}
      options={items.map(({ key, type }) => ({ id: key, text: key, caption: type }))}
      value={value.map(({ key }) => key)}
      onChange={(keys) => onChange(items.filter(({ key }) => keys.includes(key)))}
    />
  )
}

function PreviewButton({ form: { now }, templates }: RequestStepProps) {
  const { t } = useTranslation('workflows')
  const { open, blocked } = useTemplateWindow()
  const template = templates.find(({ id }) => id === now.template)
  if (!template) return null
  const preview = {
    template,
    form: now.requestForm,
    processType: now.processType,
    approvalType: now.approvalType,
    steps: now.steps.length,
  }
  return (
    <>
      <Button size="small" icon={SquareArrowOutUpRight} onPress={() => open(preview)}>
        {t('template.open')}
      </Button>
      {blocked}
    </>
  )
}
