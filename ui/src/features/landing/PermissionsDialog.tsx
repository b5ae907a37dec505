import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permissionEntry, type ItemEntry } from '../../entities/landing/landingDraft'
import { PERMISSION_TYPES } from '../../entities/landing/model'
import { permissionTab } from '../../entities/permission/pickerTab'
import { DraftDialog } from '../../shared/blocks/drafts/DraftDialog'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'

interface PermissionsDialogProps {
  /** Where they will stand. */
  categoryId: string
  onApply: (entries: ItemEntry[]) => void
  onClose: () => void
}

/** Roles, resources and workflows that are to be offered. */
export function PermissionsDialog({ categoryId, onApply, onClose }: PermissionsDialogProps) {
  const { t } = useTranslation('landing')
  const tabs = useMemo(() => [permissionTab()] as const, [])
  const [chosen, setChosen] = useState<readonly PickerItem[]>([])
  const draft = useDraft<readonly PickerItem[]>({
    name: `offer permissions ${categoryId}`,
    version: 1,
    value: chosen.length === 0 ? undefined : chosen,
  })
  const apply = () => {
    draft.forget()
    onApply(chosen.flatMap(toEntry))
    onClose()
  }
  return (
    <DraftDialog
      title={t('edit.addPermissions')}
      draft={draft}
      onRestore={setChosen}
      verb={t('edit.apply')}
      isDisabled={chosen.length === 0}
      onDo={apply}
      onClose={onClose}
    >
      <EntityPicker
        label={t('edit.permissions')}
        tabs={tabs}
        selection="multi"
        hasClear
        value={chosen}
        onChange={setChosen}
      />
    </DraftDialog>
  )
}

function toEntry({ id, name, entityType }: PickerItem): ItemEntry[] {
  const type = PERMISSION_TYPES.find((known) => known === entityType?.toLowerCase())
  return type ? [permissionEntry({ type, dn: id }, name)] : []
}
