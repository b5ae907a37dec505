import { ApprovalField } from '../../entities/permission/ui/DefinitionPickers'
import type { RoleFields } from '../../entities/role/roleChange'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { Switch } from '../../shared/ui/Switch'

type ApprovalFields = Pick<RoleFields, 'approval' | 'isRevokeApproved'>

interface RoleApprovalProps {
  form: Pick<RecordFormState<ApprovalFields>, 'field' | 'now' | 'fields'>
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
}

/** Who approves the assignment of a role, and whether the same people approve its revocation. */
export function RoleApproval({ form, isChecked }: RoleApprovalProps) {
  const { value: isRevokeApproved, ...revoke } = form.field('isRevokeApproved')
  return (
    <SectionCard title={form.fields.approval.label}>
      <Stack>
        <ApprovalField type="role" {...form.field('approval')} isTitled isChecked={isChecked} />
        {form.now.approval.kind !== 'NONE' && <Switch {...revoke} isSelected={isRevokeApproved} />}
      </Stack>
    </SectionCard>
  )
}
