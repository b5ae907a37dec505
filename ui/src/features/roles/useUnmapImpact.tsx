import { useMemo } from 'react'
import { concernsMany } from '../../entities/impact/affected'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useImpact } from '../../entities/impact/useImpact'
import type { Role } from '../../entities/role/model'
import type { MappedResource } from '../../entities/role/relationsApi'
import type { UseConsequences } from '../../shared/blocks/related-list/consequences'
import { toUser } from '../users/routes'
import { toRole } from './routes'

/**
 * The impact of unmapping resources from a role. The name of the role has to be typed when many
 * people lose permissions.
 */
export function useUnmapImpact({ id, name }: Role): UseConsequences<MappedResource> {
  return useMemo(
    () =>
      function useConsequences(mapped) {
        const change = { unmapped: mapped.map((each) => ({ parent: id, child: each.id })) }
        const names = Object.fromEntries(
          [{ id, name }, ...mapped].map((each) => [each.id, each.name]),
        )
        const reading = useImpact({ change, names })
        return {
          preview: (
            <ImpactPreview
              change={change}
              reading={reading}
              personHref={toUser}
              roleHref={toRole}
            />
          ),
          typed: concernsMany(reading.data) ? name : undefined,
        }
      },
    [id, name],
  )
}
