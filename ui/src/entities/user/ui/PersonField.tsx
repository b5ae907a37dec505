import { useMemo } from 'react'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { userTab } from '../pickerTab'
import { usePersonName } from '../usePersonName'

interface PersonFieldProps {
  label: string
  /** Whether only people whose requests the caller may see can be chosen. */
  from?: 'observedUsers'
  /** DN of the person; undefined while nobody is chosen. */
  dn: string | undefined
  onChange: (dn: string | undefined) => void
}

/** Chooses a person. The address of the page may already name the person by DN. */
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
