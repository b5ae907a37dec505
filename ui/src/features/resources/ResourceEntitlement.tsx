import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import type { ResourceDetail } from '../../entities/resource/model'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { BindingFacts } from './BindingFacts'
import { BindingFields } from './BindingFields'
import { ResourceUsage } from './ResourceUsage'
import { useResourceEdit } from './useResourceEdit'

interface ResourceProps {
  resource: ResourceDetail
}

/** What a resource gives: chosen by those who may change it, and what that means for those who have it. */
export function ResourceEntitlement({ resource }: ResourceProps) {
  const { t } = useTranslation('resources')
  const { mayModify } = useMayChange('resource', resource)
  if (mayModify) return <BindingEdit resource={resource} />
  return (
    <SectionCard title={t('gives.title')}>
      <BindingFacts binding={resource.binding} />
    </SectionCard>
  )
}

function BindingEdit({ resource }: ResourceProps) {
  const { t } = useTranslation('resources')
  const form = useResourceEdit(resource, 'resourceEntitlement')
  const isChanged = form.changed.includes('binding')
  return (
    <RecordForm
      form={form}
      label={t('edit.label', { name: resource.name })}
      saveText={t('edit.save')}
    >
      <SectionCard title={t('gives.title')}>
        <Stack>
          <BindingFields {...form.field('binding')} isStored={!isChanged} />
          {isChanged && (
            <ResourceUsage id={resource.id} title={t('usage.title')} note={t('gives.rebinding')} />
          )}
        </Stack>
      </SectionCard>
    </RecordForm>
  )
}
