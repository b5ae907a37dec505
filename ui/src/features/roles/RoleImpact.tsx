import type { ImpactChange } from '../../entities/impact/model'
import { concernsMany } from '../../entities/impact/affected'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useImpact } from '../../entities/impact/useImpact'
import { toUser } from '../users/routes'
import { toRole } from './routes'

interface Named {
  id: string
  name: string
}

/**
 * What a change of relations, or a deletion, would do, and whether so many people are concerned that it is typed.
 *
 * @param change - undefined while there is none.
 * @param roles - whom it names.
 */
export function useRoleImpact(change: ImpactChange | undefined, roles: readonly Named[]) {
  const names = Object.fromEntries(roles.map(({ id, name }) => [id, name]))
  const reading = useImpact(change && { change, names })
  return {
    isForMany: concernsMany(reading.data),
    preview: change && (
      <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
    ),
  }
}

/** What the deletion of a role would do. */
export function DeletionImpact({ role }: { role: Named }) {
  return useRoleImpact({ deleted: [role.id] }, [role]).preview
}
