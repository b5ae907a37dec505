import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { type ApprovalFieldsProps, GrantFields, RevokeFields } from './ApprovalFields'

/** Who approves the assignment and the revocation of a new resource. */
export function ResourceApproval({ form, isChecked }: ApprovalFieldsProps) {
  return (
    <>
      <SectionCard title={form.fields.grant.label}>
        <GrantFields form={form} isChecked={isChecked} />
      </SectionCard>
      <SectionCard title={form.fields.revoke.label}>
        <RevokeFields form={form} isChecked={isChecked} />
      </SectionCard>
    </>
  )
}
