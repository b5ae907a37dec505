import { useMemo } from 'react'
import { concernsMany } from '../../entities/impact/affected'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useImpact } from '../../entities/impact/useImpact'
import type { Role } from '../../entities/role/model'
import type { RelationSide } from '../../entities/role/relationsApi'
import type { UseConsequences } from '../../shared/blocks/related-list/consequences'
import { toUser } from '../users/routes'
import { toRole } from './routes'

interface Named {
  id: string
  name: string
}

/**
 * What follows when roles come to be contained in a role or to contain it, or no longer do; the name of the role is typed where
 * many people gain or lose something.
 */
export function useRelationImpact(
  { id, name }: Role,
  side: RelationSide,
  what: 'added' | 'removed',
): UseConsequences<Named> {
  return useMemo(() => {
    const relationTo = (other: string) =>
      side === 'children' ? { parent: id, child: other } : { parent: other, child: id }
    return function useConsequences(others) {
      const change = { [what]: others.map((other) => relationTo(other.id)) }
      const names = Object.fromEntries(
        [{ id, name }, ...others].map((each) => [each.id, each.name]),
      )
      const reading = useImpact(others.length > 0 ? { change, names } : undefined)
      return {
        preview: others.length > 0 && (
          <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
        ),
        typed: concernsMany(reading.data) ? name : undefined,
      }
    }
  }, [id, name, side, what])
}
