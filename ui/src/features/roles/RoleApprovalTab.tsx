import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { ApprovalImpact } from '../../entities/impact/ui/ApprovalImpact'
import { useApprovalQuestion } from '../../entities/permission/ui/useApprovalQuestion'
import type { RoleDetail } from '../../entities/role/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { toUser } from '../users/routes'
import { RoleApproval } from './RoleApproval'
import { toRole } from './routes'
import { useRoleEdit } from './useRoleEdit'
import { useRoleFields } from './useRoleFields'

/** The approval of a role: a form for people who may change it, facts for all others. */
export function RoleApprovalTab({ role }: { role: RoleDetail }) {
  const { mayModify } = useMayChange('role', role)
  return mayModify ? <ApprovalEdit role={role} /> : <ApprovalFacts role={role} />
}

function ApprovalEdit({ role }: { role: RoleDetail }) {
  const { t } = useTranslation('roles')
  const edit = useRoleEdit(role, 'roleApproval', () => undefined)
  const before = edit.before.approval
  const now = edit.now.approval
  const { form, dialog } = useApprovalQuestion(
    { ...role, type: 'ROLE', before, now, hiddenText: t('delete.hidden') },
    edit,
  )
  return (
    <>
      <RecordForm
        form={form}
        label={t('edit.label', { name: role.name })}
        saveText={t('edit.save')}
      >
        <RoleApproval form={form} isChecked={form.attempts > 0} />
        <ApprovalImpact
          of="role"
          permission={role}
          approvals={[now]}
          isChanged={form.changed.includes('approval')}
          personHref={toUser}
          roleHref={toRole}
        />
      </RecordForm>
      {dialog}
    </>
  )
}

function ApprovalFacts({ role }: { role: RoleDetail }) {
  const { approval, isRevokeApproved } = useRoleFields()
  const facts = [
    { key: 'grant', label: approval.label, content: approval.text(role.approval) },
    {
      key: 'revoke',
      label: isRevokeApproved.label,
      content: isRevokeApproved.text(role.isRevokeApproved),
    },
  ]
  return (
    <SectionCard title={approval.label}>
      <Facts facts={facts} />
    </SectionCard>
  )
}
