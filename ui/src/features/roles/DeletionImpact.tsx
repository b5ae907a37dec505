import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useImpact } from '../../entities/impact/useImpact'
import type { Role } from '../../entities/role/model'
import { toUser } from '../users/routes'
import { toRole } from './routes'

/** What the deletion of a role would do. */
export function DeletionImpact({ role }: { role: Pick<Role, 'id' | 'name'> }) {
  const change = { deleted: [role.id] }
  const reading = useImpact({ change, names: { [role.id]: role.name } })
  return <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
}
