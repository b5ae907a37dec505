import { useMemo } from 'react'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { userTab } from '../pickerTab'
import { PersonPicker, type PersonPickerProps } from './PersonPicker'

interface PersonFieldProps extends Omit<PersonPickerProps, 'tabs'> {
  /** Whether only people whose requests the caller may see can be chosen. */
  from?: 'observedUsers'
}

/** Chooses a person. The address of the page may already name the person by DN. */
export function PersonField({ from, ...field }: PersonFieldProps) {
  const clientId = useBootstrap().client.id
  const tabs = useMemo(
    () => [userTab({ clientId, ...(from && { from }) })] as const,
    [clientId, from],
  )
  return <PersonPicker {...field} tabs={tabs} />
}
