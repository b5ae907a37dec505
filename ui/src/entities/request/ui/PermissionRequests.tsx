import { useMemo } from 'react'
import { ListSection } from '../../../shared/blocks/list-page/ListSection'
import { useList } from '../../../shared/blocks/list-page/useList'
import { permissionRequestList, type PermissionRequestsArgs } from './permissionRequestList'
import { useRetraction } from './useRetraction'
import { useStateText } from './useStateText'

type PermissionRequestsProps = Omit<PermissionRequestsArgs, 'stateText'>

/** The requests of a role or resource; what waits can be retracted. Keep both stable between renders. */
export function PermissionRequests({ permission, drawParty }: PermissionRequestsProps) {
  const stateText = useStateText()
  const args = useMemo(
    () => ({ permission, drawParty, stateText }),
    [permission, drawParty, stateText],
  )
  const { dialog, bulkAction, rowActions } = useRetraction(({ recipient }) => recipient.name)
  return (
    <>
      <ListSection
        list={useList(permissionRequestList, args)}
        bulkActions={[bulkAction]}
        rowActions={rowActions}
      />
      {dialog}
    </>
  )
}
