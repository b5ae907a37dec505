import { useMemo } from 'react'
import { teamPrdTab } from '../../entities/request-definition/pickerTab'
import { resourceTab } from '../../entities/resource/pickerTab'
import { roleTab } from '../../entities/role/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { useObject } from './useObject'

interface ObjectFieldProps {
  label: string
  hint: string
  /** DN, or `''`. */
  object: string
  /** Request forms can be chosen too. */
  hasForms: boolean
  onChange: (dn: string) => void
}

/** A role, a resource or a request form, of which the address of a page knows the DN. */
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
      selection="single"
      hasClear
      value={object === '' ? [] : [item ?? { type: 'role', id: object, name: object }]}
      onChange={([chosen]) => onChange(chosen?.id ?? '')}
    />
  )
}
