import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { ApprovalImpact } from '../../entities/impact/ui/ApprovalImpact'
import { useApprovalQuestion } from '../../entities/permission/ui/useApprovalQuestion'
import type { ResourceDetail } from '../../entities/resource/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'
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
  const edit = useResourceEdit(resource, 'resourceApproval')
  const { grant, revoke } = edit.now
  const { form, dialog } = useApprovalQuestion(
    {
      ...resource,
      type: 'RESOURCE',
      before: edit.before.grant,
      now: grant,
      hiddenText: t('usage.hidden'),
    },
    edit,
  )
  return (
    <>
      <RecordForm
        form={form}
        label={t('edit.label', { name: resource.name })}
        saveText={t('edit.save')}
      >
        <Stack>
          <ResourceApproval form={form} isChecked={form.attempts > 0} />
          <ApprovalImpact
            of="resource"
            permission={resource}
            approvals={[grant, revoke]}
            isChanged={form.changed.includes('grant') || form.changed.includes('revoke')}
            personHref={toUser}
            roleHref={toRole}
          />
        </Stack>
      </RecordForm>
      {dialog}
    </>
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
