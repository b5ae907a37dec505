import { useMemo } from 'react'
import { teamPrdTab } from '../../entities/request-definition/pickerTab'
import { resourceTab } from '../../entities/resource/pickerTab'
import { roleTab } from '../../entities/role/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { useObject } from './useObject'

interface ObjectFieldProps {
  label: string
  hint: string
  /** DN of the chosen object, or `''`. */
  object: string
  /** Whether request forms can be chosen, besides roles and resources. */
  hasForms: boolean
  onChange: (dn: string) => void
}

/** Chooses a role, a resource or a request form. The address of the page may already name it by its DN. */
export function ObjectField({ label, hint, object, hasForms, onChange }: ObjectFieldProps) {
  const { item } = useObject(object)
  const tabs = useMemo(
    () =>
      [roleTab({ isSingle: true }), resourceTab(), ...(hasForms ? [teamPrdTab()] : [])] as const,
    [hasForms],
  )
  return (
    <EntityPicker
      label={label}
      hint={hint}
      tabs={tabs}
      activeTab={item?.type}
      selection="single"
      hasClear
      value={object === '' ? [] : [item ?? { type: 'role', id: object, name: object }]}
      onChange={([chosen]) => onChange(chosen?.id ?? '')}
    />
  )
}
