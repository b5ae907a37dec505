import { useListAnswerColumnsQuery } from '../../entities/assignment/holdersApi'
import { HolderList } from '../../entities/assignment/ui/HolderList'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import type { ResourceDetail } from '../../entities/resource/model'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { toGroup } from '../groups/routes'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'
import { useHeldResource } from './useHeldResource'

const links = { toUser, toGroup, toRole: (dn: string) => toRole(dn, 'resources') }

/** The people who have a resource, directly or by a role, with their answers to its questions. */
export function ResourceAssignments({ resource }: { resource: ResourceDetail }) {
  const permission = useHeldResource(resource)
  const { mayAssign, mayRevoke } = useMayChange('resource', resource)
  // If the answer columns fail to load, the list is shown without them.
  const { data: answers, isLoading } = useListAnswerColumnsQuery(resource.id)
  if (isLoading) return <DetailSkeleton />
  return (
    <HolderList {...{ permission, links, mayAssign, mayRevoke, ...(answers && { answers }) }} />
  )
}
