import { useMemo } from 'react'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { userTab } from '../pickerTab'
import { usePersonName } from '../usePersonName'

interface PersonFieldProps {
  label: string
  /** Only those whose requests the caller may see. */
  from?: 'observedUsers'
  /** DN; undefined while nobody is chosen. */
  dn: string | undefined
  onChange: (dn: string | undefined) => void
}

/** One person, of whom the address of a page knows the DN. */
export function PersonField({ label, from, dn = '', onChange }: PersonFieldProps) {
  const clientId = useBootstrap().client.id
  const tabs = useMemo(
    () => [userTab({ clientId, ...(from && { from }) })] as const,
    [clientId, from],
  )
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
