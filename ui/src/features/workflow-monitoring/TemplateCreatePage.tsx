import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  useCreateWorkflowMutation,
  useListTemplatesQuery,
  type CreatedWorkflow,
  type WorkflowTemplate,
} from '../../entities/workflow-template/api'
import { noWorkflow, toWorkflowBody } from '../../entities/workflow-template/workflowCreation'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { StepForm } from '../../shared/blocks/stepper/StepForm'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { toTemplates } from './routes'
import { useWorkflowFields } from './useWorkflowFields'
import { useWorkflowSteps } from './useWorkflowSteps'

/** The creation of a workflow from a template, in steps; the server decides who may create one. */
export function TemplateCreatePage() {
  const { t } = useTranslation('workflows')
  const query = useListTemplatesQuery(undefined)
  const [created, setCreated] = useState<CreatedWorkflow>()
  return (
    <>
      <BackLink to={toTemplates()}>{t('template.title')}</BackLink>
      <PageHeader title={t('create.title')} count={undefined} />
      {created ? (
        <EmptyState
          isOutcome
          art="nothing"
          title={t('create.done', { name: created.name })}
          text={t('create.index')}
          actions={<Button href={toTemplates()}>{t('create.close')}</Button>}
        />
      ) : (
        <AsyncBoundary
          query={query}
          skeleton={<DetailSkeleton />}
          failedTitle={t('template.listFailed')}
        >
          {(templates) => <WorkflowSteps templates={templates} onCreated={setCreated} />}
        </AsyncBoundary>
      )}
    </>
  )
}

interface WorkflowStepsProps {
  templates: readonly WorkflowTemplate[]
  onCreated: (created: CreatedWorkflow) => void
}

function WorkflowSteps({ templates, onCreated }: WorkflowStepsProps) {
  const { t } = useTranslation('workflows')
  const { default: locale } = useBootstrap().locales
  const [params] = useSearchParams()
  const [stored] = useState(() => ({ ...noWorkflow, template: params.get('template') ?? '' }))
  const [createWorkflow] = useCreateWorkflowMutation()
  const form = useRecordForm({
    fields: useWorkflowFields(templates),
    stored,
    draftName: 'createWorkflow',
    onSave: ({ all }) => createWorkflow(toWorkflowBody(all, locale)).unwrap(),
    onSaved: (created) => onCreated(created),
  })
  return (
    <StepForm
      form={form}
      label={t('create.title')}
      steps={useWorkflowSteps(form, templates)}
      saveText={t('create.open')}
    />
  )
}
