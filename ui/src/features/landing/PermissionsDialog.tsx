import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permissionEntry, type ItemEntry } from '../../entities/landing/landingDraft'
import { PERMISSION_TYPES } from '../../entities/landing/model'
import { permissionTab } from '../../entities/permission/pickerTab'
import { EntityPicker } from '../../shared/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/entity-picker/pickerItem'
import { Dialog } from '../../shared/ui/Dialog'
import { DialogActions } from '../../shared/ui/DialogActions'

interface PermissionsDialogProps {
  onApply: (entries: ItemEntry[]) => void
  onClose: () => void
}

/** Roles, resources and workflows that are to be offered. */
export function PermissionsDialog({ onApply, onClose }: PermissionsDialogProps) {
  const { t } = useTranslation('landing')
  const tabs = useMemo(() => [permissionTab()] as const, [])
  const [chosen, setChosen] = useState<readonly PickerItem[]>([])
  const apply = () => {
    onApply(chosen.flatMap(toEntry))
    onClose()
  }
  return (
    <Dialog
      title={t('edit.addPermissions')}
      isOpen
      onClose={onClose}
      actions={
        <DialogActions
          verb={t('edit.apply')}
          isDisabled={chosen.length === 0}
          onDo={apply}
          onCancel={onClose}
        />
      }
    >
      <EntityPicker
        label={t('edit.permissions')}
        tabs={tabs}
        selection="multi"
        hasClear
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  )
}

function toEntry({ id, name, entityType }: PickerItem): ItemEntry[] {
  const type = PERMISSION_TYPES.find((known) => known === entityType?.toLowerCase())
  return type ? [permissionEntry({ type, dn: id }, name)] : []
}
