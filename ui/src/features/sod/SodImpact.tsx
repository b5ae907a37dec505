import { approversOf } from '../../entities/impact/approversOf'
import { useImpact } from '../../entities/impact/useImpact'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import type { Approver } from '../../entities/impact/model'
import { useGetDefaultApprovalQuery } from '../../entities/sod/api'
import type { SodExceptions } from '../../entities/sod/model'
import { chosenRoles, type RolePair, type SodFields } from '../../entities/sod/sodChange'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'

interface SodImpactProps {
  /** The stored roles. */
  before: RolePair
  now: Pick<SodFields, 'roles' | 'exceptions'>
}

/** The impact of the constraint, shown once it has two roles that fit. */
export function SodImpact({ before, now }: SodImpactProps) {
  const [first, second] = chosenRoles(now.roles)
  const approvers = useDeciders(now.exceptions)
  const isChosen = first !== undefined && second !== undefined
  const fits = isChosen && first.id !== second.id && first.level === second.level
  const idsOf = (pair: RolePair) => chosenRoles(pair).map(({ id }) => id)
  const change = {
    constraint: { before: idsOf(before), after: idsOf(now.roles) },
    approvers,
  }
  const names = Object.fromEntries(chosenRoles(now.roles).map(({ id, name }) => [id, name]))
  const reading = useImpact(fits ? { change, names } : undefined)
  if (!fits) return null
  return <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
}

/** The approvers of exceptions. */
function useDeciders({ kind, hasDefaultApprovers, approval }: SodExceptions): Approver[] {
  const { data } = useGetDefaultApprovalQuery(undefined)
  if (kind === 'alwaysAllow') return []
  return approversOf(hasDefaultApprovers ? data : approval)
}
