import { useTranslation } from 'react-i18next'
import { permissionsBody, type TeamGrant } from '../../entities/team/permission'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { PermissionBoxes, usePermissionField } from './PermissionBoxes'
import type { GrantPlace } from './useGrantActions'
import { useGrantCalls } from './useGrantCalls'

interface ChangeGrantDialogProps extends GrantPlace {
  grant: TeamGrant
  onClose: () => void
}

/** Changes the permissions of the managers on one item or container. */
export function ChangeGrantDialog({ team, domain, grant, onClose }: ChangeGrantDialogProps) {
  const { t } = useTranslation('teams')
  const call = useGrantCalls(team.dn)
  const before = grant.permissions.map(({ key }) => key)
  const change = async (keys: readonly string[]) => {
    const given = keys.filter((key) => !before.includes(key))
    const taken = before.filter((key) => !keys.includes(key))
    if (given.length + taken.length === 0) return
    await call({
      give: given.length > 0 ? permissionsBody(domain, [grant], given) : undefined,
      take: taken.length > 0 ? permissionsBody(domain, [grant], taken) : undefined,
      items: [grant],
    })
  }
  const form = useDialogForm<{ keys: readonly string[] }>({
    fields: { keys: usePermissionField() },
    stored: { keys: before },
    draftName: `team change ${domain} ${team.dn} ${grant.id}`,
    draftVersion: 2,
    onSave: ({ all }) => change(all.keys),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('grants.changeTitle', { name: grant.name })}
      verb={t('grants.save')}
      onClose={onClose}
    >
      <PermissionBoxes {...form.field('keys')} domain={domain} />
    </FormDialog>
  )
}
