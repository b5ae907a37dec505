import { GroupBoundary } from './GroupBoundary'
import { GroupEdit } from './GroupEdit'

/** Changes what is known about one group. */
export function GroupEditPage() {
  return (
    <GroupBoundary>
      {(group, readAgain) => <GroupEdit key={group.dn} group={group} readAgain={readAgain} />}
    </GroupBoundary>
  )
}
