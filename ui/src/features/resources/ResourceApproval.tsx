import { useTranslation } from 'react-i18next'
import { ApprovalField } from '../../entities/permission/ui/DefinitionPickers'
import type { ResourceFields } from '../../entities/resource/resourceChange'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { Switch } from '../../shared/ui/Switch'

interface ResourceApprovalProps {
  form: Pick<
    RecordFormState<Pick<ResourceFields, 'grant' | 'revoke' | 'isOverridable'>>,
    'field' | 'fields' | 'now'
  >
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
}

/** Who has to agree when somebody gets a resource, and when it is taken away. */
export function ResourceApproval({ form, isChecked }: ResourceApprovalProps) {
  const { t } = useTranslation('definition')
  const { grant, revoke } = form.now
  const { value: isOverridable, ...override } = form.field('isOverridable')
  return (
    <>
      <SectionCard title={form.fields.grant.label}>
        <Stack>
          <ApprovalField type="resource" {...form.field('grant')} isTitled isChecked={isChecked} />
          <Switch {...override} isSelected={isOverridable} />
        </Stack>
      </SectionCard>
      <SectionCard title={form.fields.revoke.label}>
        <Stack>
          <ApprovalField
            type="resource"
            {...form.field('revoke')}
            isTitled
            isChecked={isChecked}
            offersSameAsGrant
          />
          {revoke.kind === 'SAME_AS_GRANT' && (
            <p>{t('approval.same', { names: form.fields.grant.text(grant) })}</p>
          )}
        </Stack>
      </SectionCard>
    </>
  )
}
