import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrincipalTabs } from '../../entities/principal/usePrincipalTabs'
import { roleTab } from '../../entities/role/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { Dialog } from '../../shared/ui/Dialog'
import { DialogActions } from '../../shared/ui/DialogActions'

interface TrusteesDialogProps {
  field: {
    label: string
    value: readonly PickerItem[] | undefined
    onChange: (trustees: readonly PickerItem[]) => void
  }
  onClose: () => void
}

/** Chooses the trustees of a page or a tile; saving the form stores them. */
export function TrusteesDialog({ field, onClose }: TrusteesDialogProps) {
  const { t } = useTranslation('settings')
  const { label: name, value = [], onChange } = field
  const [chosen, setChosen] = useState(value)
  const people = usePrincipalTabs()
  const tabs = useMemo(() => [...people, roleTab()] as const, [people])
  return (
    <Dialog
      isOpen
      title={t('access.of', { name })}
      onClose={onClose}
      actions={
        <DialogActions
          verb={t('access.apply')}
          onDo={() => {
            onChange(chosen)
            onClose()
          }}
          onCancel={onClose}
        />
      }
    >
      <EntityPicker
        label={t('access.trustees')}
        hint={t('access.emptyHint')}
        tabs={tabs}
        selection="multi"
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  )
}
