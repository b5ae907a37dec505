import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { permissionEntry, type ItemEntry } from '../../entities/landing/landingDraft'
import { PERMISSION_TYPES } from '../../entities/landing/model'
import { permissionTab } from '../../entities/permission/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'

interface PermissionsDialogProps {
  /** Id of the category that gets the permissions. */
  categoryId: string
  onApply: (entries: ItemEntry[]) => void
  onClose: () => void
}

/** Chooses roles, resources and workflows to place on the page. */
export function PermissionsDialog({ categoryId, onApply, onClose }: PermissionsDialogProps) {
  const { t } = useTranslation('landing')
  const tabs = useMemo(() => [permissionTab()] as const, [])
  const kinds = useFieldKinds()
  const form = useDialogForm<{ chosen: readonly PickerItem[] }>({
    fields: { chosen: kinds.items({ label: t('edit.permissions') }) },
    stored: { chosen: [] },
    draftName: `offer permissions ${categoryId}`,
    draftVersion: 2,
    onSave: ({ all }) => onApply(all.chosen.flatMap(toEntry)),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('edit.addPermissions')}
      verb={t('edit.apply')}
      isDisabled={form.now.chosen.length === 0}
      onClose={onClose}
    >
      <EntityPicker {...form.field('chosen')} tabs={tabs} selection="multi" hasClear />
    </FormDialog>
  )
}

function toEntry({ id, name, entityType }: PickerItem): ItemEntry[] {
  const type = PERMISSION_TYPES.find((known) => known === entityType?.toLowerCase())
  return type ? [permissionEntry({ type, dn: id }, name)] : []
}
