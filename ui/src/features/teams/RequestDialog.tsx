import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { PermissionReference } from '../../entities/permission/address'
import { KINDS } from '../../entities/permission/model'
import { permissionTab } from '../../entities/permission/pickerTab'
import type { Team } from '../../entities/team/model'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { toRequestsFor } from '../requests/routes'

interface RequestDialogProps {
  team: Team
  /** The members who are to get the permission. */
  members: readonly PickerItem[]
  onClose: () => void
}

/** Chooses a permission that the team may request, and leads to its request for members of the team. */
export function RequestDialog({ team, members, onClose }: RequestDialogProps) {
  const { t } = useTranslation('teams')
  const navigate = useNavigate()
  const tabs = useMemo(() => [permissionTab({ robPermission: [team.dn] })] as const, [team.dn])
  const kinds = useFieldKinds()
  const form = useDialogForm<{ chosen: readonly PickerItem[] }, readonly PickerItem[]>({
    fields: { chosen: kinds.items({ label: t('request.permission'), isRequired: true }) },
    stored: { chosen: [] },
    draftName: `team request ${team.dn}`,
    onSave: ({ all }) => all.chosen,
    onSaved: ([permission]) =>
      permission && navigate(toRequestsFor(members, referenceOf(permission))),
  })
  return (
    <FormDialog
      form={form}
      title={t('request.title', { team: team.name })}
      verb={t('request.continue')}
      onClose={onClose}
    >
      <EntityPicker {...form.field('chosen')} tabs={tabs} selection="single" />
    </FormDialog>
  )
}

function referenceOf({ id, entityType = '' }: PickerItem): PermissionReference {
  return { id, kind: KINDS.find((kind) => kind === entityType.toLowerCase()) ?? 'role' }
}
