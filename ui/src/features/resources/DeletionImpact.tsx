import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useImpact } from '../../entities/impact/useImpact'
import type { Resource } from '../../entities/resource/model'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'

/** Who loses a resource when it is deleted. */
export function DeletionImpact({ resource: { id, name } }: { resource: Resource }) {
  const change = { deletedResources: [id] }
  const reading = useImpact({ change, names: { [id]: name } })
  return <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
}
