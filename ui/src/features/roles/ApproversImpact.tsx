import { approversOf } from '../../entities/impact/approversOf'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useImpact } from '../../entities/impact/useImpact'
import type { Approval } from '../../shared/blocks/approval/approval'
import { toUser } from '../users/routes'
import { toRole } from './routes'

/** Which of the approvers of a role could not decide. */
export function ApproversImpact({ approval }: { approval: Approval }) {
  const change = { approvers: approversOf(approval) }
  const isAsked = change.approvers.length > 0
  const reading = useImpact(isAsked ? { change, names: {} } : undefined)
  if (!isAsked) return null
  return <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
}
