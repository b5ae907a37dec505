import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import type { ResourceDetail } from '../../entities/resource/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { ResourceApproval } from './ResourceApproval'
import { useResourceEdit } from './useResourceEdit'
import { useResourceFields } from './useResourceFields'

interface ResourceProps {
  resource: ResourceDetail
}

/** Who has to agree: the form for those who may change it, facts for the others. */
export function ResourceApprovalTab({ resource }: ResourceProps) {
  const { mayModify } = useMayChange('resource', resource)
  return mayModify ? <ApprovalEdit resource={resource} /> : <ApprovalFacts resource={resource} />
}

function ApprovalEdit({ resource }: ResourceProps) {
  const { t } = useTranslation('resources')
  const form = useResourceEdit(resource, 'resourceApproval')
  return (
    <RecordForm
      form={form}
      label={t('edit.label', { name: resource.name })}
      saveText={t('edit.save')}
    >
      <Stack>
        <ResourceApproval form={form} isChecked={form.attempts > 0} />
      </Stack>
    </RecordForm>
  )
}

function ApprovalFacts({ resource }: ResourceProps) {
  const { t } = useTranslation('resources')
  const { grant, revoke, isOverridable } = useResourceFields()
  const facts = [
    { key: 'grant', label: grant.label, content: grant.text(resource.grant) },
    { key: 'revoke', label: revoke.label, content: revoke.text(resource.revoke) },
    {
      key: 'override',
      label: isOverridable.label,
      content: isOverridable.text(resource.isOverridable),
    },
  ]
  return (
    <SectionCard title={t('tab.approval')}>
      <Facts facts={facts} />
    </SectionCard>
  )
}
