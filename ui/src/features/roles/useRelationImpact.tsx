import { concernsMany } from '../../entities/impact/affected'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useImpact } from '../../entities/impact/useImpact'
import type { Role } from '../../entities/role/model'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { Consequences } from '../../shared/blocks/related-list/consequences'
import { toUser } from '../users/routes'
import { toRole } from './routes'
import type { RelationDraft } from './useRelationDraft'

/**
 * The impact of all changed relations of a role. The name of the role has to be typed when many
 * people gain or lose permissions.
 */
export function useRelationImpact({ id, name }: Role, draft: RelationDraft): Consequences {
  const above = (parents: readonly PickerItem[]) =>
    parents.map((parent) => ({ parent: parent.id, child: id }))
  const below = (children: readonly PickerItem[]) =>
    children.map((child) => ({ parent: id, child: child.id }))
  const { childrenAdded, childrenRemoved, parentsAdded, parentsRemoved } = draft
  const others = [...childrenAdded, ...childrenRemoved, ...parentsAdded, ...parentsRemoved]
  const change = {
    added: [...below(childrenAdded), ...above(parentsAdded)],
    removed: [...below(childrenRemoved), ...above(parentsRemoved)],
  }
  const names = Object.fromEntries([{ id, name }, ...others].map((each) => [each.id, each.name]))
  const reading = useImpact(others.length > 0 ? { change, names } : undefined)
  return {
    preview: others.length > 0 && (
      <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
    ),
    typed: concernsMany(reading.data) ? name : undefined,
  }
}
