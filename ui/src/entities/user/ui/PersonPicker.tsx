import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import type { PickerTab } from '../../../shared/blocks/entity-picker/pickerTab'
import { usePersonName } from '../usePersonName'

export interface PersonPickerProps {
  label: string
  tabs: readonly [PickerTab]
  /** DN of the person; undefined while nobody is chosen. */
  dn: string | undefined
  onChange: (dn: string | undefined) => void
}

/** Chooses a person, of whom perhaps only the DN is known. */
export function PersonPicker({ label, tabs, dn = '', onChange }: PersonPickerProps) {
  const name = usePersonName(dn)
  return (
    <EntityPicker
      label={label}
      tabs={tabs}
      selection="single"
      hasClear
      value={dn === '' ? [] : [{ type: 'user', id: dn, name }]}
      onChange={([chosen]) => onChange(chosen?.id)}
    />
  )
}
