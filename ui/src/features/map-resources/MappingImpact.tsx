import type { ImpactChange } from '../../entities/impact/model'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useImpact } from '../../entities/impact/useImpact'
import type { RoleDetail } from '../../entities/role/model'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'
import { isOver, nameOf, type Plan, type Verdict } from './plan'

interface MappingImpactProps {
  role: RoleDetail
  plan: Plan
  verdicts: readonly Verdict[]
}

/** The impact of sending a plan: the people who gain resources. */
export function MappingImpact(props: MappingImpactProps) {
  const asked = impactOfPlan(props)
  const reading = useImpact(asked)
  const { change } = asked
  return <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
}

/**
 * The change for the impact preview; a resource that does not exist yet is identified by its name.
 */
function impactOfPlan({ role, plan, verdicts }: MappingImpactProps) {
  const found = plan.items.flatMap((item, at) => {
    const verdict = verdicts[at]
    if (isOver(item)) return []
    if (verdict?.kind === 'map') return [{ ...verdict.resource, isNew: false }]
    const name = nameOf(plan, item)
    return verdict?.kind === 'create' ? [{ id: `new ${name}`, name, isNew: true }] : []
  })
  const change: ImpactChange = {
    mapped: found.map(({ id }) => ({ parent: role.id, child: id })),
    created: found.flatMap(({ id, isNew }) => (isNew ? [id] : [])),
  }
  return { change, names: Object.fromEntries([role, ...found].map(({ id, name }) => [id, name])) }
}
