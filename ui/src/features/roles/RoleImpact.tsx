import type { ImpactChange } from '../../entities/impact/model'
import { concernsMany } from '../../entities/impact/affected'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useImpact } from '../../entities/impact/useImpact'
import type { RelationSide } from '../../entities/role/relationsApi'
import type { ChangePreview } from '../../shared/blocks/related-list/changePreview'
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
function useRoleImpact(change: ImpactChange | undefined, roles: readonly Named[]) {
  const names = Object.fromEntries(roles.map(({ id, name }) => [id, name]))
  const reading = useImpact(change && { change, names })
  return {
    isForMany: concernsMany(reading.data),
    preview: change && (
      <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
    ),
  }
}

interface Relations {
  role: Named
  side: RelationSide
  others: readonly Named[]
}

/** What the addition or removal of relations would do; for many people the name of the role is typed. */
export function useRelationPreview(
  kind: 'added' | 'removed',
  { role, side, others }: Relations,
): ChangePreview {
  const relations = others.map(({ id }) =>
    side === 'children' ? { parent: role.id, child: id } : { parent: id, child: role.id },
  )
  const change = relations.length > 0 ? { [kind]: relations } : undefined
  const { preview, isForMany } = useRoleImpact(change, [role, ...others])
  return { preview, typed: isForMany ? role.name : undefined }
}

/** What the deletion of a role would do. */
export function DeletionImpact({ role }: { role: Named }) {
  return useRoleImpact({ deleted: [role.id] }, [role]).preview
}
