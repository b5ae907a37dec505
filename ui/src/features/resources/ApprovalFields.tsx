import { useTranslation } from 'react-i18next'
import { ApprovalField } from '../../entities/permission/ui/DefinitionPickers'
import type { ResourceFields } from '../../entities/resource/resourceChange'
import { Stack } from '../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { Switch } from '../../shared/ui/Switch'

export interface ApprovalFieldsProps {
  form: Pick<
    RecordFormState<Pick<ResourceFields, 'grant' | 'revoke' | 'isOverridable'>>,
    'field' | 'fields' | 'now'
  >
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
}

/** The approval of an assignment. */
export function GrantFields({ form, isChecked }: ApprovalFieldsProps) {
  const { value: isOverridable, ...override } = form.field('isOverridable')
  return (
    <Stack>
      <ApprovalField type="resource" {...form.field('grant')} isTitled isChecked={isChecked} />
      <Switch {...override} isSelected={isOverridable} />
    </Stack>
  )
}

/** The approval of a revocation. */
export function RevokeFields({ form, isChecked }: ApprovalFieldsProps) {
  const { t } = useTranslation('definition')
  const { grant, revoke } = form.now
  return (
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
  )
}
