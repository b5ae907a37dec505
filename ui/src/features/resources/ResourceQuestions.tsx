import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import type { ResourceDetail } from '../../entities/resource/model'
import { Split } from '../../shared/blocks/page/Split'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { QuestionsCard } from './QuestionsCard'
import { RequestPreview } from './RequestPreview'
import { ResourceUsage } from './ResourceUsage'
import { useResourceEdit } from './useResourceEdit'

interface ResourceProps {
  resource: ResourceDetail
}

/** What requesters are asked: edited beside the request form that comes of it. */
export function ResourceQuestions({ resource }: ResourceProps) {
  const { mayModify } = useMayChange('resource', resource)
  return mayModify ? <QuestionsEdit resource={resource} /> : <RequestPreview fields={resource} />
}

function QuestionsEdit({ resource }: ResourceProps) {
  const { t } = useTranslation('resources')
  const form = useResourceEdit(resource, 'resourceQuestions')
  return (
    <RecordForm
      form={form}
      label={t('edit.label', { name: resource.name })}
      saveText={t('edit.save')}
    >
      <Split beside={<RequestPreview fields={form.now} />}>
        <QuestionsCard {...form.field('questions')} isChecked={form.attempts > 0} />
        {form.changed.includes('questions') && (
          <ResourceUsage id={resource.id} title={t('usage.title')} note={t('questions.changing')} />
        )}
      </Split>
    </RecordForm>
  )
}
